import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BoxflowError } from '@boxflow/ir';
import { platformWithoutRuntime, runtimeIncomplete } from './diagnostics.js';

/** Platforms for which npm has a package with the native runtime. */
export const PLATFORMS = ['linux-x64', 'linux-arm64'] as const;

/** The native runtime: the files of a platform's package. All of them exist. */
export interface NativeFiles {
  /** The folder that has all of them. */
  readonly folder: string;
  /** `libboxflow.a`, which compiled programs are linked with. */
  readonly library: string;
  /** `libboxflow-cudart.a`, which CUDA programs for GPUs are linked with, before NVIDIA's runtime. */
  readonly cudart: string;
  /** `libboxflow-cudart-host.a`, which CUDA programs are linked with if their kernels were printed as C. */
  readonly cudartHost: string;
  /** The folder that has `boxflow/boxflow.h`. */
  readonly includeFolder: string;
  /** The Node addon. */
  readonly addon: string;
}

/** The parts of {@link NativeFiles}, by their names in {@link NativeFiles.folder}. */
const NAMES = {
  library: 'libboxflow.a',
  cudart: 'libboxflow-cudart.a',
  cudartHost: 'libboxflow-cudart-host.a',
  includeFolder: 'include',
  addon: 'boxflow.node',
} as const;

/**
 * Returns the native runtime: in the folder that the environment variable `BOXFLOW_RUNTIME` names, otherwise in the
 * package of this platform. That package is an optional dependency, and a clone builds into its own.
 *
 * @throws BoxflowError BF5050 if it is not there
 */
export function nativeFiles(environment: NodeJS.ProcessEnv = process.env): NativeFiles {
  const chosen = environment.BOXFLOW_RUNTIME || undefined;
  const key = chosen ?? ownPlatform();
  const files = found.get(key) ?? lookFor(chosen);
  found.set(key, files);
  return files;
}

/** Looking takes longer than other parts of a small run do. */
const found = new Map<string, NativeFiles>();

function lookFor(chosen: string | undefined): NativeFiles {
  const folder = chosen ?? packageFolder();
  const missing = Object.values(NAMES).find((name) => !existsSync(join(folder, name)));
  if (missing !== undefined) {
    throw new BoxflowError(runtimeIncomplete(folder, missing, chosen !== undefined, PLATFORMS));
  }
  return {
    folder,
    library: join(folder, NAMES.library),
    cudart: join(folder, NAMES.cudart),
    cudartHost: join(folder, NAMES.cudartHost),
    includeFolder: join(folder, NAMES.includeFolder),
    addon: join(folder, NAMES.addon),
  };
}

function ownPlatform(): string {
  return `${process.platform}-${process.arch}`;
}

function packageFolder(): string {
  const platform = ownPlatform();
  try {
    return dirname(createRequire(import.meta.url).resolve(`@boxflow/runtime-${platform}/package.json`));
  } catch (cause) {
    throw new BoxflowError(platformWithoutRuntime(platform, PLATFORMS), { cause });
  }
}
