import { apply, int, scalarBytes, variable } from '@boxflow/ir';
import { pointerToPointer } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { NotAffine } from '../../integers/not-affine.js';
import type { Node } from '../../syntax/node.js';
import type { CType, Variable } from '../../types/scope.js';
import type { IntegerTerm, Place, PointerOffset } from '../state/place.js';
import type { Region } from '../state/region.js';

/**
 * Returns the place that `a[i]` points to, for an array of pointers that the region does not change: as
 * `a[0] + i * step`, with a parameter for the distance of rows. It is checked when the region begins that all
 * rows lie equally far apart.
 *
 * @throws Refused if the pointer may be set in the region, or data chooses it
 */
export function rowPlace(from: Place, target: CType, node: Node, region: Region): Place {
  const { symbol, offsets, members } = from;
  const [row, ...others] = offsets;
  const root = region.members.get(symbol)?.root ?? symbol;
  const terms = row?.terms.filter((term) => term.kind === 'integer') ?? [];
  const isFixed = region.isVisible(root) && !region.changesOuter(root) && !root.volatile;
  const refuse = (why: string): never => {
    throw new Refused(pointerToPointer(region.locate(node), symbol.name, why));
  };
  if (region.isLocal(symbol) || !isFixed) return refuse('the region may set its pointers');
  if (!row || others.length > 0 || members.length > 0 || target.kind !== 'scalar')
    return refuse('its rows are not arrays of numbers');
  if (terms.length < row.terms.length) return refuse('data chooses the row');
  const rows = rowsVariable(symbol, target, region);
  const { step } = region.rowPointers.get(rows)!;
  const offset: PointerOffset = { terms: terms.map((term) => inRows(term, step, node)) };
  return { symbol: rows, node: from.node, type: target, offsets: [offset], members: [], movable: true };
}

function inRows({ expr, notAffine }: IntegerTerm, step: string, node: Node): IntegerTerm {
  const why = notAffine ?? new NotAffine('its rows lie as far apart as their pointers say', node);
  return { kind: 'integer', expr: apply('mul', expr, variable(step)), node, notAffine: why };
}

/** Returns the variable that stands for all rows, as one array without rows. */
function rowsVariable(
  symbol: Variable,
  target: CType & { readonly kind: 'scalar' },
  region: Region,
): Variable {
  const key = `${region.keyOf(symbol)} rows`;
  const known = region.derivedVariables.get(key);
  if (known) return known;
  const rows: Variable = {
    ...symbol,
    type: { kind: 'pointer', target },
    // Neither a parameter, whose extents are promises, nor a local variable, whose allocation the function shows.
    storage: 'global',
    isConst: false,
    constant: undefined,
  };
  region.derivedVariables.set(key, rows);
  const member = region.members.get(symbol);
  const expression = member?.expression ?? symbol.name;
  region.members.set(rows, {
    root: member?.root ?? symbol,
    expression: `${expression}[0]`,
    structBytes: [],
    sizes: [],
  });
  const step = region.freshName(`${symbol.name}_step`, (taken) => region.mentions(taken));
  region.parameters.set(step, 'int64');
  region.ranges.set(step, { lo: 1, hi: Number.POSITIVE_INFINITY });
  region.addFact(apply('ge', variable(step), int(1)));
  region.rowPointers.set(rows, {
    symbol,
    expression,
    step,
    bytes: scalarBytes(target.scalar),
    range: undefined,
  });
  return rows;
}
