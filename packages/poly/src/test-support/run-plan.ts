import type {
  AccessTarget,
  BufferElement,
  HostNode,
  Kernel,
  KernelBuffer,
  KernelNode,
  KernelStage,
  KernelView,
  Phase,
  PhaseView,
  Plan,
  PlanBox,
  StatementAccess,
} from '@boxflow/ir';
import { requireInBox, WrittenBoxes, withChunk, withTile } from './block-memory.js';
import { type Environment, evaluate } from './evaluate.js';
import type { Grid } from './grid.js';
import { elementKey, executeInstance, initialValue, type Memory } from './memory.js';

/**
 * Executes a plan element by element on devices that share nothing, and fails if the plan is not true to its word:
 * an access outside its view's box, a read outside the declared reads, a write outside the declared writes, an exact
 * write that does not happen, two tiles that write one element, a value from another device that no flow-out set
 * announced. Returns the memory at the end.
 */
export function runPlan(plan: Plan, kernels: readonly Kernel[], params: Environment, grid: Grid): Memory {
  const run: Run = { plan, kernels, grid, latest: new Map(), writers: new Map() };
  runHost(run, plan.host, params);
  return run.latest;
}

interface Run {
  readonly plan: Plan;
  readonly kernels: readonly Kernel[];
  readonly grid: Grid;
  readonly latest: Memory;
  /** The tile that wrote an element last. */
  readonly writers: Map<string, Tile>;
}

interface Tile {
  readonly phase: Phase;
  readonly device: number;
  /** Parameters, host iterators, `lo`, `hi`, and in two dimensions `lo2`, `hi2`. */
  readonly env: Environment;
  readonly memory: Memory;
  readonly written: Set<string>;
  /** Elements that are known to be in what flows out of it. */
  readonly flowedOut: Set<string>;
}

/** One thread of a launch, with copies of its own that are undefined at first. */
interface Thread {
  readonly tile: Tile;
  readonly kernel: Kernel;
  readonly views: readonly PhaseView[];
  readonly buffers: Memory;
  /** The chunks in which blocks execute the loop that the thread is in. */
  readonly stage?: KernelStage;
  /** What all threads of the launch write to boxes. */
  readonly boxes: WrittenBoxes;
}

function runHost(run: Run, nodes: readonly HostNode[], env: Environment): void {
  for (const node of nodes) {
    if (node.kind === 'phase') {
      const phase = run.plan.phases[node.phase] as Phase;
      const iterators = Object.fromEntries(
        phase.hostIterators.map((name, i) => [name, evaluate(node.iterators[i] as never, env)]),
      );
      const params = Object.fromEntries(run.plan.parameters.map((name) => [name, env[name] as number]));
      runPhase(run, phase, { ...params, ...iterators });
    } else if (node.kind === 'if') {
      runHost(run, evaluate(node.condition, env) ? node.then : node.otherwise, env);
    } else {
      for (let i = evaluate(node.init, env); ; i += node.step) {
        const inner = { ...env, [node.iterator]: i };
        if (!evaluate(node.condition, inner)) break;
        runHost(run, node.body, inner);
      }
    }
  }
}

function runPhase(run: Run, phase: Phase, env: Environment): void {
  const tiles = tilesOf(run, phase, env);
  for (const tile of tiles) pull(run, tile);
  for (const tile of tiles) launch(run, tile);
  const writtenBy = new Map<string, Tile>();
  for (const tile of tiles) commit(run, tile, writtenBy);
}

function tilesOf(run: Run, phase: Phase, env: Environment): Tile[] {
  const whole = dimensionsOf(phase).map(({ lo, hi }) => ({ lo: evaluate(lo, env), hi: evaluate(hi, env) }));
  const blocks =
    phase.single !== null
      ? [whole]
      : Array.from({ length: run.grid.rows * run.grid.columns }, (_, device) => {
          const block = blockOf(run, phase, env, device);
          return whole.map(({ lo, hi }, d) => ({
            lo: Math.max(lo, block[d]?.lo ?? lo),
            hi: Math.min(hi, block[d]?.hi ?? hi),
          }));
        });
  return blocks.flatMap((block, device) =>
    block.every(({ lo, hi }) => lo < hi)
      ? [
          {
            phase,
            device,
            env: { ...env, ...extentValues('', block) },
            memory: new Map(),
            written: new Set<string>(),
            flowedOut: new Set<string>(),
          },
        ]
      : [],
  );
}

type Interval = { readonly lo: number; readonly hi: number };

function dimensionsOf(phase: Phase): Pick<Phase, 'class' | 'lo' | 'hi'>[] {
  return phase.second ? [phase, phase.second] : [phase];
}

/** `lo`, `hi`, `lo2` and `hi2`, or the reader's. */
function extentValues(prefix: '' | 'r', block: readonly Interval[]): Environment {
  return Object.fromEntries(
    block.flatMap(({ lo, hi }, d) => [
      [`${prefix}lo${d > 0 ? d + 1 : ''}`, lo],
      [`${prefix}hi${d > 0 ? d + 1 : ''}`, hi],
    ]),
  );
}

/** A rectangle of the grid of devices, or, if the phase has one dimension, a part of it for each device. */
function blockOf(run: Run, phase: Phase, env: Environment, device: number): Interval[] {
  const { rows, columns } = run.grid;
  if (!phase.second) return [cut(run, phase.class, env, device, rows * columns)];
  return [
    cut(run, phase.class, env, Math.floor(device / columns), rows),
    cut(run, phase.second.class, env, device % columns, columns),
  ];
}

function cut(run: Run, position: number, env: Environment, part: number, parts: number): Interval {
  const range = run.plan.classes[position];
  if (!range) throw new Error(`there is no class ${position}`);
  const lo = evaluate(range.lo, env);
  const size = Math.max(0, evaluate(range.hi, env) - lo);
  const border = (at: number): number => lo + Math.floor((size * at) / parts);
  return { lo: border(part), hi: border(part + 1) };
}

function pull(run: Run, tile: Tile): void {
  for (const view of tile.phase.views) {
    const boxes = [...view.reads, ...view.writes.filter((w) => !w.exact).map((w) => w.box)];
    for (const key of boxes.flatMap((box) => elementsOf(run, view, box, tile.env))) {
      tile.memory.set(key, run.latest.get(key) ?? initialValue(key));
    }
  }
}

function launch(run: Run, tile: Tile): void {
  for (const one of tile.phase.launches) {
    const kernel = run.kernels.find((k) => k.name === one.kernel);
    if (!kernel) throw new Error(`no kernel ${one.kernel}`);
    const scalars = Object.fromEntries(
      kernel.scalars.map((name, i) => [name, evaluate(one.scalars[i] as never, tile.env)]),
    );
    const views = one.views.map((position) => tile.phase.views[position] as PhaseView);
    if (one.grid.some((count) => evaluate(count, tile.env) <= 0)) continue;
    const grid = kernel.threads.map(({ count }) => evaluate(count, scalars));
    const boxes = new WrittenBoxes();
    runThreads(kernel, scalars, grid, 0, (env) =>
      runBody(run, { tile, kernel, views, boxes, buffers: new Map() }, kernel.body, withTile(kernel, env)),
    );
    boxes.check();
  }
}

function runThreads(
  kernel: Kernel,
  env: Environment,
  grid: readonly number[],
  dimension: number,
  thread: (env: Environment) => void,
): void {
  const own = kernel.threads[dimension];
  if (!own) {
    thread(env);
    return;
  }
  const lower = grid[dimension] && grid.every((n) => n > 0) ? evaluate(own.lower, env) : 0;
  if (grid.some((n) => n <= 0)) return;
  // Backwards, since no order among threads is promised.
  for (let i = (grid[dimension] as number) - 1; i >= 0; i--) {
    runThreads(kernel, { ...env, [own.iterator]: lower + i }, grid, dimension + 1, thread);
  }
}

function runBody(run: Run, thread: Thread, nodes: readonly KernelNode[], env: Environment): void {
  for (const node of nodes) {
    if (node.kind === 'if') {
      runBody(run, thread, evaluate(node.condition, env) ? node.then : node.otherwise, env);
    } else if (node.kind === 'for') {
      for (let i = evaluate(node.init, env); ; i += node.step) {
        const inner = { ...env, [node.iterator]: i };
        if (!evaluate(node.condition, inner)) break;
        runBody(run, insideLoop(thread, node), node.body, withChunk(thread.kernel, node, env, inner));
      }
    } else if (node.kind === 'copy') {
      runCopy(run, thread, node, env);
    } else if (node.kind === 'move') {
      inBuffer(thread, node.to, [], env).write(inBuffer(thread, node.from, [], env).read());
    } else {
      runInstance(run, thread, node, env);
    }
  }
}

function insideLoop(thread: Thread, { stage: position }: KernelNode & { kind: 'for' }): Thread {
  const stage = position === undefined ? undefined : thread.kernel.blocks?.stages[position];
  return stage ? { ...thread, stage } : thread;
}

function runInstance(
  run: Run,
  thread: Thread,
  node: Extract<KernelNode, { kind: 'instance' }>,
  env: Environment,
): void {
  const statement = thread.kernel.statements[node.statement];
  if (!statement) throw new Error(`no statement ${node.statement}`);
  const placeOf = (position: number, array: string, index: readonly number[]): Place => {
    const target = node.views[position] as AccessTarget;
    const access = { statement: node.statement, position };
    if (typeof target === 'number') requireShared(thread, access, index, env);
    return typeof target === 'number'
      ? inMemory(run, thread, target, array, index)
      : inBuffer(thread, target, index, env);
  };
  const params = Object.fromEntries(run.plan.parameters.map((name) => [name, env[name] as number]));
  executeInstance(
    statement,
    node.iterators.map((expr) => evaluate(expr, env)),
    params,
    ({ array }, position, index) => placeOf(position, array, index).read(),
    ({ array }, position, index, value) => placeOf(position, array, index).write(value),
  );
}

/** Fails if blocks share what the access reads or writes, and the element is not there. */
function requireShared(
  { stage, views, tile, boxes, kernel }: Thread,
  access: StatementAccess,
  index: readonly number[],
  env: Environment,
): void {
  const inView = (position: number, element: readonly number[]): void => {
    const view = views[position] as PhaseView;
    requireInside(tile, view, element, elementKey(view.name, element));
  };
  const known = kernel.statements[access.statement]?.accesses[access.position];
  if (stage && known) requireInBox(stage, { ...access, kind: known.kind }, index, env, inView, boxes);
}

function runCopy(
  run: Run,
  thread: Thread,
  node: Extract<KernelNode, { kind: 'copy' }>,
  env: Environment,
): void {
  const element = node.element.map((expr) => evaluate(expr, env));
  const { array } = thread.kernel.views[node.view] as KernelView;
  const memory = inMemory(run, thread, node.view, array, element);
  const own = inBuffer(thread, node.target, element, env);
  if (node.of) requireShared(thread, node.of, element, env);
  if (node.direction === 'in') own.write(memory.read());
  else memory.write(own.read());
}

/** A memory location that a thread reads or writes. */
interface Place {
  read(): number;
  write(value: number): void;
}

function inMemory(
  run: Run,
  { tile, views }: Thread,
  position: number,
  array: string,
  index: readonly number[],
): Place {
  const view = views[position] as PhaseView;
  const key = elementKey(array, index);
  requireInside(tile, view, index, key);
  return {
    read: () => {
      const value = tile.memory.get(key);
      if (value === undefined) throw new Error(`${tile.phase.name}: reads ${key}, which it does not declare`);
      requireAnnounced(run, tile, view, index, key);
      return value;
    },
    write: (value) => {
      if (!view.writes.some(({ box }) => contains(box, index, tile.env))) {
        throw new Error(`${tile.phase.name}: writes ${key}, which it does not declare`);
      }
      tile.memory.set(key, value);
      tile.written.add(key);
    },
  };
}

function inBuffer(
  { kernel, buffers }: Thread,
  target: BufferElement,
  subscripts: readonly number[],
  env: Environment,
): Place {
  const { name, extents } = kernel.buffers[target.buffer] as KernelBuffer;
  const index = target.index?.map((expr) => evaluate(expr, env)) ?? subscripts;
  const key = elementKey(name, index);
  const inside = index.every((value, d) => value >= 0 && value < (extents[d] as number));
  if (!inside || index.length !== extents.length) {
    throw new Error(`${kernel.name}: ${key} is not an element of a thread's own`);
  }
  return {
    read: () => {
      const value = buffers.get(key);
      if (value === undefined)
        throw new Error(`${kernel.name}: a thread reads ${key} of its own before it sets it`);
      return value;
    },
    write: (value) => buffers.set(key, value),
  };
}

function requireInside(tile: Tile, view: PhaseView, index: readonly number[], key: string): void {
  if (!contains(view.boxHull, index, tile.env))
    throw new Error(`${tile.phase.name}: ${key} is outside view ${view.name}`);
}

function requireFlowOut(writer: Tile, array: number, index: readonly number[], key: string): void {
  if (writer.flowedOut.has(key)) return;
  const flowsOut = writer.phase.flowOutSets.some(
    (set) => set.array === array && set.boxes.some((box) => contains(box, index, writer.env)),
  );
  if (!flowsOut) throw new Error(`${key} is missing in what flows out of ${writer.phase.name}`);
  writer.flowedOut.add(key);
}

/**
 * A value that another tile wrote must be in its flow-out set, and in that for this reader if that is on
 * another device.
 */
function requireAnnounced(
  run: Run,
  tile: Tile,
  view: PhaseView,
  index: readonly number[],
  key: string,
): void {
  const writer = run.writers.get(key);
  if (!writer || writer === tile || tile.written.has(key)) return;
  requireFlowOut(writer, view.array, index, key);
  if (writer.device === tile.device || tile.phase.single !== null) return;
  const block = blockOf(run, tile.phase, tile.env, tile.device);
  const env = { ...writer.env, ...extentValues('r', block) };
  const phase = run.plan.phases.indexOf(tile.phase);
  const announced = writer.phase.flowOut.some(
    (flow) =>
      flow.array === view.array &&
      flow.toPhase === phase &&
      flow.boxes.some((box) => contains(box, index, env)),
  );
  if (!announced) throw new Error(`${writer.phase.name} does not announce ${key} to ${tile.phase.name}`);
}

function commit(run: Run, tile: Tile, writtenBy: Map<string, Tile>): void {
  for (const view of tile.phase.views) {
    for (const { box, exact } of view.writes) {
      for (const key of elementsOf(run, view, box, tile.env)) {
        if (exact && !tile.written.has(key))
          throw new Error(`${tile.phase.name}: declares a write of ${key}, does not do it`);
        const other = writtenBy.get(key);
        if (other && other !== tile) throw new Error(`${tile.phase.name}: two tiles own ${key}`);
        writtenBy.set(key, tile);
        run.latest.set(key, tile.memory.get(key) as number);
        if (tile.written.has(key)) run.writers.set(key, tile);
        // Moved here inside a hull only: nobody announces that.
        else run.writers.delete(key);
      }
    }
  }
}

function contains(box: PlanBox, index: readonly number[], env: Environment): boolean {
  if (box.guard && !evaluate(box.guard, env)) return false;
  return index.every(
    (i, d) => evaluate(box.lo[d] as never, env) <= i && i < evaluate(box.hi[d] as never, env),
  );
}

function elementsOf(run: Run, view: PhaseView, box: PlanBox, env: Environment): string[] {
  if (box.guard && !evaluate(box.guard, env)) return [];
  let indices: number[][] = [[]];
  box.lo.forEach((lower, d) => {
    const lo = evaluate(lower, env);
    const hi = evaluate(box.hi[d] as never, env);
    const values = Array.from({ length: Math.max(0, hi - lo) }, (_, i) => lo + i);
    indices = indices.flatMap((index) => values.map((value) => [...index, value]));
  });
  return indices.map((index) => elementKey((run.plan.arrays[view.array] as { name: string }).name, index));
}
