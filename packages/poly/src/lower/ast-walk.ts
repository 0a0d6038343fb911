import { type ControlTree, type IntExpr, variable } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { intExprFromAst } from '../expressions/int-expr-from-ast.js';

/** Makes the leaf for an instance of the tuple `name` at the given iterator values, inside the marks around it. */
export type LeafOf<L> = (name: string, iterators: readonly IntExpr[], marks: readonly string[]) => L;

/** isl's AST as plain data. Loops of one iteration are replaced by their value. */
export function walkAst<L>(node: isl.AstNode, leaf: LeafOf<L>): ControlTree<L>[] {
  return walk(node, { values: new Map(), marks: [] }, leaf);
}

interface Surroundings {
  /** Of the iterators of loops with one iteration. */
  readonly values: ReadonlyMap<string, IntExpr>;
  readonly marks: readonly string[];
}

function walk<L>(node: isl.AstNode, around: Surroundings, leaf: LeafOf<L>): ControlTree<L>[] {
  const { values, marks } = around;
  const expr = (ast: isl.AstExpr): IntExpr =>
    intExprFromAst(ast, (name) => values.get(name) ?? variable(name));
  switch (node.getType()) {
    case isl.AstNodeType.For: {
      const iterator = node.forGetIterator().idGetId().getName() ?? '';
      const init = expr(node.forGetInit());
      if (node.forIsDegenerate())
        return walk(node.forGetBody(), { ...around, values: new Map([...values, [iterator, init]]) }, leaf);
      const step = Number(node.forGetInc().intGetVal().toString());
      const body = walk(node.forGetBody(), around, leaf);
      return [{ kind: 'for', iterator, init, condition: expr(node.forGetCond()), step, body }];
    }
    case isl.AstNodeType.If: {
      const then = walk(node.ifGetThenNode(), around, leaf);
      const otherwise = node.ifHasElseNode() ? walk(node.ifGetElseNode(), around, leaf) : [];
      return [{ kind: 'if', condition: expr(node.ifGetCond()), then, otherwise }];
    }
    case isl.AstNodeType.Block: {
      const children = node.blockGetChildren();
      return Array.from({ length: children.size() }, (_, i) => walk(children.getAt(i), around, leaf)).flat();
    }
    case isl.AstNodeType.Mark: {
      const inside = [...marks, node.markGetId().getName() ?? ''];
      return walk(node.markGetNode(), { ...around, marks: inside }, leaf);
    }
    case isl.AstNodeType.User: {
      const call = node.userGetExpr();
      const iterators = Array.from({ length: call.opGetNArg() - 1 }, (_, i) => expr(call.opGetArg(i + 1)));
      return [leaf(call.opGetArg(0).idGetId().getName() ?? '', iterators, marks)];
    }
    default:
      throw new Error(`isl produced an AST node of unknown type: ${node.toCStr()}`);
  }
}
