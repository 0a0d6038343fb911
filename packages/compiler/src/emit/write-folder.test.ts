import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoxflowError } from '@boxflow/ir';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFolder } from './write-folder.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boxflow emit '));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('writing a folder', () => {
  it('makes it, with the folders above it', async () => {
    await writeFolder(join(root, 'a', 'b'), { 'x.c': 'x' }, false);
    expect(readFileSync(join(root, 'a', 'b', 'x.c'), 'utf8')).toBe('x');
    expect(readdirSync(join(root, 'a'))).toEqual(['b']);
  });

  it('replaces an empty folder, and one of its own with all that is in it', async () => {
    const folder = join(root, 'out');
    mkdirSync(folder);
    await writeFolder(folder, { 'x.c': 'x' }, false);
    await writeFolder(folder, { 'y.c': 'y' }, false);
    expect(readdirSync(folder).sort()).toEqual(['.boxflow-emit', 'y.c']);
  });

  it('leaves a folder alone that is not its own, unless told', async () => {
    const folder = join(root, 'out');
    mkdirSync(folder);
    writeFileSync(join(folder, 'thesis.tex'), '');
    const refused = await writeFolder(folder, { 'x.c': 'x' }, false).catch(
      (error: BoxflowError) => error.diagnostics,
    );
    expect(refused).toEqual([
      {
        code: 'BF3007',
        family: 'user',
        severity: 'error',
        message: `${folder} exists and was not written by boxflow`,
        notes: [],
        hint: 'choose another folder, or say --force to replace it with everything in it',
      },
    ]);
    expect(readdirSync(folder)).toEqual(['thesis.tex']);
    await writeFolder(folder, { 'x.c': 'x' }, true);
    expect(readdirSync(folder).sort()).toEqual(['.boxflow-emit', 'x.c']);
  });

  it('never replaces one with something in it that must stay', async () => {
    const folder = join(root, 'src');
    mkdirSync(join(folder, 'deep'), { recursive: true });
    for (const keep of [folder, join(folder, 'deep'), join(folder, 'deep', 'p.c')]) {
      const refused = await writeFolder(folder, { 'x.c': 'x' }, true, [keep]).catch(
        (error: BoxflowError) => error.diagnostics,
      );
      expect(refused).toMatchObject([
        { code: 'BF3006', message: `cannot write ${folder}: ${keep} is in it` },
      ]);
    }
    expect(readdirSync(folder)).toEqual(['deep']);
    await writeFolder(folder, { 'x.c': 'x' }, true, [root, join(root, 'src.c')]);
    expect(readdirSync(folder).sort()).toEqual(['.boxflow-emit', 'x.c']);
  });

  it('leaves nothing behind where it cannot write', async () => {
    writeFileSync(join(root, 'file'), '');
    const error: BoxflowError = await writeFolder(join(root, 'file', 'out'), { 'x.c': 'x' }, true).then(
      () => expect.fail('no error'),
      (thrown) => thrown,
    );
    expect(error.diagnostics[0]?.code).toBe('BF3006');
    expect(readdirSync(root)).toEqual(['file']);
  });
});
