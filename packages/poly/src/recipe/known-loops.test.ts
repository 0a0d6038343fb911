import * as isl from '@boxflow/isl-wasm';
import { expect, test } from 'vitest';
import { modelScop } from '../model/scop-model.js';
import { buildScop, loop, statement } from '../test-support/build-scop.js';
import { findLoop } from '../tree/loop-name.js';
import { knownLoop } from './known-loops.js';
import { type MappingState, originalState } from './mapping-state.js';
import { applyLine, recipeLine } from './verbs/apply-line.js';

const scop = buildScop({
  params: ['n'],
  arrays: { A: ['n', 'n'] },
  tree: loop('i', loop('j', statement('0 <= i < n and 0 <= j < n', 'A[i][j] = A[i][j]'))),
});
const ctx = await isl.Context.create();
const state = originalState(modelScop(ctx, scop), false);
const known = (at: MappingState, name: string) => {
  const band = findLoop(at.schedule, name);
  if (!band) throw new Error(`there is no loop ${name}`);
  return knownLoop(at, band);
};

test('lines that only mark loops leave what is known about them', () => {
  let asked = 0;
  const ask = (at: MappingState) => known(at, 'S0.j').answer('how often?', () => ++asked);
  const marked = applyLine(state, recipeLine('distribute', ['S0.i']));
  expect([ask(state), ask(state), ask(marked)]).toEqual([1, 1, 1]);
  expect(known(state, 'S0.i')).not.toBe(known(state, 'S0.j'));
});

test('nothing is known about loops with other iterations, in another order, or under other dependences', () => {
  const original = known(state, 'S0.j');
  const split = applyLine(state, recipeLine('split', ['S0.i', 'n - 1']));
  expect(known(split, 'S0.j/before')).not.toBe(original);
  const marked = applyLine(state, recipeLine('distribute', ['S0.i']));
  const permuted = applyLine(marked, recipeLine('permute', ['S0.j', 'S0.i']));
  expect(known(permuted, 'S0.j')).not.toBe(original);
  expect(known({ ...state, dependences: { ...state.dependences } }, 'S0.j')).not.toBe(original);
});
