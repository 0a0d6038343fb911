import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/repository.mjs';
import { countPart } from './count-part.mjs';

/** Runs one part, with its output shown, and counts its results. Reports of an earlier run are removed first. */
export function runPart(part) {
  console.log(`\n── ${part.name} ${'─'.repeat(Math.max(0, 100 - part.name.length))}`);
  for (const path of part.reports ?? []) rmSync(join(root, path), { force: true });
  const started = performance.now();
  const exit = spawnSync(part.command, part.args, {
    cwd: root,
    stdio: 'inherit',
    // With CI set, a missing golden file or snapshot is a failure, not a new file.
    env: { ...process.env, CI: 'true', ...part.env },
  });
  if (exit.error) console.error(`${part.command} cannot start: ${exit.error.message}`);
  return {
    name: part.name,
    seconds: (performance.now() - started) / 1000,
    tally: countPart(part, exit, readReport),
  };
}

function readReport(path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
