import type { Kernel, ScalarType, SplitVariant } from '@boxflow/ir';
import { type Dialect, indexType } from './dialect.js';

/**
 * A view that may be spread over several buffers, in the variant of a kernel for this case. The runtime passes the
 * struct (`view_table.hpp`): for each box, the address that element [0]…[0] would have, strides, and bounds.
 */
export interface SplitView {
  readonly element: ScalarType;
  readonly rank: number;
  /** The most boxes. */
  readonly pieces: number;
}

/** The views of a variant that may be split: all but scalars, which have one element. */
export function splitViews(kernel: Kernel, split: SplitVariant | null): readonly SplitView[] {
  if (split === null) return [];
  return kernel.views.flatMap(({ element, rank }) =>
    rank === 0 ? [] : [{ element, rank, pieces: split.pieces }],
  );
}

/** `struct boxes_2_4`: two dimensions, up to four boxes. */
export function structName(view: SplitView): string {
  return `struct ${tag('boxes', view)}`;
}

/** `at_double_2_4`: returns the address of an element. */
export function accessorName(view: SplitView): string {
  return tag(`at_${view.element}`, view);
}

/** All names that a view brings into the translation unit. */
export function splitViewNames(view: SplitView): readonly string[] {
  return [tag('boxes', view), tag('box_of', view), accessorName(view)];
}

/** Structs and functions for the views, each once. */
export function printSplitViews(views: readonly SplitView[], dialect: Dialect): string[] {
  const byShape = new Map(views.map((view) => [tag('', view), view]));
  const byName = new Map(views.map((view) => [accessorName(view), view]));
  return [
    ...[...byShape.values()].flatMap((view) => [printStruct(view, dialect), printSearch(view, dialect)]),
    ...[...byName.values()].map((view) => printAccessor(view, dialect)),
  ];
}

function tag(stem: string, { rank, pieces }: SplitView): string {
  return `${stem}_${rank}_${pieces}`;
}

function printStruct(view: SplitView, dialect: Dialect): string {
  const { rank, pieces } = view;
  const index = indexType(dialect);
  const zeros = '[0]'.repeat(rank);
  const base =
    dialect.viewArgument === 'pointer' ? `  void *base[${pieces}];` : `  ${index} base[${pieces}];`;
  const strides = rank > 1 ? [`  ${index} stride[${pieces}][${rank - 1}];`] : [];
  return [
    `// A view of ${rank === 1 ? 'one dimension' : `${rank} dimensions`} in several buffers. base: where element ${zeros} would be; lo <= i < hi.`,
    `${structName(view)} {`,
    `  ${index} count;`,
    base,
    ...strides,
    `  ${index} lo[${pieces}][${rank}];`,
    `  ${index} hi[${pieces}][${rank}];`,
    '};',
    '',
  ].join('\n');
}

/** The last box needs no test: every access is in one of them. */
function printSearch(view: SplitView, dialect: Dialect): string {
  const index = indexType(dialect);
  const inside = dimensions(view).map((d) => `v->lo[b][${d}] <= i${d} && i${d} < v->hi[b][${d}]`);
  return [
    '// Returns which box holds an element. Some box does, so the last one needs no test.',
    `${dialect.helperPrefix}${index} ${tag('box_of', view)}(const ${structName(view)} *v, ${indexParameters(view, dialect)}) {`,
    `  ${index} b = 0;`,
    `  while (b < v->count - 1 && !(${inside.join(' && ')})) ++b;`,
    '  return b;',
    '}',
    '',
  ].join('\n');
}

function printAccessor(view: SplitView, dialect: Dialect): string {
  const { rank } = view;
  const index = indexType(dialect);
  const pointer = `${dialect.addressSpace}${dialect.types[view.element]} *`;
  const apart = dialect.viewArgument === 'buffer-and-origin';
  const bases = apart ? `${pointer}const *base, ` : '';
  const base = apart ? 'base[b]' : `(${pointer.trimEnd()})v->base[b]`;
  const offsets = dimensions(view).map((d) => (d === rank - 1 ? `i${d}` : `i${d} * v->stride[b][${d}]`));
  const names = dimensions(view)
    .map((d) => `i${d}`)
    .join(', ');
  return [
    `${dialect.helperPrefix}${pointer}${accessorName(view)}(const ${structName(view)} *v, ${bases}${indexParameters(view, dialect)}) {`,
    `  const ${index} b = ${tag('box_of', view)}(v, ${names});`,
    `  return ${base} + ${offsets.join(' + ')};`,
    '}',
    '',
  ].join('\n');
}

function dimensions({ rank }: SplitView): readonly number[] {
  return Array.from({ length: rank }, (_, d) => d);
}

function indexParameters(view: SplitView, dialect: Dialect): string {
  return dimensions(view)
    .map((d) => `${indexType(dialect)} i${d}`)
    .join(', ');
}
