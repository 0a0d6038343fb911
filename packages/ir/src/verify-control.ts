import type { IntExpr } from './int-expr.js';
import type { Problems } from './problems.js';
import { extend, type Scope, verifyIntExpr } from './verify-int-expr.js';

/** What host trees and kernel bodies share: loops and conditions around leaves of their own. */
type ControlNode<Leaf> =
  | {
      readonly kind: 'for';
      readonly iterator: string;
      readonly init: IntExpr;
      readonly condition: IntExpr;
      readonly step: number;
      readonly body: readonly (ControlNode<Leaf> | Leaf)[];
    }
  | {
      readonly kind: 'if';
      readonly condition: IntExpr;
      readonly then: readonly (ControlNode<Leaf> | Leaf)[];
      readonly otherwise: readonly (ControlNode<Leaf> | Leaf)[];
    };

type VerifyLeaf<Leaf> = (leaf: Leaf, scope: Scope, path: string) => void;

/** Loops lead somewhere, and every expression of loops and conditions is in scope; `verifyLeaf` sees the leaves. */
export function verifyControl<Leaf extends { readonly kind: string }>(
  nodes: readonly (ControlNode<Leaf> | Leaf)[],
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
  node: ControlNode<Leaf> | Leaf,
): node is ControlNode<Leaf> {
  return node.kind === 'for' || node.kind === 'if';
}

function verifyFor<Leaf extends { readonly kind: string }>(
  node: Extract<ControlNode<Leaf>, { kind: 'for' }>,
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
