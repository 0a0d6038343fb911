import {
  type BodyExpr,
  type BodyStatement,
  type LoopNode,
  printElement,
  type ScopArray,
  type Statement,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { declaredArray } from '../model/declared-array.js';
import type { Dependences } from '../model/dependences.js';
import type { AccessModel, ScopModel, StatementModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import { localDependences } from '../tree/local-dependences.js';
import { loopAround } from '../tree/replace-loop.js';

/**
 * Steps that assign to elements of an array, each at most once per step, by values of the array from before
 * the step or from the same step:
 *
 *   for k: for i: for j: path[i][j] = f(path[i][j], path[i][k], path[k][j])
 */
export interface StepNest {
  readonly model: ScopModel;
  readonly user: StatementModel;
  readonly array: ScopArray;
  /** The number of loops that are outside of a step's: the last of them is over the steps. */
  readonly depth: number;
  readonly target: AccessModel;
  readonly value: BodyExpr;
  /** The iterators of type `int`. */
  readonly ints: readonly string[];
  /**
   * By access of the statement: from instances that read to those of the same step that have written the
   * element before.
   */
  readonly sources: ReadonlyMap<number, isl.Map>;
}

/** Returns the steps around a loop, or the reason why there are none. */
export function stepNestOf(
  model: ScopModel,
  dependences: Dependences,
  band: isl.ScheduleNode,
  name: string,
): StepNest | string {
  const depth = band.getScheduleDepth();
  const [first = '', ...others] = tupleNames(band.getDomain());
  const user = model.statements.find(({ statement }) => statement.name === first);
  const steps = loopAround(model.scop.tree, first, depth - 1);
  if (!user || others.length > 0) return 'several statements are in the loop';
  if (!steps || !hasOnlyLoops(steps.body)) return 'the loop is not the only part of a loop around it';
  if (steps.direction !== 1) return 'the loop around it counts down';
  const assignment = onlyAssignment(user.statement.body);
  const target = assignment && user.accesses[assignment.target];
  if (!target || !hasPlainAccesses(user)) return `${first} is more than an assignment to an element`;
  if (target.access.array !== name) return `${first} does not write ${name}`;
  const elements = stepOf(model, user.statement, depth).flatRangeProduct(target.relation);
  if (!elements.isInjective()) return `a step writes elements of ${name} several times`;
  const found = dependences.dataflow.find(({ array }) => array === name);
  if (!found?.exact) return `it is not known which values of ${name} the loop reads`;
  const reads = user.accesses.filter(({ access }) => access.array === name && access.kind === 'read');
  const sources = reads.flatMap(({ position, relation }): [number, isl.Map][] => {
    const source = sourceOf(band, found.flow, relation);
    return source ? [[position, source]] : [];
  });
  const array = declaredArray(model, name);
  const { iterators } = user.statement;
  const ints = iterators.filter((_, d) => loopAround(model.scop.tree, first, d)?.type === 'int32');
  const { value } = assignment;
  return { model, user, array, depth, target, value, ints, sources: new Map(sources) };
}

function hasOnlyLoops(node: LoopNode): boolean {
  return node.kind === 'loop' ? hasOnlyLoops(node.body) : node.kind === 'statement';
}

function onlyAssignment(body: readonly BodyStatement[]): (BodyStatement & { kind: 'assign' }) | undefined {
  const [only] = body;
  return body.length === 1 && only?.kind === 'assign' ? only : undefined;
}

/** Returns whether each instance certainly accesses elements that are known. */
function hasPlainAccesses({ statement, accesses }: StatementModel): boolean {
  const certain = new Set(
    accesses.flatMap(({ access, position }) => (access.may ? [] : [printElement(statement, position)])),
  );
  return accesses.every(
    ({ access, position, relation }) =>
      certain.has(printElement(statement, position)) &&
      access.index.every(({ op }) => op !== 'data') &&
      relation.isSingleValued(),
  );
}

/** `{ S0[k, i, j] -> [k] }`: the step of an instance. */
export function stepOf(model: ScopModel, { name, iterators }: Statement, depth: number): isl.Map {
  const outer = iterators.slice(0, depth).join(', ');
  return isl.Map.readFromStr(model.ctx, `{ ${name}[${iterators.join(', ')}] -> [${outer}] }`);
}

/** `{ sink -> source }`, in the same step; `undefined` if all values are from before the step. */
function sourceOf(band: isl.ScheduleNode, flow: isl.UnionMap, relation: isl.Map): isl.Map | undefined {
  const reads = relation.toUnionMap().wrap();
  const local = localDependences(band, flow.intersectRange(reads).rangeFactorDomain());
  return local.isEmpty() ? undefined : isl.Map.fromUnionMap(local).reverse();
}
