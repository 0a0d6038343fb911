import { expect, it } from 'vitest';
import { alternate } from './alternate.js';

const EFFORT = { seconds: 10, least: 2, most: 5 };

function recorded(seconds: number) {
  const order: string[] = [];
  const run = (name: string) => () => {
    order.push(name);
    return { wall: seconds, user: seconds };
  };
  return { order, pairs: alternate(run('sequential'), run('ours'), EFFORT) };
}

it('runs the two programs in turn', () => {
  expect(recorded(2).order).toEqual(['sequential', 'ours', 'sequential', 'ours', 'sequential', 'ours']);
});

it('repeats short programs more often, up to a limit, and long ones as often as it must', () => {
  expect(recorded(0.01).pairs).toHaveLength(5);
  expect(recorded(100).pairs).toHaveLength(2);
});
