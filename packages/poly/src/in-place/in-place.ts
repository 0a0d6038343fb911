import {
  type Access,
  type IntExpr,
  printIntExpr,
  type Statement,
  simplifyIntExpr,
  substitute,
  variable,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { affineText } from '../model/affine-text.js';
import { declaredArray } from '../model/declared-array.js';
import type { ScopModel } from '../model/scop-model.js';
import { type Loop, loopAround } from '../tree/replace-loop.js';
import { statementsIn } from '../tree/statements-in.js';

/** A scalar in which each iteration of a loop computes a value, and the element to which it assigns the value in the end. */
export interface InPlace {
  readonly scalar: string;
  /** The statement that begins with the scalar in each iteration. */
  readonly begin: Statement;
  /** The statement that assigns the result, and its access that does. */
  readonly end: Statement;
  readonly target: Access;
  /** All statements of the loop. */
  readonly inside: readonly string[];
}

/**
 * Returns the element that takes what iterations of a loop compute in a scalar, or why there is none that could have the value
 * meanwhile. `first` is the loop's first statement, `depth` the number of loops around the loop. Does not ask whether values of the
 * scalar go from one iteration to another.
 */
export function findInPlace(
  model: ScopModel,
  first: string,
  depth: number,
  scalar: string,
): InPlace | string {
  const { scop } = model;
  if (declaredArray(model, scalar).extents.length > 0) return `${scalar} is no scalar`;
  const isExecuted = (name: string) => model.statements.some(({ statement }) => statement.name === name);
  const inside = statementsIn(loopAround(scop.tree, first, depth) as Loop).filter(isExecuted);
  const all = inside.map((name) => scop.statements.find((one) => one.name === name) as Statement);
  const users = all.filter(({ accesses }) => accesses.some(({ array }) => array === scalar));
  const [begin] = users;
  const end = users.at(-1);
  if (!begin || !end || begin === end) return `iterations do not compute ${scalar} in several statements`;
  const isOnce = [begin, end].every(({ iterators }) => iterators.length === depth + 1);
  if (!isOnce || !isSame(model, begin, end))
    return `not every iteration begins with ${scalar} and assigns it, once each`;
  if (!beginsWith(begin, scalar)) return `${begin.name} does not begin with ${scalar}`;
  const target = targetOf(end, scalar);
  if (!target || target.index.some((one) => one.op === 'data' || affineText(one) === undefined))
    return `${end.name} does not assign ${scalar} to an element with affine subscripts`;
  if (declaredArray(model, target.array).element !== declaredArray(model, scalar).element)
    return `${target.array} has elements of another type than ${scalar}`;
  const found = { scalar, begin, end, target, inside };
  if (scop.statements.every((one) => (one === begin || one === end) && isIdle(found, one)))
    return `elements of ${target.array} are only assigned to themselves, so that no statement would be left`;
  const accessing = accessesMeanwhile(model, found, depth + 1);
  return accessing ? `${accessing} accesses the element that takes ${scalar} in the end` : found;
}

/** Returns whether the statement assigns nothing but the value of the element that it writes, once the scalar's value is there. */
export function isIdle({ end, target, scalar }: InPlace, { body, accesses, iterators }: Statement): boolean {
  const [only] = body;
  if (only?.kind !== 'assign' || only.value.kind !== 'read') return false;
  const { array, index } = accesses[only.value.access]!;
  if (array === scalar) return true;
  if (array !== target.array || index.some(({ op }) => op === 'data')) return false;
  const text = (one: IntExpr) => printIntExpr(simplifyIntExpr(one));
  const values = new Map(iterators.map((name, d) => [name, variable(end.iterators[d]!)]));
  return index.every(
    (one, d) => text(substitute(one as IntExpr, values)) === text(target.index[d] as IntExpr),
  );
}

/** Returns whether two statements are executed in the same iterations. */
function isSame(model: ScopModel, one: Statement, other: Statement): boolean {
  const [a, b] = [one, other].map(({ name }) => domainOf(model, name).resetTupleId());
  return a!.isEqual(b!);
}

function domainOf(model: ScopModel, name: string): isl.Set {
  return model.statements.find(({ statement }) => statement.name === name)!.domain;
}

/** Returns whether all that the statement does is to give the scalar a value which does not depend on the old one. */
function beginsWith({ body, accesses }: Statement, scalar: string): boolean {
  const [only, ...more] = body;
  if (only?.kind !== 'assign' || more.length > 0) return false;
  return (
    accesses[only.target]!.array === scalar &&
    accesses.every(({ array, kind, may }) => array !== scalar || (kind === 'write' && !may))
  );
}

/** Returns the access by which the statement, which does nothing else, writes a value that depends on the scalar. */
function targetOf({ body, accesses }: Statement, scalar: string): Access | undefined {
  const [only, ...more] = body;
  if (only?.kind !== 'assign' || more.length > 0) return undefined;
  const target = accesses[only.target]!;
  const isOther = target.array !== scalar && !target.may;
  return isOther && accesses.some(({ array, kind }) => array === scalar && kind === 'read')
    ? target
    : undefined;
}

/** Returns the first statement of an iteration that accesses the element between the beginning and the end; `undefined`: none does. */
function accessesMeanwhile(
  model: ScopModel,
  { begin, end, target, inside }: InPlace,
  loops: number,
): string | undefined {
  const iterations = (statement: Statement): isl.Map => {
    const [all, own] = [statement.iterators, statement.iterators.slice(0, loops)].map((names) =>
      names.join(', '),
    );
    const header = model.scop.parameters.map(({ name }) => name).join(', ');
    return isl.Map.readFromStr(model.ctx, `[${header}] -> { ${statement.name}[${all}] -> [${own}] }`);
  };
  const taking = iterations(end)
    .reverse()
    .applyRange(isl.Map.readFromStr(model.ctx, target.relation).intersectDomain(domainOf(model, end.name)));
  const between = inside.slice(inside.indexOf(begin.name) + 1, inside.indexOf(end.name) + 1);
  return between.find((name) => {
    const { statement, domain, accesses } = model.statements.find((one) => one.statement.name === name)!;
    const taken = iterations(statement).intersectDomain(domain).applyRange(taking);
    return accesses.some(
      ({ access, relation }) =>
        access.array === target.array && access !== target && !relation.intersect(taken).isEmpty(),
    );
  });
}
