import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** An entry of the navigation. */
export interface Item {
  readonly text: string;
  readonly link: string;
}

const pages = join(import.meta.dirname, '..', 'build');

export const PROGRAMS = itemsOf('gallery');
export const COMMANDS = itemsOf('commands');
export const PACKAGES = readdirSync(join(pages, 'packages')).map((name) => ({
  text: name,
  link: `/packages/${name}/`,
}));

/** Returns the pages of a folder. */
function itemsOf(folder: string): Item[] {
  return readdirSync(join(pages, folder))
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .map((name) => ({ text: basename(name, '.md'), link: `/${folder}/${basename(name, '.md')}` }));
}
