import {
  type ArrayDecomposition,
  type ArrayDimension,
  type DecompositionReason,
  GEOMETRY_RANGES,
  type IntRange,
  type KernelAccess,
  type KernelAccesses,
  type KernelDecomposition,
  polynomialToExpr,
} from '@boxflow/ir';
import { arrayShape, linearAccesses } from './array-shape.js';
import { dimensionWalk } from './dimension-walk.js';
import { oneCopyReasons, oneDeviceReasons } from './one-device.js';

/** Finds for each array of a kernel which grid dimension walks which of its dimensions. */
export function decomposeKernel(kernel: KernelAccesses): KernelDecomposition {
  const ranges = rangesOf(kernel);
  const arrays = kernel.arrays.map((array, index) => {
    const accesses = kernel.accesses.filter((access) => access.array === index);
    return {
      array: index,
      label: array.label,
      access: accessKind(accesses),
      ...shapeOf(accesses, kernel, ranges),
    };
  });
  return { arrays, oneDevice: oneDeviceReasons(kernel), oneCopy: oneCopyReasons(kernel) };
}

function rangesOf({ parameters }: KernelAccesses): ReadonlyMap<string, IntRange> {
  const ofParameters = parameters.map(({ name, bytes, signed }): [string, IntRange] => {
    const size = 2 ** (8 * bytes);
    return [name, signed ? { lo: -size / 2, hi: size / 2 - 1 } : { lo: 0, hi: size - 1 }];
  });
  return new Map([...GEOMETRY_RANGES, ...ofParameters]);
}

function accessKind(accesses: readonly KernelAccess[]): ArrayDecomposition['access'] {
  const kinds = new Set(accesses.map(({ kind }) => kind));
  if (kinds.has('atomic')) return 'updated atomically';
  if (!kinds.has('write')) return 'read';
  return kinds.has('read') ? 'read and written' : 'written';
}

function shapeOf(
  accesses: readonly KernelAccess[],
  { loops }: KernelAccesses,
  ranges: ReadonlyMap<string, IntRange>,
): Pick<ArrayDecomposition, 'dimensions' | 'reasons'> {
  const { linear, others } = linearAccesses(accesses, loops);
  const unknown = others.map(reasonOf);
  const shape = linear.length === 0 ? [] : arrayShape(linear, ranges);
  if (shape === undefined) {
    const reason: DecompositionReason = {
      kind: 'nonlinear',
      what: 'rows',
      location: linear[0]!.access.location,
    };
    return { dimensions: [whole(linear)], reasons: [...unknown, reason] };
  }
  if (shape.length === 0) return { dimensions: [whole(linear)], reasons: unknown };
  const results = shape.map((dimension) => ({
    dimension,
    ...dimensionWalk(dimension, shape, linear, ranges),
  }));
  const reasons = results.flatMap(({ reason }) => reason ?? []);
  const dimensions = results.map(({ dimension, walk }) => ({
    pitch: polynomialToExpr(dimension.pitch),
    walk: unknown.length > 0 ? null : walk,
  }));
  return { dimensions, reasons: distinct([...unknown, ...reasons]) };
}

/** An array of which nothing is known but that it is used. */
function whole(accesses: readonly { readonly access: KernelAccess }[]): ArrayDimension {
  const bytes = Math.min(...accesses.map(({ access }) => access.bytes), 16);
  return { pitch: { op: 'int', value: bytes }, walk: null };
}

function reasonOf({ unknown, location }: KernelAccess): DecompositionReason {
  if (unknown === null) return { kind: 'nonlinear', what: 'subscript', location };
  return { kind: unknown.kind, what: unknown.what, location };
}

function distinct(reasons: readonly DecompositionReason[]): DecompositionReason[] {
  const text = ({ kind, what, location }: DecompositionReason) =>
    `${kind} ${what} ${location?.file}:${location?.line}`;
  return [...new Map(reasons.map((reason) => [text(reason), reason])).values()];
}
