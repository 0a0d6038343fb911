import type { Kernel } from '@boxflow/ir';
import { kernelComment } from './comments.js';
import type { Dialect } from './dialect.js';
import type { Helper } from './helpers.js';
import { type KernelScope, kernelScope } from './kernel-scope.js';
import { printNodes } from './node-text.js';
import { parameterGroups, pointerType, printSignature } from './signature.js';
import { printThreads } from './thread-text.js';
import { Writer } from './writer.js';

/** A kernel as text, and what its surroundings must provide. */
export interface KernelText {
  readonly text: string;
  readonly helpers: ReadonlySet<Helper>;
  readonly scope: KernelScope;
}

/** One function with its comment. `kernelNames` are all the functions of the translation unit. */
export function printKernelFunction(
  kernel: Kernel,
  dialect: Dialect,
  kernelNames: readonly string[],
): KernelText {
  const scope = kernelScope(kernel, dialect, kernelNames);
  const body = new Writer();
  // The body comes first: it shows which parameters are used.
  body.indented(() =>
    printThreads(scope, body, () => {
      body.lines(localDeclarations(scope));
      printNodes(kernel.body, scope, body);
    }),
  );

  const head = new Writer();
  head.lines(kernelComment(kernel));
  head.lines(printSignature(`${dialect.kernelPrefix(kernel)}${kernel.name}`, parameterGroups(scope)));
  head.indented(() => head.lines(viewDeclarations(scope)));
  return { text: `${head}${body}}\n`, helpers: scope.helpers, scope };
}

/** `__global double *A_0 = A_0_buffer + A_0_origin;` for the views in use, where views arrive in two parts. */
function viewDeclarations({ kernel, dialect, views, used }: KernelScope): string[] {
  if (dialect.viewArgument === 'pointer') return [];
  return kernel.views.flatMap(({ element, written }, i) => {
    const { pointer, buffer, origin } = views[i]!;
    return used.has(pointer)
      ? [`${pointerType(element, written, dialect)}${pointer} = ${buffer} + ${origin};`]
      : [];
  });
}

/** `double t[4];`, in each thread. */
function localDeclarations({ kernel, dialect, locals }: KernelScope): string[] {
  return kernel.locals.map(({ element, extents }, i) => {
    const brackets = extents.map((extent) => `[${extent}]`).join('');
    return `${dialect.types[element]} ${locals[i]}${brackets};`;
  });
}
