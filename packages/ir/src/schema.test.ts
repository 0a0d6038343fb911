import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { floydPlan } from '../test/floyd-plan.ts';
import { productPlan } from '../test/product-plan.ts';
import { makeSchema, SCHEMAS } from '../test/schemas.ts';

const committed = (file: string) => readFileSync(join(import.meta.dirname, '..', 'schema', file), 'utf8');
const validator = (file: string) => new Ajv({ allowUnionTypes: true }).compile(JSON.parse(committed(file)));

describe('JSON schemas', { timeout: 60_000 }, () => {
  it.each(SCHEMAS)('schema/$file is up to date (else: npm run generate -w @boxflow/ir)', ({ type, file }) => {
    expect(JSON.parse(committed(file))).toEqual(JSON.parse(makeSchema(type)));
  });

  it('a plan is valid', () => {
    const validate = validator('plan.schema.json');
    expect(validate(floydPlan()), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(productPlan()), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each([
    ['of another version', { version: 1 }],
    ['without phases', { phases: undefined }],
    ['with a word too many', { phase: [] }],
    [
      'with an unknown operator',
      { host: [{ kind: 'if', condition: { op: 'xor', args: [] }, then: [], otherwise: [] }] },
    ],
  ])('a plan %s is not', (_, change) => {
    const plan = JSON.parse(JSON.stringify({ ...floydPlan(), ...change }));
    expect(validator('plan.schema.json')(plan)).toBe(false);
  });

  it('a bundle is valid', () => {
    const sources = { programs: [''], host: '', opencl: '', cuda: '' };
    const lists = { plans: [floydPlan()], recipes: [], kernels: [], diagnostics: [] };
    const validate = validator('bundle.schema.json');
    expect(
      validate({ version: 1, files: ['floyd.c'], ...lists, sources }),
      JSON.stringify(validate.errors),
    ).toBe(true);
  });
});
