import { printControl } from '../control/control-node.js';
import { indent } from '../control/text-lines.js';
import { printIntExpr } from '../int-expr/print.js';
import type { Kernel, KernelLocal, KernelNode, KernelView } from './kernel-ir.js';

/** Prints the kernel in no device's language, as `explain` shows it. */
export function printKernel(kernel: Kernel): string {
  const args = [...kernel.views.map(({ name }) => name), ...kernel.scalars].join(', ');
  const lines = [
    `kernel ${kernel.name}(${args}): ${kernel.summary}`,
    ...indent([
      ...kernel.views.map(describeView),
      ...kernel.locals.map(describeLocal),
      ...kernel.threads.map(
        ({ iterator, lower, count }) =>
          `thread ${iterator} from ${printIntExpr(lower)}, ${printIntExpr(count)} of them`,
      ),
      ...(kernel.block.length > 0 ? [`block ${kernel.block.join(' × ')}`] : []),
      ...kernel.body.flatMap((node) => describeNode(kernel, node)),
    ]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function describeView({ name, array, element, rank, written }: KernelView): string {
  return `view ${written ? '' : 'const '}${element} ${name}${'[]'.repeat(rank)} of ${array}`;
}

function describeLocal({ name, array, element, extents }: KernelLocal): string {
  return `local ${element} ${name}${extents.map((extent) => `[${extent}]`).join('')}, the thread's copy of ${array}`;
}

function describeNode(kernel: Kernel, node: KernelNode): string[] {
  switch (node.kind) {
    case 'for':
    case 'if':
      return printControl(node, (child) => describeNode(kernel, child));
    case 'instance': {
      const accesses = kernel.statements[node.statement]?.accesses ?? [];
      const local = (access: number) =>
        kernel.locals.find(({ array }) => array === accesses[access]?.array)?.name;
      const views = node.views
        .map((position, i) => (position === null ? local(i) : kernel.views[position]?.name))
        .join(', ');
      return [`${node.statement}(${node.iterators.map(printIntExpr).join(', ')}) through ${views}`];
    }
  }
}
