/** Something that boxflow can use, and whether it is here. */
export interface Finding {
  readonly name: string;
  /** The purpose. */
  readonly purpose: string;
  /** The version or path; `null` if it is missing. */
  readonly found: string | null;
  /** True: without it nothing runs, not even on the host device. */
  readonly required: boolean;
  /** How to get it. */
  readonly remedy: string;
}

/** One line for what is here; a second with the way to get it for what is not. */
export function printFinding({ name, purpose, found, required, remedy }: Finding): string {
  if (found !== null) return `found    ${name}: ${found}`;
  const weight = required ? 'needed' : 'only needed';
  return `missing  ${name}, ${weight} ${purpose}\n         ${remedy}`;
}
