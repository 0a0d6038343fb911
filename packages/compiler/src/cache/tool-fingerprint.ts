import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { VERSION } from '../version.js';
import { contentKey } from './content-key.js';

/** The packages whose code decides what a bundle contains. */
const PACKAGES = [
  '@boxflow/codegen-c',
  '@boxflow/codegen-cuda',
  '@boxflow/codegen-opencl',
  '@boxflow/codegen-ptx',
  '@boxflow/compiler',
  '@boxflow/frontend-c',
  '@boxflow/ir',
  '@boxflow/isl-wasm',
  '@boxflow/poly',
  '@boxflow/ptx',
] as const;

/** Tests run from the sources, everybody else from what was built; isl is a module of its own, and kernels include headers. */
const CODE_FOLDERS = [ownFolder(), 'wasm', 'include'] as const;

function ownFolder(): 'src' | 'dist' {
  return import.meta.url.endsWith('.ts') ? 'src' : 'dist';
}

let known: string | undefined;

/**
 * Identifies the compiler that is running: the version, and size and time of every file of its packages, so
 * that somebody who changes boxflow itself never gets what the old code made.
 */
export function toolFingerprint(): string {
  known ??= contentKey([VERSION, ...PACKAGES.flatMap(describePackage)]);
  return known;
}

function describePackage(name: string): readonly string[] {
  const folder = packageFolder(name);
  return folder === null
    ? [`${name} absent`]
    : CODE_FOLDERS.flatMap((sub) => describeFolder(join(folder, sub)));
}

function packageFolder(name: string): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    return null;
  }
}

function describeFolder(folder: string): readonly string[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    if (name.endsWith('.test.ts')) return [];
    const info = statSync(join(folder, name), { throwIfNoEntry: false });
    return info?.isFile() ? [`${name} ${info.size} ${info.mtimeMs}`] : [];
  });
}
