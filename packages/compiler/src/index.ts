export { compilerCommand } from '@boxflow/frontend-c';
export { buildExecutable, cachedExecutable, type Executable } from './build/build-executable.js';
export type { BuildOptions } from './build/build-options.js';
export { defaultCompiler } from './build/flags.js';
export {
  type CacheContents,
  type CacheFolder,
  type CacheLimits,
  cacheContents,
  cleanCache,
} from './cache/cache-contents.js';
export { compile } from './compile.js';
export type { CudaProgramOptions } from './cuda/cuda-options.js';
export { buildCudaExecutable, type CudaExecutable, cachedCudaExecutable } from './cuda/cuda-program.js';
export { emitCuda } from './cuda/emit-cuda.js';
export { printCudaExplanation } from './cuda/explain/print-cuda-explanation.js';
export type { LinesOf } from './cuda/explain/source-quotes.js';
export { explainCuda } from './cuda/explain-cuda.js';
export { type EmitOptions, emit } from './emit/emit.js';
export { type ExplainOptions, explain, recipesOf } from './explain/explain.js';
export { type ExplanationDetail, printExplanation } from './explain/print-explanation.js';
export type { LoopRole } from './explain/summary/loop-roles.js';
export {
  type LoopReason,
  type LoopVerdict,
  type RegionVerdict,
  regionVerdict,
} from './explain/summary/region-verdict.js';
export {
  type CommonOptions,
  type CompileOptions,
  FP_CONTRACTS,
  type FpContract,
  type GivenRecipe,
  type OneFile,
  type SeveralFiles,
  type SourceFile,
  sourcesOf,
} from './options.js';
export {
  PIPELINE,
  printStage,
  runPipeline,
  STAGE_NAMES,
  type StageName,
  type StageOutputs,
} from './pipeline.js';
export type { CompileProgress } from './progress.js';
export { loadRecipes } from './recipes/load-recipes.js';
export type { LoweredProgram, LoweredRegion } from './stages/lowered-program.js';
export type { PreprocessedFile } from './stages/preprocess.js';
export type { PrintedProgram } from './stages/print-kernels.js';
export { findNvcc, findTool } from './toolchain/find-tool.js';
export { writeOutput } from './toolchain/output-file.js';
export { quoteShellWord, splitShellWords } from './toolchain/shell-words.js';
export { VERSION } from './version.js';
