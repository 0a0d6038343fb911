import { type IntExpr, int } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { coalesced } from '../model/coalesced.js';
import { intExprFromAst } from './int-expr-from-ast.js';

/** Returns the value of a piecewise affine expression over the parameters, simplified for parameters in `context`. */
export function valueExpr(value: isl.PwAff, context: isl.Set): IntExpr {
  const domain = value.domain().params().intersect(context);
  if (domain.isEmpty()) return int(0);
  const simple = coalesced(coalesced(value.intersectParams(context)).gist(domain));
  return intExprFromAst(isl.AstBuild.fromContext(domain).exprFromPwAff(simple));
}

/** Returns whether the parameters lie in `set`, for parameters in `context`; `undefined` if they always do. */
export function conditionExpr(set: isl.Set, context: isl.Set): IntExpr | undefined {
  const missing = coalesced(set.gistParams(context));
  if (context.isSubset(set)) return undefined;
  return intExprFromAst(isl.AstBuild.fromContext(context).exprFromSet(missing));
}
