import { type Box, boxHull, isDisjoint, isSubset, worthJoining } from '@boxflow/bbox';
import { blocks, evaluatePlan, type Plan, type TileView } from '@boxflow/ir';
import { managementSeconds, secondsOf } from '../measure/figures.js';
import { compileProgram, parametersOf, regionOf } from '../measure/on-simulator.js';
import { describeSizes, type Program, scaleSizes } from '../programs.js';
import { thesisMark } from '../report/pivot.js';
import type { Script } from '../report/script.js';
import type { Row } from '../report/table.js';
import type { Settings } from '../settings.js';
import { table44 } from '../thesis/thesis.js';
import { devicesOf, measuredRow, ratio, timeNotes } from './common.js';
import { thesisPrograms } from './thesis-programs.js';

export const table44Script: Script = {
  name: 'table-4.4',
  title: 'the programs, their boxes, and the overhead of managing memory',
  async run(settings) {
    const rows: Row[] = [];
    for (const { program, sizes, published } of thesisPrograms(settings)) {
      const shape = await shapeOf(program);
      for (const devices of devicesOf(settings, [4])) {
        const identity = {
          program: program.name,
          sizes: describeSizes(sizes),
          gib: program.bytes(sizes) / 2 ** 30,
          thesis_gb: settings.scale === 1 ? published.gigabytes : null,
          arrays: shape.arrays,
          thesis_arrays: published.arrays,
          dimensions: shape.dimensions,
          thesis_dimensions: published.dimensions,
          boxes: shape.boxes,
          allocated_boxes: shape.refined,
          thesis_boxes: published.boxes,
          subsumed: shape.subsumed ? 'yes' : 'no',
          thesis_subsumed: published.subsumed,
          devices,
        };
        rows.push(
          await measuredRow(settings, { program, sizes, devices }, identity, (region) => ({
            ...overheadOf(settings, managementSeconds(region), secondsOf(settings, region)),
            thesis_overhead_percent: published.overheadPercent,
            note: null,
          })),
        );
      }
    }
    return {
      rows,
      charts: [
        {
          title: 'Overhead of managing memory',
          kind: 'bar',
          unit: '%',
          logarithmic: true,
          category: ['program', 'devices'],
          series: [],
          values: ['overhead_percent'],
          marks: [thesisMark('thesis_overhead_percent')],
        },
      ],
      notes: [
        ...timeNotes(settings),
        `${table44.source}. ${table44.remarks.join(' ')}`,
        'boxes: of the accesses of a tile to one array; allocated_boxes: of the buffers that the policy merge gives it.',
        ...(settings.target === 'sim'
          ? [
              'Overhead: management, which is real time of this machine, as a share of the simulated time. It runs beside ' +
                'the devices, so more than 100 % means that the host cannot keep up.',
            ]
          : []),
      ],
    };
  },
};

function overheadOf({ target }: Settings, management: number, seconds: number | null): Row {
  const share = ratio(management, seconds);
  return {
    management_s: target === 'host' ? null : management,
    seconds,
    overhead_percent: share === null ? null : 100 * share,
  };
}

/** Returns the properties of the plan that do not depend on the size, from a small problem on four devices. */
async function shapeOf(program: Program) {
  const full = table44.rows.find((row) => row.program === program.name)!.sizes;
  const request = { program, sizes: scaleSizes(full, 0), devices: 4 };
  const plan = regionOf(await compileProgram(request), request);
  const arrays = plan.arrays.filter(({ extents }) => extents.length > 0);
  return {
    arrays: arrays.length,
    dimensions: Math.max(...arrays.map(({ extents }) => extents.length)),
    ...boxesOf(plan, parametersOf(plan, request)),
  };
}

function boxesOf(plan: Plan, parameters: ReadonlyMap<string, number>) {
  const found = { boxes: 0, refined: 0, subsumed: false };
  const steps = evaluatePlan(plan, {
    parameters,
    tiles: (_, interval) =>
      blocks(interval, 4)
        .map((block, device) => ({ ...interval, ...block, device }))
        .filter(({ lo, hi }) => lo < hi),
    readers: () => [],
  });
  for (const { views } of steps) {
    for (const array of new Set(views.map((view) => view.array))) {
      const accessed = views.filter((view) => view.array === array && view.boxHull !== undefined);
      const boxes = accessed.map(({ boxHull }) => boxHull!);
      found.boxes = Math.max(found.boxes, boxes.length);
      found.refined = Math.max(found.refined, groupsOf(accessed).length);
      found.subsumed ||= boxes.some((one, i) => boxes.some((other, j) => i !== j && isSubset(one, other)));
    }
  }
  return found;
}

/** The views of a tile that share a buffer. */
interface Group {
  readonly box: Box;
  readonly views: readonly TileView[];
}

/** Groups the views of one array as the runtime does by its policy `merge` (`native/src/tiles/tile.cpp`). */
function groupsOf(views: readonly TileView[]): readonly Group[] {
  let groups: readonly Group[] = views.map((view) => ({ box: view.boxHull!, views: [view] }));
  for (let next = withPairJoined(groups); next; next = withPairJoined(groups)) groups = next;
  return groups;
}

/** Joins the first pair that shares a buffer; `undefined` if there is none. */
function withPairJoined(groups: readonly Group[]): readonly Group[] | undefined {
  for (const [i, a] of groups.entries()) {
    const b = groups.slice(i + 1).find((other) => share(a, other));
    if (!b) continue;
    const joined = { box: boxHull(a.box, b.box), views: [...a.views, ...b.views] };
    return groups.flatMap((group) => (group === a ? [joined] : group === b ? [] : [group]));
  }
  return undefined;
}

function share(a: Group, b: Group): boolean {
  if (isDisjoint(a.box, b.box)) return false;
  return worthJoining(a.box, b.box) || uses(a.views, b.views) || uses(b.views, a.views);
}

/** Whether one of the views accesses what one of the writers writes, so that two copies of it would differ. */
function uses(views: readonly TileView[], writers: readonly TileView[]): boolean {
  const accesses = views.flatMap(({ reads, writes }) => [...reads, ...writes.map(({ box }) => box)]);
  const written = writers.flatMap(({ writes }) => writes.map(({ box }) => box));
  return written.some((write) => accesses.some((access) => !isDisjoint(write, access)));
}
