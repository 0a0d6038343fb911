import { type SplitVariant, splitVariant } from '@boxflow/ir';
import type { CValue } from './c-value.ts';
import { type Buffer, elementCount, type KernelCase, stridesOf } from './kernel-case.ts';

/** A launch of a kernel's variant for views in several buffers. */
export interface SplitCase {
  readonly whole: KernelCase;
  readonly split: SplitVariant;
  /** By view: disjoint boxes that together are its buffer. One box for a scalar. */
  readonly pieces: readonly (readonly Buffer[])[];
}

/** Views are cut in up to three boxes, along different dimensions; `null` where the kernel has no variant. */
export function splitCase(whole: KernelCase): SplitCase | null {
  const split = splitVariant(whole.kernel);
  if (split === null) return null;
  const pieces = whole.buffers.map((buffer, view) => {
    const [first, ...others] = halves(buffer, view);
    const cut =
      split.pieces > 2
        ? [first!, ...others.flatMap((other) => halves(other, view + 1))]
        : [first!, ...others];
    return cut.reverse();
  });
  return { whole, split, pieces };
}

/** The elements of a whole buffer, from those of its pieces. */
export function joined(buffer: Buffer, pieces: readonly Buffer[], values: readonly CValue[][]): CValue[] {
  return points(buffer).map((point) => {
    const p = pieces.findIndex((piece) => holds(piece, point));
    return values[p]![position(pieces[p]!, point)]!;
  });
}

/** Two boxes where some dimension can be cut, `preferred` first. */
function halves(buffer: Buffer, preferred: number): Buffer[] {
  const rank = buffer.extents.length;
  const order = buffer.extents.map((_, i) => (preferred + i) % rank);
  const dimension = order.find((d) => buffer.extents[d]! > 1);
  if (dimension === undefined) return [buffer];
  const length = Math.ceil(buffer.extents[dimension]! / 2);
  const replaced = (values: readonly number[], value: number) =>
    values.map((old, d) => (d === dimension ? value : old));
  return [
    part(buffer, buffer.corner, replaced(buffer.extents, length)),
    part(
      buffer,
      replaced(buffer.corner, buffer.corner[dimension]! + length),
      replaced(buffer.extents, buffer.extents[dimension]! - length),
    ),
  ];
}

function part(buffer: Buffer, corner: readonly number[], extents: readonly number[]): Buffer {
  const shape = { corner, extents, data: [] };
  return { corner, extents, data: points(shape).map((point) => buffer.data[position(buffer, point)]!) };
}

function points(buffer: Buffer): number[][] {
  const strides = stridesOf(buffer);
  return Array.from({ length: elementCount(buffer) }, (_, i) =>
    buffer.corner.map((corner, d) => corner + (Math.floor(i / strides[d]!) % buffer.extents[d]!)),
  );
}

function holds({ corner, extents }: Buffer, point: readonly number[]): boolean {
  return point.every((x, d) => x >= corner[d]! && x < corner[d]! + extents[d]!);
}

function position(buffer: Buffer, point: readonly number[]): number {
  const strides = stridesOf(buffer);
  return point.reduce((sum, x, d) => sum + (x - buffer.corner[d]!) * strides[d]!, 0);
}
