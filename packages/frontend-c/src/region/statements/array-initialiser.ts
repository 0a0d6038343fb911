import type { BodyExpr, BodyStatement, IntExpr } from '@boxflow/ir';
import { int } from '@boxflow/ir';
import { unsupportedStatement } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { children, field, type Node } from '../../syntax/node.js';
import type { ArrayDraft } from '../state/drafts.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { bodyExpr } from './expressions.js';

/** Elements that a statement may set one by one; zeros beyond them are set by a loop. */
const MOST_ELEMENTS = 256;

/** The values of `{ … }` for an array's elements, by their position in memory. */
export interface Elements {
  /** Lengths of the dimensions; the first may be as long as the list. */
  readonly extents: readonly number[];
  readonly values: ReadonlyMap<number, Node>;
}

/** Reads an initialiser list, with designators of constant positions and with inner braces left out. @throws Refused */
export function initialElements(list: Node, array: ArrayDraft, builder: StatementBuilder): Elements {
  const refuse = (at: Node, what: string): never => {
    throw new Refused(unsupportedStatement(builder.region.locate(at), what));
  };
  if (list.type !== 'initializer_list') return refuse(list, 'an array initialised with something but a list');
  const known = array.extents.map((extent) => (extent?.op === 'int' ? extent.value : undefined));
  const [first, ...inner] = known;
  if (inner.includes(undefined) || (array.extents[0] && first === undefined))
    return refuse(list, 'an initialised array of variable length');
  const sizes = inner as number[];
  const values = new Map<number, Node>();
  const end = fill(children(list), first, sizes, 0);
  const stride = sizes.reduce((a, b) => a * b, 1);
  if (values.size > MOST_ELEMENTS) return refuse(list, `an array initialised with ${values.size} values`);
  return { extents: [first ?? Math.ceil(end / stride), ...sizes], values };

  /** Enters the items of one pair of braces, for an array that begins at `offset`; returns where the last one ends. */
  function fill(
    items: readonly Node[],
    length: number | undefined,
    inside: readonly number[],
    offset: number,
  ): number {
    const step = inside.reduce((a, b) => a * b, 1);
    let position = offset;
    let furthest = offset;
    for (const item of items) {
      let value = item;
      if (item.type === 'initializer_pair') {
        const [designator, ...more] = item.childrenForFieldName('designator');
        const index = designator?.type === 'subscript_designator' ? children(designator)[0] : undefined;
        const at = index && builder.scope.constantValue(index);
        if (at === undefined || more.length > 0) return refuse(item, 'an initialiser with this designator');
        position = offset + at * step;
        value = field(item, 'value');
      }
      if (value.type === 'initializer_list' && inside.length > 0) {
        const [next, ...deeper] = inside;
        position = offset + Math.ceil((position - offset) / step) * step;
        fill(children(value), next, deeper, position);
        position += step;
      } else {
        const [only] = value.type === 'initializer_list' ? children(value) : [value];
        if (!only || (/literal$/.test(only.type) && /string/.test(only.type)))
          return refuse(value, 'an initialiser of this kind');
        values.set(position, only);
        position++;
      }
      if (length !== undefined && position > offset + length * step)
        return refuse(item, 'an initialiser beyond its array');
      furthest = Math.max(furthest, position);
    }
    return furthest;
  }
}

/** Returns whether one statement can set every element, those that the list leaves out included. */
export function areFew({ extents }: Elements): boolean {
  return extents.reduce((a, b) => a * b, 1) <= 64;
}

/** Returns one assignment per element that the list gives, or for all elements if they are few. */
export function elementAssignments(
  elements: Elements,
  array: ArrayDraft,
  at: Node,
  builder: StatementBuilder,
): BodyStatement[] {
  const { extents, values } = elements;
  const all = areFew(elements);
  const positions = all
    ? Array.from({ length: extents.reduce((a, b) => a * b, 1) }, (_, position) => position)
    : [...values.keys()].sort((a, b) => a - b);
  return positions.map((position): BodyStatement => {
    const node = values.get(position);
    const value = node ? bodyExpr(node, builder) : ZERO;
    const target = builder.add('write', array, subscripts(position, extents), node ?? at);
    return { kind: 'assign', target, value };
  });
}

export const ZERO: BodyExpr = { kind: 'literal', text: '0', type: 'int32' };

function subscripts(position: number, extents: readonly number[]): IntExpr[] {
  const index: IntExpr[] = [];
  let rest = position;
  for (const extent of [...extents].reverse()) {
    index.unshift(int(rest % extent));
    rest = Math.floor(rest / extent);
  }
  return index;
}
