import {
  type Affine,
  type Bound,
  type Condition,
  type DataLoop,
  type Program,
  type Reference,
  ROWS,
  type Search,
  type Statement,
  type Subscript,
  TABLE,
  type Value,
} from './program.js';

/** Inclusive. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** For each array and dimension: what is added to each subscript so that the smallest is 0, and the extent. */
export type Layout = ReadonlyMap<string, readonly { readonly offset: number; readonly extent: number }[]>;

type Ranges = ReadonlyMap<string, Range>;

/** The values of an affine expression, or more, for names with these values. */
function affineRange({ terms, constant }: Affine, ranges: Ranges): Range {
  let low = constant;
  let high = constant;
  for (const { coefficient, name, times } of terms) {
    const [range, factor] = [rangeOf(name, ranges), times ? rangeOf(times, ranges) : { low: 1, high: 1 }];
    const ends = [range.low, range.high].flatMap((end) => [
      coefficient * end * factor.low,
      coefficient * end * factor.high,
    ]);
    low += Math.min(...ends);
    high += Math.max(...ends);
  }
  return { low, high };
}

function rangeOf(name: string, ranges: Ranges): Range {
  const range = ranges.get(name);
  if (range === undefined) throw new Error(`${name} is not in scope`);
  return range;
}

/** The values that an iterator takes, or more; one of them where the loop does not run at all. */
export function iteratorRange(loop: { readonly low: Bound; readonly high: Bound }, ranges: Ranges): Range {
  const low = Math.max(...loop.low.map((value) => affineRange(value, ranges).low));
  return { low, high: Math.max(low, lastIteration(loop, ranges)) };
}

/** The largest value that the iterator may take; smaller than the first where the loop never runs. */
export function lastIteration(loop: { readonly high: Bound }, ranges: Ranges): number {
  return Math.min(...loop.high.map((value) => affineRange(value, ranges).high));
}

export function parameterRanges({ parameters }: Program): Map<string, Range> {
  return new Map(parameters.map(({ name, value }) => [name, { low: value, high: value }]));
}

/**
 * Extents that hold all accesses of a program. Ranges are those of intervals, so an array may be larger than what is
 * used of it.
 */
export function layOut(program: Program): Layout {
  const used = new Map<string, Range[]>();
  visit(program.body, parameterRanges(program), used);
  const slack = new Map(program.arrays.map((array) => [array.name, array.slack]));
  return new Map(
    [...used].map(([name, ranges]) => [
      name,
      ranges.map(({ low, high }) => ({ offset: -low, extent: high - low + 1 + (slack.get(name) ?? 0) })),
    ]),
  );
}

function visit(statements: readonly Statement[], ranges: Ranges, used: Map<string, Range[]>): void {
  for (const statement of statements) {
    switch (statement.kind) {
      case 'for':
        visit(
          statement.body,
          new Map([...ranges, [statement.iterator, iteratorRange(statement, ranges)]]),
          used,
        );
        break;
      case 'if':
        for (const each of conditionReads(statement.condition)) note(each, ranges, used);
        visit(statement.then, ranges, used);
        visit(statement.otherwise, ranges, used);
        break;
      case 'assign':
        note(statement.target, ranges, used);
        for (const each of valueReads(statement.value)) note(each, ranges, used);
        if (statement.selection?.place) note(statement.selection.place.target, ranges, used);
        break;
      case 'local':
        visitLocal(statement, ranges, used);
        break;
      case 'jump':
        if (statement.condition === null) break;
        for (const each of conditionReads(statement.condition)) note(each, ranges, used);
        break;
      case 'host loop':
        visit(statement.body, ranges, used);
        break;
      case 'data loop': {
        for (const each of countReads(statement)) note(each, ranges, used);
        const inside = new Map([...ranges, [statement.iterator, dataRange(statement)]]);
        for (const each of statement.skips ? conditionReads(statement.skips) : []) note(each, inside, used);
        visit(statement.body, inside, used);
        break;
      }
      case 'search':
        note(statement.of, new Map([...ranges, [statement.iterator, searchRange(statement, ranges)]]), used);
        note(statement.target, ranges, used);
        break;
      case 'host':
      case 'boundary':
        break;
    }
  }
}

/** Returns the places that a search may find. The first is compared even if the loop does not run. */
export function searchRange({ low, high }: Search, ranges: Ranges): Range {
  return { low, high: Math.max(low, affineRange(high, ranges).high) };
}

/** Returns the values that the iterator of a loop of data may take. */
export function dataRange({ isRow }: DataLoop): Range {
  return { low: 0, high: isRow ? ROWS.end - 1 : TABLE.values - 2 };
}

/** Returns the elements that say where a loop of data begins and ends. */
function countReads({ count, isRow }: DataLoop): readonly Reference[] {
  return isRow ? [rowElement(count), rowElement(next(count))] : [tableElement(count)];
}

// The uses of the variable say how far the loops go that set it first.
function visitLocal(
  local: Statement & { readonly kind: 'local' },
  ranges: Ranges,
  used: Map<string, Range[]>,
): void {
  visit(local.body, ranges, used);
  if (!used.has(local.name))
    used.set(
      local.name,
      local.fillIterators.map(() => ({ low: 0, high: 0 })),
    );
  const extents = used.get(local.name) ?? [];
  const filling = local.fillIterators.map(
    (name, d) => [name, { low: 0, high: extents[d]!.high - extents[d]!.low }] as const,
  );
  const inside = new Map([...ranges, ...filling]);
  for (const each of valueReads(local.initial)) note(each, inside, used);
}

function note({ array, subscripts }: Reference, ranges: Ranges, used: Map<string, Range[]>): void {
  for (const { value, operation } of subscripts)
    if (operation?.operator === 'looked up') note(tableElement(value), ranges, used);
  const now = subscripts.map((subscript) => subscriptRange(subscript, ranges));
  const before = used.get(array);
  used.set(
    array,
    now.map(({ low, high }, d) => ({
      low: Math.min(low, before?.[d]?.low ?? low),
      high: Math.max(high, before?.[d]?.high ?? high),
    })),
  );
}

export function tableElement(value: Affine): Reference {
  return { array: TABLE.name, subscripts: [{ value }] };
}

/** Returns the element of the starts of rows. */
export function rowElement(value: Affine): Reference {
  return { array: ROWS.name, subscripts: [{ value }] };
}

export function next({ terms, constant }: Affine): Affine {
  return { terms, constant: constant + 1 };
}

function subscriptRange({ value, operation }: Subscript, ranges: Ranges): Range {
  const { low, high } = affineRange(value, ranges);
  if (operation === undefined) return { low, high };
  if (operation.operator === 'looked up') return { low: 0, high: TABLE.values - 1 };
  const { operator, by } = operation;
  if (operator === '/') return { low: Math.trunc(low / by), high: Math.trunc(high / by) };
  return { low: Math.max(Math.min(low, 0), 1 - by), high: Math.min(Math.max(high, 0), by - 1) };
}

/** All references that a value reads. */
export function valueReads(value: Value): readonly Reference[] {
  switch (value.kind) {
    case 'read':
      return [value.from];
    case 'affine':
      return [];
    case 'scaled':
    case 'magnitude':
      return valueReads(value.value);
    case 'choice':
      return [...conditionReads(value.condition), ...valueReads(value.then), ...valueReads(value.otherwise)];
    default:
      return [...valueReads(value.left), ...valueReads(value.right)];
  }
}

export function conditionReads(condition: Condition): readonly Reference[] {
  switch (condition.kind) {
    case 'compare':
    case 'remainder':
      return [];
    case 'data':
      return [...valueReads(condition.left), ...valueReads(condition.right)];
    case 'not':
      return conditionReads(condition.of);
    default:
      return [...conditionReads(condition.left), ...conditionReads(condition.right)];
  }
}
