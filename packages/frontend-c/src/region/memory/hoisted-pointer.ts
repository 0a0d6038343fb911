import { pointerInMemory, pointerMayBeAbsent } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import type { Node } from '../../syntax/node.js';
import type { CType, Variable } from '../../types/scope.js';
import type { Place } from '../state/place.js';
import type { Region } from '../state/region.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { executionConditions } from './execution-conditions.js';
import { isZeroOffset } from './pointer-offsets.js';
import { memoryOf } from './struct-members.js';

/**
 * Returns the memory behind `im->pix` as that of a variable of its own, which is read once, when the region begins. Nothing
 * in a region stores pointers, so it keeps its value; check-parameters has the runtime look for bytes that may overwrite
 * it. Pointers in arrays of structs are not read ahead, since there is one per element.
 *
 * @throws Refused if the program may not read the pointer when the region begins
 */
export function hoistedPointer(from: Place, target: CType, node: Node, builder: StatementBuilder): Place {
  const { region } = builder;
  const { symbol, members } = from;
  const at = region.locate(node);
  const { root, expression } = memoryOf(symbol, members, region);
  const text = expression.replaceAll('[0].', '->');
  if (region.changesOuter(root)) throw new Refused(pointerInMemory(at, text, root.name));
  const set = region.changedMembers(symbol).find(({ name, isWhole }) => isWhole && members.includes(name));
  if (set) throw new Refused(pointerInMemory(at, text, set.name));
  const pointer = pointerVariable(symbol, members, target, region);
  const key = readKey(pointer, region);
  const { memberReads } = region;
  const conditions =
    from.offsets.length === 0
      ? []
      : memberReads.conditionsFor(symbol, key, executionConditions(builder.within(builder.context)));
  if (!conditions) throw new Refused(pointerMayBeAbsent(at, text, members.at(-1)!));
  memberReads.add(key, symbol, conditions);
  return {
    symbol: pointer,
    node: from.node,
    type: target,
    offsets: [{ terms: [] }],
    members: [],
    movable: true,
  };
}

/** Returns whether the place is one pointer, the same one in the whole region, in a struct that is there before the region. */
export function isOnePointer({ symbol, members, offsets, movable }: Place, region: Region): boolean {
  const { root } = memoryOf(symbol, members, region);
  const isMember = members.length > 0 && !movable;
  return isMember && offsets.every(isZeroOffset) && region.isVisible(root) && !root.volatile;
}

/** Returns the name under which {@link Region.memberReads} know a pointer: no parameter has such a name. */
export function readKey(pointer: Variable, region: Region): string {
  return `*${region.members.get(pointer)!.expression}`;
}

/** Returns the variable that stands for a pointer member. */
function pointerVariable(
  symbol: Variable,
  members: readonly string[],
  target: CType,
  region: Region,
): Variable {
  const key = `${region.keyOf(symbol)} *.${members.join('.')}`;
  const known = region.derivedVariables.get(key);
  if (known) return known;
  const pointer: Variable = {
    ...symbol,
    name: [symbol.name, ...members].join('_'),
    type: { kind: 'pointer', target },
    // Neither a parameter, whose extents are promises, nor a local variable, whose allocation the function shows.
    storage: 'global',
    isConst: false,
    constant: undefined,
  };
  region.derivedVariables.set(key, pointer);
  const { root, expression } = memoryOf(symbol, members, region);
  region.members.set(pointer, { root, expression, structBytes: [], sizes: [] });
  region.hoisted.set(pointer, pointer);
  return pointer;
}
