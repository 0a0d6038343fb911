import type { HostNode } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { phaseIndex } from '../phases/extract-phases.js';
import type { PhaseTree } from '../phases/phase.js';
import { walkAst } from './ast-walk.js';

/** Returns the serial part of the schedule, over instances of phases, as the plan's host tree. */
export function hostTree(schedule: isl.Schedule, phases: readonly PhaseTree[], context: isl.Set): HostNode[] {
  const build = isl.AstBuild.fromContext(context).setIterators(iteratorNames(phases, context.context));
  return walkAst<Extract<HostNode, { kind: 'phase' }>>(build.nodeFromSchedule(schedule), {
    leaf: (tuple, iterators) => ({ kind: 'phase', phase: phaseIndex(tuple), iterators }),
  });
}

/** Returns for each depth the name that the first phase that deep uses. */
function iteratorNames(phases: readonly PhaseTree[], ctx: isl.Context): isl.IdList {
  const depth = Math.max(0, ...phases.map((phase) => phase.hostIterators.length));
  let list = isl.IdList.alloc(ctx, depth);
  const used = new Set<string>();
  for (let d = 0; d < depth; d++) {
    const name =
      phases.map((phase) => phase.hostIterators[d]).find((n) => n !== undefined && !used.has(n)) ?? `c${d}`;
    used.add(name);
    list = list.add(isl.Id.readFromStr(ctx, name));
  }
  return list;
}
