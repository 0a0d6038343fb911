import type { ReportSpan } from './report-run.js';

/** Neighbours with the same label are joined if the gap between them is smaller than this part of the run. */
const LARGEST_GAP = 1 / 128;

/**
 * Returns at most `most` spans, if there are not more tracks than that. Neighbours on a track that are closest together
 * become one: at first those with the same label, then all, which have the label `several`.
 */
export function joinedSpans(
  spans: readonly ReportSpan[],
  most: number,
  duration: number,
  several: number,
): readonly ReportSpan[] {
  let joined: readonly ReportSpan[] = [...spans].sort((a, b) => a.track - b.track || a.start - b.start);
  const smallest = duration / 8192;
  for (let gap = smallest; joined.length > most && gap < duration * LARGEST_GAP; gap *= 2)
    joined = joinCloser(joined, gap, null);
  for (let gap = smallest; joined.length > most && gap < duration * 4; gap *= 2)
    joined = joinCloser(joined, gap, several);
  return joined;
}

/** Joins neighbours with a smaller gap: those with the same label, or all if there is a label for several. */
function joinCloser(
  spans: readonly ReportSpan[],
  gap: number,
  several: number | null,
): readonly ReportSpan[] {
  const joined: ReportSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isNear = last?.track === span.track && span.start - (last.start + last.duration) < gap;
    if (last && isNear && (last.label === span.label || several !== null)) {
      const end = Math.max(last.start + last.duration, span.start + span.duration);
      joined[joined.length - 1] = {
        track: last.track,
        label: last.label === span.label ? last.label : several!,
        start: last.start,
        duration: end - last.start,
        busy: last.busy + span.busy,
        count: last.count + span.count,
      };
    } else joined.push(span);
  }
  return joined;
}
