import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/repository.mjs';
import { runQuietly } from '../lib/run-quietly.mjs';

/** Runs `npm ci` unless what is installed is what the lock file says. */
export async function ensureNpmPackages() {
  const lock = readJson(join(root, 'package-lock.json'));
  // npm keeps the list of what it installed here, in the lock file's own form.
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (lock === undefined)
    throw new Error('package-lock.json is missing; restore it with: git checkout package-lock.json');
  if (installed !== undefined && isInstalled(lock.packages, installed.packages)) return 'up to date';
  try {
    // No package here needs its install script, so none may run.
    await runQuietly('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  } catch (error) {
    throw new Error(
      `The npm packages could not be installed; is the npm registry reachable?\n${error.message}`,
      {
        cause: error,
      },
    );
  }
  return 'installed';
}

/** Is every package of the lock, of the same content, in the list of installed ones? Other platforms' may be absent. */
export function isInstalled(locked, installed) {
  return Object.entries(locked)
    .filter(([path]) => path !== '')
    .every(([path, entry]) => {
      const present = installed[path];
      if (present === undefined) return entry.optional === true || entry.devOptional === true;
      return present.version === entry.version && present.integrity === entry.integrity;
    });
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
