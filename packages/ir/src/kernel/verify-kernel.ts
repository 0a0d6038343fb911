import { verifyControl } from '../control/verify-control.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { Problems } from '../diagnostics/problems.js';
import { verifyCount, verifyNames, verifyPosition } from '../diagnostics/verify-names.js';
import { extend, type Scope, verifyIntExprs } from '../int-expr/verify.js';
import type { Access } from '../scop/scop.js';
import { verifyStatement } from '../scop/verify-statement.js';
import type { Kernel, KernelNode } from './kernel-ir.js';
import { verifyBlock } from './verify-block.js';

type Instance = Extract<KernelNode, { kind: 'instance' }>;

/**
 * Everything a kernel promises: variables are in scope and shadow none, positions exist, ranks and element types
 * agree, what is written is declared so. Problems are `BF9121`; a good kernel has none.
 */
export function verifyKernel(kernel: Kernel): readonly Diagnostic[] {
  const problems = new Problems('BF9121', `kernel ${kernel.name}`);
  const scalars: Scope = new Set(kernel.scalars);
  const iterators = kernel.threads.map(({ iterator }) => iterator);
  verifyNames([kernel.name], 'name', problems);
  verifyNames(
    [...kernel.views, ...kernel.locals].map(({ name }) => name),
    'views and locals',
    problems,
  );
  verifyLocals(kernel, problems);
  verifyNames([...kernel.scalars, ...iterators], 'scalars and threads', problems);
  for (const name of kernel.nonNegative ?? []) {
    problems.check(scalars.has(name), 'nonNegative', `${name} is no scalar of the kernel`);
  }
  problems.check(kernel.threads.length <= 3, 'threads', 'has more than three dimensions');
  for (const [i, { lower, count }] of kernel.threads.entries())
    verifyIntExprs([lower, count], scalars, `threads[${i}]`, problems);
  verifyBlock(kernel.block, kernel.threads.length, 'block', problems);
  const inner = extend(scalars, ...iterators);
  verifyControl<Instance>(kernel.body, inner, 'body', problems, (node, scope, path) =>
    verifyInstance(kernel, node, scope, path, problems),
  );
  verifyStatements(kernel, scalars, problems);
  return problems.list();
}

function verifyInstance(
  kernel: Kernel,
  node: Instance,
  scope: Scope,
  path: string,
  problems: Problems,
): void {
  const statement = kernel.statements[node.statement];
  if (!statement) {
    problems.add(`${path}.statement`, `there is no statement ${node.statement}`);
    return;
  }
  verifyCount(node.iterators.length, statement.iterators.length, `${path}.iterators`, problems);
  verifyIntExprs(node.iterators, scope, `${path}.iterators`, problems);
  verifyCount(node.views.length, statement.accesses.length, `${path}.views`, problems);
  statement.accesses.slice(0, node.views.length).forEach((access, i) => {
    const place = `${path}.views[${i}]`;
    const position = node.views[i]!;
    if (position === null) {
      verifyLocalAccess(kernel, access, place, problems);
      return;
    }
    if (!verifyPosition(position, kernel.views.length, place, problems)) return;
    const view = kernel.views[position]!;
    problems.check(
      view.array === access.array,
      place,
      `${view.name} is a view of ${view.array}, not ${access.array}`,
    );
    verifyCount(access.index.length, view.rank, `${place}: subscripts of ${access.array}`, problems);
    problems.check(
      access.kind === 'read' || view.written,
      place,
      `${view.name} is written and not declared so`,
    );
  });
}

function verifyLocalAccess(kernel: Kernel, access: Access, place: string, problems: Problems): void {
  const local = kernel.locals.find(({ array }) => array === access.array);
  if (!local) {
    problems.add(place, `no local is a copy of ${access.array}`);
    return;
  }
  verifyCount(access.index.length, local.extents.length, `${place}: subscripts of ${access.array}`, problems);
}

function verifyLocals(kernel: Kernel, problems: Problems): void {
  const arrays = new Set<string>();
  for (const [i, { array, extents }] of kernel.locals.entries()) {
    const place = `locals[${i}]`;
    problems.check(!arrays.has(array), place, `is another copy of ${array}`);
    arrays.add(array);
    const valid = extents.every((extent) => Number.isInteger(extent) && extent > 0);
    problems.check(valid, `${place}.extents`, `(${extents.join(', ')}) are not all positive`);
  }
}

function verifyStatements(kernel: Kernel, scalars: Scope, problems: Problems): void {
  for (const [name, statement] of Object.entries(kernel.statements)) {
    problems.check(statement.name === name, `statements.${name}`, `is named ${statement.name}`);
    verifyStatement(statement, scalars, `statements.${name}`, problems);
  }
}
