import {
  type CUnit,
  EXPLANATION_VERSION,
  type ExplainedRegion,
  type Explanation,
  printIntExpr,
  type Recipe,
  type Refusal,
  type Scop,
} from '@boxflow/ir';
import { keptResult } from '../kept-result.js';
import type { CompileOptions } from '../options.js';
import { runPipeline, type StageOutputs } from '../pipeline.js';
import type { LoweredProgram, LoweredRegion, SequentialRegion } from '../stages/lowered-program.js';
import { hostAccesses } from './host-accesses.js';

export type ExplainOptions = CompileOptions & {
  /** `false` leaves out the lists of all dependences, so that fewer of them are computed. By default true. */
  readonly dependences?: boolean;
  /** Whether regions have iterations to draw. By default false. */
  readonly samples?: boolean;
};

/**
 * Explains a program: regions found or refused and why, dependences, recipe and plan. A region at which `compile` would
 * stop is refused here like any other. The result is kept as that of `compile` is. Throws BoxflowError for text that is not a C program, and for recipes that do
 * not apply.
 */
export async function explain(options: ExplainOptions): Promise<Explanation> {
  const outputs: StageOutputs = {};
  if (options.cache === false) return analyse(options, outputs);
  const variant = `${options.dependences === false ? 'without dependences' : ''}${options.samples ? ' with samples' : ''}`;
  const kind = { folder: 'explanations', version: EXPLANATION_VERSION, variant } as const;
  return keptResult(kind, options, outputs, () => analyse(options, outputs));
}

async function analyse(options: ExplainOptions, outputs: StageOutputs): Promise<Explanation> {
  await runPipeline(options, outputs, 'parse');
  const units = required(outputs.parse);
  const tolerable = units.map((unit) => ({ ...unit, refusals: unit.refusals.filter(isTolerable) }));
  const tolerant: StageOutputs = { ...outputs, parse: tolerable };
  await runPipeline(options, tolerant, 'lower');
  const lowered = required(tolerant.lower);
  outputs.lower = lowered;
  return explanationOf(units, lowered, options);
}

/** The lowering stops at others. */
function isTolerable({ reason }: Refusal): boolean {
  return reason.severity !== 'error';
}

/** The recipes in use, to be printed, edited and given back. */
export function recipesOf(explanation: Explanation): readonly Recipe[] {
  return explanation.regions.flatMap(({ name, recipe }) => {
    return recipe
      ? [
          {
            scop: name,
            lines: recipe.map(({ verb, args, reason }) => {
              return { verb, args, ...(reason === null ? {} : { reason }) };
            }),
          },
        ]
      : [];
  });
}

async function explanationOf(
  found: readonly CUnit[],
  lowered: LoweredProgram,
  options: ExplainOptions,
): Promise<Explanation> {
  const { units } = lowered;
  const outcomes = [...lowered.regions, ...lowered.sequential];
  const regions: ExplainedRegion[] = [];
  for (const unit of units) {
    for (const scop of unit.scops) {
      const outcome = outcomes.find((candidate) => candidate.scop === scop);
      if (outcome) regions.push(await explainRegion(scop, unit, outcome, lowered, options));
    }
  }
  return {
    version: EXPLANATION_VERSION,
    files: units.map(({ file }) => file),
    regions,
    refused: units.flatMap(({ refusals }, position) => {
      const errors = found[position]?.refusals.filter((refusal) => !isTolerable(refusal)) ?? [];
      return [...errors, ...refusals.filter(isTolerable)].map(({ functionName, ...rest }) => {
        return { function: functionName, ...rest };
      });
    }),
  };
}

async function explainRegion(
  scop: Scop,
  unit: CUnit,
  outcome: LoweredRegion | SequentialRegion,
  lowered: LoweredProgram,
  options: ExplainOptions,
): Promise<ExplainedRegion> {
  const { explainScop } = await import('@boxflow/poly');
  const { reassociate = false, dependences = true, samples = false } = options;
  const isTooComplex = outcome.diagnostics.some(({ code }) => code === 'BF2104');
  const recipe = 'plan' in outcome ? outcome.recipe : null;
  const sequential = lowered.sequential.map((each) => each.scop).filter((each) => unit.scops.includes(each));
  return {
    name: scop.name,
    function: scop.functionName,
    location: scop.location,
    sequential: whySequential(outcome),
    parameters: scop.parameters,
    context: scop.context,
    arrays: scop.arrays.map(({ name, element, extents, storage }) => ({
      name,
      element,
      extents: extents.map((extent) => extent && printIntExpr(extent)),
      local: storage === 'local',
    })),
    ...(await explainScop(scop, {
      reassociate,
      dependences,
      isTooComplex,
      ...(samples && { sample: { recipe } }),
    })),
    recipe: recipe?.lines.map(({ verb, args, reason }) => ({ verb, args, reason: reason ?? null })) ?? null,
    plan: 'plan' in outcome ? outcome.plan : null,
    hostAccesses: 'plan' in outcome ? hostAccesses(scop, unit, sequential) : null,
    diagnostics: outcome.diagnostics,
  };
}

/** An assumption that no sizes meet keeps a region sequential, though it has a plan. */
function whySequential(outcome: LoweredRegion | SequentialRegion): string | null {
  if (!('plan' in outcome)) return outcome.diagnostics[0]?.message ?? 'there is no plan for it';
  const broken = outcome.plan.assumptions.find(({ condition }) => printIntExpr(condition) === '0');
  return broken?.message ?? null;
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a stage gave nothing');
  return value;
}
