import { type Declarator, type PtxFunction, type PtxModule, type Variable, widthOf } from '@boxflow/ptx';
import { cName } from '../names/c-name.js';
import { Unsupported } from './unsupported.js';

/** The places of shared variables in a block's memory. Variables of the module come first, then those of the function. */
export interface SharedLayout {
  readonly offsets: ReadonlyMap<string, number>;
  readonly bytes: number;
}

/** The meanings of a module's names. */
export interface Symbols {
  readonly variables: ReadonlyMap<string, Variable>;
  readonly functions: ReadonlyMap<string, PtxFunction>;
  readonly shared: SharedLayout;
}

export function symbolsOf(module: PtxModule): Symbols {
  const variables = new Map<string, Variable>();
  const functions = new Map<string, PtxFunction>();
  for (const item of module.items) {
    if (item.kind === 'variable') variables.set(item.declarators[0]!.name, item);
    // A definition counts more than a declaration.
    if (item.kind === 'function' && (item.body !== undefined || !functions.has(item.name)))
      functions.set(item.name, item);
  }
  const shared = [...variables.values()].filter(
    ({ space, linkage }) => space === 'shared' && linkage !== 'extern',
  );
  return { variables, functions, shared: placeShared(shared, { offsets: new Map(), bytes: 0 }) };
}

/** Places shared variables behind those of a layout. */
export function placeShared(variables: readonly Variable[], after: SharedLayout): SharedLayout {
  const offsets = new Map(after.offsets);
  let end = after.bytes;
  for (const variable of variables) {
    const align = Math.max(variable.align ?? 1, elementBytes(variable));
    end = Math.ceil(end / align) * align;
    offsets.set(variable.declarators[0]!.name, end);
    end += bytesOf(variable);
  }
  return { offsets, bytes: Math.ceil(end / 16) * 16 };
}

export function elementBytes({ type, vector }: Variable): number {
  if (type === 'texref' || type === 'samplerref' || type === 'surfref') {
    throw new Unsupported(`variables of type '.${type}' are not supported`);
  }
  return widthOf(type) * (vector === undefined ? 1 : Number(vector.slice(1)));
}

/** Returns the bytes of a variable. */
export function bytesOf(variable: Variable): number {
  const { dimensions } = variable.declarators[0]!;
  return dimensions.reduce<number>((bytes, extent) => bytes * (extent ?? 0), elementBytes(variable));
}

/** Returns the address in C of a variable of a module. */
export function addressInC({ declarators }: Variable): string {
  const [{ name, dimensions }] = declarators as [Declarator];
  return `${dimensions.length === 0 ? '&' : ''}${cName(name)}`;
}
