import { spawn } from 'node:child_process';
import { root } from './repository.mjs';

/** The parts of a failed command's output that are shown: some tools tell the cause first, others last. */
const FIRST_LINES = 12;
const LAST_LINES = 28;
const HEARTBEAT_MS = 15_000;

/** A command that failed, with the ends of what it printed. */
class CommandFailed extends Error {
  name = 'CommandFailed';

  constructor(command, reason, output) {
    super(`${command} ${reason}.\n${bothEnds(output)}`);
    this.output = output;
  }
}

/**
 * Runs a command from the root and keeps what it prints for the case that it fails. A line every quarter of a minute
 * shows that a long one is alive.
 */
export function runQuietly(command, args, { env = {} } = {}) {
  const shown = [command, ...args].join(' ');
  const started = Date.now();
  const heartbeat = setInterval(() => {
    console.error(`  … ${shown}: ${Math.round((Date.now() - started) / 1000)} s so far`);
  }, HEARTBEAT_MS);

  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => reject(new CommandFailed(shown, `cannot start: ${error.message}`, output)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else
        reject(new CommandFailed(shown, signal ? `was ended by ${signal}` : `exited with ${code}`, output));
    });
  }).finally(() => clearInterval(heartbeat));
}

function bothEnds(output) {
  const lines = output.trim().split('\n');
  const left = lines.length - FIRST_LINES - LAST_LINES;
  if (left <= 0) return lines.join('\n');
  return [...lines.slice(0, FIRST_LINES), `… ${left} lines left out …`, ...lines.slice(-LAST_LINES)].join(
    '\n',
  );
}
