/** Options of the design that do not exist so far, and what holds in their place. */
export const OPTIONS_NOT_THERE_YET: Readonly<Record<string, string>> = {
  boxes: 'boxes are merged where the hull wastes nothing',
};

/** Commands of the design that do not exist so far, and what to do in their place. */
export const COMMANDS_NOT_THERE_YET: Readonly<Record<string, string>> = {
  tune: 'edit the output of `poly-cli explain --recipe` and give it to --recipe FILE',
};
