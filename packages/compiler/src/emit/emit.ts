import type { Bundle } from '@boxflow/ir';
import type { BuildOptions } from '../build/build-options.js';
import { emitFiles } from './emit-files.js';
import { writeFolder } from './write-folder.js';

/** How {@link emit} treats what is there already. */
export interface EmitOptions extends BuildOptions {
  /** Replace a folder that boxflow did not write. */
  readonly force?: boolean;
}

/**
 * Writes the generated sources, the plans, the recipe and a Makefile into `folder`, all or nothing. Returns the names
 * of the files. Throws BF3006 and BF3007.
 */
export async function emit(
  bundle: Bundle,
  folder: string,
  options: EmitOptions = {},
): Promise<readonly string[]> {
  const files = await emitFiles(bundle, options);
  await writeFolder(folder, files, options.force === true, [
    ...bundle.files,
    ...(options.objects ?? []),
    process.cwd(),
  ]);
  return Object.keys(files).sort();
}
