import type { SharedBuffer } from '@boxflow/ir';
import { elementText } from '../expressions/element-text.js';
import { type KernelScope, strideName } from '../names/kernel-scope.js';

/** Bytes that one instruction copies. */
export const VECTOR_BYTES = 16;

/** Returns the condition that rows of a box begin at multiples of the bytes that are copied together. */
export function alignedText(
  { view, origin, extents }: SharedBuffer,
  width: number,
  scope: KernelScope,
): string {
  const { types } = scope.dialect;
  const first = `(${types.uint64})&${elementText(view, origin, scope)} % ${VECTOR_BYTES} == 0`;
  const strides = extents.slice(0, -1).flatMap((extent, d) => {
    const stride = scope.variable(strideName(view, d));
    return extent > 1 ? [`${stride} % ${width} == 0`] : [];
  });
  return [first, ...strides].join(' && ');
}
