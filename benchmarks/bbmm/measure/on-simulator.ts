import { compile } from '@boxflow/compiler';
import { type Bundle, evaluateIntExpr, type Plan, type ScalarType } from '@boxflow/ir';
import { type RegionArray, Runtime } from '@boxflow/runtime-native';
import type { Settings } from '../settings.js';
import { definesOf, type Outcome, type Request } from './request.js';

const bundles = new Map<string, Promise<Bundle>>();

/** The program as it is compiled for the sizes of the request. */
export function compileProgram(request: Request): Promise<Bundle> {
  const defines = definesOf(request);
  const key = [request.program.file, ...defines].join(' ');
  const known = bundles.get(key) ?? compile({ file: request.program.file, defines });
  bundles.set(key, known);
  return known;
}

export function regionOf({ plans }: Bundle, { program }: Request): Plan {
  const plan = plans.find(({ name }) => name === program.region);
  if (plan) return plan;
  throw new Error(`${program.file} has no region ${program.region}, only ${plans.map(({ name }) => name)}`);
}

/** The region's parameters, by name: of all programs they are `n` and numbers of steps. */
export function parametersOf(plan: Plan, { program, sizes }: Request): Map<string, number> {
  return new Map(
    plan.parameters.map((name) => {
      const value = sizes[name === 'n' ? program.n : name.toUpperCase()];
      if (value === undefined) throw new Error(`${program.file}: no size for the parameter ${name}`);
      return [name, value];
    }),
  );
}

/**
 * Simulates the kernel's region only, through the API: `poly-cli run` would also run the program sequentially, which
 * takes hours at these sizes. The arrays are never touched, so they take address space and no memory.
 */
export async function simulate({ model }: Settings, request: Request): Promise<Outcome> {
  const bundle = await compileProgram(request);
  const plan = regionOf(bundle, request);
  const parameters = parametersOf(plan, request);
  const { program: _, sizes: __, element: ___, ...options } = request;
  const arrays = allocate(plan, parameters);
  if (arrays === null) return { ok: false, why: 'the arrays are too large for this version of Node' };
  const stats = await new Runtime({ target: 'sim', model, ...options }).run(bundle, {
    region: request.program.region,
    params: Object.fromEntries(parameters),
    arrays,
  });
  return { ok: true, region: stats.regions[0]! };
}

const BYTES: Partial<Record<ScalarType, (length: number) => RegionArray>> = {
  double: (length) => new Float64Array(length),
  float: (length) => new Float32Array(length),
  int32: (length) => new Int32Array(length),
};

function allocate(plan: Plan, parameters: ReadonlyMap<string, number>): Record<string, RegionArray> | null {
  const outer = plan.arrays.filter(({ liveIn, liveOut }) => liveIn || liveOut);
  try {
    return Object.fromEntries(
      outer.map(({ name, element, extents }) => {
        const make = BYTES[element];
        if (!make) throw new Error(`${plan.origin}: ${name} is of type ${element}`);
        return [
          name,
          make(extents.reduce((product, each) => product * evaluateIntExpr(each, parameters), 1)),
        ];
      }),
    );
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
