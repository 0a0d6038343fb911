import type { ReportRegion } from '../../data/report-data.js';
import type { ReportRun } from '../../data/run/report-run.js';
import { choice } from '../controls.js';
import { h } from '../dom.js';
import type { SelectionStore } from '../selection.js';

/**
 * Returns a choice among the runs of a region, and what `content` makes of the chosen one; if there is no run, the
 * reason.
 */
export function withRun(
  region: ReportRegion,
  store: SelectionStore,
  content: (run: ReportRun) => HTMLElement,
): HTMLElement {
  const { runs, runProblem } = region;
  const problem = runProblem !== null && h('p', { class: 'message' }, runProblem);
  if (runs.length === 0) return h('div', {}, h('p', {}, 'There is no run to show.'), problem);
  const holder = h('div', {});
  let shown: ReportRun | undefined;
  const show = (run: ReportRun) => {
    if (run === shown) return;
    shown = run;
    picker.set(runs.indexOf(run));
    holder.replaceChildren(content(run));
  };
  const picker = choice(
    'run',
    runs.map((run, position) => [position, printRun(run)] as const),
    0,
    (position) => store.change({ devices: runs[position]!.devices }),
  );
  store.follow(({ devices }) => show(runOn(runs, devices)));
  return h('div', {}, h('div', { class: 'controls' }, picker.element, sizesOf(region)), problem, holder);
}

/** Returns the run on a number of devices, or on the next smaller number that there is. */
function runOn(runs: readonly ReportRun[], devices: number): ReportRun {
  const fitting = runs.filter((run) => run.devices <= devices);
  return fitting.reduce((best, run) => (run.devices > best.devices ? run : best), fitting[0] ?? runs[0]!);
}

function printRun({ devices, model, duration }: ReportRun): string {
  const where = `${devices} ${devices === 1 ? 'device' : 'devices'}`;
  return `${where}, ${model === null ? 'recorded' : `simulated (${model})`}, ${printTime(duration)}`;
}

function sizesOf({ sizes }: ReportRegion): string {
  const names = Object.entries(sizes).map(([name, value]) => `${name} = ${value}`);
  return names.length === 0 ? '' : `for ${names.join(', ')}`;
}

/** Returns a time of so many microseconds with its unit. */
export function printTime(microseconds: number): string {
  const [unit, size] = microseconds >= 1e6 ? ['s', 1e6] : microseconds >= 1e3 ? ['ms', 1e3] : ['µs', 1];
  return `${Number((microseconds / (size as number)).toPrecision(3))} ${unit}`;
}
