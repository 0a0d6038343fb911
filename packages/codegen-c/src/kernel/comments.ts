import type { Kernel, KernelBuffer, KernelView, SourceLocation, Statement } from '@boxflow/ir';

/** A `//` comment. What the user wrote could end with a backslash, which would swallow the next line. */
function lineComment(text: string): string {
  return `// ${text}`
    .replace(/\s+/g, ' ')
    .replaceAll('/*', '/ *')
    .replace(/[\\\s]+$/, '');
}

/** Returns the comment above a kernel: the summary, the places of the statements, and the views. */
export function kernelComment(kernel: Kernel): string[] {
  const statements = Object.values(kernel.statements);
  return [
    lineComment(kernel.summary),
    ...statements.map((statement) => indentedComment(`${statement.name}: ${place(statement.location)}`)),
    ...kernel.views.map((view) => indentedComment(describeView(view))),
    ...kernel.buffers.map((buffer) => indentedComment(describeBuffer(buffer))),
  ];
}

/** Returns the comment above the variant of a kernel for views in several buffers. */
export function splitComment(kernel: Kernel): string[] {
  return [lineComment(`${kernel.name} for views in several buffers`)];
}

/** `S0, line 12: path[i][j] = …`. */
export function statementComment(statement: Statement): string {
  return lineComment(`${statement.name}, line ${statement.location.line}: ${statement.text}`);
}

function indentedComment(text: string): string {
  return lineComment(text).replace('// ', '//   ');
}

function describeView(view: KernelView): string {
  const brackets = '[]'.repeat(view.rank);
  return `${view.name}: ${view.element} ${view.array}${brackets}, ${view.written ? 'written' : 'read only'}`;
}

function describeBuffer({ name, element, array, extents }: KernelBuffer): string {
  return `${name}: ${element} ${array}${'[]'.repeat(extents.length)}, in each thread`;
}

/** Returns a place without folders: the same program must give the same text in any folder. */
function place(location: SourceLocation): string {
  return `${location.file.split(/[/\\]/).at(-1)}:${location.line}`;
}
