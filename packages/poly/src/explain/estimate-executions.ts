import type { ExecutionEstimate } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { countElements, extent } from '../cost/count-elements.js';
import { nominalSizes } from '../cost/nominal-sizes.js';
import type { ScopModel } from '../model/scop-model.js';
import type { SourceLoop } from './loops.js';

/** Returns how often statements and loops execute at the program's sizes, by an upper bound. */
export function estimateExecutions(model: ScopModel, loops: readonly SourceLoop[]): ExecutionEstimate {
  const sizes = nominalSizes(model);
  // isl has the parameters in an order of its own.
  const values = model.scop.parameters.map(({ name }) => {
    const position = sizes.findDimByName(isl.DimType.Param, name);
    return [name, Number(sizes.plainGetValIfFixed(isl.DimType.Param, position).toString())] as const;
  });
  return {
    sizes: Object.fromEntries(values.filter(([, value]) => Number.isFinite(value))),
    executions: countElements(model.domain, sizes),
    iterations: loops.map((loop) => mostIterations(model, loop, sizes)),
  };
}

/** Returns how many iterations a loop has at most, for any values of the loops around it. */
function mostIterations(model: ScopModel, loop: SourceLoop, sizes: isl.Set): number {
  const inside = model.statements.filter(({ statement }) => loop.statements.includes(statement.name));
  return Math.max(0, ...inside.map(({ domain }) => extent(domain.intersectParams(sizes), loop.depth)));
}
