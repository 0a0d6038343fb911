import { apply, int, type KernelNode, type SharedBuffer, variable, verifyKernel } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { randomKernelCase } from '../../test/random-kernel.ts';
import { randomScanCase } from '../../test/random-scan.ts';
import { randomSumsCase } from '../../test/random-sums.ts';
import { runBlocks } from '../../test/run-blocks.ts';
import { withBegunSums } from './begun-sums.js';
import { heldBuffers, isInBlocks, withFeatures } from './block-kernel.js';
import type { BlockNode } from './block-node.js';
import { blockProgram } from './block-program.js';

const sums = Array.from({ length: 60 }, (_, seed) => randomSumsCase(seed, `sums_${seed}`));
const any = Array.from({ length: 150 }, (_, seed) => randomKernelCase(seed, `random_${seed}`)).flatMap(
  ({ kernel, ...rest }) => (isInBlocks(kernel) ? [{ ...rest, kernel }] : []),
);
const scans = Array.from({ length: 120 }, (_, seed) => randomScanCase(seed, `scan_${seed}`));
const cases = [...sums, ...scans, ...any];

describe('kernels in blocks of threads', () => {
  it('are what the verifier expects', () => {
    for (const { kernel } of cases) expect(verifyKernel(kernel), kernel.name).toEqual([]);
  });

  it('leave in memory what the threads leave by themselves', { timeout: 120_000 }, () => {
    for (const [seed, one] of cases.entries())
      expect(runBlocks(one, seed), one.kernel.name).toEqual(one.result);
  });

  it('leave the same if threads hold the next chunk in registers', { timeout: 120_000 }, () => {
    const ahead = [...sums, ...scans].filter((_, i) => i % 4 === 0);
    const held = ahead.map((one) => ({ ...one, kernel: withFeatures(one.kernel, {}) }));
    expect(held.some(({ kernel }) => heldBuffers(kernel).length > 0)).toBe(true);
    for (const [seed, one] of held.entries())
      expect(runBlocks(one, seed), one.kernel.name).toEqual(one.result);
  });

  it('have no barrier in a branch without copies in the background, and one after each loop with barriers', () => {
    for (const { kernel } of cases) {
      expect(misplacedBarriers(blockProgram(withFeatures(kernel, {}))), kernel.name).toEqual([]);
    }
  });

  it.each(['before the copy', 'after the copy'])('miss a barrier %s', (place) => {
    const missed = cases.filter((one, seed) => {
      try {
        runBlocks(one, seed, (nodes) => withoutBarriers(nodes, place));
        return false;
      } catch (error) {
        expect(String(error)).toMatch(/no barrier between two threads|nothing has set it|being copied/);
        return true;
      }
    });
    expect(missed.length).toBeGreaterThan(0);
  });
});

describe('sums that a statement begins', () => {
  it('are in registers from there on', () => {
    const taken = (nodes: readonly KernelNode[]): readonly KernelNode[] =>
      nodes.flatMap((node) => {
        if (node.kind === 'for') return taken(node.body);
        if (node.kind === 'if') return [...taken(node.then), ...taken(node.otherwise)];
        return node.kind === 'copy' && node.direction === 'in' ? [node] : [];
      });
    const without = sums.filter(({ kernel }) => taken(withBegunSums(kernel, kernel.body)).length === 0);
    expect(without.length).toBeGreaterThan(sums.length / 3);
    expect(without.length).toBeLessThan(sums.length);
  });
});

describe('copies to boxes', () => {
  it('have no condition for a dimension of one element', () => {
    const { kernel } = sums[0]!;
    const inPlane = (buffer: SharedBuffer): SharedBuffer => ({
      ...buffer,
      extents: [1, ...buffer.extents.slice(1)],
      condition: apply('eq', variable(buffer.element[0]!), buffer.origin[0]!),
    });
    const stages = kernel.blocks.stages.map((one) => ({ ...one, buffers: one.buffers.map(inPlane) }));
    const fills = fillsIn(blockProgram({ ...kernel, blocks: { ...kernel.blocks, stages } }));
    expect(fills.length).toBeGreaterThan(0);
    for (const { whole, condition } of fills) expect([whole, condition]).toEqual([int(1), int(1)]);
  });
});

describe('copies in the background', () => {
  it('are missed if no thread waits for them', () => {
    const ahead = sums.filter(({ kernel }) => kernel.blocks.stages.some(({ slots }) => slots !== undefined));
    const missed = ahead.filter((one, seed) => {
      try {
        runBlocks(one, seed, withoutWaits);
        return false;
      } catch (error) {
        expect(String(error)).toMatch(/is read while it is being copied/);
        return true;
      }
    });
    expect(missed.length).toBeGreaterThan(ahead.length / 2);
  });
});

/** Returns the conditions with barriers in a branch, and the loops with barriers before a node that is not one. */
function misplacedBarriers(nodes: readonly BlockNode[]): readonly BlockNode[] {
  return nodes.flatMap((node, i): readonly BlockNode[] => {
    if (!hasBarrier(node) || node.kind === 'barrier') return [];
    if (node.kind === 'let') return misplacedBarriers(node.body);
    if (node.kind !== 'for') return [node];
    const isFollowed = i + 1 === nodes.length || nodes[i + 1]!.kind === 'barrier';
    return [...(isFollowed ? [] : [node]), ...misplacedBarriers(node.body)];
  });
}

function hasBarrier(node: BlockNode): boolean {
  if (node.kind === 'if') return [...node.then, ...node.otherwise].some(hasBarrier);
  if (node.kind === 'for' || node.kind === 'let') return node.body.some(hasBarrier);
  return node.kind === 'barrier';
}

type Fill = Extract<BlockNode, { kind: 'fill' }>;

function fillsIn(nodes: readonly BlockNode[]): readonly Fill[] {
  return nodes.flatMap((node): readonly Fill[] => {
    if (node.kind === 'fill') return [node];
    if (node.kind === 'if') return [...fillsIn(node.then), ...fillsIn(node.otherwise)];
    return node.kind === 'for' || node.kind === 'let' ? fillsIn(node.body) : [];
  });
}

function withoutWaits(nodes: readonly BlockNode[]): readonly BlockNode[] {
  return nodes
    .filter(({ kind }) => kind !== 'wait')
    .map((node) => (node.kind === 'for' ? { ...node, body: withoutWaits(node.body) } : node));
}

/** Leaves out the barriers directly before or after the copies to shared memory. */
function withoutBarriers(nodes: readonly BlockNode[], place: string): readonly BlockNode[] {
  return nodes.flatMap((node, i): readonly BlockNode[] => {
    if (node.kind === 'for') return [{ ...node, body: withoutBarriers(node.body, place) }];
    if (node.kind === 'if') {
      const [then, otherwise] = [node.then, node.otherwise].map((one) => withoutBarriers(one, place));
      return [{ ...node, then: then!, otherwise: otherwise! }];
    }
    const isFirst = node.kind === 'barrier' && i === 0;
    return node.kind === 'barrier' && isFirst === (place === 'before the copy') ? [] : [node];
  });
}
