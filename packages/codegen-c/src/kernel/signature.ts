import type { Kernel, KernelView, ScalarType } from '@boxflow/ir';
import { type ConstantMemory, type Dialect, indexType } from '../language/dialect.js';
import { structName } from '../language/split-view.js';
import { LINE_WIDTH } from '../layout/writer.js';
import type { KernelScope, ViewNames } from '../names/kernel-scope.js';

/** One argument of a kernel. */
export interface Argument {
  /** The parameter's type, ending so that the name can follow. */
  readonly type: string;
  readonly name: string;
}

/**
 * The kernel's arguments in launch order, grouped for reading: each view's, then the scalars, then the thread
 * counts. This is the convention of `boxflow.h`; the runtime passes all of them.
 */
export function argumentGroups(scope: KernelScope): readonly (readonly Argument[])[] {
  const index = `${indexType(scope.dialect)} `;
  const views = scope.kernel.views.flatMap((view, i) => {
    const names = scope.views[i]!;
    if (names.pieces.length > 0) return splitArgumentGroups(view, names, scope.dialect);
    const pointer = pointerTo(view, scope);
    const origin = { type: index, name: names.origin };
    const memory = constantMemoryOf(view, scope);
    if (memory) {
      const buffer = memory.variable === undefined ? [{ type: pointer, name: names.buffer }] : [];
      return [[...buffer, origin, ...names.strides.map((name) => ({ type: index, name }))]];
    }
    const address =
      scope.dialect.viewArgument === 'pointer'
        ? [{ type: pointer, name: names.pointer }]
        : [{ type: pointer, name: names.buffer }, origin];
    return [[...address, ...names.strides.map((name) => ({ type: index, name }))]];
  });
  const scalars = scope.kernel.scalars.map((name) => ({ type: index, name: scope.peek(name) }));
  const counts = scope.counts.map((name) => ({ type: index, name }));
  return [...views, scalars, counts];
}

/** Returns the constant memory from which a kernel reads a view; `undefined` if it reads the array itself. */
export function constantMemoryOf(
  { constant }: KernelView,
  { dialect, split }: Pick<KernelScope, 'dialect' | 'split'>,
): ConstantMemory | undefined {
  return constant && split === null ? dialect.constantMemory : undefined;
}

/** Returns the type of the pointer to a view, with what is known of who writes there. */
export function pointerTo(
  view: KernelView,
  scope: Pick<KernelScope, 'kernel' | 'dialect' | 'split'>,
): string {
  const { kernel, dialect } = scope;
  const memory = constantMemoryOf(view, scope);
  if (memory) return `${memory.addressSpace}const ${dialect.types[view.element]} *`;
  const scalar = isConstantScalar(view, kernel) ? dialect.constantScalar : undefined;
  const known = scalar ?? (view.readOnly ? dialect.readOnly : undefined) ?? '';
  return `${pointerType(view.element, view.written, dialect)}${known}`;
}

function isConstantScalar({ rank, array }: KernelView, { views }: Kernel): boolean {
  return rank === 0 && !views.some((view) => view.array === array && view.written);
}

/** Returns the table of the view's boxes, by value. If a struct cannot have pointers, the buffers come before it. */
function splitArgumentGroups(
  { element, rank }: KernelView,
  names: ViewNames,
  dialect: Dialect,
): Argument[][] {
  const type = pointerType(element, true, dialect);
  const table = structName({ element, rank, pieces: names.pieces.length });
  const buffers = dialect.viewArgument === 'pointer' ? [] : names.pieces.map((name) => ({ type, name }));
  return [...rowsOf(buffers), [{ type: `${table} `, name: names.pointer }]];
}

/** Returns the items in rows of three, for which names of a usual length leave room in a line. */
export function rowsOf<T>(items: readonly T[]): T[][] {
  const length = 3;
  return Array.from({ length: Math.ceil(items.length / length) }, (_, row) =>
    items.slice(row * length, (row + 1) * length),
  );
}

/** Returns the arguments that are parameters of the function. */
export function parameterGroups(scope: KernelScope): readonly (readonly Argument[])[] {
  const groups = argumentGroups(scope);
  if (scope.dialect.keepsUnusedParameters) return groups.filter((group) => group.length > 0);
  return groups
    .map((group) => group.filter(({ name }) => scope.used.has(name)))
    .filter((group) => group.length > 0);
}

/** `const double *`. */
export function pointerType(element: ScalarType, written: boolean, dialect: Dialect): string {
  return `${dialect.addressSpace}${written ? '' : 'const '}${dialect.types[element]} *`;
}

/** Prints `head(parameters)`; if one line would be too long, with a line for each group. */
export function printSignature(head: string, groups: readonly (readonly Argument[])[]): string[] {
  const texts = groups.map((group) => group.map(({ type, name }) => `${type}${name}`).join(', '));
  const lines = head.split('\n');
  const last = lines.at(-1)!;
  const single = `${last}(${texts.join(', ') || 'void'}) {`;
  if (single.length <= LINE_WIDTH) return [...lines.slice(0, -1), single];
  const broken = texts.map((text, i) => `    ${text}${i < texts.length - 1 ? ',' : ') {'}`);
  return [...lines.slice(0, -1), `${last}(`, ...broken];
}
