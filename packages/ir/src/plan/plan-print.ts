import { printControl } from '../control/control-node.js';
import { indent } from '../control/text-lines.js';
import type { IntExpr } from '../int-expr/int-expr.js';
import { printIntExpr } from '../int-expr/print.js';
import type {
  DistributionClass,
  FlowOut,
  FlowOutSet,
  HostNode,
  Launch,
  Phase,
  PhaseView,
  Plan,
  PlanArray,
  PlanBox,
  PlanWork,
  SecondDimension,
} from './plan.js';

/** Prints the plan briefly, one line per item, in the order of the data. */
export function printPlan(plan: Plan): string {
  const lines = [
    `plan ${plan.name} of ${plan.origin}`,
    ...indent([
      ...(plan.contracts ? ['x * y + z with one rounding'] : []),
      ...(plan.parameters.length > 0 ? [`parameters ${plan.parameters.join(', ')}`] : []),
      ...plan.assumptions.map(
        ({ condition, message }) => `assume ${printIntExpr(condition)}; otherwise ${message}`,
      ),
      ...plan.arrays.map(describeArray),
      ...plan.classes.map(describeClass),
      ...plan.phases.flatMap((phase) => describePhase(plan, phase)),
      ...(plan.work ? [describeWork(plan.work)] : []),
      'host',
      ...indent(plan.host.flatMap((node) => describeHostNode(plan, node))),
    ]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** `[i, i + 1) × [0, n)`, with its guard; a box of no dimension is `scalar`. */
function printPlanBox(box: PlanBox): string {
  const intervals = box.lo.map((lo, i) => interval(lo, box.hi[i]!));
  const where = box.guard ? ` where ${printIntExpr(box.guard)}` : '';
  return `${intervals.join(' × ') || 'scalar'}${where}`;
}

function interval(lo: IntExpr, hi: IntExpr): string {
  return `[${printIntExpr(lo)}, ${printIntExpr(hi)})`;
}

function list(exprs: readonly IntExpr[]): string {
  return exprs.map(printIntExpr).join(', ');
}

function describeArray(array: PlanArray): string {
  const extents = array.extents.map((extent) => `[${printIntExpr(extent)}]`).join('');
  const flow = [array.liveIn ? 'in' : '', array.liveOut ? 'out' : '']
    .filter((word) => word !== '')
    .join(' and ');
  return `array ${array.element} ${array.name}${extents}, live ${flow || 'inside only'}`;
}

function describeClass({ name, lo, hi }: DistributionClass): string {
  return `class ${name} ${interval(lo, hi)}`;
}

function describeWork({ operationsHull, serialHull, launchesHull, bytesHull }: PlanWork): string {
  const serial = serialHull.op === 'int' && serialHull.value === 0;
  return (
    `a call does at most ${counted(operationsHull, 'operation', 'operations')}` +
    `${serial ? '' : `, ${printIntExpr(serialHull)} of them in one thread`}, ` +
    `${counted(launchesHull, 'launch', 'launches')}, and moves ${printIntExpr(bytesHull)} bytes`
  );
}

function counted(count: IntExpr, one: string, many: string): string {
  if (count.op === 'int' && count.value === 1) return `1 ${one}`;
  const text = printIntExpr(count);
  return `${count.op === 'select' ? `(${text})` : text} ${many}`;
}

function describePhase(plan: Plan, phase: Phase): string[] {
  return [
    `phase ${phase.name}(${phase.hostIterators.join(', ')}): ${phase.summary}`,
    ...indent([
      describeDimension(plan, phase),
      ...(phase.second ? [`and ${describeDimension(plan, phase.second)}`] : []),
      ...(phase.single === null ? [] : [`on one device: ${phase.single}`]),
      ...phase.views.flatMap((view) => describeView(plan, view)),
      ...phase.launches.map((launch) => describeLaunch(phase, launch)),
      ...phase.flowOut.map((flow) => describeFlow(plan, flow)),
      ...phase.flowOutSets.map((set) => describeFlowOutSet(plan, set)),
      `work ${printIntExpr(phase.workHull)}`,
    ]),
  ];
}

function describeDimension(plan: Plan, dimension: Phase | SecondDimension): string {
  const { iterator, lo, hi } = dimension;
  return `${iterator || 'once'} in ${interval(lo, hi)}, class ${plan.classes[dimension.class]?.name}`;
}

function describeView(plan: Plan, view: PhaseView): string[] {
  const array = plan.arrays[view.array]?.name;
  const head = `view ${view.name}: ${array} ${printPlanBox(view.boxHull)}${view.cleanUp ? ', freed after the iteration' : ''}`;
  return [
    head,
    ...indent([
      ...view.reads.map((box) => `reads ${printPlanBox(box)}`),
      ...view.writes.map(({ box, exact }) => `writes ${exact ? '' : 'within '}${printPlanBox(box)}`),
    ]),
  ];
}

function describeLaunch(
  phase: Phase,
  { kernel, views, scalars, grid, block, constants = [] }: Launch,
): string {
  const names = views.map((position, i) => {
    const isConstant = constants.some(({ view }) => view === i);
    return `${phase.views[position]?.name}${isConstant ? ' in constant memory' : ''}`;
  });
  const args = [names.join(', '), list(scalars)];
  const call = `${kernel}(${args.filter((text) => text !== '').join('; ')})`;
  return grid.length === 0
    ? `launch ${call}, one thread`
    : `launch ${call}, threads (${list(grid)}) in blocks (${block.join(', ')})`;
}

function describeFlow(plan: Plan, { array, toPhase, boxes, exact }: FlowOut): string {
  const name = `${plan.arrays[array]?.name} to ${plan.phases[toPhase]?.name}`;
  return `flow ${name}: ${exact ? '' : 'within '}${boxes.map(printPlanBox).join(' and ')}`;
}

function describeFlowOutSet(plan: Plan, { array, boxes, exact }: FlowOutSet): string {
  return `flow out of ${plan.arrays[array]?.name}: ${exact ? '' : 'within '}${boxes.map(printPlanBox).join(' and ')}`;
}

function describeHostNode(plan: Plan, node: HostNode): string[] {
  switch (node.kind) {
    case 'phase':
      return [`${plan.phases[node.phase]?.name}(${list(node.iterators)})`];
    case 'for':
    case 'if':
      return printControl(node, (child) => describeHostNode(plan, child));
  }
}
