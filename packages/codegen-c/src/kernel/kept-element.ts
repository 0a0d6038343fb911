import type { BodyExpr } from '@boxflow/ir';
import { accessText } from '../expressions/body-text.js';
import { accessElement, type InstanceScope } from '../names/instance-scope.js';

/**
 * Returns whether an assignment may leave its element of memory as it is: `x = c ? e : x`. Threads of a grid
 * store it only if its bits change, since writing takes as long as reading.
 */
export function mayBeKept(target: number, value: BodyExpr, instance: InstanceScope): boolean {
  const { dialect, split } = instance.scope;
  const isInMemory = typeof instance.views[target] === 'number' && split === null;
  if (dialect.threads.kind !== 'grid' || !isInMemory || value.kind !== 'conditional') return false;
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
