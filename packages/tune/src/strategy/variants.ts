import type { Recipe, RecipeLine } from '@boxflow/ir';
import type { MasterChoice, MasterRecipe } from './master-recipe.js';
import { line } from './partition.js';
import { gridLines, type Values } from './variant-lines.js';

/** One way to map a nest, except for its sizes. */
export interface Variant {
  readonly choice: MasterChoice;
  readonly shared: readonly string[];
  readonly texture: readonly string[];
  readonly registers: readonly string[];
  readonly unroll: number;
}

/** Phase III: returns all combinations of what the choices of a master recipe allow. */
export function variantsOf({ choices }: MasterRecipe): readonly Variant[] {
  return choices.flatMap((choice) =>
    subsets(choice.registers).flatMap((registers) =>
      subsets(choice.shared).flatMap((shared) =>
        subsets(choice.texture.filter((group) => shared.includes(group))).flatMap((texture) =>
          choice.unroll.map((unroll) => ({
            ...{ choice, unroll, shared: shared.flat() },
            ...{ texture: texture.flat(), registers: registers.flat() },
          })),
        ),
      ),
    ),
  );
}

/** Returns the recipe of a variant with these sizes. Other nests of the region have no lines. */
export function recipeOf(
  { scop, nest }: MasterRecipe,
  { choice, shared, texture, registers, unroll }: Variant,
  values: Values,
): Recipe {
  const { chunk } = choice;
  const lines: readonly RecipeLine[] = [
    ...gridLines(
      choice,
      values,
      nest.loops.map(({ name }) => name),
    ),
    ...shared.map((array) => line('copy_to_shared', [chunk!.loop, String(values[chunk!.size]), array])),
    ...texture.map((array) => line('copy_to_texture', [array])),
    ...registers.map((array) => line('copy_to_registers', [chunk!.loop, array])),
    ...(unroll > 0 ? [line('unroll_to_depth', [String(unroll)])] : []),
  ];
  return { scop, lines };
}

/** Returns the default sizes of a choice. */
export function defaultValues({ parameters }: MasterChoice): Values {
  return Object.fromEntries(Object.entries(parameters).map(([name, { default: value }]) => [name, value]));
}

/** Phase IV: returns all combinations of sizes of a choice. */
export function valuesOf({ parameters }: MasterChoice): readonly Values[] {
  return Object.entries(parameters).reduce<readonly Values[]>(
    (all, [name, { values }]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map((subset) => [first, ...subset])];
}
