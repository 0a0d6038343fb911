import {
  type Distance,
  type ExplainedLoop,
  type ExplainedRegion,
  type LoopObstacle,
  printDistance,
} from '@boxflow/ir';
import { alignRows } from '../stages/align-rows.js';

const SHOWN = 4;

/** Prints for each loop that is not parallel the dependences it carries, and the remedies. */
export function printObstacles({ loops }: ExplainedRegion): readonly string[] {
  return loops.flatMap((loop) => (loop.parallel === false ? printLoop(loop) : []));
}

function printLoop({ iterator, location, obstacles, help }: ExplainedLoop): readonly string[] {
  const groups = [...groupObstacles(obstacles).values()];
  const shown = groups.slice(0, SHOWN);
  const left = groups.length - shown.length;
  return [
    `${location.line}: for ${iterator}`,
    ...alignRows(shown.map(printGroup)).map((line) => `  ${line}`),
    ...(left > 0 ? [`  … ${left} more`] : []),
    ...help.map(({ message }) => `  help: ${message}`),
  ];
}

/** Groups the obstacles between the same lines through the same array; flow comes first, then anti. */
function groupObstacles(obstacles: readonly LoopObstacle[]): ReadonlyMap<string, readonly LoopObstacle[]> {
  const groups = new Map<string, readonly LoopObstacle[]>();
  for (const obstacle of obstacles) {
    const { array, source, sink } = obstacle;
    const key = [array, source.location.line, sink.location.line].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), obstacle]);
  }
  return groups;
}

function printGroup(group: readonly LoopObstacle[]): readonly string[] {
  const [{ kind, array, source, sink, distance }] = group as readonly [LoopObstacle, ...LoopObstacle[]];
  const what = {
    flow: `line ${sink.location.line} reads what line ${source.location.line} wrote`,
    anti: `line ${sink.location.line} overwrites what line ${source.location.line} read`,
    output: `line ${sink.location.line} overwrites what line ${source.location.line} wrote`,
  };
  const kinds = [...new Set(group.map((obstacle) => obstacle.kind))].join(', ');
  return [array, kinds, `${what[kind]} ${iterationsBefore(distance)}`];
}

function iterationsBefore(distance: Distance): string {
  const text = printDistance(distance);
  if (text === '*') return 'in another iteration';
  if (text === '1') return 'in the iteration before';
  return `${text.replace('..', ' to ').replace(/ to $/, ' or more')} iterations before`;
}
