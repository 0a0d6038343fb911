import type { Buffer, CValue, KernelCase } from '@boxflow/codegen-c/testing';
import {
  evaluateIntExpr,
  type HostNode,
  type IntEnvironment,
  type Kernel,
  type Launch,
  type Phase,
  type Plan,
  type PlanBox,
} from '@boxflow/ir';
import type { SeededRandom } from '@boxflow/ir/testing';
import type { Grid } from '../grid.js';
import { type ArrayOfValues, type ArrayValues, positionOf, randomValue, volume } from './array-values.js';

/** Returns what a launch leaves in its buffers. */
export type ExecuteKernel = (kernelCase: KernelCase) => readonly (readonly CValue[])[];

export interface PlanExecution {
  readonly plan: Plan;
  readonly kernels: readonly Kernel[];
  readonly grid: Grid;
  /** Its elements change. */
  readonly arrays: ArrayValues;
  readonly random: SeededRandom;
  readonly execute: ExecuteKernel;
}

/**
 * Executes a plan on devices that share nothing, each with a part of every distributed loop. A tile's buffers
 * hold the elements that the plan says it reads, and otherwise anything. Only elements that the plan says it
 * writes return from it.
 */
export function executePlan(execution: PlanExecution, sizes: IntEnvironment): void {
  new PlanRun(execution, sizes).host(execution.plan.host, sizes);
}

interface Tile {
  readonly phase: Phase;
  readonly environment: IntEnvironment;
  /** By position of the array in the plan. */
  readonly buffers: Map<number, Buffer>;
}

interface Interval {
  readonly lo: number;
  readonly hi: number;
}

class PlanRun {
  readonly #run: PlanExecution;
  readonly #arrays: readonly ArrayOfValues[];

  constructor(run: PlanExecution, sizes: IntEnvironment) {
    this.#run = run;
    this.#arrays = run.plan.arrays.map(({ name, element, extents }) => {
      const known = run.arrays.get(name);
      if (known) return known;
      const own = extents.map((extent) => evaluateIntExpr(extent, sizes));
      return {
        type: element,
        extents: own,
        data: Array.from({ length: volume(own) }, () => this.#any(element)),
      };
    });
  }

  host(nodes: readonly HostNode[], environment: IntEnvironment): void {
    for (const node of nodes) {
      if (node.kind === 'phase') this.#phase(node, environment);
      else if (node.kind === 'if')
        this.host(evaluateIntExpr(node.condition, environment) ? node.then : node.otherwise, environment);
      else
        for (let i = evaluateIntExpr(node.init, environment); ; i += node.step) {
          const inside = new Map([...environment, [node.iterator, i]]);
          if (!evaluateIntExpr(node.condition, inside)) break;
          this.host(node.body, inside);
        }
    }
  }

  #phase(node: HostNode & { kind: 'phase' }, outer: IntEnvironment): void {
    const phase = this.#run.plan.phases[node.phase]!;
    const iterators = phase.hostIterators.map((name, i): [string, number] => [
      name,
      evaluateIntExpr(node.iterators[i]!, outer),
    ]);
    const tiles = this.#tiles(phase, new Map([...outer, ...iterators]));
    for (const { environment, buffers } of tiles) {
      for (const launch of phase.launches) this.#launch(launch, phase, environment, buffers);
    }
    for (const tile of tiles) this.#commit(tile);
  }

  /** Returns the tiles, with all that they read. */
  #tiles(phase: Phase, environment: IntEnvironment): readonly Tile[] {
    const dimensions = [phase, ...(phase.second ? [phase.second] : [])];
    const whole = dimensions.map(({ lo, hi }) => interval(lo, hi, environment));
    const parts = phase.single === null ? this.#parts(phase, whole, environment) : [whole];
    return parts
      .filter((part) => part.every(({ lo, hi }) => lo < hi))
      .map((part) => {
        const values = part.flatMap(({ lo, hi }, d): [string, number][] => {
          const suffix = d > 0 ? '2' : '';
          return [
            [`lo${suffix}`, lo],
            [`hi${suffix}`, hi],
          ];
        });
        const own = new Map([...environment, ...values]);
        return { phase, environment: own, buffers: this.#buffers(phase, own) };
      });
  }

  #parts(phase: Phase, whole: readonly Interval[], environment: IntEnvironment): readonly Interval[][] {
    const { rows, columns } = this.#run.grid;
    const counts = phase.second ? [rows, columns] : [rows * columns];
    const classes = [phase.class, ...(phase.second ? [phase.second.class] : [])];
    return counts.reduce<readonly Interval[][]>(
      (all, count, d) => {
        const range = this.#run.plan.classes[classes[d]!]!;
        const { lo, hi } = interval(range.lo, range.hi, environment);
        const border = (part: number) => lo + Math.floor((Math.max(0, hi - lo) * part) / count);
        const cuts = Array.from(
          { length: count },
          (_, part): Interval => ({
            lo: Math.max(whole[d]!.lo, border(part)),
            hi: Math.min(whole[d]!.hi, border(part + 1)),
          }),
        );
        return all.flatMap((outer) => cuts.map((cut) => [...outer, cut]));
      },
      [[]],
    );
  }

  #buffers(phase: Phase, environment: IntEnvironment): Map<number, Buffer> {
    const buffers = new Map<number, Buffer>();
    for (const array of new Set(phase.views.map((view) => view.array))) {
      const views = phase.views.filter((view) => view.array === array);
      const hulls = views.flatMap(({ boxHull }) => {
        const hull = this.#box(boxHull, environment);
        return hull ? [hull] : [];
      });
      const rank = views[0]!.boxHull.lo.length;
      const corner = Array.from({ length: rank }, (_, d) => Math.min(...hulls.map((hull) => hull[d]!.lo)));
      const ends = corner.map((_, d) => Math.max(...hulls.map((hull) => hull[d]!.hi)));
      const extents = hulls.length === 0 ? corner.map(() => 0) : ends.map((end, d) => end - corner[d]!);
      const { type } = this.#arrays[array]!;
      const data = Array.from({ length: volume(extents) }, () => this.#any(type));
      const buffer = { corner: hulls.length === 0 ? corner.map(() => 0) : corner, extents, data };
      for (const view of views) {
        const needed = [...view.reads, ...view.writes.filter(({ exact }) => !exact).map(({ box }) => box)];
        for (const box of needed) this.#copy(box, environment, array, buffer, 'in');
      }
      buffers.set(array, buffer);
    }
    return buffers;
  }

  #launch(launch: Launch, phase: Phase, environment: IntEnvironment, buffers: Map<number, Buffer>): void {
    const kernel = this.#run.kernels.find(({ name }) => name === launch.kernel)!;
    const values = launch.scalars.map((scalar) => evaluateIntExpr(scalar, environment));
    if (launch.grid.some((count) => evaluateIntExpr(count, environment) <= 0)) return;
    const scalars = new Map(kernel.scalars.map((name, i) => [name, values[i]!]));
    const counts = kernel.threads.map(({ count }) => evaluateIntExpr(count, scalars));
    const arrays = launch.views.map((view) => phase.views[view]!.array);
    const own = arrays.map((array) => buffers.get(array)!);
    const results = this.#run.execute({ kernel, scalars: values, counts, buffers: own });
    arrays.forEach((array, i) => {
      buffers.set(array, { ...own[i]!, data: results[i]! });
    });
  }

  #commit({ phase, environment, buffers }: Tile): void {
    for (const { array, writes } of phase.views)
      for (const { box } of writes) this.#copy(box, environment, array, buffers.get(array)!, 'out');
  }

  /** Copies the elements of a box that exist. */
  #copy(
    box: PlanBox,
    environment: IntEnvironment,
    array: number,
    buffer: Buffer,
    direction: 'in' | 'out',
  ): void {
    const ranges = this.#box(box, environment);
    if (!ranges) return;
    const { extents, data } = this.#arrays[array]!;
    for (const index of indicesIn(ranges)) {
      const outside = positionOf(extents, index);
      const inside = positionOf(
        buffer.extents,
        index.map((value, d) => value - buffer.corner[d]!),
      );
      if (outside < 0) continue;
      if (inside < 0) throw new Error(`[${index}] of ${this.#run.plan.arrays[array]!.name} is in no view`);
      if (direction === 'in') (buffer.data as CValue[])[inside] = data[outside]!;
      else data[outside] = buffer.data[inside]!;
    }
  }

  /** Returns the box's intervals; `undefined` if it is empty. */
  #box({ guard, lo, hi }: PlanBox, environment: IntEnvironment): readonly Interval[] | undefined {
    if (guard && !evaluateIntExpr(guard, environment)) return undefined;
    const ranges = lo.map((lower, d) => interval(lower, hi[d]!, environment));
    return ranges.every((range) => range.lo < range.hi) ? ranges : undefined;
  }

  /** Returns a value that nobody should read. */
  #any(type: ArrayOfValues['type']): CValue {
    return randomValue(type, this.#run.random);
  }
}

function interval(
  lo: Parameters<typeof evaluateIntExpr>[0],
  hi: typeof lo,
  environment: IntEnvironment,
): Interval {
  return { lo: evaluateIntExpr(lo, environment), hi: evaluateIntExpr(hi, environment) };
}

function indicesIn(ranges: readonly Interval[]): readonly (readonly number[])[] {
  return ranges.reduce<readonly (readonly number[])[]>(
    (all, { lo, hi }) =>
      all.flatMap((index) => Array.from({ length: hi - lo }, (_, i) => [...index, lo + i])),
    [[]],
  );
}
