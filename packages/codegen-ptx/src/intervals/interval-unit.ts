import { inlineFunctions, type PtxFunction, type PtxModule, sourceFilesOf } from '@boxflow/ptx';
import { bytesOf } from '../function/symbols.js';
import { readsGrid, withInterval } from './block-ids.js';
import { type ModuleNames, moduleNames } from './module-names.js';
import { kernelFacts, type Obstacle, reachedFunctions } from './obstacles.js';
import { reachedItems } from './reached-items.js';
import { withSystemScope } from './system-scope.js';

/** A kernel of a program, and whether several devices may run it together. */
export interface IntervalKernel {
  readonly name: string;
  /** The number of the program's own parameters. One more follows if the kernel may be split. */
  readonly parameters: number;
  /** Why it must not be split. Without one, `module` has a version that runs an interval of the blocks. */
  readonly obstacle?: Obstacle & { readonly file?: string };
  /** Whether it mentions variables of the module, of which each device has a copy. */
  readonly readsVariables: boolean;
  readonly changesVariables: boolean;
  /** Whether other files may have the same kernel, as those of templates. */
  readonly isWeak: boolean;
}

export interface IntervalVariable {
  readonly name: string;
  readonly bytes: number;
}

/** What several devices need of a module to run its kernels together. */
export interface IntervalUnit {
  /** The kernels that may be split, with one more parameter each. Without one, no kernel may be split. */
  readonly module?: PtxModule;
  readonly kernels: readonly IntervalKernel[];
  /** The variables that `module` has. */
  readonly variables: readonly IntervalVariable[];
}

/** Why kernels that are kept on one device for other reasons are there. */
const KEPT: Obstacle = { reason: 'its blocks depend on each other; `poly-cli explain` says why' };

/**
 * Rewrites the kernels of a module so that each device can run an interval of a launch's blocks. Blocks keep their numbers, the grid is
 * that of the whole launch, and atomic operations and fences hold for all devices. Kernels in `kept` are not divided.
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

/** Keeps what the kernels reach, and rewrites it. */
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
