import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ownPlatform,
  PLATFORMS,
  packagedFolder,
} from '../../packages/runtime-native/scripts/lib/options.mjs';
import { archiveNames, archiveNeeds, tooNew, versionedNeeds } from './glibc-floor.mjs';

/** Those of other platforms are there after `npm run release`, and in the whole run of the tests. */
const built = Object.keys(PLATFORMS).filter((platform) =>
  existsSync(join(packagedFolder({ platform }), 'boxflow.node')),
);

it('this platform is built', () => {
  expect(built).toContain(ownPlatform);
});

describe.each(built)('what is packed for %s', (platform) => {
  const addon = join(packagedFolder({ platform }), 'boxflow.node');
  const archive = join(packagedFolder({ platform }), 'libboxflow.a');

  it('the addon asks for nothing newer than glibc 2.28, and for no C++ library', () => {
    const needs = versionedNeeds(addon);
    expect(needs).toContainEqual(expect.stringMatching(/^pthread_create@GLIBC_2\.(2\.5|17)$/));
    expect(tooNew(needs)).toEqual([]);
  });

  it('neither does libboxflow.a', () => {
    const needs = archiveNeeds(archive);
    expect(needs.length).toBeGreaterThan(100);
    expect(tooNew(needs)).toEqual([]);
  });

  it.each(['', '-host'])(
    'neither does libboxflow-cudart%s.a, whose names are those of the CUDA runtime',
    (kind) => {
      const cudart = join(packagedFolder({ platform }), `libboxflow-cudart${kind}.a`);
      expect(tooNew(archiveNeeds(cudart))).toEqual([]);
      const names = archiveNames(cudart);
      expect(names).toContain('cudaMalloc');
      expect(names.filter((name) => !/^(?:boxflow[_.]|cuda[A-Z]|__cuda[A-Z])/.test(name))).toEqual([]);
    },
  );

  it('libboxflow.a has no names that a program could have, too', () => {
    const names = archiveNames(archive);
    expect(names).toContain('boxflow_enter');
    expect(names.filter((name) => !/^boxflow[_.]/.test(name))).toEqual([]);
  });
});

it('finds what is newer', () => {
  const symbols = ['stat@GLIBC_2.33', 'open@GLIBC_2.2.5', 'memcpy@GLIBC_2.14', '_Znwm@GLIBCXX_3.4'];
  expect(tooNew(symbols)).toEqual(['stat@GLIBC_2.33', '_Znwm@GLIBCXX_3.4']);
});
