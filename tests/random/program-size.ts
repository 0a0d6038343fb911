import {
  conditionReads,
  dataRange,
  iteratorRange,
  lastIteration,
  layOut,
  parameterRanges,
  type Range,
  searchRange,
  valueReads,
} from './layout.js';
import { type Program, ROWS, type Statement, TABLE } from './program.js';
import type { Size } from './traits.js';

/** Limits of all arrays and of the innermost statements together: a program must be quick to run and to compare. */
const MAX_ELEMENTS = 2500;
const MAX_INSTANCES = 3000;

/** Returns whether a program is quick to analyse, to run and to compare. */
export function isWithin(program: Program, size: Size): boolean {
  const { statements, accesses } = writtenIn(program.body);
  if (statements > size.statements || accesses > size.accesses) return false;
  return elementCount(program) <= MAX_ELEMENTS && instanceCount(program) <= MAX_INSTANCES;
}

function elementCount(program: Program): number {
  return [...layOut(program).values()]
    .map((shape) => shape.reduce((product, { extent }) => product * extent, 1))
    .reduce((total, count) => total + count, 0);
}

/** How many assignments, and how many accesses of arrays and scalars, a program consists of. */
function writtenIn(body: readonly Statement[]): { readonly statements: number; readonly accesses: number } {
  const written = { statements: 0, accesses: 0 };
  const add = (inner: readonly Statement[]): void => {
    const { statements, accesses } = writtenIn(inner);
    written.statements += statements;
    written.accesses += accesses;
  };
  for (const each of body) {
    switch (each.kind) {
      case 'for':
        add(each.body);
        break;
      case 'if':
        written.accesses += conditionReads(each.condition).length;
        add(each.then);
        add(each.otherwise);
        break;
      case 'assign':
        written.statements++;
        written.accesses += 1 + valueReads(each.value).length + (each.selection?.place ? 1 : 0);
        break;
      case 'local':
        written.statements++;
        written.accesses += 1 + valueReads(each.initial).length;
        add(each.body);
        break;
      case 'jump':
        written.accesses += each.condition ? conditionReads(each.condition).length : 0;
        break;
      case 'host loop':
      case 'data loop':
        add(each.body);
        break;
      case 'search':
        written.statements++;
        written.accesses += 3;
        break;
      case 'host':
      case 'boundary':
        break;
    }
  }
  return written;
}

/** How often the innermost statements run in all, or more. */
function instanceCount(program: Program): number {
  const count = (statements: readonly Statement[], ranges: ReadonlyMap<string, Range>): number =>
    statements.map((each) => countOne(each, ranges)).reduce((total, some) => total + some, 0);
  const countOne = (statement: Statement, ranges: ReadonlyMap<string, Range>): number => {
    switch (statement.kind) {
      case 'for': {
        const range = iteratorRange(statement, ranges);
        const trips = Math.max(0, lastIteration(statement, ranges) - range.low + 1);
        return trips * count(statement.body, new Map([...ranges, [statement.iterator, range]]));
      }
      case 'if':
        return count(statement.then, ranges) + count(statement.otherwise, ranges);
      case 'host loop':
        return statement.count * count(statement.body, ranges);
      case 'data loop': {
        const inside = new Map([...ranges, [statement.iterator, dataRange(statement)]]);
        return (statement.isRow ? ROWS.longest : TABLE.values - 1) * count(statement.body, inside);
      }
      case 'search': {
        const { low, high } = searchRange(statement, ranges);
        return high - low + 1;
      }
      case 'local':
        return 1 + count(statement.body, ranges);
      default:
        return 1;
    }
  };
  return count(program.body, parameterRanges(program));
}
