import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The program that is installed as `poly-cli`. */
export const cliFile = join(root, 'packages', 'cli', 'dist', 'bin.js');

export const kernelsFolder = join(root, 'benchmarks', 'kernels');

export const diagnosticsFolder = join(root, 'tests', 'diagnostics');
