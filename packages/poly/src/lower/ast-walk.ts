import { type ControlTree, type IntExpr, variable } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { intExprFromAst } from '../expressions/int-expr-from-ast.js';

/** Makes the leaf for an instance of the tuple `name` at the given iterator values, inside the marks around it. */
export type LeafOf<L> = (name: string, iterators: readonly IntExpr[], marks: readonly string[]) => L;

type Loop<L> = ControlTree<L> & { readonly kind: 'for' };

/** Makes the leaves and loops of the tree that replaces isl's AST. */
export interface AstVisitor<L> {
  readonly leaf: LeafOf<L>;
  /** Returns the tuples that a call of one stands for; by default itself. */
  readonly startingWith?: (name: string) => readonly string[];
  /** Returns what else is to be said of a loop directly below these marks. */
  loop?(marks: readonly string[], loop: Loop<L>): Loop<L>;
}

/** Returns isl's AST as plain data. Loops of one iteration are replaced by their value. */
export function walkAst<L>(node: isl.AstNode, visitor: AstVisitor<L>): ControlTree<L>[] {
  return walk(node, { values: new Map(), marks: [], marksOfLoop: [] }, visitor);
}

interface Surroundings {
  /** The values of the iterators of loops with one iteration. */
  readonly values: ReadonlyMap<string, IntExpr>;
  readonly marks: readonly string[];
  /** The {@link marks} that are inside all loops. */
  readonly marksOfLoop: readonly string[];
}

function walk<L>(node: isl.AstNode, around: Surroundings, visitor: AstVisitor<L>): ControlTree<L>[] {
  const { values, marks, marksOfLoop } = around;
  const expr = (ast: isl.AstExpr): IntExpr =>
    intExprFromAst(ast, (name) => values.get(name) ?? variable(name));
  switch (node.getType()) {
    case isl.AstNodeType.For: {
      const iterator = node.forGetIterator().idGetId().getName() ?? '';
      const init = expr(node.forGetInit());
      const inside = { ...around, marksOfLoop: [] };
      if (node.forIsDegenerate())
        return walk(
          node.forGetBody(),
          { ...inside, values: new Map([...values, [iterator, init]]) },
          visitor,
        );
      const step = Number(node.forGetInc().intGetVal().toString());
      const body = walk(node.forGetBody(), inside, visitor);
      const loop: Loop<L> = { kind: 'for', iterator, init, condition: expr(node.forGetCond()), step, body };
      return [visitor.loop?.(marksOfLoop, loop) ?? loop];
    }
    case isl.AstNodeType.If: {
      const then = walk(node.ifGetThenNode(), around, visitor);
      const otherwise = node.ifHasElseNode() ? walk(node.ifGetElseNode(), around, visitor) : [];
      return [{ kind: 'if', condition: expr(node.ifGetCond()), then, otherwise }];
    }
    case isl.AstNodeType.Block: {
      const children = node.blockGetChildren();
      return Array.from({ length: children.size() }, (_, i) =>
        walk(children.getAt(i), around, visitor),
      ).flat();
    }
    case isl.AstNodeType.Mark: {
      const mark = node.markGetId().getName() ?? '';
      const inside = { ...around, marks: [...marks, mark], marksOfLoop: [...marksOfLoop, mark] };
      return walk(node.markGetNode(), inside, visitor);
    }
    case isl.AstNodeType.User: {
      const call = node.userGetExpr();
      const iterators = Array.from({ length: call.opGetNArg() - 1 }, (_, i) => expr(call.opGetArg(i + 1)));
      const name = call.opGetArg(0).idGetId().getName() ?? '';
      const names = visitor.startingWith?.(name) ?? [name];
      return names.map((one) => visitor.leaf(one, iterators, marks));
    }
    default:
      throw new Error(`isl produced an AST node of unknown type: ${node.toCStr()}`);
  }
}
