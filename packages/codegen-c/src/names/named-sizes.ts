import {
  type IntExpr,
  int,
  type Kernel,
  type KernelNode,
  type KernelStage,
  type SharedBuffer,
  variable,
} from '@boxflow/ir';
import type { ThreadMapping } from '../language/dialect.js';

/** A constant of a kernel that has a name in its code. */
export interface NamedSize {
  /** No identifier of C, so no name of the kernel. */
  readonly variable: string;
  readonly name: string;
  readonly value: number;
}

/** The kinds of sizes, as their names begin. */
type SizeKind = 'tile' | 'threads' | 'chunk' | 'lanes' | 'points' | 'panel';

/**
 * Returns the sizes of a kernel by which its loops are divided, each with the loop in its name: `TILE_I`, `THREADS_I` and
 * `CHUNK_K` if blocks execute it, with the extents of their boxes, `LANES_J`, `POINTS_I` and `PANEL` if not. Sizes of 1 need none.
 */
export function namedSizes(kernel: Kernel, threads: ThreadMapping['kind']): readonly NamedSize[] {
  const size = (kind: SizeKind, position: number, loop: string, value = 1): readonly NamedSize[] => {
    const name = (loop === '' ? kind : `${kind}_${loop}`).toUpperCase();
    return value === 1 ? [] : [{ variable: sizeName(kind, position), name, value }];
  };
  const { blocks, block } = kernel;
  if (threads === 'loops' || !blocks)
    return kernel.threads.flatMap(({ iterator, lanes, points, panels }, d) => [
      ...size('lanes', d, iterator, lanes),
      ...size('points', d, iterator, points),
      ...size('panel', d, '', panels),
    ]);
  return [
    ...kernel.threads.flatMap(({ iterator }, d) => [
      ...size('tile', d, iterator, blocks.tile[d]?.size),
      ...size('threads', d, iterator, block[d]),
    ]),
    ...blocks.stages.flatMap(({ chunk, first }, s) =>
      size('chunk', s, loopOf(kernel.body, s) ?? first, chunk),
    ),
    ...blocks.stages
      .flatMap(({ buffers }) => buffers)
      .flatMap(({ name, extents }) =>
        extents.flatMap((extent, d) => {
          const variableName = extentName(name, d);
          const dimension = extents.length === 1 ? 'LENGTH' : DIMENSIONS[extents.length - 1 - d];
          return extent === 1
            ? []
            : [{ variable: variableName, name: `${name.toUpperCase()}_${dimension ?? d}`, value: extent }];
        }),
      ),
  ];
}

/** Names of a box's dimensions, the last one first. */
const DIMENSIONS = ['COLUMNS', 'ROWS', 'PLANES'];

/** Returns the iterator of a loop in chunks. */
function loopOf(nodes: readonly KernelNode[], stage: number): string | undefined {
  for (const node of nodes) {
    if (node.kind === 'for' && node.stage === stage) return node.iterator;
    const inner =
      node.kind === 'for' ? node.body : node.kind === 'if' ? [...node.then, ...node.otherwise] : [];
    const found = loopOf(inner, stage);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns how many iterations of a dimension a block executes, as an expression with its name. */
export function tileSize({ blocks }: Kernel, dimension: number): IntExpr {
  return named('tile', dimension, blocks!.tile[dimension]!.size);
}

/** Returns how many threads a block has along a dimension. */
export function threadsAlong({ block }: Kernel, dimension: number): IntExpr {
  return named('threads', dimension, block[dimension]!);
}

/** Returns how many iterations a chunk of a stage has. */
export function chunkSize({ blocks }: Kernel, stage: KernelStage): IntExpr {
  return named('chunk', blocks!.stages.indexOf(stage), stage.chunk);
}

/** Returns how many terms of a sum have a panel. */
export function panelLength({ threads }: Kernel): IntExpr {
  return named('panel', threads.length - 1, threads.at(-1)?.panels ?? 1);
}

/** Returns how many iterations of a dimension are executed together. */
export function togetherSize({ threads }: Kernel, iterator: string, as: 'lanes' | 'points'): IntExpr {
  const dimension = threads.findIndex((thread) => thread.iterator === iterator);
  return named(as, dimension, threads[dimension]?.[as] ?? 1);
}

/** Returns the extents of a box that blocks share. */
export function boxExtents({ name, extents }: SharedBuffer): readonly IntExpr[] {
  return extents.map((extent, d) => (extent === 1 ? int(1) : variable(extentName(name, d))));
}

function extentName(buffer: string, dimension: number): string {
  return `#box ${buffer}.${dimension}`;
}

function named(kind: SizeKind, position: number, value: number): IntExpr {
  return value === 1 ? int(1) : variable(sizeName(kind, position));
}

function sizeName(kind: SizeKind, position: number): string {
  return `#${kind}.${position}`;
}
