// `npm run release`, after everything in TypeScript was built: builds the native runtime for all platforms, and publishes
// each package whose version the registry does not have yet.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLATFORMS } from '../../packages/runtime-native/scripts/lib/options.mjs';
import { root } from '../lib/repository.mjs';
import { stagePackages } from './stage.mjs';

for (const platform of Object.keys(PLATFORMS)) {
  const script = join(root, 'packages', 'runtime-native', 'scripts', 'build-native.mjs');
  execFileSync(process.execPath, [script, `--platform=${platform}`], { stdio: 'inherit' });
}
for (const folder of dependenciesFirst(stagePackages())) publish(folder);

/** A package that is published in between would not find what it needs. */
function dependenciesFirst(staged) {
  const folders = new Map(staged.map(({ name, folder }) => [name, folder]));
  const ordered = new Set();
  const visit = (name) => {
    if (!folders.has(name)) return;
    const { dependencies, optionalDependencies } = manifestOf(folders.get(name));
    Object.keys({ ...dependencies, ...optionalDependencies }).forEach(visit);
    ordered.add(folders.get(name));
  };
  for (const name of folders.keys()) visit(name);
  return [...ordered];
}

function publish(folder) {
  const { name, version } = manifestOf(folder);
  if (isPublished(`${name}@${version}`)) {
    console.log(`${name}@${version} is published already`);
    return;
  }
  execFileSync('npm', ['publish', folder, '--access', 'public', '--ignore-scripts'], { stdio: 'inherit' });
}

/** Throws if the registry gives a different answer than yes or no. */
function isPublished(package_) {
  const { status, stdout } = spawnSync('npm', ['view', package_, 'version', '--json'], { encoding: 'utf8' });
  if (status === 0) return stdout.trim() !== '';
  if (JSON.parse(stdout).error?.code === 'E404') return false;
  throw new Error(`npm view ${package_} failed:\n${stdout}`);
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
