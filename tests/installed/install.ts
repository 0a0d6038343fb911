import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTool } from '@boxflow/compiler';
import { root } from '../support/paths.js';
import { mustRun } from '../support/run-process.js';
import { scratchFolder } from '../support/scratch.js';
import { everything } from '../support/thoroughness.js';
import { projectFiles } from './project-files.js';

/** Tools that a machine with a C compiler has; there is no C++ compiler among them. */
const SYSTEM_TOOLS = ['cc', 'gcc', 'as', 'ld', 'make', 'sh', 'rm'];

/** A project with boxflow in its `node_modules`. */
export interface Installation {
  readonly folder: string;
  /** The value of PATH on a machine with a C compiler and nothing else. */
  readonly path: string;
}

/** Packs all packages and installs them, as npm would from a registry, into an empty project outside of the clone. */
export async function installPackages(): Promise<Installation> {
  const folder = scratchFolder('installed packages');
  const archives = join(folder, 'archives');
  // The packages were built for the tests; their declarations take longer, and only the whole run looks at them.
  if (everything) await mustRun('npm', ['run', 'types'], { cwd: root, timeoutMs: 600_000 });
  const packed = await mustRun(process.execPath, [join(root, 'scripts', 'release', 'pack.mjs'), archives]);
  const project = join(folder, 'a project');
  cpSync(join(import.meta.dirname, 'project'), project, { recursive: true });
  const files = projectFiles(join(root, 'node_modules', '@types'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest(JSON.parse(packed.stdout))));
  const words = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await mustRun('npm', words, { cwd: project, timeoutMs: 120_000 });
  return { folder: project, path: systemTools(join(folder, 'tools')) };
}

/** An optional dependency may be for a different platform. */
function manifest(archives: Readonly<Record<string, string>>) {
  const entries = Object.entries(archives).map(([name, path]) => [name, `file:${path}`] as const);
  const isOptional = ([name]: readonly [string, string]) => name.startsWith('@boxflow/runtime-linux-');
  return {
    private: true,
    dependencies: Object.fromEntries(entries.filter((entry) => !isOptional(entry))),
    optionalDependencies: Object.fromEntries(entries.filter(isOptional)),
  };
}

function systemTools(folder: string): string {
  mkdirSync(folder);
  for (const name of SYSTEM_TOOLS) {
    const path = findTool(name);
    if (path !== null) symlinkSync(path, join(folder, name));
  }
  return folder;
}
