import {
  apply,
  int,
  type KernelAccess,
  type KernelAccesses,
  type KernelArray,
  type KernelFact,
  type KernelLoop,
  type KernelScalar,
  normalizePolynomial,
  variablesOf,
} from '@boxflow/ir';
import { functionsOf, inlineFunctions, type PtxFunction, type PtxModule } from '@boxflow/ptx';
import { placeOf, plainLabel } from './accesses/arrays.js';
import { collectAccesses, type DraftAccess } from './accesses/collect-accesses.js';
import { escapingPointers } from './accesses/escapes.js';
import { collectFacts, distinctFacts } from './facts/collect-facts.js';
import { isDealt } from './loops/dealt-loops.js';
import type { Resolver } from './loops/resolver.js';
import { solveLoops } from './loops/solve-loops.js';
import type { SolvedLoop } from './loops/solved-loops.js';
import { evaluateKernel } from './values/evaluate-kernel.js';
import type { EvaluatedKernel } from './values/evaluated-kernel.js';
import { kernelBody } from './values/kernel-body.js';
import { locationIn, locator } from './values/locations.js';
import type { LoadedParameter } from './values/parameters.js';

/** Returns the accesses of a module's kernels, after device functions are inlined. */
export function kernelAccesses(module: PtxModule, form: KernelAccesses['form']): KernelAccesses[] {
  const inlined = inlineFunctions(module);
  const kernels = functionsOf(inlined).filter(({ isEntry, body }) => isEntry && body !== undefined);
  return kernels.map((kernel) => accessesOfKernel(inlined, kernel, form));
}

/** Returns the accesses of one kernel. The module has no calls of device functions. */
export function accessesOfKernel(
  module: PtxModule,
  kernel: PtxFunction,
  form: KernelAccesses['form'],
): KernelAccesses {
  const body = kernelBody(module, kernel);
  const evaluated = evaluateKernel(body, locator(module, body));
  const { loops, resolver } = solveLoops(evaluated);
  const drafts = collectAccesses(evaluated, loops, resolver);
  const parameters = evaluated.parameters.all;
  const bases = orderedBases(drafts, evaluated, parameters);
  const arrays = arraysOf(bases, evaluated, parameters);
  const accesses = drafts.map((draft) => finishedAccess(draft, bases, parameters, evaluated));
  const kernelLoops = loops.map((loop) => kernelLoop(loop, evaluated, resolver));
  return {
    name: kernel.name,
    label: kernel.name,
    location: firstLocation(evaluated),
    form,
    parameters: usedScalars(parameters, accesses, kernelLoops),
    arrays,
    loops: kernelLoops,
    accesses,
    facts: distinctFacts([...collectFacts(evaluated), ...factsOfAccesses(accesses, arrays)]),
  };
}

/** Returns the arrays in the order of the parameters, and variables after them. */
function orderedBases(
  drafts: readonly DraftAccess[],
  { body }: EvaluatedKernel,
  parameters: readonly LoadedParameter[],
): string[] {
  const bases = [...new Set(drafts.flatMap(({ base }) => base ?? []))];
  const rank = (base: string) => {
    const place = placeOf(base, parameters, body)!;
    return place.kind === 'parameter' ? place.parameter * 4096 + place.byte : Infinity;
  };
  return bases.sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

function arraysOf(
  bases: readonly string[],
  kernel: EvaluatedKernel,
  parameters: readonly LoadedParameter[],
): KernelArray[] {
  const escapes = escapingPointers(kernel, new Set(bases));
  return bases.map((base) => {
    const place = placeOf(base, parameters, kernel.body)!;
    const location = escapes.has(base) ? (escapes.get(base) ?? firstLocation(kernel)) : null;
    return { ...place, label: plainLabel(place), escapes: location };
  });
}

function finishedAccess(
  { base, statement: _, block: __, unknown, ...rest }: DraftAccess,
  bases: readonly string[],
  parameters: readonly LoadedParameter[],
  { body }: EvaluatedKernel,
): KernelAccess {
  const place = unknown === null ? undefined : placeOf(unknown.what, parameters, body);
  return {
    ...rest,
    array: base === undefined ? null : bases.indexOf(base),
    unknown: unknown && place ? { ...unknown, what: plainLabel(place) } : unknown,
  };
}

function kernelLoop(solved: SolvedLoop, kernel: EvaluatedKernel, resolver: Resolver): KernelLoop {
  const { loop, iterator, exact } = solved;
  // The count may depend on loops around this one, which were solved later.
  const last = solved.last && resolver.expression(solved.last, loop.header);
  const assumptions = resolver.assumptions(solved.assumptions, loop.header);
  const parent = kernel.body.loops.findIndex(({ header }) => header === loop.parent);
  return {
    iterator,
    parent: parent < 0 ? null : `i${parent}`,
    count: last === undefined ? null : normalizePolynomial(apply('add', last, int(1))),
    exact,
    assumptions,
    location: locationIn(loop.blocks, kernel),
    dealt: isDealt(solved, kernel),
  };
}

function usedScalars(
  parameters: readonly LoadedParameter[],
  accesses: readonly KernelAccess[],
  loops: readonly KernelLoop[],
): KernelScalar[] {
  const expressions = [
    ...accesses.flatMap(({ offset, guards, assumptions }) => [
      ...(offset ? [offset] : []),
      ...guards,
      ...assumptions.map(({ value }) => value),
    ]),
    ...loops.flatMap(({ count, assumptions }) => [
      ...(count ? [count] : []),
      ...assumptions.map(({ value }) => value),
    ]),
  ];
  const used = new Set(expressions.flatMap(variablesOf));
  return parameters
    .filter(({ name }) => used.has(name))
    .map((one) => ({ ...one, label: plainLabel({ kind: 'parameter', ...one }) }));
}

function factsOfAccesses(accesses: readonly KernelAccess[], arrays: readonly KernelArray[]): KernelFact[] {
  return accesses.flatMap(({ array, kind, location, unknown }): KernelFact[] => {
    const written = array === null ? undefined : arrays[array];
    if (written?.kind === 'variable' && kind !== 'read')
      return [{ kind: 'written-variable', what: written.name, location }];
    return array === null ? [{ kind: 'loaded-pointer', what: unknown?.what ?? 'memory', location }] : [];
  });
}

/** Returns the place of the kernel's head, which nvcc gives to its first instructions. */
function firstLocation(kernel: EvaluatedKernel) {
  for (const statement of kernel.body.graph.function.body ?? []) {
    if (statement.kind === 'loc') return kernel.locate({ loc: statement });
  }
  return null;
}
