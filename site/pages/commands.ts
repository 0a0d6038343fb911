import { COMMANDS, type Command } from '@boxflow/cli';
import type { Options } from 'yargs';
import { fenced, type Page, plain } from '../page.js';
import { readText } from '../repository.js';

/** Returns a page for each command: what it does, an example if `site/commands` has one, and its options by groups. */
export function commandPages(): readonly Page[] {
  const pages = COMMANDS.map((command) => ({
    path: `commands/${command.name}`,
    title: command.name,
    markdown: commandText(command),
  }));
  const rows = COMMANDS.map(
    ({ name, summary }) => `| [\`${name}\`](/commands/${name}) | ${plain(summary)} |`,
  );
  const markdown = [
    '# Commands',
    '',
    'Every command has `--help`. [The command line](/packages/cli/) describes what they have in common.',
    '',
    '| command | does |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
  return [{ path: 'commands/index', title: 'Commands', markdown }, ...pages];
}

function commandText(command: Command<never>): string {
  return [
    `# poly-cli ${command.name}`,
    '',
    `${capitalized(command.summary)}.`,
    '',
    fenced('sh', usage(command)),
    '',
    readText(`site/commands/${command.name}.md`),
    ...optionTables(command.options),
  ].join('\n');
}

function usage({ name, takesFiles, takesProgramArguments, actions, options }: Command<never>): string {
  const required = Object.entries(options).filter(([, option]) => option.demandOption);
  return [
    `poly-cli ${name}`,
    ...(takesFiles ? ['FILE.c …'] : []),
    ...(actions ? [`[${actions.join('|')}]`] : []),
    ...required.map(([flag]) => `--${flag} ${flag.toUpperCase()}`),
    ...(Object.keys(options).length > required.length ? ['[OPTIONS]'] : []),
    ...(takesProgramArguments ? ['[-- ARGUMENTS]'] : []),
  ].join(' ');
}

function optionTables(options: Readonly<Record<string, Options>>): readonly string[] {
  const all = Object.entries(options).map(([name, option]) => ({
    group: option.group?.replace(/:$/, '') ?? 'Options',
    row: `| ${flag(name, option)} | ${plain(describe(option))} |`,
  }));
  return [...new Set(all.map(({ group }) => group))].flatMap((group) => [
    `## ${group}`,
    '',
    '| option | does |',
    '| --- | --- |',
    ...all.filter((each) => each.group === group).map(({ row }) => row),
    '',
  ]);
}

function flag(name: string, { alias }: Options): string {
  const short = [alias ?? []].flat().map((each) => `\`-${each}\`, `);
  return `${short.join('')}\`--${name}\``;
}

function describe({ describe: text = '', default: value }: Options): string {
  return value === undefined || value === false ? text : `${text} (by default: ${value})`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
