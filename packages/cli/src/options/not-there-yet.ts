/** Commands of the design that do not exist so far, and what to do in their place. */
export const COMMANDS_NOT_THERE_YET: Readonly<Record<string, string>> = {
  tune: 'edit the output of `poly-cli explain --recipe` and give it to --recipe FILE',
};
