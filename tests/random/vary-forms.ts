import { constant, plus } from './generate-value.js';
import type {
  Affine,
  ArrayDeclaration,
  Assignment,
  Bound,
  Parameter,
  Program,
  Reference,
  Search,
  Statement,
} from './program.js';
import { isWithin } from './program-size.js';
import { Random } from './random.js';
import type { Size } from './traits.js';

/** Changes a statement inside loops with these iterators; returns the same statement if it does not apply. */
type Change = (statement: Statement, iterators: readonly string[]) => Statement;

type Form = (program: Program, random: Random) => Program;

/** The forms, and once in how many programs each is. */
const FORMS: readonly (readonly [Form, number])[] = [
  [withProducts, 5],
  [withMembers, 4],
  [withRowLoops, 2],
  [withSearches, 4],
  [withHeldSubscripts, 4],
];

/**
 * Writes parts of some programs as people do: products as bounds, pointers in structs, rows of data-dependent length, searches
 * for places, and subscripts in variables. A form that makes the program too large is left out.
 */
export function withEverydayForms(program: Program, size: Size): Program {
  const random = new Random(program.seed + 3_000_003);
  return FORMS.reduce((plain, [form, rarity]) => {
    if (!random.once(rarity)) return plain;
    const varied = form(plain, random);
    return isWithin(varied, size) ? varied : plain;
  }, program);
}

/** Multiplies sizes that bound loops by sizes: `i < n * m`. */
function withProducts(program: Program, random: Random): Program {
  const multiplied = (statement: Statement): Statement => {
    if (statement.kind !== 'for' || !random.once(2)) return statement;
    const high = statement.high.map((bound) => timesSize(bound, program.parameters, random));
    return { ...statement, high: high as unknown as Bound };
  };
  return { ...program, body: changed(program.body, [], multiplied) };
}

function timesSize(bound: Affine, parameters: readonly Parameter[], random: Random): Affine {
  const [term, ...others] = bound.terms;
  const isSize = others.length === 0 && parameters.some(({ name }) => name === term?.name);
  if (!term || !isSize) return bound;
  return { ...bound, terms: [{ ...term, times: random.pick(parameters).name }] };
}

function withMembers(program: Program, random: Random): Program {
  const member = (array: ArrayDeclaration): ArrayDeclaration => {
    if (!/^(?:argument|open|flat)$/.test(array.storage) || random.once(4)) return array;
    const heldIn = random.pick(['struct', 'pointer to struct'] as const);
    return { ...array, storage: 'flat', heldIn };
  };
  return { ...program, arrays: program.arrays.map(member) };
}

function withRowLoops(program: Program, random: Random): Program {
  const overRow = (statement: Statement): Statement =>
    statement.kind === 'data loop' && !random.once(4) ? { ...statement, isRow: true } : statement;
  return { ...program, body: changed(program.body, [], overRow) };
}

function withHeldSubscripts(program: Program, random: Random): Program {
  const subscriptsIn = random.pick(['block', 'function'] as const);
  const held = (statement: Statement): Statement =>
    statement.kind === 'assign' && !random.once(3) ? { ...statement, subscriptsIn } : statement;
  return { ...program, body: changed(program.body, [], held) };
}

/** Makes assignments searches for places. */
function withSearches(program: Program, random: Random): Program {
  let count = 0;
  const searched = (statement: Statement, iterators: readonly string[]): Statement =>
    statement.kind === 'assign' && random.once(2)
      ? search(statement, iterators, program, count++, random)
      : statement;
  return { ...program, body: changed(program.body, [], searched) };
}

function search(
  { target }: Assignment,
  iterators: readonly string[],
  { arrays, parameters }: Program,
  position: number,
  random: Random,
): Search {
  const iterator = `f${position}`;
  const high = random.once(3)
    ? constant(random.integer(1, 7))
    : plus(random.pick(parameters).name, random.integer(-1, 0));
  return {
    kind: 'search',
    iterator,
    place: `e${position}`,
    low: random.pick([0, 0, 1]),
    high,
    comparison: random.pick(['<', '<=', '>', '>='] as const),
    of: searchedElement(random.pick(arrays.filter(({ rank }) => rank > 0)), iterator, iterators, random),
    declaredIn: random.pick(['block', 'function'] as const),
    target,
  };
}

function searchedElement(
  { name, rank }: ArrayDeclaration,
  iterator: string,
  iterators: readonly string[],
  random: Random,
): Reference {
  const along = random.once(3) ? random.integer(0, rank - 1) : rank - 1;
  const across = () =>
    iterators.length > 0 ? plus(random.pick(iterators), 0) : constant(random.integer(0, 2));
  const subscripts = Array.from({ length: rank }, (_, d) => ({
    value: d === along ? plus(iterator, random.pick([0, 0, 1])) : across(),
  }));
  return { array: name, subscripts };
}

/** Returns the statements with a change made to each, from the inside outwards. */
function changed(
  body: readonly Statement[],
  iterators: readonly string[],
  change: Change,
): readonly Statement[] {
  const inner = (part: readonly Statement[], own: readonly string[] = []) =>
    changed(part, [...iterators, ...own], change);
  return body.map((each) => {
    switch (each.kind) {
      case 'for':
      case 'data loop':
        return change({ ...each, body: inner(each.body, [each.iterator]) }, iterators);
      case 'local':
      case 'host loop':
        return change({ ...each, body: inner(each.body) }, iterators);
      case 'if':
        return change({ ...each, then: inner(each.then), otherwise: inner(each.otherwise) }, iterators);
      default:
        return change(each, iterators);
    }
  });
}
