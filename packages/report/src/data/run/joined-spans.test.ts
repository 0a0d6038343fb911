import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinedSpans } from './joined-spans.js';
import type { ReportSpan } from './report-run.js';

const SEVERAL = 9;

const span = (start: number, label = 0, track = 0): ReportSpan => {
  return { track, label, start, duration: 1, busy: 1, count: 1 };
};

it('leaves few spans as they are', () => {
  const spans = [span(0), span(5, 1), span(2, 0, 1)];
  expect(joinedSpans(spans, 3, 6, SEVERAL)).toEqual([span(0), span(5, 1), span(2, 0, 1)]);
});

it('joins neighbours with the same label first', () => {
  const spans = [span(0), span(1), span(500, 1), span(999)];
  expect(joinedSpans(spans, 3, 1000, SEVERAL)).toEqual([
    { track: 0, label: 0, start: 0, duration: 2, busy: 2, count: 2 },
    span(500, 1),
    span(999),
  ]);
});

it('keeps the sums, and has no more spans than it may', () => {
  const times = fc.array(fc.record({ start: fc.nat(1000), label: fc.nat(3), track: fc.nat(2) }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(times, fc.integer({ min: 3, max: 20 }), (list, most) => {
      const spans = list.map(({ start, label, track }) => span(start, label, track));
      const joined = joinedSpans(spans, most, 1001, SEVERAL);
      expect(joined.length).toBeLessThanOrEqual(Math.max(3, most));
      expect(joined.reduce((sum, { count }) => sum + count, 0)).toBe(spans.length);
      expect(joined.reduce((sum, { busy }) => sum + busy, 0)).toBe(spans.length);
    }),
  );
});
