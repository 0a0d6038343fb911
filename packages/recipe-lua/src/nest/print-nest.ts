import type { Nest, NestLoop } from './nest.js';

/**
 * Returns a nest as text, a line for each loop:
 *
 *   for ii                S0.i by 64      block
 *     for k               S0.k
 *       c[i] += a[k];
 */
export function printNest(nest: Nest, statements: readonly string[]): string {
  const heads = nest.map(({ name }, depth) => `${'  '.repeat(depth)}for ${name}`);
  const width = Math.max(0, ...heads.map(({ length }) => length)) + 4;
  const lines = nest.map((loop, depth) => `${heads[depth]!.padEnd(width)}${describe(loop)}`);
  return [...lines, ...statements.map((text) => `${'  '.repeat(nest.length)}${text}`)].join('\n');
}

function describe({ of, stride, iterations, role }: NestLoop): string {
  const step = stride > 1 ? ` by ${stride}` : '';
  const count = iterations === undefined ? '' : `, ${iterations} iterations`;
  return `${of}${step}${count}${role ? `, ${role}` : ''}`;
}
