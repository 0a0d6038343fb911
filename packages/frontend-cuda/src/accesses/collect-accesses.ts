import {
  addPolynomials,
  type KernelAccess,
  type Polynomial,
  polynomialOf,
  polynomialToExpr,
  type UnknownValue,
  variablePolynomial,
  variablesOf,
} from '@boxflow/ir';
import type { Instruction, SsaStatement } from '@boxflow/ptx';
import { conditionGuards, dominatingGuards, type Guards, together } from '../guards/dominating-guards.js';
import { isCertain, type Resolver } from '../loops/resolver.js';
import type { SolvedLoop } from '../loops/solved-loops.js';
import { mayBeAddress } from '../values/environment.js';
import type { EvaluatedKernel } from '../values/evaluated-kernel.js';
import type { Exact } from '../values/extension.js';
import { loopsAround } from '../values/kernel-body.js';
import { type MemoryInstruction, memoryInstruction } from '../values/memory-instruction.js';
import { addressOf, plus } from '../values/register-values.js';
import { assumptionsOf, distinctAssumptions, type Value } from '../values/value.js';
import { withinLimits } from '../values/within-limits.js';

/** An access whose array is still the variable for its address. */
export interface DraftAccess extends Omit<KernelAccess, 'array'> {
  readonly base: string | undefined;
  readonly statement: SsaStatement;
  readonly block: number;
}

/** Finds the accesses to memory that all blocks of a grid see. */
export function collectAccesses(
  kernel: EvaluatedKernel,
  loops: readonly SolvedLoop[],
  resolver: Resolver,
): DraftAccess[] {
  const guards = new Map<number, Guards>();
  const guardsOf = (block: number) => {
    const known = guards.get(block) ?? dominatingGuards(kernel, resolver, block);
    guards.set(block, known);
    return known;
  };
  const pointers = soleBases(kernel, resolver);
  return kernel.body.ssa.blocks.flatMap(({ statements }, block) =>
    statements.flatMap((statement) => {
      if (statement.statement.kind !== 'instruction') return [];
      const memory = memoryInstruction(statement.statement);
      if (memory === undefined || !isCommon(memory, kernel, resolver, block)) return [];
      const own = together([
        guardsOf(block),
        ...statementGuards(statement.statement, kernel, resolver, block),
      ]);
      return [draftAccess(memory, statement, block, own, { kernel, loops, resolver, pointers })];
    }),
  );
}

interface Context {
  readonly kernel: EvaluatedKernel;
  readonly loops: readonly SolvedLoop[];
  readonly resolver: Resolver;
  readonly pointers: ReadonlySet<string>;
}

function statementGuards(
  { guard }: Instruction,
  kernel: EvaluatedKernel,
  resolver: Resolver,
  block: number,
): Guards[] {
  const condition = guard && kernel.values.get(guard.predicate);
  return condition === undefined ? [] : [conditionGuards(kernel, resolver, condition, block, guard!.negated)];
}

function draftAccess(
  memory: MemoryInstruction,
  statement: SsaStatement,
  block: number,
  guards: Guards,
  { kernel, loops, resolver, pointers }: Context,
): DraftAccess {
  const location = kernel.locate(statement);
  const address = resolvedAddress(memory, kernel, resolver, block);
  const polynomial = address && polynomialOf(address.expr);
  const base = polynomial && baseOf(polynomial, kernel, pointers);
  const offset = base === undefined ? undefined : addPolynomials(polynomial!, variablePolynomial(base), -1);
  const unknown = whyUnknown(memory, polynomial, offset, kernel);
  const around = loopsAround(kernel.body, block);
  const all = assumptionsOf([guards, ...(address ? [address] : [])]);
  return {
    kind: memory.kind,
    base,
    bytes: memory.bytes,
    offset: offset === undefined || unknown !== undefined ? null : polynomialToExpr(offset),
    unknown: unknown ?? null,
    guards: guards.conditions,
    guardsComplete: guards.complete,
    loops: around.map(({ header }) => loops.find(({ loop }) => loop.header === header)!.iterator),
    assumptions: distinctAssumptions(
      all.filter((one) => isExpressible(one.value, kernel) && !isCertain(one, kernel)),
    ),
    volatile: memory.volatile,
    cache: memory.cache,
    location,
    statement,
    block,
  };
}

function isExpressible(expr: Parameters<typeof variablesOf>[0], { environment }: EvaluatedKernel): boolean {
  return variablesOf(expr).every((name) => environment.reasonOf(name) === undefined);
}

function resolvedAddress(
  { address: { base, offset } }: MemoryInstruction,
  kernel: EvaluatedKernel,
  resolver: Resolver,
  block: number,
): Exact | undefined {
  const value = base.kind === 'integer' ? undefined : addressValueOf(base.name, kernel);
  return value && withinLimits(() => resolver.resolve(plus(value, Number(offset?.value ?? 0n)), block));
}

function addressValueOf(name: string, { values, body }: EvaluatedKernel): Value | undefined {
  if (!body.variables.has(name)) return values.get(name);
  return { polynomial: variablePolynomial(addressOf(name)), bits: 64, assumptions: [] };
}

/** Returns the variables that an address may be based on: they are added once. */
function bases(polynomial: Polynomial): string[] {
  return [...polynomial.values()].flatMap(({ coefficient, factors: [factor, ...others] }) =>
    coefficient === 1 && others.length === 0 && factor?.op === 'var' && mayBeAddress(factor.name)
      ? [factor.name]
      : [],
  );
}

/** Returns the bases of addresses that have only one. They tell pointers from integers of 64 bits. */
function soleBases(kernel: EvaluatedKernel, resolver: Resolver): Set<string> {
  const found = new Set<string>();
  kernel.body.ssa.blocks.forEach(({ statements }, block) => {
    for (const { statement } of statements) {
      const memory = statement.kind === 'instruction' ? memoryInstruction(statement) : undefined;
      const address = memory && resolvedAddress(memory, kernel, resolver, block);
      const [only, ...others] = address ? bases(polynomialOf(address.expr)) : [];
      if (only !== undefined && others.length === 0) found.add(only);
    }
  });
  return found;
}

function baseOf(
  polynomial: Polynomial,
  { body }: EvaluatedKernel,
  pointers: ReadonlySet<string>,
): string | undefined {
  const found = bases(polynomial);
  const [only, ...others] = found.length > 1 ? found.filter((name) => pointers.has(name)) : found;
  if (only === undefined || others.length > 0) return undefined;
  const space = only.startsWith('&') ? body.variables.get(only.slice(1))?.space : 'global';
  return space === 'global' || space === 'const' ? only : undefined;
}

/** Returns whether all blocks of a grid see the memory that is accessed. */
function isCommon(
  memory: MemoryInstruction,
  kernel: EvaluatedKernel,
  resolver: Resolver,
  block: number,
): boolean {
  const { space } = memory;
  if (space === 'global' || space === 'const') return true;
  if (space !== 'generic') return false;
  const address = resolvedAddress(memory, kernel, resolver, block);
  const names = address ? variablesOf(address.expr).filter((name) => name.startsWith('&')) : [];
  return !names.some((name) =>
    ['shared', 'local'].includes(kernel.body.variables.get(name.slice(1))?.space ?? ''),
  );
}

/** Returns the reason why an access has no offset: the first unknown value in it. */
function whyUnknown(
  { address: { base } }: MemoryInstruction,
  polynomial: Polynomial | undefined,
  offset: Polynomial | undefined,
  kernel: EvaluatedKernel,
): UnknownValue | undefined {
  const value = offset ?? polynomial;
  if (value === undefined)
    return (
      (base.kind === 'name' ? kernel.reasonOf(base.name) : undefined) ?? {
        kind: 'operation',
        what: 'address',
        location: null,
      }
    );
  for (const name of variablesOf(polynomialToExpr(value))) {
    const reason = kernel.environment.reasonOf(name);
    if (reason !== undefined) return { kind: reason.kind, what: reason.what, location: reason.location };
  }
  return offset === undefined ? { kind: 'operation', what: 'pointers', location: null } : undefined;
}
