import { expect, it } from 'vitest';
import { ensureSystemPackages } from './system-packages.mjs';

/** A machine whose apt-get brings exactly the packages in `archive`. */
function machine({ isRoot = true, aptGet = '/usr/bin/apt-get', archive = ['cmake', 'g++'] } = {}) {
  const installed = new Set();
  const commands = [];
  const run = async (command, args) => {
    commands.push([command, ...args].join(' '));
    for (const name of args.slice(1)) if (archive.includes(name)) installed.add(name);
  };
  const needs = [
    { apt: 'cmake', purpose: 'cmake builds libboxflow', isThere: () => installed.has('cmake') },
    { apt: 'g++', purpose: 'g++ compiles libboxflow', isThere: () => installed.has('g++') },
    { apt: 'gcc', purpose: 'gcc compiles kernels', isThere: () => true },
  ];
  return { needs, commands, host: { isRoot, aptGet, run } };
}

it('installs what is missing and nothing else', async () => {
  const { needs, commands, host } = machine();
  expect(await ensureSystemPackages(needs, host)).toBe('installed cmake, g++');
  expect(commands).toEqual([
    '/usr/bin/apt-get update',
    '/usr/bin/apt-get install --yes --no-install-recommends cmake g++',
  ]);
  expect(await ensureSystemPackages(needs, host)).toBe('all there');
  expect(commands).toHaveLength(2);
});

it('needs neither root nor apt-get where everything is there', async () => {
  const present = [{ apt: 'gcc', purpose: '', isThere: () => true }];
  expect(await ensureSystemPackages(present, { isRoot: false, aptGet: undefined })).toBe('all there');
});

it('tells another user than root what to run, and what each package is for', async () => {
  const { needs, commands, host } = machine({ isRoot: false });
  await expect(ensureSystemPackages(needs, host)).rejects.toThrow(
    [
      'These system packages are missing:',
      '  cmake: cmake builds libboxflow',
      '  g++: g++ compiles libboxflow',
      'Only root may install them. Run this once: sudo apt-get install cmake g++',
    ].join('\n'),
  );
  expect(commands).toEqual([]);
});

it('names the packages on a machine without apt-get', async () => {
  const { needs, host } = machine();
  await expect(ensureSystemPackages(needs, { ...host, aptGet: undefined })).rejects.toThrow(
    '  g++: g++ compiles libboxflow\nThis machine has no apt-get, so install them its own way.',
  );
});

it('names the packages when apt-get fails', async () => {
  const { needs, host } = machine();
  const run = async () => {
    throw new Error('Could not resolve the mirror');
  };
  await expect(ensureSystemPackages(needs, { ...host, run })).rejects.toThrow(
    '  g++: g++ compiles libboxflow\napt-get could not install them:\nCould not resolve the mirror',
  );
});

it('does not take the word of apt-get for it', async () => {
  const { needs, host } = machine({ archive: ['cmake'] });
  await expect(ensureSystemPackages(needs, host)).rejects.toThrow(
    '  g++: g++ compiles libboxflow\napt-get installed the packages, but they did not bring what was looked for.',
  );
});
