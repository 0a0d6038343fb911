import type { Statement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { arrayBytes } from '../../cost/array-bytes.js';
import { countElements } from '../../cost/count-elements.js';
import { LAUNCH } from '../../cost/estimate.js';
import { comparison } from '../../cost/estimate-text.js';
import { nominalSizes } from '../../cost/nominal-sizes.js';
import { pointSeconds } from '../../cost/point-seconds.js';
import { withinQuota } from '../../model/within-quota.js';
import { timeLoopAt } from '../../time-tiles/time-loop.js';
import { usualPoint } from '../../time-tiles/usual-point.js';
import { itemsAt } from '../../tree/items.js';
import { findLoop } from '../../tree/loop-name.js';
import type { MappingState } from '../mapping-state.js';
import { recipeLine } from '../verbs/apply-line.js';
import { firstStatement, tiledState } from '../verbs/time-tile.js';
import type { MapAll } from './rewritten.js';

/** How much faster an iteration of a time loop must be in tiles by the estimate. */
const WORTH_TILING = 0.8;
/** Iterations of tiles to choose from. */
const STEPS = [1, 2, 4];

/** Memory that the cache of an H200 holds. Nests that access less hardly wait for more. */
const CACHE_BYTES = 50e6;
/** Elements that a point of a tile accesses, at most: the analysis of more takes long. */
const MOST_ACCESSES = 48;

/** Bound on isl's operations for tiles and the mapping; if it runs out there are no tiles. */
const TILE_OPERATIONS = 4_000_000;

/**
 * Returns the mapping of the SCoP with tiles of the outermost loops that `mapped`, which is `state` after its
 * mapping, leaves to the host, if they are faster by the estimate; `undefined` if no loop has such tiles.
 */
export function withTimeTilesIn(
  state: MappingState,
  mapped: MappingState,
  mapAll: MapAll,
): MappingState | undefined {
  const serial = mapped.lines.flatMap(({ verb, args }) => (verb === 'serial' ? args : []));
  const loops = itemsAt(state.schedule.getRoot()).flatMap(({ kind, name }) =>
    kind === 'loop' && serial.includes(name) ? [name] : [],
  );
  if (loops.length === 0) return undefined;
  return withinQuota(
    state.model.ctx,
    () => {
      const tiled = loops.reduce((current, name) => bestTiles(current, name) ?? current, state);
      return tiled === state ? undefined : mapAll(tiled);
    },
    TILE_OPERATIONS,
  );
}

/** Returns the state with the fastest tiles of a loop; `undefined` if it has none that are fast enough. */
function bestTiles(state: MappingState, name: string): MappingState | undefined {
  const { model, dependences } = state;
  const band = findLoop(state.schedule, name);
  const loop = band && timeLoopAt(model, dependences, band, firstStatement(band));
  if (!loop || 'why' in loop) return undefined;
  const sizes = nominalSizes(model);
  const seconds = (nests: readonly Statement[]) =>
    nests.reduce((sum, nest) => sum + LAUNCH + pointsOf(nest, sizes) * pointSeconds(model.scop, nest), 0);
  const nests = loop.updates.map(({ statement }) => statement);
  const accessed = nests.flatMap(({ accesses }) => accesses.map(({ array }) => array));
  const arrays = model.scop.arrays.filter((array) => accessed.includes(array.name));
  if (arrayBytes(model, arrays, sizes) < CACHE_BYTES) return undefined;
  const before = seconds(nests);
  let best = { steps: 0, seconds: WORTH_TILING * before };
  for (const steps of STEPS) {
    const point = usualPoint(model, loop, steps);
    if (!point || point.accesses.length > MOST_ACCESSES) break;
    const ofTile = (LAUNCH + mostPoints(nests, sizes) * pointSeconds(model.scop, point)) / steps;
    if (ofTile < best.seconds) best = { steps, seconds: ofTile };
  }
  const tiled = best.steps > 0 ? tiledState(state, loop, best.steps) : undefined;
  const reason = `an iteration takes ${comparison(best.seconds, before, model.scop.parameters)}`;
  const line = recipeLine('time_tile', [name, String(best.steps)], reason);
  return tiled && { ...tiled, lines: [...state.lines, line] };
}

function mostPoints(nests: readonly Statement[], sizes: isl.Set): number {
  return Math.max(...nests.map((nest) => pointsOf(nest, sizes)));
}

/** Returns how many points a nest of a time loop has in one iteration. */
function pointsOf({ domain }: Statement, sizes: isl.Set): number {
  const points = isl.Set.readFromStr(sizes.context, domain).projectOut(isl.DimType.Set, 0, 1);
  return countElements(isl.UnionSet.fromSet(points), sizes);
}
