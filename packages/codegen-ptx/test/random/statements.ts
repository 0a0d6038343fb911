import { condition, expression, indexBelow } from './expressions.ts';
import { scalar } from './scalars.ts';
import type { Scope } from './scope.ts';

/** Returns statements of one thread, each on lines of its own. */
export function statements(scope: Scope, count: number, depth: number): string[] {
  return Array.from({ length: count }, () => statement(scope, depth)).flat();
}

function statement(scope: Scope, depth: number): string[] {
  const { random } = scope;
  const choice = random.integer(0, 11);
  if (depth > 0 && choice === 0) return branch(scope, depth - 1);
  if (depth > 0 && choice === 1 && scope.loops < 3) return loop(scope, depth - 1);
  if (depth > 0 && choice === 2) return switched(scope, depth - 1);
  if (choice === 3) return [atomic(scope)];
  if (choice === 4) return [ownStore(scope)];
  if (choice <= 7) return [sharedAccess(scope)];
  return [assignment(scope)];
}

function assignment(scope: Scope): string {
  const { name, type, length } = scope.random.pick(scope.locals);
  const index = length === undefined ? '' : `[${indexBelow(scope, length, 1)}]`;
  return `${name}${index} = ${expression(scope, type, 3)};`;
}

function atomic(scope: Scope): string {
  if (scope.atomics.length === 0) return assignment(scope);
  const { name, type, length, operation } = scope.random.pick(scope.atomics);
  return `${operation}(&p.${name}[${indexBelow(scope, length, 1)}], ${expression(scope, type, 2)});`;
}

function ownStore(scope: Scope): string {
  if (scope.outputs.length === 0) return assignment(scope);
  const { name, type, own } = scope.random.pick(scope.outputs);
  return `p.${name}[${own}] = ${expression(scope, type, 3)};`;
}

function sharedAccess(scope: Scope): string {
  const writable = scope.shared.filter(({ mode }) => mode !== 'read');
  if (writable.length === 0) return assignment(scope);
  const { array, mode, detail } = scope.random.pick(writable);
  const value = expression(scope, array.type, 2);
  if (mode === 'own') return `${array.name}[${detail}] = ${value};`;
  return `${detail}(&${array.name}[${indexBelow(scope, 'nt', 1)}], ${value});`;
}

function branch(scope: Scope, depth: number): string[] {
  const { random } = scope;
  const lines = [`if (${condition(scope, 2)}) {`, ...statements(scope, random.integer(1, 3), depth)];
  if (random.integer(0, 1) === 0) lines.push('} else {', ...statements(scope, random.integer(1, 2), depth));
  return [...lines, '}'];
}

function switched(scope: Scope, depth: number): string[] {
  const { random } = scope;
  const cases = Array.from({ length: random.integer(3, 7) }, (_, i) => [
    `case ${i}: {`,
    ...statements(scope, 1, depth),
    random.integer(0, 3) === 0 ? '}' : '} break;',
  ]);
  return [`switch (${indexBelow(scope, 8, 1)}) {`, ...cases.flat(), 'default:', assignment(scope), '}'];
}

/** Returns a loop that ends after a few iterations, most often by data. */
function loop(scope: Scope, depth: number): string[] {
  const { random } = scope;
  const i = `i${scope.loops}`;
  const inner = { ...scope, loops: scope.loops + 1, integers: [...scope.integers, i] };
  const body = statements(inner, random.integer(1, 3), depth);
  if (random.integer(0, 3) === 0) {
    body.push(`if (${condition(inner, 1)}) ${random.pick(['break', 'continue'])};`, assignment(inner));
  }
  const trips = indexBelow(scope, 6, 2);
  return random.pick([
    () => [`for (int ${i} = 0; ${i} < (int)${trips}; ++${i}) {`, ...body, '}'],
    () => [
      `for (int ${i} = ${random.integer(2, 9)}; ${i} > 0; ${i} -= ${random.integer(1, 3)}) {`,
      ...body,
      '}',
    ],
    () => [
      `for (int ${i} = 0; ${i} < ${random.integer(1, 8)} && ${condition(scope, 1)}; ++${i}) {`,
      ...body,
      '}',
    ],
    () => [`for (int ${i} = (int)${indexBelow(scope, 200, 2)}; ${i} > 0; ${i} >>= 1) {`, ...body, '}'],
    () => ['{', `int ${i} = 0;`, 'do {', ...body, `} while (++${i} < (int)${trips});`, '}'],
  ])();
}

/** Returns the types that atomic operations have, with their names. */
export const ATOMICS = [
  ...['int32_t', 'uint32_t', 'uint64_t'].map((type) => ['atomic_add', type] as const),
  ...['int32_t', 'uint32_t'].map((type) => ['atomic_sub', type] as const),
  ...['int32_t', 'uint32_t', 'int64_t', 'uint64_t'].flatMap((type) => [
    ['atomic_min', type] as const,
    ['atomic_max', type] as const,
  ]),
  ...['atomic_xor', 'atomic_or', 'atomic_and'].flatMap((name) => [
    [name, 'uint32_t'] as const,
    [name, 'uint64_t'] as const,
  ]),
  ['atomic_mul', 'uint32_t'] as const,
].map(([operation, type]) => ({ operation, type: scalar(type) }));
