import type { IntExpr } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { affineText } from '../model/affine-text.js';
import { coalesced } from '../model/coalesced.js';
import type { ScopModel } from '../model/scop-model.js';

/**
 * The points of a tile: an element that is updated, and the tile's first iteration. Sets of points have no
 * dimensions: the time and the subscripts are parameters.
 */
export class Points {
  /**
   * @param time the name of the tile's first iteration
   * @param subscripts the names of the element's subscripts
   */
  constructor(
    private readonly model: ScopModel,
    readonly time: string,
    readonly subscripts: readonly string[],
  ) {}

  /** Returns the points for which values of expressions are in a set. */
  withValues(values: readonly IntExpr[], set: isl.Set): isl.Set {
    const texts = values.map(textOf).join(', ');
    return coalesced(this.#read(`{ [${texts}] }`).intersect(set.resetTupleId()).params());
  }

  /** Returns the points that satisfy a condition. */
  where(condition: string): isl.Set {
    return this.#read(`{ : ${condition} }`);
  }

  /** Returns the tuples of a relation from the points, whose names may be in the text: `S[t, i] : t = 2 u`. */
  tuples(text: string, points: isl.Set): isl.Set {
    const parameters = [this.time, ...this.subscripts];
    return parameters.reduce(
      (set, name) => {
        const position = set.findDimByName(isl.DimType.Param, name);
        return position < 0 ? set : set.projectOut(isl.DimType.Param, position, 1);
      },
      this.#read(`{ ${text} }`).intersectParams(points),
    );
  }

  #read(text: string): isl.Set {
    const parameters = this.model.scop.parameters.map(({ name }) => name);
    const names = [...parameters, this.time, ...this.subscripts].join(', ');
    return isl.Set.readFromStr(this.model.ctx, `[${names}] -> ${text}`);
  }
}

export function textOf(expr: IntExpr): string {
  const text = affineText(expr);
  if (text === undefined) throw new Error('a subscript of a time tile is not affine');
  return text;
}
