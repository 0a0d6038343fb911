// `npm start`: makes the clone ready, then compiles and runs Floyd-Warshall on four virtual devices of this machine's
// CPU and compares every element with the sequential program.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap } from './bootstrap/run-steps.mjs';
import { root } from './lib/repository.mjs';

const demo = [
  'run',
  'benchmarks/kernels/floyd-warshall/floyd-warshall.c',
  ...['--target', 'host', '--devices', '4'],
  ...['--verify', '--summary'],
  ...['-D', 'N=1024'],
];

if (await bootstrap({ forTests: false })) {
  console.error(`$ poly-cli ${demo.join(' ')}`);
  const cli = join(root, 'packages', 'cli', 'dist', 'bin.js');
  const { status } = spawnSync(process.execPath, [cli, ...demo], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  process.exitCode = 1;
}
