import type { KernelBody } from '../values/kernel-body.js';
import type { LoadedParameter } from '../values/parameters.js';

/** An array by the variable for its address in expressions: `p3` for a pointer parameter, `&table` for a variable. */
export type ArrayPlace =
  | { readonly kind: 'parameter'; readonly parameter: number; readonly byte: number }
  | { readonly kind: 'variable'; readonly name: string; readonly constant: boolean };

export function placeOf(
  variable: string,
  parameters: readonly LoadedParameter[],
  { variables }: Pick<KernelBody, 'variables'>,
): ArrayPlace | undefined {
  const name = variable.startsWith('&') ? variable.slice(1) : undefined;
  if (name !== undefined) {
    const space = variables.get(name)?.space;
    return space === 'global' || space === 'const'
      ? { kind: 'variable', name, constant: space === 'const' }
      : undefined;
  }
  const found = parameters.find((one) => one.name === variable && one.bytes === 8);
  return found && { kind: 'parameter', parameter: found.parameter, byte: found.byte };
}

/** Returns a text for an array until the source gives it a name. */
export function plainLabel(place: ArrayPlace): string {
  if (place.kind === 'variable') return place.name;
  return place.byte === 0
    ? `parameter ${place.parameter}`
    : `parameter ${place.parameter}, byte ${place.byte}`;
}
