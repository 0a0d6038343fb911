import { compile } from '@boxflow/compiler';
import type { Bundle, Plan } from '@boxflow/ir';
import { Runtime } from '@boxflow/runtime-native';
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
 * takes hours at these sizes.
 */
export async function simulate({ model }: Settings, request: Request): Promise<Outcome> {
  const bundle = await compileProgram(request);
  const parameters = parametersOf(regionOf(bundle, request), request);
  const { program, sizes: _, element: __, ...options } = request;
  const stats = await new Runtime({ target: 'sim', model, ...options }).run(bundle, {
    region: program.region,
    params: Object.fromEntries(parameters),
  });
  return { ok: true, region: stats.regions[0]! };
}
