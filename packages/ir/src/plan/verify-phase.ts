import type { Problems } from '../diagnostics/problems.js';
import { verifyCount, verifyNames, verifyPosition } from '../diagnostics/verify-names.js';
import { extend, type Scope, verifyIntExpr, verifyIntExprs } from '../int-expr/verify.js';
import { verifyBlock } from '../kernel/verify-block.js';
import type {
  FlowOut,
  FlowOutSet,
  Launch,
  Phase,
  PhaseView,
  Plan,
  PlanBox,
  SecondDimension,
} from './plan.js';

/** The part of {@link verifyPlan} for one phase. */
export function verifyPhase(plan: Plan, phase: Phase, path: string, problems: Problems): void {
  const outer = extend(new Set(plan.parameters), ...phase.hostIterators);
  const tile = extend(outer, 'lo', 'hi', ...(phase.second ? ['lo2', 'hi2'] : []));
  verifyNames(
    [...plan.parameters, ...phase.hostIterators],
    `${path}: parameters and hostIterators`,
    problems,
  );
  verifyPosition(phase.class, plan.classes.length, `${path}.class`, problems);
  verifyIntExprs([phase.lo, phase.hi], outer, `${path}: interval`, problems);
  if (phase.second) verifySecond(plan, phase.second, outer, `${path}.second`, problems);
  verifyIntExpr(phase.workHull, tile, `${path}.workHull`, problems);
  verifyNames(
    phase.views.map(({ name }) => name),
    `${path}.views`,
    problems,
  );
  for (const [i, view] of phase.views.entries())
    verifyView(plan, view, tile, `${path}.views[${i}]`, problems);
  for (const [i, launch] of phase.launches.entries())
    verifyShape(phase, launch, tile, `${path}.launches[${i}]`, problems);
  for (const [i, flow] of phase.flowOut.entries())
    verifyFlow(plan, flow, tile, `${path}.flowOut[${i}]`, problems);
  for (const [i, set] of phase.flowOutSets.entries())
    verifyBoxesOf(plan, set, tile, `${path}.flowOutSets[${i}]`, problems);
}

function verifySecond(
  plan: Plan,
  second: SecondDimension,
  outer: Scope,
  path: string,
  problems: Problems,
): void {
  verifyPosition(second.class, plan.classes.length, `${path}.class`, problems);
  verifyIntExprs([second.lo, second.hi], outer, `${path}: interval`, problems);
}

function verifyView(plan: Plan, view: PhaseView, tile: Scope, path: string, problems: Problems): void {
  if (!verifyPosition(view.array, plan.arrays.length, `${path}.array`, problems)) return;
  const rank = plan.arrays[view.array]!.extents.length;
  verifyBox(view.boxHull, rank, tile, `${path}.boxHull`, problems);
  for (const [i, box] of view.reads.entries()) verifyBox(box, rank, tile, `${path}.reads[${i}]`, problems);
  for (const [i, { box }] of view.writes.entries())
    verifyBox(box, rank, tile, `${path}.writes[${i}]`, problems);
}

function verifyBox(box: PlanBox, rank: number, scope: Scope, path: string, problems: Problems): void {
  verifyCount(box.lo.length, rank, `${path}.lo`, problems);
  verifyCount(box.hi.length, rank, `${path}.hi`, problems);
  verifyIntExprs(box.lo, scope, `${path}.lo`, problems);
  verifyIntExprs(box.hi, scope, `${path}.hi`, problems);
  if (box.guard) verifyIntExpr(box.guard, scope, `${path}.guard`, problems);
}

function verifyShape(phase: Phase, launch: Launch, tile: Scope, path: string, problems: Problems): void {
  for (const [i, view] of launch.views.entries())
    verifyPosition(view, phase.views.length, `${path}.views[${i}]`, problems);
  verifyIntExprs(launch.scalars, tile, `${path}.scalars`, problems);
  verifyIntExprs(launch.grid, tile, `${path}.grid`, problems);
  problems.check(launch.grid.length <= 3, `${path}.grid`, 'has more than three dimensions');
  verifyBlock(launch.block, launch.grid.length, `${path}.block`, problems);
}

function verifyFlow(plan: Plan, flow: FlowOut, tile: Scope, path: string, problems: Problems): void {
  verifyPosition(flow.toPhase, plan.phases.length, `${path}.toPhase`, problems);
  const second = plan.phases[flow.toPhase]?.second ? ['rlo2', 'rhi2'] : [];
  verifyBoxesOf(plan, flow, extend(tile, 'rlo', 'rhi', ...second), path, problems);
}

function verifyBoxesOf(
  plan: Plan,
  { array, boxes }: FlowOutSet,
  scope: Scope,
  path: string,
  problems: Problems,
): void {
  if (!verifyPosition(array, plan.arrays.length, `${path}.array`, problems)) return;
  const rank = plan.arrays[array]!.extents.length;
  for (const [i, box] of boxes.entries()) verifyBox(box, rank, scope, `${path}.boxes[${i}]`, problems);
}
