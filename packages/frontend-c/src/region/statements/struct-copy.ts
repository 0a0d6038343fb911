import type { BodyExpr, BodyStatement } from '@boxflow/ir';
import { int } from '@boxflow/ir';
import { unsupportedExpression, unsupportedType } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { type Node, oneLine } from '../../syntax/node.js';
import { describeType, sameType } from '../../types/c-type.js';
import type { CType } from '../../types/scope.js';
import { localScalar } from '../memory/local-scalar.js';
import { place } from '../memory/places.js';
import { dependsOn, type Reference, referenceTo } from '../memory/references.js';
import type { Place } from '../state/place.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { literalList, literalNumbers } from './struct-literal.js';

/** The most numbers of a struct that is copied. */
const MOST_NUMBERS = 64;

/**
 * Returns `p[i] = q[j]` number by number. If it may read what it writes (`p[i] = p[p[i].next]`), everything
 * is read first, into variables of the region.
 *
 * `source` may also be a list of values, as in `p[i] = (struct point){x, y}`.
 *
 * @throws Refused if `source` is neither that nor a place of the same type, or the struct has pointers
 */
export function structCopy(
  target: Place,
  source: Node,
  node: Node,
  builder: StatementBuilder,
): BodyStatement[] {
  const { region } = builder;
  // First of all, since a struct may be too large for the others.
  const parts = numbersIn(target, node, builder);
  const { values, changeWith } = numbersOf(source, target, node, builder);
  const targets = parts.map((part) => referenceTo(part, node, builder));
  const written = new Set(targets.map(({ array }) => array.name));
  if (targets.some((one) => dependsOn(one, written, builder))) {
    const why = 'where it assigns to may depend on what it assigns';
    throw new Refused(unsupportedExpression(region.locate(node), oneLine(node, 60), why));
  }
  const assign = (to: Reference, value: BodyExpr): BodyStatement => {
    return { kind: 'assign', target: builder.add('write', to.array, to.index, node), value };
  };
  if (!changeWith(written)) return targets.map((to, i) => assign(to, values[i]!));
  const copies = targets.map(({ array, type }) => ({
    array: localScalar(`${array.name}_copy`, type, node, builder.context),
    index: [],
    type,
  }));
  const reading = copies.map((copy, i) => assign(copy, values[i]!));
  const writing = copies.map((copy, i) => {
    const access = builder.add('read', copy.array, copy.index, node);
    return assign(targets[i]!, { kind: 'read', access, type: copy.type });
  });
  return [...reading, ...writing];
}

interface Numbers {
  /** In the order of {@link numbersIn}. */
  readonly values: readonly BodyExpr[];
  /** Whether some may change once others have been assigned to arrays of these names. */
  readonly changeWith: (written: ReadonlySet<string>) => boolean;
}

function numbersOf(source: Node, target: Place, node: Node, builder: StatementBuilder): Numbers {
  const list = literalList(source);
  if (list) {
    const first = builder.collector.accesses.length;
    const copied = (struct: Node, type: CType) =>
      readNumbers(structAt(struct, type, builder), node, builder).values;
    const values = literalNumbers(list, target.type, builder, copied);
    const read = builder.collector.accesses.slice(first);
    return { values, changeWith: (written) => read.some(({ array }) => written.has(array)) };
  }
  const { sources, values } = readNumbers(structAt(source, target.type, builder), node, builder);
  // Each number goes to its own array, so only where they lie can depend on one that was assigned.
  return { values, changeWith: (written) => sources.some((one) => dependsOn(one, written, builder)) };
}

function structAt(source: Node, type: CType, builder: StatementBuilder): Place {
  const from = place(source, builder);
  if (sameType(type, from.type)) return from;
  const what = `${describeType(type)} from ${describeType(from.type)}`;
  throw new Refused(unsupportedType(builder.region.locate(source), oneLine(source, 40), what));
}

/** Reads the numbers of a struct, in the order of {@link numbersIn}. */
function readNumbers(from: Place, node: Node, builder: StatementBuilder) {
  const sources = numbersIn(from, node, builder).map((part) => referenceTo(part, node, builder));
  const values = sources.map(({ array, index, type }): BodyExpr => {
    return { kind: 'read', access: builder.add('read', array, index, node), type };
  });
  return { sources, values };
}

/** Returns the members of a struct, those of structs and arrays inside of it one by one. */
function numbersIn(whole: Place, node: Node, builder: StatementBuilder): readonly Place[] {
  const { region } = builder;
  const refuse = (what: string): never => {
    throw new Refused(unsupportedType(region.locate(node), oneLine(node, 40), what));
  };
  const numbers: Place[] = [];
  const visit = (part: Place): void => {
    const { type } = part;
    if (type.kind === 'struct') {
      for (const member of type.members)
        visit({ ...part, type: member.type, members: [...part.members, member.name], movable: false });
    } else if (type.kind === 'array') {
      const known = type.extent && type.scope.constantValue(type.extent);
      const count = known ?? refuse(`a whole struct with ${describeType(type)}`);
      for (let i = 0; i < Math.min(count, MOST_NUMBERS + 1); i++) {
        const terms = [{ kind: 'integer', expr: int(i), node, notAffine: undefined } as const];
        visit({ ...part, type: type.element, offsets: [...part.offsets, { terms }] });
      }
    } else if (type.kind === 'scalar') {
      numbers.push(part);
      if (numbers.length > MOST_NUMBERS) refuse(`a whole struct of more than ${MOST_NUMBERS} numbers`);
    } else {
      refuse(`a whole struct with ${describeType(type)}`);
    }
  };
  visit(whole);
  return numbers;
}
