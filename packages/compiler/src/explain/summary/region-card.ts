import {
  type ExplainedLoop,
  type ExplainedRegion,
  formatDiagnostic,
  formatLocation,
  printBytes,
} from '@boxflow/ir';
import { alignRows } from '../../stages/align-rows.js';
import { type LoopRole, loopRoles } from './loop-roles.js';
import { isOnOneDevice, printRole } from './role-text.js';
import { runTimeConditions } from './run-time-conditions.js';
import { serialReasons } from './serial-reasons.js';
import { type StepTraffic, stepTraffic } from './step-traffic.js';

/** How much of a region is shown. */
export interface CardDetail {
  /** The share of the program's executions in the region, from 0 to 1; `null` if it is not known. */
  readonly share: number | null;
  /** Whether loops inside those that are dealt out have lines of their own. */
  readonly innerLoops: boolean;
}

/** Returns the verdict of a region: its loops with what becomes of each, what moves, and what stays in order and why. */
export function regionCard(region: ExplainedRegion, { share, innerLoops }: CardDetail): readonly string[] {
  const roles = loopRoles(region);
  const shown = innerLoops ? region.loops : region.loops.filter((loop) => roles.get(loop) !== 'thread');
  const reasons = serialReasons(region, roles);
  const body = [
    ...loopTable(region, shown, roles),
    ...loopsOfData(region),
    ...printTraffic(region),
    ...runTimeConditions(region),
    ...onOneDevice(region, roles),
    ...reasons,
    ...(region.incomplete === null ? [] : [`not found out: ${region.incomplete}`]),
    ...otherDiagnostics(region, reasons.length === 0),
  ];
  return [`${regionHead(region)}${printShare(share)}`, ...body.map((line) => `  ${line}`)];
}

/** Returns the place of a region and where it runs, with the reason of each loop that stays in order, in a line each. */
export function shortCard(region: ExplainedRegion): readonly string[] {
  const head = regionHead(region);
  const [first, ...others] = serialReasons(region, loopRoles(region)).filter((line) => !line.startsWith(' '));
  if (first !== undefined) return [`${head}: ${first}`, ...others.map((line) => `  ${line}`)];
  return [region.sequential === null ? `${head} (--region ${region.name})` : `${head}: ${region.sequential}`];
}

/** Returns the place of a region, its names, and where it runs. */
function regionHead(region: ExplainedRegion): string {
  return `${formatLocation(region.location)}: ${region.name} in ${region.function} ${whereItRuns(region)}`;
}

/** Says where a region runs. */
export function whereItRuns(region: ExplainedRegion): string {
  if (region.sequential !== null) return 'stays on the host';
  return `runs on ${isOnOneDevice(region) ? 'one device' : 'devices'}${isReordered(region) ? ', in a new order of its loops' : ''}`;
}

function isReordered({ recipe }: ExplainedRegion): boolean {
  return recipe?.some(({ verb }) => verb === 'reorder' || verb === 'skew') ?? false;
}

function printShare(share: number | null): string {
  if (share === null) return '';
  const percent = share * 100;
  return percent < 0.1
    ? ' (under 0.1 % of the work)'
    : ` (${Number(percent.toPrecision(percent > 99 ? 3 : 2))} % of the work)`;
}

function loopTable(
  region: ExplainedRegion,
  loops: readonly ExplainedLoop[],
  roles: ReadonlyMap<ExplainedLoop, LoopRole>,
): readonly string[] {
  if (region.sequential !== null) return [];
  const width = Math.max(...loops.map(({ location }) => String(location.line).length));
  return alignRows(
    loops.map((loop) => [
      String(loop.location.line).padStart(width),
      `${'  '.repeat(loop.depth)}for ${loop.iterator}`,
      printRole(region, loop, roles.get(loop)),
    ]),
  );
}

/** Returns a line about the loops that are parts of statements. */
function loopsOfData({ statements }: ExplainedRegion): readonly string[] {
  const lines = statements.flatMap(({ loops }) => loops.map(({ location }) => location.line));
  if (lines.length === 0) return [];
  const [loops, run] = lines.length > 1 ? ['loops', 'run'] : ['loop', 'runs'];
  return [
    `the ${loops} of ${linesText([...new Set(lines)])} ${run} in order inside an iteration: their bounds or steps are only known then`,
  ];
}

/** Returns what two devices send each other, for each nest of serial loops. */
export function printTraffic({ loops, plan, estimate, sequential }: ExplainedRegion): readonly string[] {
  if (!plan || sequential !== null) return [];
  const traffic = stepTraffic(plan, estimate?.sizes ?? {});
  if (!traffic) return [];
  const moved = traffic.filter(({ bytes }) => bytes.size > 0);
  return [...newLoops(loops, traffic), printAllMoved(traffic, moved)];
}

/** Names the serial loops that only the new order has. */
function newLoops(loops: readonly ExplainedLoop[], traffic: readonly StepTraffic[]): readonly string[] {
  const all = new Map(traffic.flatMap((one) => one.loops).map((loop) => [loop.iterator, loop.steps]));
  const added = [...all].filter(([iterator]) => loops.every((loop) => loop.iterator !== iterator));
  return added.map(([iterator, steps]) => `around them a new loop ${iterator}: in order, ${steps} steps`);
}

function printAllMoved(traffic: readonly StepTraffic[], moved: readonly StepTraffic[]): string {
  if (moved.length > 0) return `moves between two devices: ${moved.map(printMoved).join(', ')}`;
  return traffic.some(({ loops }) => loops.length > 0)
    ? 'nothing moves between devices from step to step'
    : 'nothing moves between devices';
}

function printMoved({ loops, bytes }: StepTraffic): string {
  const total = [...bytes.values()].reduce((sum, each) => sum + each, 0);
  const innermost = loops.at(-1);
  const when = innermost ? `each step of ${innermost.iterator}` : 'once';
  return `${printBytes(total)} ${when} (${[...bytes.keys()].join(', ')})`;
}

/** Names the phases that one device runs, except those without a loop: single statements, and parts put together. */
export function onOneDevice(
  region: ExplainedRegion,
  roles: ReadonlyMap<ExplainedLoop, LoopRole>,
): readonly string[] {
  const single = (region.plan?.phases ?? []).flatMap(({ single: reason, summary }) => {
    const statements = [...summary.matchAll(/(\w+) \(line (\d+)\)/g)];
    const inLoops = statements.filter(([, name = '']) => isInLoopOfItsOwn(region, name, roles));
    return reason === null || inLoops.length === 0
      ? []
      : [{ reason, lines: inLoops.map(([, , line]) => Number(line)) }];
  });
  const reasons = [...new Set(single.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const lines = single.filter((phase) => phase.reason === reason).flatMap((phase) => phase.lines);
    return `one device runs ${linesText([...new Set(lines)])}: ${reason}`;
  });
}

/** Returns whether a statement of the mapping, such as `S3` or `S3_total`, is in a loop that is neither serial nor in parts. */
function isInLoopOfItsOwn(
  { loops }: ExplainedRegion,
  name: string,
  roles: ReadonlyMap<ExplainedLoop, LoopRole>,
): boolean {
  const innermost = loops
    .filter(({ statements }) => statements.some((one) => name === one || name.startsWith(`${one}_`)))
    .at(-1);
  const role = innermost && roles.get(innermost);
  return role !== undefined && role !== 'step' && role !== 'parts';
}

/** Returns `line 3`, `lines 3 and 5` or `lines 3, 5, 8`. */
export function linesText(lines: readonly number[]): string {
  const ordered = [...lines].sort((a, b) => a - b);
  if (ordered.length === 1) return `line ${ordered[0]}`;
  return ordered.length === 2 ? `lines ${ordered.join(' and ')}` : `lines ${ordered.join(', ')}`;
}

/** Returns why the region stays on the host, with a general hint if there is no better one, and what else is known. */
function otherDiagnostics(
  { diagnostics, sequential }: ExplainedRegion,
  isHinted: boolean,
): readonly string[] {
  const others = diagnostics.filter(({ message }) => message !== sequential);
  const hint = isHinted ? diagnostics.find(({ message }) => message === sequential)?.hint : undefined;
  return [
    ...(sequential === null ? [] : [sequential, ...(hint === undefined ? [] : [`  hint: ${hint}`])]),
    ...others.flatMap((diagnostic) => formatDiagnostic(diagnostic).split('\n')),
  ];
}
