import { printControl } from '../control/control-node.js';
import { indent } from '../control/text-lines.js';
import type { IntExpr } from '../int-expr/int-expr.js';
import { printIntExpr } from '../int-expr/print.js';
import type { AccessTarget, Kernel, KernelBuffer, KernelNode, KernelView } from './kernel-ir.js';

/** Prints the kernel in no device's language, as `explain` shows it. */
export function printKernel(kernel: Kernel): string {
  const args = [...kernel.views.map(({ name }) => name), ...kernel.scalars].join(', ');
  const lines = [
    `kernel ${kernel.name}(${args}): ${kernel.summary}`,
    ...indent([
      ...kernel.views.map(describeView),
      ...kernel.buffers.map(describeBuffer),
      ...kernel.threads.map(
        ({ iterator, lower, count, lanes, points, panels }) =>
          `thread ${iterator} from ${printIntExpr(lower)}, ${printIntExpr(count)} of them${together(lanes ?? points)}${inPanels(panels)}`,
      ),
      ...(kernel.block.length > 0 ? [`block ${kernel.block.join(' × ')}`] : []),
      ...describeBlocks(kernel),
      ...kernel.body.flatMap((node) => describeNode(kernel, node)),
    ]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function describeBlocks({ views, blocks }: Kernel): string[] {
  if (!blocks) return [];
  const boxes = blocks.stages.flatMap(({ chunk, buffers, slots = 1, unroll, matrix }) => [
    ...buffers.map(({ name, view, extents, out, before }) => {
      const box = extents.map((extent) => `[${extent}]`).join('');
      const times = slots > 1 && !out ? `, ${slots} times` : '';
      const written = before ? ', read and written' : out ? ', written' : '';
      return `shared ${name}${box} of ${views[view]?.array}, for ${chunk} iterations${times}${written}`;
    }),
    ...(unroll === undefined ? [] : [`${unroll} iterations of a chunk unrolled`]),
    ...(matrix ? ['sums by matrix instructions'] : []),
  ]);
  if (blocks.team) return ['one team'];
  const sizes = blocks.tile.map(
    ({ size, aligned }) => `${size}${aligned ? ` from multiples of ${aligned}` : ''}`,
  );
  return [`tile ${sizes.join(' × ')}`, ...boxes];
}

function together(count: number | undefined): string {
  return count === undefined ? '' : `, ${count} together`;
}

function inPanels(count: number | undefined): string {
  return count === undefined ? '' : `, sums in panels of ${count}`;
}

function describeView({
  name,
  array,
  element,
  rank,
  written,
  readOnly,
  guarded,
  constant,
}: KernelView): string {
  return `view ${written ? '' : 'const '}${element} ${name}${'[]'.repeat(rank)} of ${array}${readOnly ? ', which nobody writes' : ''}${guarded ? ', stored where bits change' : ''}${inConstantMemory(constant)}`;
}

function inConstantMemory(extents: readonly number[] | undefined): string {
  return extents ? `, in constant memory${extents.map((extent) => `[${extent}]`).join('')}` : '';
}

function describeBuffer({ name, array, element, extents }: KernelBuffer): string {
  return `buffer ${element} ${name}${extents.map((extent) => `[${extent}]`).join('')}, the thread's part of ${array}`;
}

function describeNode(kernel: Kernel, node: KernelNode): string[] {
  switch (node.kind) {
    case 'for':
      return [
        ...(node.run === 'team' ? ['shared by the team:'] : []),
        ...(node.run === 'unrolled' ? [`${node.unroll ?? 'all'} iterations unrolled:`] : []),
        ...printControl(node, (child) => describeNode(kernel, child)),
      ];
    case 'if':
      return printControl(node, (child) => describeNode(kernel, child));
    case 'instance': {
      const views = node.views.map((target) => describeTarget(kernel, target)).join(', ');
      return [`${node.statement}(${node.iterators.map(printIntExpr).join(', ')}) through ${views}`];
    }
    case 'move':
      return [`${describeTarget(kernel, node.to)} = ${describeTarget(kernel, node.from)}`];
    case 'copy': {
      const element = `${kernel.views[node.view]?.name}${subscripts(node.element)}`;
      const target = describeTarget(kernel, node.target);
      return [node.direction === 'in' ? `${target} = ${element}` : `${element} = ${target}`];
    }
  }
}

function describeTarget({ views, buffers }: Kernel, target: AccessTarget): string {
  if (typeof target === 'number') return views[target]?.name ?? '';
  return `${buffers[target.buffer]?.name}${subscripts(target.index ?? [])}`;
}

function subscripts(index: readonly IntExpr[]): string {
  return index.map((one) => `[${printIntExpr(one)}]`).join('');
}
