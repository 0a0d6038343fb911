import type { Access, Scop, Statement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { inFewPieces } from './in-few-pieces.js';
import { unionOfMaps, unionOfSets } from './unions.js';
import { withinInstance } from './within-instance.js';

/** A {@link Scop} with its sets and relations as isl objects of one context. */
export interface ScopModel {
  readonly ctx: isl.Context;
  readonly scop: Scop;
  /** `[params] -> { : … }` */
  readonly context: isl.Set;
  /** `{ S0[k, i, j] : … }`, all statements, within the context. */
  readonly domain: isl.UnionSet;
  /** The statements that execute for some parameter value. */
  readonly statements: readonly StatementModel[];
}

export interface StatementModel {
  readonly statement: Statement;
  readonly domain: isl.Set;
  readonly accesses: readonly AccessModel[];
}

export interface AccessModel {
  /**
   * As in the SCoP, except that a write is not a may-write if some write of the instance certainly writes the same
   * element.
   */
  readonly access: Access;
  /** A read of what the same instance has written: it needs no value from before. */
  readonly internal: boolean;
  /** Position in the statement's list of accesses. */
  readonly position: number;
  /** `{ S0[k, i, j] -> path[i, k] }`, restricted to the domain. */
  readonly relation: isl.Map;
}

export function modelScop(ctx: isl.Context, scop: Scop): ScopModel {
  const context = isl.Set.readFromStr(ctx, scop.context);
  // A statement that never executes (`for (i = 3; i < 2; i++)`) has no part in anything.
  const statements = scop.statements
    .map((statement) => modelStatement(ctx, statement, context))
    .filter(({ domain }) => !domain.isEmpty());
  const domain = unionOfSets(
    ctx,
    statements.map((s) => isl.UnionSet.fromSet(s.domain)),
  );
  return { ctx, scop, context, domain, statements };
}

function modelStatement(ctx: isl.Context, statement: Statement, context: isl.Set): StatementModel {
  const domain = inFewPieces(isl.Set.readFromStr(ctx, statement.domain).intersectParams(context));
  const { internalReads, certainWrites } = withinInstance(statement);
  const accesses = statement.accesses.map((access, position) => {
    const relation = isl.Map.readFromStr(ctx, access.relation).intersectDomain(domain);
    const known = (internalReads.has(position) || access.may) && relation.isSingleValued();
    const certain = known && certainWrites.has(position);
    const internal = known && internalReads.has(position);
    return { access: certain ? { ...access, may: false } : access, internal, position, relation };
  });
  return { statement, domain, accesses };
}

/** The accesses that {@link unionAccesses} takes. */
export type AccessFilter = (access: Access) => boolean;

/** `{ S[…] -> A[…] }` of all accesses of the SCoP that satisfy the filter, except for internal reads. */
export function unionAccesses(model: ScopModel, filter: AccessFilter): isl.UnionMap {
  const all = model.statements.flatMap(({ accesses }) => accesses);
  const found = all.filter(({ access, internal }) => !internal && filter(access));
  return unionOfMaps(
    model.ctx,
    found.map(({ relation }) => isl.UnionMap.fromMap(relation)),
  );
}

export function emptyMap(ctx: isl.Context): isl.UnionMap {
  return isl.UnionMap.readFromStr(ctx, '{ }');
}

export function emptySet(ctx: isl.Context): isl.UnionSet {
  return isl.UnionSet.readFromStr(ctx, '{ }');
}

/** Returns whether one of the statements has an access to the array. */
export function isAccessedBy(model: ScopModel, array: string, statements: ReadonlySet<string>): boolean {
  return model.statements.some(
    ({ statement, accesses }) =>
      statements.has(statement.name) && accesses.some(({ access }) => access.array === array),
  );
}

/** Returns those of the statements that write the array. */
export function writersOf(model: ScopModel, array: string, statements: readonly string[]): readonly string[] {
  const writers = model.statements.filter(({ accesses }) =>
    accesses.some(({ access }) => access.array === array && access.kind === 'write'),
  );
  return statements.filter((name) => writers.some(({ statement }) => statement.name === name));
}

/** Returns whether some of the instances access the array. */
export function accessesArray(model: ScopModel, instances: isl.UnionSet, array: string): boolean {
  return model.statements.some(({ domain, accesses }) => {
    if (!accesses.some(({ access }) => access.array === array)) return false;
    const executed = instances.intersect(isl.UnionSet.fromSet(domain));
    return accesses.some(
      ({ access, relation }) =>
        access.array === array && !executed.intersect(isl.UnionSet.fromSet(relation.domain())).isEmpty(),
    );
  });
}
