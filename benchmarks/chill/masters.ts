import { runPipeline, type StageOutputs } from '@boxflow/compiler';
import { type MasterRecipe, masterRecipesOf, strategyTarget, type TargetName } from '@boxflow/tune';
import { type ChillKernel, definesOf, fileOf, type Numbers } from './kernels.js';

/** Returns the master recipe of a program's kernel. */
export async function masterOf(
  kernel: ChillKernel,
  device: TargetName,
  defines: Numbers = {},
): Promise<MasterRecipe> {
  const outputs: StageOutputs = {};
  await runPipeline({ file: fileOf(kernel), defines: definesOf(defines) }, outputs, 'parse');
  const scops = outputs.parse?.flatMap((unit) => unit.scops) ?? [];
  const own = scops.filter(({ functionName }) => functionName === kernel.function);
  const [master, ...more] = await masterRecipesOf(own, strategyTarget(device));
  if (!master || more.length > 0)
    throw new Error(
      `${kernel.function} in ${fileOf(kernel)} must have exactly one loop nest with a parallel loop`,
    );
  return master;
}
