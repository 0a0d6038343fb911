import { type BoxflowError, formatDiagnostic } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { parseCommandLine } from './parse-command-line.js';

/** Returns the command and all that it gets, defaults included, except second names of options. */
async function parse(words: readonly string[]): Promise<unknown> {
  const invocation = await parseCommandLine(words);
  if (invocation.kind === 'help') return 'help';
  const { $0: _name, _: _words, ...options } = invocation.arguments as Record<string, unknown>;
  const aliases = Object.values(invocation.command.options).map(({ alias }) => alias);
  const own = Object.entries(options).filter(
    ([name, value]) => value !== undefined && !aliases.includes(name),
  );
  return { command: invocation.command.name, ...Object.fromEntries(own) };
}

async function failure(words: readonly string[]): Promise<string> {
  const error: BoxflowError = await parseCommandLine(words).then(
    (invocation) => expect.fail(`accepted: ${JSON.stringify(invocation)}`),
    (thrown) => thrown,
  );
  expect(error.name, String(error.stack)).toBe('BoxflowError');
  expect(error.diagnostics).toHaveLength(1);
  return error.diagnostics.map(formatDiagnostic).join('\n');
}

describe('a command line', () => {
  it.each([
    ['run f.c', { command: 'run', files: ['f.c'] }],
    ['run f.c --target host --devices 4', { command: 'run', files: ['f.c'], target: 'host', devices: '4' }],
    ['run --devices=all f.c', { command: 'run', files: ['f.c'], devices: 'all' }],
    [
      'run f.c --verify --shadow --summary',
      { command: 'run', files: ['f.c'], verify: true, shadow: true, summary: true },
    ],
    ['run f.c --require-gpu', { command: 'run', files: ['f.c'], 'require-gpu': true }],
    ['run f.c -- -x --verify y', { command: 'run', files: ['f.c'], '--': ['-x', '--verify', 'y'] }],
    ['run -DN=4 -D M -Iinc f.c', { command: 'run', files: ['f.c'], define: ['N=4', 'M'], include: ['inc'] }],
    [
      'build f.c -o f --fp-contract on',
      { command: 'build', files: ['f.c'], output: 'f', 'fp-contract': 'on' },
    ],
    ['run -std=c99 f.c', { command: 'run', files: ['f.c'], std: 'c99' }],
    ['run --std c99 --cflags -O3 f.c', { command: 'run', files: ['f.c'], std: 'c99', cflags: ['-O3'] }],
    ['run f.c g.c lib.a -- x', { command: 'run', files: ['f.c', 'g.c', 'lib.a'], '--': ['x'] }],
    ['emit -o d f.c --force g.o', { command: 'emit', files: ['f.c', 'g.o'], output: 'd', force: true }],
    ['build f.c -o f', { command: 'build', files: ['f.c'], output: 'f' }],
    ['emit f.c -o d --force', { command: 'emit', files: ['f.c'], output: 'd', force: true }],
    ['explain f.c --recipe', { command: 'explain', files: ['f.c'], recipe: '', format: 'text' }],
    [
      'explain f.c --recipe --format json',
      { command: 'explain', files: ['f.c'], recipe: '', format: 'json' },
    ],
    ['explain f.c --recipe r', { command: 'explain', files: ['f.c'], recipe: 'r', format: 'text' }],
    ['explain f.c --format json', { command: 'explain', files: ['f.c'], format: 'json' }],
    [
      'plan f.c --param n=4 --devices 2',
      { command: 'plan', files: ['f.c'], param: ['n=4'], devices: '2', format: 'text' },
    ],
    [
      'run f.c --concurrent-tiles 2 --distribution block-cyclic --comm fop --boxes convex --no-reuse --no-overlap --no-reorder --no-repeat --no-peer',
      {
        command: 'run',
        files: ['f.c'],
        'concurrent-tiles': '2',
        distribution: 'block-cyclic',
        comm: 'fop',
        boxes: 'convex',
        'no-reuse': true,
        'no-overlap': true,
        'no-reorder': true,
        'no-repeat': true,
        'no-peer': true,
      },
    ],
    ['devices', { command: 'devices', format: 'text' }],
    ['cache', { command: 'cache' }],
    ['cache clean', { command: 'cache', action: 'clean' }],
    ['doctor', { command: 'doctor' }],
    ['--help', 'help'],
    ['--version', 'help'],
    ['run --help', 'help'],
  ])('%s', async (line, expected) => {
    const parsed = await parse(line.split(' '));
    expect(parsed).toStrictEqual(expected);
  });

  it('keeps quotes and equals signs in values', async () => {
    expect(await parse(['run', 'a b.c', '-DS="x=1 y"', '--cflags=-O3 -I"a b"'])).toStrictEqual({
      command: 'run',
      files: ['a b.c'],
      define: ['S="x=1 y"'],
      cflags: ['-O3 -I"a b"'],
    });
  });

  it.each([
    [
      'run f.c --devcies 4',
      'error BF4001: there is no option --devcies of `poly-cli run`\n' +
        '  hint: did you mean --devices? `poly-cli run --help` lists the options',
    ],
    [
      'run f.c --frobnicate',
      'error BF4001: there is no option --frobnicate of `poly-cli run`\n  hint: `poly-cli run --help` lists the options',
    ],
    [
      'emit f.c -o d --target host',
      'error BF4001: there is no option --target of `poly-cli emit`\n  hint: `poly-cli emit --help` lists the options',
    ],
    ['run f.c -O3', 'error BF4006: -O3 is an option of the C compiler\n  hint: give it as --cflags=-O3'],
    [
      'run f.c -march=native',
      'error BF4006: -march=native is an option of the C compiler\n  hint: give it as --cflags=-march=native',
    ],
    [
      'run f.c -L/usr/lib -fopenmp',
      'error BF4006: -L/usr/lib is an option of the C compiler\n  hint: give it as --cflags=-L/usr/lib',
    ],
    ['run f.c --no-reuse=1', 'error BF4004: --no-reuse takes no value\n  hint: see `poly-cli run --help`'],
    ['run f.c --stats', 'error BF4004: a value is missing after --stats\n  hint: see `poly-cli run --help`'],
    [
      'run f.c --recipe',
      'error BF4004: a value is missing after --recipe\n  hint: see `poly-cli run --help`',
    ],
    ['run f.c -D', 'error BF4004: a value is missing after --define\n  hint: see `poly-cli run --help`'],
    [
      'run f.c --target',
      'error BF4004: a value is missing after --target\n  hint: see `poly-cli run --help`',
    ],
    [
      'run f.c --memory-limit --verify',
      'error BF4004: a value is missing after --memory-limit\n  hint: see `poly-cli run --help`',
    ],
    ['run f.c --verify=maybe', 'error BF4004: --verify takes no value\n  hint: see `poly-cli run --help`'],
    ['rnu f.c', "error BF4005: there is no command 'rnu'\n  hint: did you mean run?"],
    [
      'compile f.c',
      "error BF4005: there is no command 'compile'\n  hint: `poly-cli --help` lists the commands",
    ],
    ['run', 'error BF4004: the name of a C file is missing\n  hint: see `poly-cli run --help`'],
    ['build f.c', 'error BF4004: --output is missing\n  hint: see `poly-cli build --help`'],
    [
      'run f.c 100',
      "error BF4004: '100' is not a C file, object or archive; words for the program come after '--'\n  hint: see `poly-cli run --help`",
    ],
    [
      'plan f.c n',
      "error BF4004: 'n' is not a C file, object or archive\n  hint: see `poly-cli plan --help`",
    ],
    ['devices f.c', "error BF4004: 'f.c' is one word too many\n  hint: see `poly-cli devices --help`"],
    [
      'cache clear',
      "error BF4004: 'clear' is nothing that `poly-cli cache` does; `clean` is\n  hint: see `poly-cli cache --help`",
    ],
    ['cache clean it', "error BF4004: 'it' is one word too many\n  hint: see `poly-cli cache --help`"],
    [
      'build lib.a -o f',
      'error BF4004: the name of a C file is missing\n  hint: see `poly-cli build --help`',
    ],
    ['doctor -- x', "error BF4004: nothing can come after '--'\n  hint: see `poly-cli doctor --help`"],
    [
      '--target host run f.c',
      "error BF4004: a command comes first, not '--target'\n  hint: see `poly-cli --help`",
    ],
  ])('%s is refused', async (line, message) => {
    expect(await failure(line.split(' '))).toBe(message);
  });

  it('is refused when it is empty', async () => {
    expect(await failure([])).toBe('error BF4004: no command was given\n  hint: see `poly-cli --help`');
  });
});
