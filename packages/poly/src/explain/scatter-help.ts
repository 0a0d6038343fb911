import {
  type Access,
  type BodyExpr,
  type DependenceEnd,
  dataSubscripts,
  type LoopHelp,
  type LoopObstacle,
  operandsOf,
  printIntExpr,
  type Scop,
  type Statement,
} from '@boxflow/ir';
import { meetingArrays } from '../model/meeting-arrays.js';
import type { ScopModel } from '../model/scop-model.js';
import { defaultPartition } from '../recipe/default/default-partition.js';
import { perfectNest } from '../tree/perfect-nest.js';
import type { CarryingLoop } from './carrying-loop.js';
import { inParts, listed, REDUCTIONS, reductionAt } from './parts-help.js';

/** Returns whether data decides if the ends of a dependence access the same element. */
export function mayMeet(
  { scop }: ScopModel,
  source: DependenceEnd,
  sink: DependenceEnd,
  array: string,
): boolean {
  const [from, to] = [source, sink].map((end) => scop.statements.find(({ name }) => name === end.statement));
  return from !== undefined && to !== undefined && meetingArrays(from, to).includes(array);
}

/** Returns the help for elements that data chooses: parts of the loop may have copies of those that are only updated. */
export function scatterHelp(loop: CarryingLoop, obstacle: LoopObstacle, array: string): LoopHelp {
  const reduction = reductionAt(loop, array);
  if (reduction?.kind !== 'update') return chosenElements(loop, obstacle, array);
  const does = `elements of ${array} that data chooses are only ${REDUCTIONS[reduction.update.operator]}`;
  if (!defaultPartition(loop.state.model, perfectNest(loop.band), [reduction])) {
    const declared = loop.state.model.scop.arrays.find(({ name }) => name === array);
    const isUnknown = declared?.extents[0]?.op !== 'int';
    const many = isUnknown
      ? `it is not known that there are few enough for a copy in each part of the loop: if so, use an array declared with its size, such as ${array}[64]`
      : 'there are too many for a copy in each part of the loop';
    const message = `${does}, but ${many}; with an element, or a row of elements, of its own for each iteration the loop is parallel`;
    return { kind: 'scatter', array, message };
  }
  return { kind: 'reduction', array, message: `${does}, a reduction: ${inParts(loop, reduction)}` };
}

/** An access whose element data chooses. */
interface ChosenAccess {
  readonly access: Access;
  /** The arrays and scalars that its subscripts read. */
  readonly by: readonly string[];
}

function chosenElements(loop: CarryingLoop, { source, sink }: LoopObstacle, array: string): LoopHelp {
  const { scop } = loop.state.model;
  const ends = scop.statements.filter(({ name }) => name === sink.statement || name === source.statement);
  const [atEnds] = chosenIn(ends, array);
  const [chosen] = atEnds ? [atEnds] : chosenIn(scop.statements, array);
  if (!chosen) {
    const message = `which elements of ${array} line ${sink.location.line} accesses is only known when it runs, so iterations may meet in one and run in order`;
    return { kind: 'scatter', array, message };
  }
  const what = `which elements of ${array} line ${chosen.access.location.line} accesses depends on ${listed(chosen.by)}${setIn(scop, chosen)}`;
  const length = rowLength(chosen.access, scop);
  if (length !== undefined) {
    const message = `${what}, which is multiplied by ${length}, so no rows of ${array} are known and all its accesses may meet; declare the rows, as in T (*${array})[${length}], and give a subscript for each dimension, as in ${array}[…][…]`;
    return { kind: 'scatter', array, message };
  }
  if (!atEnds) {
    const message = `${what}, so no rows of ${array} are known, and iterations may meet in any element`;
    return { kind: 'scatter', array, message };
  }
  const counter = counterAmong(loop, chosen);
  const why =
    counter === undefined
      ? ', so iterations may meet in one and run in order'
      : `, and ${counter} depends on earlier iterations, so they run in order`;
  const message = `${what}${why}; with an element, or a row of elements, of its own for each iteration the loop is parallel`;
  return { kind: 'scatter', array: counter ?? array, message };
}

function chosenIn(statements: readonly Statement[], array: string): readonly ChosenAccess[] {
  return statements.flatMap((statement) =>
    statement.accesses.flatMap((access) => {
      const by =
        access.array === array ? dataSubscripts(access).flatMap((value) => readsIn(value, statement)) : [];
      return by.length > 0 ? [{ access, by: [...new Set(by)] }] : [];
    }),
  );
}

function readsIn(expr: BodyExpr, statement: Statement): readonly string[] {
  if (expr.kind === 'read') return [statement.accesses[expr.access]!.array];
  return operandsOf(expr).flatMap((operand) => readsIn(operand, statement));
}

/** Says in which lines the region sets what chooses the element. */
function setIn({ statements }: Scop, { by }: ChosenAccess): string {
  const writes = statements.flatMap(({ accesses }) =>
    accesses.filter(({ kind, array }) => kind === 'write' && by.includes(array)),
  );
  const lines = [...new Set(writes.map(({ location }) => location.line))].sort((a, b) => a - b);
  if (lines.length === 0) return '';
  return ` (set in ${lines.length > 1 ? 'lines' : 'line'} ${listed(lines.map(String))})`;
}

/** Returns the scalar that chooses the element if iterations get its value from earlier ones, as in `o[k++] = x[i]`. */
function counterAmong({ obstacles }: CarryingLoop, chosen: ChosenAccess | undefined): string | undefined {
  return chosen?.by.find((name) => obstacles.some(({ kind, array }) => kind === 'flow' && array === name));
}

/** Returns the parameter by which a subscript multiplies data, as in `a[p * n + j]`. */
function rowLength(access: Access, { parameters }: Scop): string | undefined {
  const names = parameters.map(({ name }) => name);
  const visit = (expr: BodyExpr): string | undefined => {
    const operands = operandsOf(expr);
    const factors = expr.kind === 'binary' && expr.op === '*' ? operands.map(withoutCasts) : [];
    const factor = factors.flatMap((one) => (one.kind === 'int' ? [one.value] : []));
    const found = factor.find((one) => one.op === 'var' && names.includes(one.name));
    return found ? printIntExpr(found) : operands.map(visit).find((length) => length !== undefined);
  };
  return access.index.length > 1
    ? undefined
    : dataSubscripts(access)
        .map(visit)
        .find((length) => length !== undefined);
}

function withoutCasts(expr: BodyExpr): BodyExpr {
  return expr.kind === 'cast' ? withoutCasts(expr.operand) : expr;
}
