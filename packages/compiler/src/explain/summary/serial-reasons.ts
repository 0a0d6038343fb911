import {
  type ExplainedLoop,
  type ExplainedRegion,
  formatLocation,
  type LoopHelp,
  type LoopObstacle,
  printDistance,
} from '@boxflow/ir';
import { type LoopRole, loopsAround } from './loop-roles.js';

/** The help that one loop has at most: the user makes all of these edits, or none. */
const MOST_HELP = 3;

/** A loop that stays in order, and why. */
export interface SerialLoop {
  readonly loop: ExplainedLoop;
  /** The dependence that says most; absent if none is known. */
  readonly obstacle?: LoopObstacle;
  /** The edits that would help, or why none does. */
  readonly help: readonly LoopHelp[];
}

/** Returns the lines about {@link serialLoops}: the dependence with both places, and the edits that would help. */
export function serialReasons(
  region: ExplainedRegion,
  roles: ReadonlyMap<ExplainedLoop, LoopRole>,
): readonly string[] {
  return serialLoops(region, roles).flatMap(({ loop, obstacle, help }) => [
    `for ${loop.iterator} stays in order${obstacle ? `: ${printObstacle(obstacle)}` : ''}`,
    ...help.map(({ message }) => `  help: ${message}`),
  ]);
}

/** Returns the serial loops outside of parallel ones. Loops inside parallel ones have work enough beside them. */
export function serialLoops(
  region: ExplainedRegion,
  roles: ReadonlyMap<ExplainedLoop, LoopRole>,
): readonly SerialLoop[] {
  const serial = region.loops.filter((loop) => {
    const isInside = loopsAround(region, loop).some((outer) => isParallel(outer, roles.get(outer)));
    if (isParallel(loop, roles.get(loop)) || loop.parallel !== false) return false;
    return !isInside || roles.get(loop) === 'step';
  });
  return serial.map(whySerial);
}

/** Returns whether the iterations of the loop run in parallel as they are, after a split, or in parts. */
function isParallel({ parallel, help }: ExplainedLoop, role: LoopRole | undefined): boolean {
  return (
    parallel === true || role === 'dealt' || role === 'parts' || help.some(({ kind }) => kind === 'split')
  );
}

/** Returns why a loop stays in order. */
function whySerial(loop: ExplainedLoop): SerialLoop {
  const help = helpShown(loop.help);
  const array = help[0]?.array;
  const ofArray = loop.obstacles.filter((obstacle) => obstacle.array === array);
  const obstacle = ofArray.find(({ kind }) => kind === 'flow') ?? ofArray[0] ?? loop.obstacles[0];
  return { loop, ...(obstacle && { obstacle }), help };
}

/** One hopeless array makes edits for the others useless; it stands first. */
function helpShown(help: readonly LoopHelp[]): readonly LoopHelp[] {
  const isHopeless = help[0] && HOPELESS.includes(help[0].kind);
  return isHopeless ? help.slice(0, 1) : joinAlike(help).slice(0, MOST_HELP);
}

/** Returns one help for arrays that have the same. */
function joinAlike(help: readonly LoopHelp[]): readonly LoopHelp[] {
  const groups = new Map<string, readonly LoopHelp[]>();
  for (const one of help) {
    const key = one.message.replaceAll(one.array, '');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group as readonly [LoopHelp];
    return {
      ...first,
      message: first.message.replace(first.array, group.map(({ array }) => array).join(', ')),
    };
  });
}

const HOPELESS: readonly LoopHelp['kind'][] = ['recurrence', 'scatter', 'interleave', 'wavefront'];

/** Says which place accesses what the other one accessed before. */
export function printObstacle({ kind, array, source, sink, distance }: LoopObstacle): string {
  const [first, second] = {
    flow: ['reads', 'wrote'],
    anti: ['overwrites', 'read'],
    output: ['overwrites', 'wrote'],
  }[kind] as [string, string];
  const at = formatLocation(sink.location);
  const from = source.statement === sink.statement ? 'the same line' : formatLocation(source.location);
  return `${at} ${first} ${array}, which ${from} ${second} ${iterationsBefore(printDistance(distance))}`;
}

function iterationsBefore(distance: string): string {
  if (distance === '*') return 'in another iteration';
  if (distance === '1') return 'in the iteration before';
  return `${distance.replace('..', ' to ').replace(/ to $/, ' or more')} iterations before`;
}
