import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededRandom } from '@boxflow/ir/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { DOUBLE, exactFma, FLOAT, type FloatFormat } from './exact-fma.ts';

const folder = mkdtempSync(join(tmpdir(), 'boxflow-fma-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads operands as bits, and prints results as bits; every NaN is the same. */
const PROGRAM = `#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
int main(void) {
  uint64_t in[3];
  while (scanf("%lx %lx %lx", &in[0], &in[1], &in[2]) == 3) {
    double v[3], r;
    memcpy(v, in, sizeof v);
    r = NARROW ? fmaf((float)v[0], (float)v[1], (float)v[2]) : fma(v[0], v[1], v[2]);
    uint64_t out;
    memcpy(&out, &r, sizeof r);
    printf("%lx\\n", isnan(r) ? 0x7ff8000000000000 : out);
  }
}
`;

const bitsOf = (value: number): string => {
  if (Number.isNaN(value)) return '7ff8000000000000';
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16);
};

type Operands = readonly [number, number, number];

function inC(name: string, narrow: boolean, all: readonly Operands[]): readonly string[] {
  const program = join(folder, name);
  writeFileSync(`${program}.c`, PROGRAM);
  execFileSync('gcc', [`-DNARROW=${Number(narrow)}`, `${program}.c`, '-o', program, '-lm']);
  const input = all.map((operands) => operands.map(bitsOf).join(' ')).join('\n');
  return execFileSync(program, { input, encoding: 'utf8', maxBuffer: 2 ** 28 })
    .trim()
    .split('\n');
}

/** Zeros, the ends of the range, powers of two, and any bits; exponents often cancel. */
function randomNumber(random: SeededRandom, { precision, leastExponent }: FloatFormat): number {
  const sign = random.pick([-1, 1]);
  const limit = 3 - leastExponent - precision;
  const largest = (2 - 2 ** (1 - precision)) * 2 ** (limit - 1);
  const mantissa = random.integer(1, 2 ** Math.min(precision, 30) - 1);
  switch (random.integer(0, 9)) {
    case 0:
      return sign * 0;
    case 1:
      return sign * random.pick([Number.POSITIVE_INFINITY, Number.NaN, largest]);
    case 2:
      return sign * mantissa * 2 ** leastExponent;
    case 3:
      return sign * 2 ** random.integer(leastExponent, limit - 1);
    case 4:
    case 5:
      return sign * mantissa * 2 ** random.integer(-precision, 2);
    case 6:
      return sign * (1 + 2 ** -random.integer(1, precision - 1));
    default:
      return sign * mantissa * 2 ** Math.trunc(random.integer(leastExponent, limit - precision) / 2);
  }
}

/** Operands of which a third nearly cancel. */
function randomOperands(random: SeededRandom, format: FloatFormat): Operands {
  const narrow = (value: number) => (format === FLOAT ? Math.fround(value) : value);
  const [x, y, z] = [0, 1, 2].map(() => narrow(randomNumber(random, format))) as [number, number, number];
  return [x, y, random.integer(0, 2) === 0 ? narrow(-x * y) : z];
}

describe("C's fma", () => {
  it.each([
    ['fma', DOUBLE],
    ['fmaf', FLOAT],
  ] as const)('%s is what the interpreter computes', (name, format) => {
    const random = new SeededRandom(7);
    const all = Array.from({ length: 20_000 }, () => randomOperands(random, format));
    const expected = inC(name, format === FLOAT, all);
    for (const [i, [x, y, z]] of all.entries()) {
      expect(bitsOf(exactFma(x, y, z, format)), `${name}(${x}, ${y}, ${z})`).toBe(expected[i]);
    }
  });
});
