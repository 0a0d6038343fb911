import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoxflowError } from '@boxflow/ir';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheRoot } from './cache-root.js';

/** Only root can give a folder to a different user. */
const IS_ROOT = process.getuid?.() === 0;

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'boxflow home '));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(home, { recursive: true });
});

describe('the folder of the cache', () => {
  it.each([
    ['XDG_CACHE_HOME where it is a full path', { XDG_CACHE_HOME: '/xdg' }, 'xdg/boxflow'],
    ['the home folder', {}, '.cache/boxflow'],
    ['the home folder where XDG_CACHE_HOME is relative', { XDG_CACHE_HOME: 'xdg' }, '.cache/boxflow'],
    ['the home folder where XDG_CACHE_HOME is empty', { XDG_CACHE_HOME: '' }, '.cache/boxflow'],
  ])('is in %s, private', (_, environment, place) => {
    const full = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, value.replace(/^\//, `${home}/`)]),
    );
    expect(cacheRoot({ HOME: home, ...full })).toBe(join(home, place));
    expect(statSync(join(home, place)).mode & 0o777).toBe(0o700);
  });

  it('is among the temporary files where the home folder cannot be written', () => {
    writeFileSync(join(home, 'file'), '');
    vi.stubEnv('TMPDIR', home);
    expect(cacheRoot({ HOME: join(home, 'file') })).toBe(join(home, `boxflow-${process.getuid?.()}`));
  });

  it('is among the temporary files where XDG_CACHE_HOME is in a file system without new folders', () => {
    vi.stubEnv('TMPDIR', home);
    expect(cacheRoot({ HOME: home, XDG_CACHE_HOME: '/proc/nope' })).toBe(
      join(home, `boxflow-${process.getuid?.()}`),
    );
  });

  const STRANGER = 54_321;
  /** Makes every process a user that the folders of this test do not belong to. */
  const becomeStranger = () => {
    vi.stubEnv('TMPDIR', home);
    vi.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(STRANGER);
    mkdirSync(join(home, `boxflow-${STRANGER}`));
  };

  it('never belongs to a different user', () => {
    becomeStranger();
    expect(() => cacheRoot({ XDG_CACHE_HOME: home })).toThrowError(
      `  note: ${home}/boxflow: belongs to a different user\n` +
        `  note: ${home}/boxflow-${STRANGER}: belongs to a different user\n`,
    );
  });

  it.runIf(IS_ROOT)('is among the temporary files where the home folder belongs to a different user', () => {
    becomeStranger();
    chownSync(join(home, `boxflow-${STRANGER}`), STRANGER, STRANGER);
    expect(cacheRoot({ XDG_CACHE_HOME: home })).toBe(join(home, `boxflow-${STRANGER}`));
  });

  it.runIf(IS_ROOT)(
    'of root may be in the home of a different user, but not in what others made for all',
    () => {
      for (const name of ['boxflow', 'boxflow-0']) {
        mkdirSync(join(home, name));
        chownSync(join(home, name), STRANGER, STRANGER);
      }
      vi.stubEnv('TMPDIR', home);
      expect(cacheRoot({ XDG_CACHE_HOME: home })).toBe(join(home, 'boxflow'));
      expect(() => cacheRoot({ XDG_CACHE_HOME: '/proc/nope' })).toThrowError(
        `note: ${home}/boxflow-0: belongs to a different user\n`,
      );
    },
  );

  it('must be somewhere', () => {
    writeFileSync(join(home, 'file'), '');
    vi.stubEnv('TMPDIR', join(home, 'file'));
    expect(() => cacheRoot({ HOME: join(home, 'file') })).toThrowError(BoxflowError);
    expect(() => cacheRoot({ HOME: join(home, 'file') })).toThrowError(
      /^error BF5066: no folder can be written in which to keep compiled programs\n {2}note: /,
    );
  });
});
