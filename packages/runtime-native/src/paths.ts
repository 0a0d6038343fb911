import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The same from src/ and from dist/.
const build = join(dirname(fileURLToPath(import.meta.url)), '..', 'build');

/** Files of the native build. They exist once the package was built or installed. */
export const paths = {
  /** The static library that compiled programs are linked with. */
  library: join(build, 'libboxflow.a'),
  /** The folder that has `boxflow/boxflow.h`. */
  includeFolder: join(build, 'include'),
  /** The Node addon. */
  addon: join(build, 'boxflow.node'),
} as const;

/** True where the native build is there. */
export function isBuilt(): boolean {
  return existsSync(paths.library) && existsSync(paths.addon);
}
