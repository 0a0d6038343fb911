import {
  apply,
  type BodyExpr,
  expressionsIn,
  type IntExpr,
  int,
  type PlanWork,
  type ScopArray,
  type Statement,
  scalarBytes,
  simplifyIntExpr,
} from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { isSerial } from '../cost/serial-loops.js';
import { coalesced } from '../model/coalesced.js';
import type { ScopModel } from '../model/scop-model.js';
import type { PhaseTree } from '../phases/phase.js';
import type { MappingState } from '../recipe/mapping-state.js';
import { volumeOf } from './work-hull.js';

/** Stands for a number of operations that takes too long to find: the region counts as large. */
const UNKNOWN = int(2 ** 52);

/**
 * Returns how much work one call of the region is, by upper bounds. Launches, bytes and operations of one thread are left out
 * if no bound on them is found quickly.
 *
 * @param start the region as the program executes it
 * @param mapped the model of the phases, which may have more statements
 */
export function regionWork(
  { model, dependences }: Pick<MappingState, 'model' | 'dependences'>,
  mapped: ScopModel,
  phases: readonly PhaseTree[],
): PlanWork {
  const outer = model.scop.arrays.filter(({ storage }) => storage === 'outer');
  const read = volumesOf(dependences.liveIn.range(), model);
  return {
    operationsHull: sum(
      model.statements.map(({ statement, domain }) => {
        const instances = volumeOf(domain, model.context);
        return instances ? times(operationsOf(statement), instances) : UNKNOWN;
      }),
    ),
    serialHull: sum(phases.filter(isSerial).flatMap(({ domain }) => operationsIn(domain, mapped))),
    launchesHull: sum(
      phases.flatMap(({ domain, prefix, launches }) =>
        volumesOf(domain.apply(prefix), mapped).map(({ volume }) =>
          times(Math.max(1, launches.length), volume),
        ),
      ),
    ),
    bytesHull: sum(
      outer.flatMap((array) => [
        ...bytesOf(read, array),
        ...(array.deadAfter ? [] : bytesWritten(array, model)),
      ]),
    ),
  };
}

function operationsIn(domain: isl.UnionSet, model: ScopModel): readonly IntExpr[] {
  const operations = new Map(model.scop.statements.map((one) => [one.name, operationsOf(one)]));
  return volumesOf(domain, model).map(({ name, volume }) => times(operations.get(name) ?? 1, volume));
}

function bytesOf(read: readonly Volume[], array: ScopArray): readonly IntExpr[] {
  return read
    .filter(({ name }) => name === array.name)
    .map(({ volume }) => times(scalarBytes(array.element), volume));
}

function bytesWritten({ name, element }: ScopArray, model: ScopModel): readonly IntExpr[] {
  const written = model.statements.flatMap(({ accesses }) =>
    accesses
      .filter(({ access }) => access.kind === 'write' && access.array === name)
      .map(({ relation }) => relation.range()),
  );
  const [first, ...rest] = written;
  if (!first) return [];
  const all = coalesced(rest.reduce((union, one) => union.union(one), first));
  const volume = volumeOf(all, model.context);
  return volume ? [times(scalarBytes(element), volume)] : [];
}

interface Volume {
  readonly name: string;
  readonly volume: IntExpr;
}

/** Returns an upper bound on the size of each set, except where none is found quickly. */
function volumesOf(union: isl.UnionSet, { context }: ScopModel): readonly Volume[] {
  const volumes: Volume[] = [];
  union.foreachSet((set) => {
    const volume = volumeOf(set, context);
    if (volume) volumes.push({ name: set.getTupleName() ?? '', volume });
  });
  return volumes;
}

/** The operations that a call of a function such as `exp` counts as. */
const CALL = 10;

/**
 * Returns how many operations and accesses to memory one instance has: all in its text, each once, even if a loop whose
 * number of iterations is data repeats it.
 */
function operationsOf(statement: Statement): number {
  const operations = expressionsIn(statement).reduce((all, expr) => all + weightOf(expr), 0);
  return Math.max(1, operations + statement.accesses.filter(({ kind }) => kind === 'write').length);
}

function weightOf({ kind }: BodyExpr): number {
  if (kind === 'call') return CALL;
  return kind === 'read' || kind === 'unary' || kind === 'binary' || kind === 'conditional' ? 1 : 0;
}

function times(factor: number, value: IntExpr): IntExpr {
  return factor === 1 ? value : apply('mul', int(factor), value);
}

function sum(values: readonly IntExpr[]): IntExpr {
  const [first, ...rest] = values;
  if (!first) return int(0);
  return simplifyIntExpr(rest.length === 0 ? first : apply('add', first, ...rest));
}
