import {
  type AccessTarget,
  type BufferElement,
  blockVariables,
  type IntExpr,
  type Kernel,
  type KernelBlocks,
  type KernelBuffer,
  type KernelNode,
  type Statement,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { freeNames } from '../model/free-name.js';
import type { ScopModel } from '../model/scop-model.js';
import { inRegisters, threadBody } from '../phases/launch.js';
import type { LaunchTree } from '../phases/phase.js';
import { isKept } from '../phases/register-accesses.js';
import { subtreeOn } from '../tree/graft.js';
import { childCount, iteratorOf, loopName } from '../tree/loop-name.js';
import { decode, encode, markOf, marksAbove } from '../tree/marks.js';
import { sharedMarks } from '../tree/shared-marks.js';
import { walkAst } from './ast-walk.js';
import { type Register, type RegisterCopy, type ScheduleWithCopies, withCopies } from './registers.js';
import { statementsAlike } from './statements-alike.js';
import { type Thread, threadContext, threadPoint } from './threads-of-tile.js';

/**
 * Returns what a thread executes: the part of the tree inside the thread grid, on the instances at the host iterators, the
 * interval and the threads that are parameters.
 */
export function kernelBody(
  model: ScopModel,
  launch: LaunchTree,
  instances: isl.UnionSet,
  grid: readonly Thread[],
  others: readonly string[],
  context: isl.Set,
  targets: Targets,
  blocks: KernelBlocks | undefined,
): Kernel['body'] {
  const own = grid.reduce((set, { iterator, schedule }) => {
    const point = isl.UnionSet.fromSet(threadPoint(model.ctx, iterator));
    return set.intersect(schedule.intersectRange(point).domain());
  }, instances);
  const taken = [...others, ...blockVariables(blocks)];
  const names = iteratorNames(launch, taken);
  const build = isl.AstBuild.fromContext(threadContext(grid, context)).setIterators(idList(model, names));
  const alike = keepsRegisters(launch) ? undefined : statementsAlike(threadBody(launch), own);
  const withRegisters = withCopies(model, inOneLoop(threadSchedule(launch, alike?.ofFirst ?? own)));
  const { schedule, copies } = withRegisters;
  const staged = sharedMarks(threadBody(launch)).map(({ mark }) => encode(mark));
  const known = marksOfLoops(launch, names);
  return walkAst<LeafNode>(build.nodeFromSchedule(schedule), {
    ...(alike && { startingWith: alike.startingWith }),
    leaf: (name, iterators, marks) => {
      const copy = copies.get(name);
      return copy
        ? copyNode(model, copy, iterators, targets)
        : instanceNode(model, name, iterators, marks, targets, withRegisters);
    },
    loop: (around, loop) => {
      // isl leaves out loops of one iteration, but not their marks.
      const marks = around.filter((mark) => known.has(`${loop.iterator} ${mark}`));
      if (marks.some((mark) => decode(mark).kind === 'team')) return { ...loop, run: 'team' };
      const stage = staged.findIndex((mark) => marks.includes(mark));
      const lanes = lanesOf(marks);
      const unroll = unrollOf(marks);
      return {
        ...loop,
        ...(unroll !== undefined && { run: 'unrolled', unroll }),
        ...(lanes !== undefined && { lanes }),
        ...(stage >= 0 && blocks && { stage }),
      };
    },
  });
}

function lanesOf(marks: readonly string[]): number | undefined {
  return marks.map(decode).flatMap((mark) => (mark.kind === 'lanes' ? [mark.count] : []))[0];
}

function unrollOf(marks: readonly string[]): number | undefined {
  return marks
    .map(decode)
    .flatMap((mark) => (mark.kind === 'unroll' && !mark.inBlocks ? [mark.count] : []))[0];
}

/**
 * Returns the schedule of one thread. With copies around loops it is inside a loop of one iteration: isl then puts what they have
 * in common, such as that the loop has an iteration, in one condition around them.
 */
function threadSchedule(launch: LaunchTree, own: isl.UnionSet): isl.Schedule {
  const schedule = subtreeOn(threadBody(launch), own);
  if (!keepsRegisters(launch)) return schedule;
  const once = isl.UnionMap.fromDomainAndRange(own, isl.UnionSet.readFromStr(own.context, '{ [0] }'));
  return schedule.insertPartialSchedule(isl.MultiUnionPwAff.fromUnionMap(once));
}

/**
 * Returns the schedule in which isl makes one loop of each that is in chunks. Two loops for different threads would both copy
 * all that a chunk writes, and threads write a part of it in each.
 */
function inOneLoop(schedule: isl.Schedule): isl.Schedule {
  const changed = schedule.getRoot().mapDescendantBottomUp((node) => {
    if (node.getType() !== isl.ScheduleNodeType.Band) return node;
    const isInChunks = marksAbove(node).some(({ kind }) => kind === 'shared');
    return isInChunks ? node.bandMemberSetAstLoopType(0, isl.AstLoopType.Atomic) : node;
  });
  return changed.getSchedule();
}

/** Returns whether the thread keeps elements in registers: copies are then around its loops. */
function keepsRegisters(launch: LaunchTree): boolean {
  return inRegisters(launch.node).length > 0;
}

type LeafNode = Extract<KernelNode, { kind: 'instance' | 'copy' | 'move' }>;

/** The views and buffers that accesses go to. */
export interface Targets {
  readonly buffers: readonly KernelBuffer[];
  /** Returns the position in the kernel's views; `null` for an access to the thread's own copy of the array. */
  viewOf(statement: Statement, access: number): number | null;
}

function copyNode(
  model: ScopModel,
  copy: RegisterCopy,
  element: readonly IntExpr[],
  { buffers, viewOf }: Targets,
): LeafNode {
  const { direction, array } = copy;
  if (direction === 'on') {
    return {
      kind: 'move',
      from: inRegister(buffers, array, 'own'),
      to: inRegister(buffers, array, 'before'),
    };
  }
  const { access, register } = copy;
  const view = viewOf(statementOf(model, access.statement), access.position);
  if (view === null) throw new Error(`${array} is in no memory`);
  const target = inRegister(buffers, array, register);
  const { statement, position } = access;
  return {
    kind: 'copy',
    direction,
    view,
    element,
    target,
    of: { statement, position },
  };
}

/** Returns a register of an array: the second one is for what the iteration before has written. */
function inRegister(buffers: readonly KernelBuffer[], array: string, register: Register): BufferElement {
  const own = buffers.flatMap((one, i) => (one.array === array ? [i] : []));
  const buffer = own[register === 'own' ? 0 : 1];
  if (buffer === undefined) throw new Error(`there is no register for ${array}`);
  return { buffer, index: [] };
}

function statementOf(model: ScopModel, name: string): Statement {
  const statement = model.scop.statements.find((one) => one.name === name);
  if (!statement) throw new Error(`unknown statement ${name} in a kernel`);
  return statement;
}

function instanceNode(
  model: ScopModel,
  name: string,
  iterators: readonly IntExpr[],
  marks: readonly string[],
  { buffers, viewOf }: Targets,
  { registerOf }: Pick<ScheduleWithCopies, 'registerOf'>,
): LeafNode {
  const statement = statementOf(model, name);
  const kept = marks.map(decode).flatMap((mark) => (mark.kind === 'registers' ? [mark.array] : []));
  const views = statement.accesses.map((one, access): AccessTarget => {
    const register = registerOf({ statement: name, position: access });
    if (register) return inRegister(buffers, one.array, register);
    const view = viewOf(statement, access);
    const buffer = buffers.findIndex(({ array }) => array === one.array);
    if (kept.includes(one.array) && isKept(statement, one)) return { buffer, index: [] };
    return view === null ? { buffer } : view;
  });
  return { kind: 'instance', statement: name, iterators, views };
}

/** Returns for each depth of the loops inside a thread the source name of the first loop there. */
function iteratorNames(launch: LaunchTree, taken: readonly string[]): readonly string[] {
  const names: string[] = keepsRegisters(launch) ? ['once'] : [];
  collectIterators(threadBody(launch), names.length, names);
  return freeNames(names, taken);
}

function idList({ ctx }: ScopModel, names: readonly string[]): isl.IdList {
  return names.reduce(
    (list, name) => list.add(isl.Id.readFromStr(ctx, name)),
    isl.IdList.alloc(ctx, names.length),
  );
}

/** Returns the marks directly above the loops inside a thread, each after the name of the loop's iterator. */
function marksOfLoops(launch: LaunchTree, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: isl.ScheduleNode, depth: number, marks: readonly string[]): void => {
    const mark = markOf(node);
    const isBand = node.getType() === isl.ScheduleNodeType.Band;
    if (isBand) for (const one of marks) found.add(`${names[depth]} ${one}`);
    const inside = isBand ? [] : mark ? [...marks, encode(mark)] : marks;
    for (let i = 0; i < childCount(node); i++) visit(node.child(i), depth + (isBand ? 1 : 0), inside);
  };
  visit(threadBody(launch), keepsRegisters(launch) ? 1 : 0, []);
  return found;
}

function collectIterators(node: isl.ScheduleNode, depth: number, names: string[]): void {
  const isBand = node.getType() === isl.ScheduleNodeType.Band;
  if (isBand) names[depth] ??= iteratorOf(loopName(node));
  for (let i = 0; i < childCount(node); i++) collectIterators(node.child(i), depth + (isBand ? 1 : 0), names);
}
