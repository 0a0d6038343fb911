/** Registers as nvcc names them, whose names in C are the same without the sign. */
const NUMBERED = /^%(?:p|rs|r|rd|rq|fd|f|h|hh)\d+$/;

/** Returns the name in C of a register or a variable. Symbols get a prefix, since C has functions of the same names. */
export function cName(name: string): string {
  return NUMBERED.test(name) ? name.slice(1) : `v_${name.replace('%', '')}`;
}

/** Returns the name in C of a label. */
export function cLabel(name: string): string {
  return name.replace(/^\$/, '');
}
