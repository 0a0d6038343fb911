import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. The path may hold spaces: it is passed as an argument, never through a shell. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Every workspace's folder, from the root, with its package.json. */
export function workspaces() {
  const inPackages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return [...inPackages, 'benchmarks', 'examples', 'tests']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
    }));
}
