import type { Problems } from '../diagnostics/problems.js';
import { extend, type Scope, verifyIntExpr } from '../int-expr/verify.js';
import type { ControlTree, ForNode, IfNode } from './control-node.js';

type VerifyLeaf<Leaf> = (leaf: Leaf, scope: Scope, path: string) => void;

/** Loops lead somewhere, and every expression of loops and conditions is in scope; `verifyLeaf` sees the leaves. */
export function verifyControl<Leaf extends { readonly kind: string }>(
  nodes: readonly ControlTree<Leaf>[],
  scope: Scope,
  path: string,
  problems: Problems,
  verifyLeaf: VerifyLeaf<Leaf>,
): void {
  for (const [i, node] of nodes.entries()) {
    const place = `${path}[${i}]`;
    if (!isControl(node)) verifyLeaf(node, scope, place);
    else if (node.kind === 'for') verifyFor(node, scope, place, problems, verifyLeaf);
    else {
      verifyIntExpr(node.condition, scope, `${place}.condition`, problems);
      verifyControl(node.then, scope, `${place}.then`, problems, verifyLeaf);
      verifyControl(node.otherwise, scope, `${place}.otherwise`, problems, verifyLeaf);
    }
  }
}

function isControl<Leaf extends { readonly kind: string }>(
  node: ControlTree<Leaf>,
): node is ForNode<ControlTree<Leaf>> | IfNode<ControlTree<Leaf>> {
  return node.kind === 'for' || node.kind === 'if';
}

function verifyFor<Leaf extends { readonly kind: string }>(
  node: ForNode<ControlTree<Leaf>>,
  scope: Scope,
  path: string,
  problems: Problems,
  verifyLeaf: VerifyLeaf<Leaf>,
): void {
  const inner = extend(scope, node.iterator);
  problems.check(!scope.has(node.iterator), `${path}.iterator`, `${node.iterator} is taken further out`);
  const leads = Number.isSafeInteger(node.step) && node.step !== 0;
  problems.check(leads, `${path}.step`, `${node.step} leads nowhere`);
  verifyIntExpr(node.init, scope, `${path}.init`, problems);
  verifyIntExpr(node.condition, inner, `${path}.condition`, problems);
  verifyControl(node.body, inner, `${path}.body`, problems, verifyLeaf);
}
