import { type Access, type Statement, subscriptName } from '@boxflow/ir';
import { affineText } from './affine-text.js';

/**
 * Returns the relation from all instances of a statement to the element that subscripts name, in isl's notation:
 * `[n] -> { S0[i] -> A[i, a1'] }`. It has any subscript in dimensions that are not affine.
 */
export function accessRelation(
  { parameters }: { readonly parameters: readonly { readonly name: string }[] },
  { name, iterators }: Pick<Statement, 'name' | 'iterators'>,
  { array, index }: Pick<Access, 'array' | 'index'>,
): string {
  const subscripts = index.map(
    (one, d) => (one.op === 'data' ? undefined : affineText(one)) ?? subscriptName(d),
  );
  const instance = `${name}[${iterators.join(', ')}]`;
  const header = parameters.map((one) => one.name).join(', ');
  return `[${header}] -> { ${instance} -> ${array}[${subscripts.join(', ')}] }`;
}
