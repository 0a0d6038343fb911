import type { BodyExpr } from '@boxflow/ir';
import { accessText } from '../expressions/body-text.js';
import { accessElement, type InstanceScope } from '../names/instance-scope.js';

/**
 * Returns whether threads of a grid store an element of memory only if its bits change: the view is guarded, and the assignment may
 * leave the element as it is, as `x = c ? e : x` does.
 */
export function mayBeKept(target: number, value: BodyExpr, instance: InstanceScope): boolean {
  const { dialect, split, kernel } = instance.scope;
  const view = instance.views[target];
  if (typeof view !== 'number' || !kernel.views[view]!.guarded) return false;
  if (dialect.threads.kind !== 'grid' || split !== null || value.kind !== 'conditional') return false;
  if (value.type !== accessElement(target, instance)) return false;
  const place = accessText(target, instance);
  return [value.then, value.otherwise].some(
    (one) => one.kind === 'read' && accessText(one.access, instance) === place,
  );
}

/**
 * Returns the condition that two values of a type differ in their bits: 0 and -0 do, and no value differs
 * from itself.
 */
export function differ(a: string, b: string, element: string, { scope }: InstanceScope): string {
  const { threads } = scope.dialect;
  if (threads.kind !== 'grid' || (element !== 'float' && element !== 'double')) return `${a} != ${b}`;
  return `${threads.bits(element, a)} != ${threads.bits(element, b)}`;
}
