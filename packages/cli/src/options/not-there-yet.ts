/** Options of the design that do not exist so far, and what holds in their place. */
export const OPTIONS_NOT_THERE_YET: Readonly<Record<string, string>> = {
  distribution: 'every device gets one block of the distributed dimension',
  comm: 'data is pushed by the exact flow-out sets, and pulled where that is not enough',
  boxes: 'boxes are merged where the hull wastes nothing',
  'no-reuse': 'data that is on a device already is always used from there',
  'no-overlap': 'transfers and kernels overlap as the device allows',
  'no-reorder': 'tiles run in order of their intervals',
  trace: '--stats FILE writes bytes and times at the end of the run',
};

/** Commands of the design that do not exist so far, and what to do in their place. */
export const COMMANDS_NOT_THERE_YET: Readonly<Record<string, string>> = {
  tune: 'edit the output of `poly-cli explain --recipe` and give it to --recipe FILE',
};
