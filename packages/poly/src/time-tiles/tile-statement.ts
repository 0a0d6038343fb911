import { type Access, type BodyExpr, type BodyStatement, mapOperands, type Statement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { readRelations } from './read-relations.js';
import type { Tile, Turn } from './tile.js';
import type { TileBody } from './tile-body.js';
import type { TileRead } from './tile-reads.js';
import type { Tiling } from './tiling.js';

/** Returns the statement whose instances are the points of a tile. */
export function tileStatement(tiling: Tiling, body: TileBody, tile: Tile): Statement {
  const { name, turn, to } = tile;
  const { loop } = tiling;
  const { location } = loop.updates[0]!.statement;
  const access = (
    kind: Access['kind'],
    { may, index }: Pick<TileRead, 'may' | 'index'>,
    relation: isl.Map,
  ): Access => ({
    ...{ kind, may, array: relation.getTupleName(isl.DimType.Out)!, location, relation: relation.toString() },
    index: index.map((one) => tiling.inPair(one, turn)),
  });
  const relations = readRelations(tiling, body, tile);
  const reads = body.reads.map((one, i) => access('read', one, relations[i]!));
  const writes = body.targets.map(({ array, where }) => {
    const instances = tiling.instances(name, turn, where);
    const { index } = tiling;
    return access('write', { may: false, index }, tiling.accessed(instances, turn, to(array), index));
  });
  return {
    ...{ name, location },
    text: [...new Set(loop.updates.map(({ statement }) => statement.text))].join(' '),
    iterators: tiling.iterators,
    domain: tiling.instances(name, turn, body.where).toString(),
    accesses: [...reads, ...writes],
    body: body.body.map((one) => inPairs(tiling, turn, one)),
  };
}

/** Returns a statement over the points of a tile as one over the iterators of its statement. */
function inPairs(tiling: Tiling, turn: Turn, node: BodyStatement): BodyStatement {
  const value = (expr: BodyExpr): BodyExpr =>
    expr.kind === 'int' ? { ...expr, value: tiling.inPair(expr.value, turn) } : mapOperands(expr, value);
  const inside = (nodes: readonly BodyStatement[]) => nodes.map((one) => inPairs(tiling, turn, one));
  if (node.kind === 'assign') return { ...node, value: value(node.value) };
  if (node.kind !== 'if') return node;
  const { condition, then, otherwise } = node;
  return { ...node, condition: value(condition), then: inside(then), otherwise: inside(otherwise) };
}
