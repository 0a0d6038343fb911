import type { CacheContents, CacheLimits } from '@boxflow/compiler';
import { printBytes } from '@boxflow/ir';
import type { Command } from '../command.js';
import { writeDocument } from '../output/json.js';
import { printTable } from '../output/table.js';

interface CacheArguments {
  readonly action?: 'clean';
}

export const cacheCommand: Command<CacheArguments> = {
  name: 'cache',
  summary: 'say what the cache holds, where, and when it goes; `cache clean` removes it',
  takesFiles: false,
  actions: ['clean'],
  takesProgramArguments: false,
  options: {},
  run,
};

async function run({ action }: CacheArguments): Promise<number> {
  const { cacheContents, cleanCache } = await import('@boxflow/compiler');
  writeDocument(action === 'clean' ? printCleaned(await cleanCache()) : printContents(await cacheContents()));
  return 0;
}

function printContents({ root, folders }: CacheContents): string {
  const table = printTable(
    ['folder', 'entries', 'size', 'at most', 'holds'],
    folders.map(({ name, entries, bytes, limits, holds }) => [
      name,
      String(entries),
      printBytes(bytes),
      limits ? printLimits(limits) : 'no limit',
      holds,
    ]),
  );
  return [
    `${root}: ${printTotal(folders)}`,
    '',
    table,
    'Whenever an entry is added to a folder that has more than its limit, the entries used longest ago go.',
    '`poly-cli cache clean` removes all of them.',
  ].join('\n');
}

function printLimits({ entries, bytes }: CacheLimits): string {
  return `${printBytes(bytes)}, ${entries} entries`;
}

function printCleaned({ root, folders }: CacheContents): string {
  return `${root}: removed ${printTotal(folders)}`;
}

function printTotal(folders: CacheContents['folders']): string {
  const entries = folders.reduce((sum, folder) => sum + folder.entries, 0);
  const bytes = folders.reduce((sum, folder) => sum + folder.bytes, 0);
  return `${entries} ${entries === 1 ? 'entry' : 'entries'}, ${printBytes(bytes)}`;
}
