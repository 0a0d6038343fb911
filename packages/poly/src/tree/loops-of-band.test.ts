import * as isl from '@boxflow/isl-wasm';
import { expect, test } from 'vitest';
import { separateLoops } from './loops-of-band.js';

const DOMAINS = {
  all: 'S0[i] : 0 <= i < n',
  again: 'S1[i] : 0 <= i < n',
  further: 'S1[i] : 2 <= i < n + 2',
  first: 'S1[0]',
  second: 'S1[1] : n > 3',
  after: 'S1[n]',
  rest: 'S1[i] : n <= i < m',
  onto: 'S2[i] : 1 <= i < m',
};

/** Returns a loop whose body executes statements in order. */
function loopOf(ctx: isl.Context, domains: readonly string[]): isl.ScheduleNode {
  const names = domains.map((domain) => domain.slice(0, 2));
  const filters = names.map((name) => `{ filter: "[n, m] -> { ${name}[i] }" }`);
  const schedule = names.map((name) => `${name}[i] -> [i]`).join('; ');
  const text = `{ domain: "[n, m] -> { ${domains.join('; ')} }", child: { schedule: "[n, m] -> L[{ ${schedule} }]",
    child: { sequence: [${filters.join(', ')}] } } }`;
  return isl.Schedule.readFromStr(ctx, text).getRoot().child(0);
}

/** Returns how many pieces of code isl makes of a loop. */
function piecesMade(band: isl.ScheduleNode): number {
  const schedule = band.bandMemberSetAstLoopType(0, isl.AstLoopType.Atomic).getSchedule();
  const ast = isl.AstBuild.fromContext(isl.Set.readFromStr(band.context, '[n, m] -> { : n > 0 and m > n }'));
  const node = ast.nodeFromSchedule(schedule);
  return node.getType() === isl.AstNodeType.Block ? node.blockGetChildren().size() : 1;
}

test.each<[string, readonly (keyof typeof DOMAINS)[], readonly string[] | undefined]>([
  ['one statement', ['all'], undefined],
  ['two in each iteration', ['all', 'again'], undefined],
  ['the second later', ['all', 'further'], undefined],
  ['the second at the end', ['all', 'after'], ['S0', 'S1']],
  ['the second for iterations behind', ['all', 'rest'], ['S0', 'S1']],
  ['one before the others', ['first', 'all'], ['S1', 'S0']],
  ['one after the first of the others', ['all', 'first'], undefined],
  ['one among the others', ['second', 'all'], undefined],
  ['two apart that a third overlaps', ['all', 'rest', 'onto'], undefined],
  ['one before two', ['first', 'onto', 'all'], ['S1', 'S0']],
])('%s: isl makes as many loops', async (_, names, expected) => {
  const ctx = await isl.Context.create();
  const band = loopOf(
    ctx,
    names.map((name) => DOMAINS[name]),
  );
  expect(separateLoops(band)).toEqual(expected);
  expect(piecesMade(band) > 1).toBe(expected !== undefined);
  ctx.dispose();
});
