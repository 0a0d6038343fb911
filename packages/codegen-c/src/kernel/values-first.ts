import type { BodyExpr, BodyStatement, KernelNode } from '@boxflow/ir';
import { accessText, beforeConversion, conditionFragment } from '../expressions/body-text.js';
import { indexType } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import {
  accessElement,
  type InstanceNode,
  type InstanceScope,
  instanceScope,
} from '../names/instance-scope.js';
import { isPointVariable, type KernelScope } from '../names/kernel-scope.js';
import { statementComment } from './comments.js';
import { differ, mayBeKept } from './kept-element.js';

/** Loops over the iterations of a thread around one assignment to memory. */
interface RepeatedAssignment {
  /** From the outside inwards. */
  readonly loops: readonly PointsLoop[];
  readonly instance: InstanceScope;
  /** Assignments to the thread's own buffers, before the one to memory. */
  readonly own: readonly Assignment[];
  readonly target: number;
  readonly value: BodyExpr;
  /** The condition under which the statement assigns; absent: it always does. */
  readonly condition?: BodyExpr;
}

type Assignment = Extract<BodyStatement, { kind: 'assign' }>;

interface PointsLoop {
  readonly name: string;
  readonly count: number;
}

/**
 * Prints an assignment that a thread of a grid executes for several iterations: first all values, then all stores
 *
 *   double value[4];
 *   for (p < 4) value[p] = A[i + p][j] + …;
 *   for (p < 4) B[i + p][j] = value[p];
 *
 * An element that may stay as it is is read before everything else: compilers would not read it before they know the rest. The iterations
 * are independent of each other, which a compiler cannot know. It would not read for one after it has stored for
 * another, and a thread would wait for memory once for each. Returns whether the node is such an assignment.
 */
export function printValuesFirst(node: KernelNode, scope: KernelScope, writer: Writer): boolean {
  const found = scope.dialect.threads.kind === 'grid' ? repeatedAssignment(node, scope) : undefined;
  if (!found) return false;
  writer.line(statementComment(found.instance.statement));
  writer.line('{');
  writer.indented(() => printStages(found, writer));
  writer.line('}');
  return true;
}

function printStages(repeated: RepeatedAssignment, writer: Writer): void {
  const { loops, instance, target, value, condition } = repeated;
  const { scope } = instance;
  const { types } = scope.dialect;
  const extents = loops.map(({ count }) => `[${count}]`).join('');
  const index = loops.map(({ name }) => `[${name}]`).join('');
  const element = accessElement(target, instance);
  const place = accessText(target, instance);
  const [own, changed, before] = [scope.value, scope.changed, scope.before].map(
    (name) => `${name}${index}`,
  ) as [string, string, string];
  const isKept = !condition && mayBeKept(target, value, instance);
  const reading = isKept ? { ...instance, loaded: { place, value: before } } : instance;
  const assign = `${own} = ${beforeConversion(value, element, reading).text};`;
  writer.line(`${types[element]} ${scope.value}${extents};`);
  if (isKept) {
    writer.line(`${types[element]} ${scope.before}${extents};`);
    printLoops(loops, scope, writer, () => writer.code(`${before} = ${place};`));
  }
  if (condition) writer.line(`${types.int32} ${scope.changed}${extents};`);
  printLoops(loops, scope, writer, () => {
    for (const one of repeated.own) writer.code(ownAssignment(one, reading));
    if (condition) writer.code(`${changed} = ${conditionFragment(condition, instance).text};`);
    writer.code(condition ? `if (${changed}) ${assign}` : assign);
  });
  const isNew = isKept ? differ(own, before, element, instance) : changed;
  printLoops(loops, scope, writer, () =>
    writer.code(`${condition || isKept ? `if (${isNew}) ` : ''}${place} = ${own};`),
  );
}

/** Prints an assignment that may leave its element as it is, with a condition. Returns whether the assignment is such a one. */
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

function printLoops(
  loops: readonly PointsLoop[],
  scope: KernelScope,
  writer: Writer,
  print: () => void,
): void {
  const type = indexType(scope.dialect);
  const nest = loops.reduceRight(
    (inside, { name, count }) =>
      () => {
        writer.line('#pragma unroll');
        writer.block(`for (${type} ${name} = 0; ${name} < ${count}; ++${name})`, inside);
      },
    print,
  );
  nest();
}

function repeatedAssignment(node: KernelNode, scope: KernelScope): RepeatedAssignment | undefined {
  const loops: PointsLoop[] = [];
  let inner = node;
  for (; inner.kind === 'for'; inner = inner.body[0]!) {
    const end = inner.condition.op === 'lt' ? inner.condition.args[1] : undefined;
    if (!isPointVariable(inner.iterator) || inner.body.length !== 1 || end?.op !== 'int') return undefined;
    loops.push({ name: scope.variable(inner.iterator), count: end.value });
  }
  if (inner.kind !== 'instance' || loops.length === 0) return undefined;
  const assignment = assignmentOf(inner, scope);
  return assignment && { loops, ...assignment };
}

/** Returns the statement's only assignment, which is to memory; `undefined` if it has more than that and a condition. */
function assignmentOf(node: InstanceNode, scope: KernelScope): Omit<RepeatedAssignment, 'loops'> | undefined {
  const instance = instanceScope(node, scope);
  const own = ownAssignments(instance);
  const only = onlyOne(instance.statement.body.slice(own.length));
  const isGuarded = only?.kind === 'if' && only.otherwise.length === 0;
  const assignment = isGuarded ? onlyOne(only.then) : only;
  if (assignment?.kind !== 'assign') return undefined;
  const { target, value } = assignment;
  if (typeof instance.views[target] !== 'number') return undefined;
  return { instance, own, target, value, ...(isGuarded && { condition: only.condition }) };
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

function onlyOne(body: readonly BodyStatement[]): BodyStatement | undefined {
  return body.length === 1 ? body[0] : undefined;
}
