import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Returns the full path of a command, looked up in PATH unless it names a folder itself. Returns `null` if there is
 * none.
 */
export function findTool(command: string, environment: NodeJS.ProcessEnv = process.env): string | null {
  if (command.includes('/')) return isExecutable(command) ? command : null;
  for (const folder of (environment.PATH ?? '').split(delimiter)) {
    const path = join(folder || '.', command);
    if (isExecutable(path)) return path;
  }
  return null;
}

/** nvcc's usual home is not on the PATH of a fresh CUDA installation. */
export function findNvcc(environment: NodeJS.ProcessEnv = process.env): string | null {
  const home = environment.CUDA_HOME ?? environment.CUDA_PATH ?? '/usr/local/cuda';
  return findTool('nvcc', environment) ?? findTool(join(home, 'bin', 'nvcc'), environment);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
