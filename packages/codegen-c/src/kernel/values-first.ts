import type { BodyExpr, BodyStatement, KernelNode } from '@boxflow/ir';
import { accessText, beforeConversion, conditionFragment, firstNeighbour } from '../expressions/body-text.js';
import { runHelper } from '../language/run-helpers.js';
import type { Writer } from '../layout/writer.js';
import {
  accessElement,
  type InstanceNode,
  type InstanceScope,
  instanceScope,
} from '../names/instance-scope.js';
import type { KernelScope } from '../names/kernel-scope.js';
import { statementComment } from './comments.js';
import { differ, mayBeKept } from './kept-element.js';
import { type PointsLoop, pointsNest, printLoops } from './points-nest.js';

/** Loops over the iterations of a thread around assignments to memory. */
interface RepeatedAssignments {
  /** From the outside inwards. */
  readonly loops: readonly PointsLoop[];
  readonly instance: InstanceScope;
  /** Assignments to the thread's own buffers, before those to memory. */
  readonly own: readonly Assignment[];
  /** Assignments to memory: one, or several of one type to different arrays that the statement does not read. */
  readonly assignments: readonly Assignment[];
  /** The condition under which the statement assigns; absent: it always does. */
  readonly condition?: BodyExpr;
}

type Assignment = Extract<BodyStatement, { kind: 'assign' }>;

/**
 * Prints assignments that a thread of a grid executes for several iterations: first all values, then all stores
 *
 *   double value[4];
 *   for (p < 4) value[p] = A[i + p][j] + …;
 *   for (p < 4) B[i + p][j] = value[p];
 *
 * An element that may stay as it is is read before everything else: compilers would not read it before they
 * know the rest. The iterations are independent of each other, which a compiler cannot know. It would not
 * read for one after it has stored for another, and a thread would wait for memory once for each. Returns
 * whether the node has such assignments.
 */
export function printValuesFirst(node: KernelNode, scope: KernelScope, writer: Writer): boolean {
  const found = scope.dialect.threads.kind === 'grid' ? repeatedAssignments(node, scope) : undefined;
  if (!found) return false;
  writer.line(statementComment(found.instance.statement));
  writer.line('{');
  writer.indented(() => printStages(found, writer));
  writer.line('}');
  return true;
}

function printStages(repeated: RepeatedAssignments, writer: Writer): void {
  const { loops, instance, assignments, condition } = repeated;
  const { scope } = instance;
  const { types } = scope.dialect;
  const extents = loops.map(({ count }) => `[${count}]`).join('');
  const index = loops.map(({ name }) => `[${name}]`).join('');
  const element = accessElement(assignments[0]!.target, instance);
  const [changed, before] = [scope.changed, scope.before].map((name) => `${name}${index}`) as [
    string,
    string,
  ];
  const kept = condition ? undefined : keptOf(repeated);
  const reading = kept ? { ...instance, loaded: { place: kept, value: before } } : instance;
  const guard = condition ? `if (${changed}) ` : '';
  const several = assignments.length > 1;
  const stored = assignments.map(({ target, value }, i) => ({
    target,
    place: accessText(target, instance),
    values: `${scope.value}${several ? `[${i}]` : ''}`,
    own: `${scope.value}${several ? `[${i}]` : ''}${index}`,
    text: beforeConversion(value, element, reading).text,
  }));
  writer.line(`${types[element]} ${scope.value}${several ? `[${assignments.length}]` : ''}${extents};`);
  if (kept !== undefined) {
    writer.line(`${types[element]} ${scope.before}${extents};`);
    const { target } = assignments[0]!;
    if (!printRun('read', scope.before, target, repeated, writer))
      printLoops(loops, scope, writer, () => writer.code(`${before} = ${kept};`));
  }
  if (condition) writer.line(`${types.int32} ${scope.changed}${extents};`);
  printLoops(loops, scope, writer, () => {
    for (const one of repeated.own) writer.code(ownAssignment(one, reading));
    if (condition) writer.code(`${changed} = ${conditionFragment(condition, instance).text};`);
    for (const { own, text } of stored) writer.code(`${guard}${own} = ${text};`);
  });
  const isPlain = kept === undefined && condition === undefined;
  const single = stored.filter(
    ({ target, values }) => !isPlain || !printRun('write', values, target, repeated, writer),
  );
  if (single.length === 0) return;
  printLoops(loops, scope, writer, () => {
    for (const { place, own } of single) {
      const isNew = kept === undefined ? guard : `if (${differ(own, before, element, instance)}) `;
      writer.code(`${isNew}${place} = ${own};`);
    }
  });
}

/** Prints how a thread reads or writes a run of neighbours, if they are the elements of its innermost loop. Returns whether they are. */
function printRun(
  what: 'read' | 'write',
  values: string,
  target: number,
  { loops, instance }: RepeatedAssignments,
  writer: Writer,
): boolean {
  const { scope } = instance;
  const { run } = scope;
  const isLast = run !== undefined && loops.at(-1)?.variable === run.point;
  const first = isLast ? firstNeighbour(target, instance) : undefined;
  const helper = isLast && runHelper(what, accessElement(target, instance), run.count, scope.dialect);
  if (first === undefined || !helper) return false;
  scope.helpers.add(helper);
  const outer = loops.slice(0, -1);
  const own = `${values}${outer.map(({ name }) => `[${name}]`).join('')}`;
  const [to, from] = what === 'read' ? [own, `&${first}`] : [`&${first}`, own];
  printLoops(outer, scope, writer, () => writer.code(`${helper}(${to}, ${from});`));
  return true;
}

/** Returns the element of memory that the only assignment may leave as it is. */
function keptOf({ assignments, instance }: RepeatedAssignments): string | undefined {
  const [{ target, value }, ...others] = assignments as [Assignment, ...Assignment[]];
  const isKept = others.length === 0 && mayBeKept(target, value, instance);
  return isKept ? accessText(target, instance) : undefined;
}

/**
 * Prints an assignment that may leave its element as it is, with a condition. Returns whether the assignment
 * is such a one.
 */
export function printUnlessKept(
  { target, value }: Assignment,
  instance: InstanceScope,
  writer: Writer,
): boolean {
  if (!mayBeKept(target, value, instance)) return false;
  const { scope } = instance;
  const element = accessElement(target, instance);
  const place = accessText(target, instance);
  writer.line('{');
  writer.indented(() => {
    const result = beforeConversion(value, element, instance).text;
    writer.code(`const ${scope.dialect.types[element]} ${scope.value} = ${result};`);
    writer.code(`if (${differ(scope.value, place, element, instance)}) ${place} = ${scope.value};`);
  });
  writer.line('}');
  return true;
}

function repeatedAssignments(node: KernelNode, scope: KernelScope): RepeatedAssignments | undefined {
  const nest = pointsNest(node, scope);
  if (nest?.leaf.kind !== 'instance' || nest.loops.length === 0) return undefined;
  const { loops } = nest;
  const found = assignmentsOf(nest.leaf, scope);
  return found && { loops, ...found };
}

/** Returns the statement's assignments with the condition around them; `undefined` if it does anything else. */
function assignmentsOf(
  node: InstanceNode,
  scope: KernelScope,
): Omit<RepeatedAssignments, 'loops'> | undefined {
  const instance = instanceScope(node, scope);
  const own = ownAssignments(instance);
  const rest = instance.statement.body.slice(own.length);
  const only = rest.length === 1 ? rest[0] : undefined;
  const isGuarded = only?.kind === 'if' && only.otherwise.length === 0;
  const inside = isGuarded ? only.then : rest;
  const assignments = inside.flatMap((one) => (one.kind === 'assign' ? [one] : []));
  if (assignments.length !== inside.length || !areTogether(assignments, instance)) return undefined;
  return { instance, own, assignments, ...(isGuarded && { condition: only.condition }) };
}

/** Returns whether all values of some assignments to memory may be computed before all stores. */
function areTogether(assignments: readonly Assignment[], instance: InstanceScope): boolean {
  const { statement, views } = instance;
  const targets = assignments.map(({ target }) => target);
  if (targets.length === 0 || targets.some((one) => typeof views[one] !== 'number')) return false;
  if (targets.length === 1) return true;
  const written = new Set(targets.map((one) => statement.accesses[one]!.array));
  const isRead = statement.accesses.some(({ kind, array }) => kind === 'read' && written.has(array));
  const types = new Set(targets.map((one) => accessElement(one, instance)));
  return !isRead && written.size === targets.length && types.size === 1;
}

/** Returns the assignments to the thread's own buffers with which the statement begins. */
function ownAssignments({ statement, views }: InstanceScope): readonly Assignment[] {
  const isOwn = (one: BodyStatement) => one.kind === 'assign' && typeof views[one.target] !== 'number';
  const end = statement.body.findIndex((one) => !isOwn(one));
  return statement.body.slice(0, end < 0 ? statement.body.length : end) as Assignment[];
}

function ownAssignment({ target, value }: Assignment, instance: InstanceScope): string {
  const text = beforeConversion(value, accessElement(target, instance), instance).text;
  return `${accessText(target, instance)} = ${text};`;
}
