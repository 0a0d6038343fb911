import { runQuietly } from '../lib/run-quietly.mjs';

/**
 * Installs missing packages with apt-get, if this user may. Never asks anything.
 *
 * @param {import('./system-needs.mjs').SystemNeed[]} needs
 * @param {{ isRoot: boolean, aptGet: string | undefined, run?: typeof runQuietly }} machine
 * @returns {Promise<string>} what was done, in a few words
 */
export async function ensureSystemPackages(needs, { isRoot, aptGet, run = runQuietly }) {
  const missing = needs.filter((need) => !need.isThere());
  if (missing.length === 0) return 'all there';
  if (aptGet === undefined)
    throw new Error(explain(missing, 'This machine has no apt-get, so install them its own way.'));
  const names = packageNames(missing);
  if (!isRoot) {
    throw new Error(
      explain(missing, `Only root may install them. Run this once: sudo apt-get install ${names.join(' ')}`),
    );
  }

  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run(aptGet, ['update'], { env });
    await run(aptGet, ['install', '--yes', '--no-install-recommends', ...names], { env });
  } catch (error) {
    throw new Error(explain(missing, `apt-get could not install them:\n${error.message}`), { cause: error });
  }

  const stillMissing = missing.filter((need) => !need.isThere());
  if (stillMissing.length > 0) {
    throw new Error(
      explain(stillMissing, 'apt-get installed the packages, but they did not bring what was looked for.'),
    );
  }
  return `installed ${names.join(', ')}`;
}

function explain(missing, remedy) {
  const lines = missing.map((need) => `  ${need.apt}: ${need.purpose}`);
  return ['These system packages are missing:', ...lines, remedy].join('\n');
}

function packageNames(needs) {
  return [...new Set(needs.map((need) => need.apt))];
}
