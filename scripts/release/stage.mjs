import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, workspaces } from '../lib/repository.mjs';
import { publishedManifest } from './published-manifest.mjs';
import { publishedReadme } from './published-readme.mjs';

/** Where the packages lie as users get them. */
export const stagingFolder = join(root, 'release');

/** The project's address, which package.json of the root has. */
const repository = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).repository;

/**
 * Writes every package as it is published into a folder of its own, and returns these folders. A package whose files
 * were not built is left out if `skip` says so, and otherwise an error.
 *
 * @param {{ skip?: (name: string) => boolean, target?: string }} options
 */
export function stagePackages({ skip = () => false, target = stagingFolder } = {}) {
  rmSync(target, { recursive: true, force: true });
  return workspaces()
    .filter(({ manifest }) => !manifest.private)
    .flatMap(({ folder, manifest }) => {
      const missing = manifest.files.find((name) => !existsSync(join(root, folder, name)));
      if (missing !== undefined && skip(manifest.name)) return [];
      if (missing !== undefined)
        throw new Error(`${folder}/${missing} is missing; npm run release builds everything first`);
      return [{ name: manifest.name, folder: stage(folder, manifest, target) }];
    });
}

function stage(folder, manifest, target) {
  const from = join(root, folder);
  const to = join(target, folder);
  const place = { folder, repository };
  mkdirSync(to, { recursive: true });
  for (const name of manifest.files) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  for (const name of readdirSync(from).filter((name) => name === 'README.md')) {
    writeFileSync(join(to, name), publishedReadme(readFileSync(join(from, name), 'utf8'), place));
  }
  const text = JSON.stringify(publishedManifest(manifest, place), null, 2);
  writeFileSync(join(to, 'package.json'), `${text}\n`);
  return to;
}
