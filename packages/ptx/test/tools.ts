import { spawnSync } from 'node:child_process';

/** Returns whether a program of the CUDA toolkit is on this machine. */
export function hasTool(name: 'nvcc' | 'ptxas'): boolean {
  return spawnSync(name, ['--version']).status === 0;
}
