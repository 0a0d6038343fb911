import { intText } from '../expressions/int-text.js';
import { printNodes } from '../kernel/node-text.js';
import { printRunReads } from '../kernel/run-reads.js';
import type { Writer } from '../layout/writer.js';
import { type KernelScope, pointVariable } from '../names/kernel-scope.js';
import type { BlockKernel } from './block-kernel.js';
import type { BlockNode } from './block-node.js';

/** Prints what a thread does for its run of neighbours, if all of them exist and otherwise. */
export function printRun(
  { condition, whole, otherwise }: BlockNode & { kind: 'run' },
  { threads, blocks }: BlockKernel,
  scope: KernelScope,
  writer: Writer,
): void {
  const d = threads.length - 1;
  const run = { point: pointVariable(d), count: blocks.tile[d]!.neighbours ?? 1, values: new Map() };
  writer.branch(
    intText(condition, scope),
    () => printNodes(whole, printRunReads(whole, { ...scope, run }, writer), writer),
    { otherwise: () => printNodes(otherwise, scope, writer) },
  );
}
