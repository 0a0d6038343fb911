import { steps } from './steps.mjs';

const OLDEST_NODE = [20, 11];

/**
 * Runs every step with a line of progress on standard error, and tells whether all of them succeeded.
 *
 * @param {import('./steps.mjs').Options} options
 * @returns {Promise<boolean>}
 */
export async function bootstrap(options) {
  if (!isNewEnough(process.versions.node)) {
    console.error(`boxflow needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
    return false;
  }
  for (const [index, { name, run }] of steps.entries()) {
    const started = performance.now();
    const label = `[${index + 1}/${steps.length}] ${name}`;
    console.error(`${label} …`);
    try {
      const done = await run(options);
      console.error(`${label}: ${done} (${seconds(started)})`);
    } catch (error) {
      console.error(`${label}: failed after ${seconds(started)}\n${error.message}`);
      return false;
    }
  }
  return true;
}

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
