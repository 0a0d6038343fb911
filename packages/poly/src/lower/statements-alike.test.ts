import * as isl from '@boxflow/isl-wasm';
import { beforeAll, expect, test } from 'vitest';
import { tupleNames } from '../tree/items.js';
import { statementsAlike } from './statements-alike.js';

let ctx: isl.Context;
beforeAll(async () => {
  ctx = await isl.Context.create();
});

/** Returns the tree of one loop around statements with these instances. */
function loopAround(domains: readonly string[], times = (name: string) => `${name}[i] -> [i]`) {
  const names = domains.map((_, i) => `S${i}`);
  const domain = names.map((name, i) => `${name}[i] : ${domains[i]}`).join('; ');
  const filters = names.map((name) => `{ filter: "[n] -> { ${name}[i] }" }`).join(', ');
  const band = names
    .map((name) => `{ ${times(name)} }`)
    .join('; ')
    .replaceAll(/[{}]/g, '');
  const text = `{ domain: "[n] -> { ${domain} }", child: { schedule: "[n] -> L[{ ${band} }]", child: { sequence: [ ${filters} ] } } }`;
  const schedule = isl.Schedule.readFromStr(ctx, text);
  return { body: schedule.getRoot().child(0), own: schedule.getDomain() };
}

test('neighbours with the same instances are alike', () => {
  const { body, own } = loopAround(['0 <= i < n', 'i >= 0 and i < n', '0 <= i < n']);
  const alike = statementsAlike(body, own);
  expect(tupleNames(alike.ofFirst)).toEqual(['S0']);
  expect(alike.startingWith('S0')).toEqual(['S0', 'S1', 'S2']);
});

test('statements with other instances are not, nor are those on both sides of them', () => {
  const { body, own } = loopAround(['0 <= i < n', '0 < i < n', '0 <= i < n', '0 <= i < n']);
  const alike = statementsAlike(body, own);
  expect(tupleNames(alike.ofFirst)).toEqual(['S0', 'S1', 'S2']);
  expect(['S0', 'S1', 'S2'].map(alike.startingWith)).toEqual([['S0'], ['S1'], ['S2', 'S3']]);
});

test('nor are statements that execute the same instances in a different order', () => {
  const times = (name: string) => `${name}[i] -> [${name === 'S1' ? 'n - i' : 'i'}]`;
  const { body, own } = loopAround(['0 <= i < n', '0 <= i < n'], times);
  expect(tupleNames(statementsAlike(body, own).ofFirst)).toEqual(['S0', 'S1']);
});
