import type { Kernel, SplitVariant } from '@boxflow/ir';
import { isInBlocks, withFeatures, withSharedBuffers } from '../blocks/block-kernel.js';
import { printBlocks } from '../blocks/block-text.js';
import { vectorType } from '../expressions/element-text.js';
import { kernelComment, splitComment } from '../kernel/comments.js';
import { printNodes } from '../kernel/node-text.js';
import {
  constantMemoryOf,
  parameterGroups,
  pointerTo,
  pointerType,
  printSignature,
  rowsOf,
} from '../kernel/signature.js';
import { printThreads } from '../kernel/thread-text.js';
import type { Dialect } from '../language/dialect.js';
import type { Helper } from '../language/helpers.js';
import { Writer } from '../layout/writer.js';
import { type KernelScope, kernelScope } from '../names/kernel-scope.js';

/** A kernel as text, and what its surroundings must provide. */
export interface KernelText {
  readonly text: string;
  readonly helpers: ReadonlySet<Helper>;
  readonly scope: KernelScope;
}

/** Sizes with names on a line, at most. */
const SIZES_OF_LINE = 5;

/** The name of the printed function. */
export function functionName({ kernel, split }: KernelScope): string {
  return split?.kernel ?? kernel.name;
}

/**
 * One function with its comment: the kernel, or its variant for views that are split. `kernelNames` are all
 * the functions of the translation unit.
 */
export function printKernelFunction(
  kernel: Kernel,
  split: SplitVariant | null,
  dialect: Dialect,
  kernelNames: readonly string[],
): KernelText {
  const { threads } = dialect;
  const inBlocks =
    split === null && threads.kind === 'grid' && isInBlocks(kernel)
      ? withFeatures(kernel, threads.block)
      : undefined;
  const scope = kernelScope(inBlocks ? withSharedBuffers(inBlocks) : kernel, split, dialect, kernelNames);
  const body = new Writer();
  // The body comes first: it shows which parameters are used.
  body.indented(() => {
    if (inBlocks && threads.kind === 'grid') {
      printBlocks(inBlocks, threads, scope, body);
      return;
    }
    printThreads(scope, body, (nodes, inside) => {
      body.lines(bufferDeclarations(inside));
      printNodes(nodes, inside, body);
    });
  });

  const head = new Writer();
  head.lines(split === null ? kernelComment(kernel) : splitComment(kernel));
  const { blocks: _, ...withoutBlocks } = kernel;
  head.lines(
    printSignature(
      `${dialect.kernelPrefix(inBlocks ?? withoutBlocks)}${functionName(scope)}`,
      parameterGroups(scope),
    ),
  );
  head.indented(() => head.lines(viewDeclarations(scope)));
  head.indented(() => printSizes(scope, head));
  return { text: `${head}${body}}\n`, helpers: scope.helpers, scope };
}

/** Prints the sizes that occur: `enum { TILE_I = 64, TILE_J = 64 };`. */
function printSizes({ sizes, used }: KernelScope, writer: Writer): void {
  const found = sizes.filter(({ name }) => used.has(name));
  const names = found.map(({ name, value }) => `${name} = ${value}`);
  if (names.length === 0) return;
  if (names.length <= SIZES_OF_LINE) {
    writer.line(`enum { ${names.join(', ')} };`);
    return;
  }
  writer.line('enum {');
  writer.indented(() => {
    for (let at = 0; at < names.length; at += SIZES_OF_LINE)
      writer.line(`${names.slice(at, at + SIZES_OF_LINE).join(', ')},`);
  });
  writer.line('};');
}

/** `__global double *A_0 = A_0_buffer + A_0_origin;` for the views in use that arrive in two parts. */
function viewDeclarations(scope: KernelScope): string[] {
  const { kernel, dialect, views, used } = scope;
  return kernel.views.flatMap((view, i) => {
    const { element } = view;
    const { pointer, buffer, origin, pieces, bases } = views[i]!;
    const memory = constantMemoryOf(view, scope);
    if (memory?.variable !== undefined && used.has(pointer)) {
      const type = pointerTo(view, scope);
      return [`${type}${pointer} = (${type})${memory.variable} + ${origin};`];
    }
    if (dialect.viewArgument === 'pointer') return [];
    if (pieces.length > 0 && used.has(pointer)) {
      const values = pieces.map((piece, p) => `${piece} + ${pointer}.base[${p}]`);
      const type = pointerType(element, true, dialect);
      const rows = rowsOf(values).map((row) => `  ${row.join(', ')},`);
      return [`${type}const ${bases}[${pieces.length}] = {`, ...rows, '};'];
    }
    return used.has(pointer) ? [`${pointerTo(view, scope)}${pointer} = ${buffer} + ${origin};`] : [];
  });
}

/** `double t[4];`, in each thread. */
function bufferDeclarations(scope: KernelScope): string[] {
  const { kernel, dialect, buffers, parts, inVectors } = scope;
  return kernel.buffers.map(({ element, extents }, i) => {
    const brackets = [...extents, ...parts].map((extent) => `[${extent}]`).join('');
    const type = inVectors === undefined ? dialect.types[element] : vectorType(inVectors, scope);
    return `${type} ${buffers[i]}${brackets};`;
  });
}
