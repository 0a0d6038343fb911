import { inlineFunctions, type PtxFunction, type PtxModule, sourceFilesOf } from '@boxflow/ptx';
import { bytesOf } from '../function/symbols.js';
import { readsGrid, withInterval } from './block-ids.js';
import { type ModuleNames, moduleNames } from './module-names.js';
import { kernelFacts, type Obstacle, reachedFunctions } from './obstacles.js';
import { reachedItems } from './reached-items.js';
import { withSystemScope } from './system-scope.js';

/** A kernel of a program, and the reason if only one device may run it. */
export interface IntervalKernel {
  readonly name: string;
  /** The number of the program's own parameters. A kernel that may be split has one more. */
  readonly parameters: number;
  /** The reason why the kernel must not be split. Without one, `module` has its version for intervals. */
  readonly obstacle?: Obstacle & { readonly file?: string };
  /** The kernel mentions variables of the module, of which each device has a copy. */
  readonly readsVariables: boolean;
  readonly changesVariables: boolean;
  /** Other files may have the same kernel, which comes from a template. */
  readonly isWeak: boolean;
}

export interface IntervalVariable {
  readonly name: string;
  readonly bytes: number;
}

/** The parts of a module with which several devices run its kernels together. */
export interface IntervalUnit {
  /** The kernels that may be split, with one more parameter each; undefined if there are none. */
  readonly module?: PtxModule;
  readonly kernels: readonly IntervalKernel[];
  /** The variables that `module` has. */
  readonly variables: readonly IntervalVariable[];
}

/** The reason for kernels that a different analysis keeps on one device. */
const KEPT: Obstacle = { reason: 'its blocks depend on each other; `poly-cli explain` says why' };

/**
 * Rewrites the kernels of a module so that each device can run an interval of a launch's blocks. Kernels in `kept` are not divided.
 * Blocks keep their numbers, and the grid is that of the whole launch. Atomic operations and fences hold for all devices.
 */
export function intervalUnit(module: PtxModule, kept: ReadonlySet<string> = new Set()): IntervalUnit {
  const inlined = inlineFunctions(module);
  const inlinedNames = moduleNames(inlined);
  const files = sourceFilesOf(module);
  const described = entriesOf(inlinedNames).map((entry) => {
    const facts = kernelFacts(entry, inlinedNames);
    const obstacle = facts.obstacle ?? (kept.has(entry.name) ? KEPT : undefined);
    const file = obstacle?.place && files.get(obstacle.place.file);
    return {
      name: entry.name,
      parameters: entry.parameters.length,
      ...(obstacle && { obstacle: { ...obstacle, ...(file !== undefined && { file }) } }),
      readsVariables: facts.variables.length > 0,
      changesVariables: facts.changesVariables,
      isWeak: entry.linkage === 'weak',
    };
  });
  const split = new Set(described.flatMap(({ name, obstacle }) => (obstacle ? [] : [name])));
  const written = split.size === 0 ? undefined : rewritten(module, inlined, split);
  return { ...(written && { module: written }), kernels: described, variables: variablesOf(written) };
}

function entriesOf({ functions }: ModuleNames): PtxFunction[] {
  return [...functions.values()].filter(({ isEntry, body }) => isEntry && body !== undefined);
}

/** Rewrites the items that the kernels reach, and drops the others. */
function rewritten(module: PtxModule, inlined: PtxModule, kernels: ReadonlySet<string>): PtxModule {
  // A device function has no parameter of its own for the interval, so one that reads the grid has to be inlined.
  const names = moduleNames(module);
  const callees = [...kernels].flatMap((name) => reachedFunctions(names.functions.get(name)!, names));
  const base = callees.some(({ isEntry, body }) => !isEntry && readsGrid(body ?? [])) ? inlined : module;
  const items = reachedItems(base, kernels).map((item) => {
    if (item.kind !== 'function' || item.body === undefined) return item;
    const fn = { ...item, body: item.body.map(withSystemScope) };
    return fn.isEntry ? withInterval(fn) : fn;
  });
  return { ...base, items };
}

function variablesOf(module: PtxModule | undefined): IntervalVariable[] {
  if (module === undefined) return [];
  return [...moduleNames(module).variables].map(([name, variable]) => ({ name, bytes: bytesOf(variable) }));
}
