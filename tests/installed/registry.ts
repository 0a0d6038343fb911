import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';

/** A registry on this machine that has only the packages of boxflow. */
export interface Registry {
  /** A configuration file for npm: packages of boxflow come from this registry, all others from the usual one. */
  readonly npmrc: string;
  stop(): void;
}

/** Installs Verdaccio from npm and starts it. Anybody may publish, and nobody outside of this machine can reach it. */
export async function startRegistry(): Promise<Registry> {
  const folder = scratchFolder('registry');
  // Verdaccio asks for a version of node-fetch by a tag, which not every mirror of npm has.
  const manifest = { private: true, overrides: { 'node-fetch': '2.7.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const words = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', 'verdaccio@6'];
  await mustRun('npm', words, { cwd: folder, timeoutMs: 300_000 });

  const address = `127.0.0.1:${await freePort()}`;
  const config = join(folder, 'config.yaml');
  writeFileSync(config, configuration(folder));
  const program = join(folder, 'node_modules', 'verdaccio', 'bin', 'verdaccio');
  const server = spawn(process.execPath, [program, '--config', config, '--listen', address], {
    stdio: 'ignore',
  });
  await untilItAnswers(address, server);

  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `@boxflow:registry=http://${address}/\n//${address}/:_authToken=nobody\n`);
  return { npmrc, stop: () => void server.kill() };
}

function configuration(folder: string): string {
  const storage = join(folder, 'storage');
  mkdirSync(storage);
  return [
    `storage: ${JSON.stringify(storage)}`,
    'uplinks: {}',
    "packages: { '**': { access: $all, publish: $anonymous } }",
    'max_body_size: 100mb',
    'log: { type: stdout, level: error }',
    '',
  ].join('\n');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilItAnswers(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error(`verdaccio exited with ${server.exitCode}`);
    const response = await fetch(`http://${address}/-/ping`).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(200);
  }
  server.kill();
  throw new Error(`verdaccio does not answer at ${address}`);
}
