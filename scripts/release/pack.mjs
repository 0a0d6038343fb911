import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stagePackages } from './stage.mjs';

/**
 * Packs every package as it is published into `folder`, and returns the path of each archive by the package's name.
 * Without its files, the package of another platform is left out.
 */
export function packPackages(folder) {
  mkdirSync(folder, { recursive: true });
  const isOfOtherPlatform = (name) =>
    name.startsWith('@boxflow/runtime-linux-') && !name.endsWith(`-${process.platform}-${process.arch}`);
  const staged = stagePackages({ skip: isOfOtherPlatform, target: join(folder, 'staged') });
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const output = execFileSync('npm', [...words, ...staged.map((each) => each.folder)], { encoding: 'utf8' });
  return Object.fromEntries(JSON.parse(output).map(({ name, filename }) => [name, join(folder, filename)]));
}

// node pack.mjs FOLDER prints the archives as JSON.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify(packPackages(resolve(process.argv[2] ?? '.'))));
}
