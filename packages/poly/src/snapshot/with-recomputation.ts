import type { LoopNode, Scop, ScopArray, Statement } from '@boxflow/ir';
import { printIntExpr } from '@boxflow/ir';
import { freeName } from '../model/free-name.js';
import { type Element, newStatement } from '../reduction/new-statement.js';
import { replaceLoop } from '../tree/replace-loop.js';
import { type InstanceValues, instanceValues } from './instance-values.js';
import { statementNest } from './statement-nest.js';
import { StepCopies } from './step-copies.js';
import type { StepNest } from './step-nest.js';

/**
 * Returns the SCoP in which each instance of a step computes what it needs of others, from copies of what was before the step:
 *
 *   for k: for i: path[i] = f(path[i], path[k])
 *
 *   →  path_before[0] = path[0]
 *      for k: for i:
 *        path_old = path_before[k % 2]
 *        path_new = f(path_old, path_old)                       as instance i = k does
 *        path[i] = f(path[i], i > k ? path_new : path_old)
 *        if (i == k + 1) path_before[(k + 1) % 2] = path[i]     for the next step
 *
 * No instance then reads what others of its step write. Returns the reason if they cannot.
 */
export function withRecomputation(nest: StepNest): Scop | string {
  const { scop } = nest.model;
  const taken = new Set([...scop.statements, ...scop.arrays, ...scop.parameters].map(({ name }) => name));
  for (const name of nest.user.statement.iterators) taken.add(name);
  const free = (wanted: string) => {
    const name = freeName(wanted, taken);
    taken.add(name);
    return name;
  };
  const values = instanceValues(nest, free);
  if (typeof values === 'string') return values;
  const copies = new StepCopies(nest, free);
  const rewritten = recomputing(nest, values, copies);
  if (typeof rewritten === 'string') return rewritten;
  const firstStep = copies.firstStep();
  if (!firstStep) return 'steps do not follow each other';
  if (!copies.copies.every((one) => copies.isMadeBefore(one))) {
    return `a step does not write all that the next one needs of ${nest.array.name}`;
  }
  const { name } = nest.user.statement;
  const first = copies.copies.map((one) => copies.first(one, firstStep, free(`${name}_first`)));
  const next = copies.copies.map((one) => copies.next(one, free(`${name}_next`)));
  return {
    ...scop,
    arrays: [...scop.arrays, ...locals(nest, values), ...copies.copies.map(({ array }) => array)],
    statements: [
      ...scop.statements.map((one) => (one.name === name ? rewritten : one)),
      ...[...first, ...next],
    ],
    tree: withCopies(nest, first, next),
  };
}

/** Returns the statement that computes everything itself; the reason if something cannot be copied. */
function recomputing(
  { model, user, target, array }: StepNest,
  values: InstanceValues,
  copies: StepCopies,
): Statement | string {
  const { name, iterators, text, location } = user.statement;
  const local = (of: string): Element => ({ array: of, type: array.element, index: [] });
  const old: Element[] = [];
  const bySize = [...values.old].sort((a, b) => copies.orderOf(a.index) - copies.orderOf(b.index));
  for (const { index } of bySize) {
    const element = copies.elementOf(index);
    if (typeof element === 'string') return element;
    old.push(element);
  }
  const written = { array: array.name, type: array.element, index: target.access.index as Element['index'] };
  const shown = values.computed.map(({ at, local: of }) => `${of} at [${at.map(printIntExpr).join(', ')}]`);
  const also = shown.length > 0 ? `${text} (${shown.join(', ')})` : text;
  const { operands, result, computed } = values;
  return newStatement(model.scop, {
    ...{ name, loops: { iterators, domain: user.domain }, text: also, location },
    targets: [...bySize.map((one) => local(one.local)), ...computed.map((one) => local(one.local)), written],
    operands: [...operands, ...old],
    assigned: (reads) => ({
      values: [...reads.slice(operands.length), ...computed.map(({ value }) => value), result],
    }),
  });
}

function locals({ array, user }: StepNest, { old, computed }: InstanceValues): readonly ScopArray[] {
  const { element, location } = array;
  return [...old, ...computed].map(({ local }) => ({
    ...{ name: local, element, extents: [], location, address: '' },
    ...{ storage: 'local', deadAfter: true, loopsAround: user.statement.iterators.length },
  }));
}

function withCopies(
  { model, user, depth }: StepNest,
  first: readonly Statement[],
  next: readonly Statement[],
): LoopNode {
  const { tree } = model.scop;
  const innermost = user.statement.iterators.length - 1;
  const inside = replaceLoop(tree, user.statement.name, innermost, (loop) => ({
    ...loop,
    body: { kind: 'sequence', children: [loop.body, ...next.map(({ name }) => leaf(name))] },
  }));
  return replaceLoop(inside, user.statement.name, depth - 1, (loop) => ({
    kind: 'sequence',
    children: [...first.map((one) => statementNest(one, loop, depth - 1)), loop],
  }));
}

function leaf(statement: string): LoopNode {
  return { kind: 'statement', statement };
}
