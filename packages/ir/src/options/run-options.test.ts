import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeOptionVectors } from '../../test/option-vectors.ts';
import { printVectors } from '../../test/print-vectors.ts';
import { isOfKind, printOption } from './option-kinds.js';
import { RUN_OPTIONS, type RunOption, runEnvironment } from './run-options.js';

const options: readonly (readonly [string, RunOption<unknown>])[] = Object.entries(RUN_OPTIONS);

describe('the options of a run', () => {
  it.each(options)(
    '%s has the same name in every spelling',
    (name, { flag, variable, default: byDefault }) => {
      const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(flag).toBe(byDefault === '1' && name !== 'concurrentTiles' ? `no-${words}` : words);
      expect(variable).toBe(`BOXFLOW_${words.replaceAll('-', '_').toUpperCase()}`);
    },
  );

  it.each(options)('%s can have its default', (_, { kind, default: byDefault }) => {
    if (byDefault !== undefined) expect(kind.parse(byDefault)).toBeDefined();
  });

  it.each(makeOptionVectors())(
    '$variable: what TypeScript takes is what the text means',
    ({ variable, accepted }) => {
      const { kind } = options.find(([, option]) => option.variable === variable)![1];
      for (const text of accepted) {
        const value = kind.parse(text);
        expect(isOfKind(kind, value), text).toBe(true);
        expect(kind.parse(printOption(value))).toEqual(value);
      }
    },
  );

  it.each([
    ['devices', '4'],
    ['devices', 0],
    ['devices', Number.NaN],
    ['memoryLimit', 1.5],
    ['memoryLimit', '512M'],
    ['tile', [1, 2, 3]],
    ['tile', [4]],
    ['reuse', 1],
    ['reuse', 'true'],
    ['comm', null],
    ['stats', ''],
  ] as const)('%s cannot be %j', (name, value) => {
    expect(isOfKind(RUN_OPTIONS[name].kind as RunOption<unknown>['kind'], value)).toBe(false);
  });

  it('are variables of the environment', () => {
    const given = { devices: 'all', tile: [32, 7], memoryLimit: 4096, reuse: false, verify: true } as const;
    expect(runEnvironment(given)).toEqual({
      BOXFLOW_DEVICES: 'all',
      BOXFLOW_TILE: '32,7',
      BOXFLOW_MEMORY_LIMIT: '4096',
      BOXFLOW_REUSE: '0',
      BOXFLOW_VERIFY: '1',
    });
  });

  it('are read alike by libboxflow: vectors/options.json is up to date (else: npm run generate -w @boxflow/ir)', () => {
    const committed = readFileSync(join(import.meta.dirname, '..', '..', 'vectors', 'options.json'), 'utf8');
    expect(committed).toBe(printVectors(makeOptionVectors()));
  });
});
