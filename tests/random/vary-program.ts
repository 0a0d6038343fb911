import { plus } from './generate-value.js';
import type { ArrayDeclaration, Assignment, Condition, Program, Statement } from './program.js';
import { isWithin } from './program-size.js';
import { Random } from './random.js';
import type { Size } from './traits.js';
import { withEverydayForms } from './vary-forms.js';

/** The iterator of a loop that runs as often as data says. */
const ITERATOR = 'w';

/**
 * Gives some programs rows behind pointers or arrays of unknown extents, some of their statements loops that run as often as data says, and makes others count
 * in elements that data chooses or set flags, unless the program would then exceed the size.
 */
export function variedProgram(program: Program, size: Size): Program {
  const random = new Random(program.seed + 1_000_003);
  const open = program.seed % 3 === 0 ? program.arrays.map(withoutFirstExtent) : program.arrays;
  const arrays = random.once(4) ? open.map((array) => withRows(array, random)) : open;
  const varied = withForms(withLoopsOfData({ ...program, arrays }, size, random), size);
  return withEverydayForms(varied, size);
}

/** Returns an array of which a parameter does not say the first extent: if subscripts are data, the runtime is asked for it. */
function withoutFirstExtent(array: ArrayDeclaration): ArrayDeclaration {
  return array.storage === 'argument' ? { ...array, storage: 'open' } : array;
}

function withLoopsOfData(plain: Program, size: Size, random: Random): Program {
  const { body } = plain;
  if (!random.once(4) || body.some(jumps)) return plain;
  const varied = { ...plain, body: withDataLoops(body, [], random) };
  return isWithin(varied, size) ? varied : plain;
}

/** Returns whether loops inside may end early: with loops of data as well, they are too complex to analyse. */
function jumps(statement: Statement): boolean {
  return JSON.stringify(statement).includes('"jump"');
}

/** Returns an array with its rows behind pointers, most in their order: some backwards, overlapping, or each row twice. */
function withRows(array: ArrayDeclaration, random: Random): ArrayDeclaration {
  const isPassed = /^(?:argument|open|flat)$/.test(array.storage);
  if (array.rank !== 2 || !isPassed) return array;
  const order = random.pick([
    'in order',
    'in order',
    'in order',
    'backwards',
    'overlapping',
    'twice',
  ] as const);
  return { ...array, storage: 'rows', sizedBy: [null, null], order };
}

function withDataLoops(
  body: readonly Statement[],
  iterators: readonly string[],
  random: Random,
): readonly Statement[] {
  return body.map((each): Statement => {
    switch (each.kind) {
      case 'for':
        return { ...each, body: withDataLoops(each.body, [...iterators, each.iterator], random) };
      case 'if': {
        const [then, otherwise] = [each.then, each.otherwise].map((part) =>
          withDataLoops(part, iterators, random),
        );
        return { ...each, then: then!, otherwise: otherwise! };
      }
      case 'local':
      case 'host loop':
        return { ...each, body: withDataLoops(each.body, iterators, random) };
      case 'assign':
        return iterators.length > 0 && random.once(2) ? dataLoop(each, iterators, random) : each;
      default:
        return each;
    }
  });
}

/** Makes assignments of some programs count in elements that data chooses, or set flags. */
function withForms(program: Program, size: Size): Program {
  const random = new Random(program.seed + 2_000_003);
  if (!random.once(4)) return program;
  const integers = program.arrays.filter(({ element }) => element === 'int' || element === 'long');
  const varied = { ...program, body: inForms(program.body, integers, random) };
  return isWithin(varied, size) ? varied : program;
}

function inForms(
  body: readonly Statement[],
  integers: readonly ArrayDeclaration[],
  random: Random,
): readonly Statement[] {
  const inner = (part: readonly Statement[]) => inForms(part, integers, random);
  return body.map((each): Statement => {
    switch (each.kind) {
      case 'for':
      case 'local':
      case 'host loop':
      case 'data loop':
        return { ...each, body: inner(each.body) };
      case 'if':
        return { ...each, then: inner(each.then), otherwise: inner(each.otherwise) };
      case 'assign':
        return random.once(2) ? inForm(each, integers, random) : each;
      default:
        return each;
    }
  });
}

/** Returns a count of elements that the table chooses, or a flag that the value decides about. */
function inForm(assignment: Assignment, integers: readonly ArrayDeclaration[], random: Random): Statement {
  const { target, value } = assignment;
  const isCounted = integers.some(({ name, rank }) => name === target.array && rank > 0);
  if (isCounted) {
    const chosen = random.integer(0, target.subscripts.length - 1);
    const subscripts = target.subscripts.map((subscript, d) =>
      d === chosen ? { value: subscript.value, operation: { operator: 'looked up' } as const } : subscript,
    );
    const operator = random.pick(['+=', '+=', '-='] as const);
    return { kind: 'assign', target: { ...target, subscripts }, operator, value };
  }
  const flags = integers.filter(({ rank }) => rank === 0);
  if (flags.length === 0) return assignment;
  const flag = { array: random.pick(flags).name, subscripts: [] };
  const limit = { kind: 'affine', value: { terms: [], constant: random.integer(-2, 5) } } as const;
  const condition: Condition = {
    kind: 'data',
    left: value,
    operator: random.pick(['<', '!=']),
    right: limit,
  };
  const set = { kind: 'affine', value: { terms: [], constant: random.integer(0, 1) } } as const;
  return {
    kind: 'if',
    condition,
    then: [{ kind: 'assign', target: flag, operator: '=', value: set }],
    otherwise: [],
  };
}

function dataLoop(assignment: Assignment, iterators: readonly string[], random: Random): Statement {
  const count = plus(random.pick(iterators), random.integer(0, 2));
  const skips: Condition | null = random.once(2)
    ? { kind: 'compare', left: plus(ITERATOR, random.integer(0, 1)), operator: '==', right: count }
    : null;
  const { target, value } = assignment;
  const moved = random.once(2) ? { ...target, subscripts: target.subscripts.map(movedOn) } : target;
  const counted = { kind: 'affine', value: plus(ITERATOR, 0) } as const;
  const sum = { kind: 'sum', operator: '+', left: value, right: counted } as const;
  const body = [{ ...assignment, target: moved, value: sum }];
  return { kind: 'data loop', iterator: ITERATOR, count, skips, body };
}

function movedOn(
  subscript: Assignment['target']['subscripts'][number],
  position: number,
  all: readonly unknown[],
) {
  if (subscript.operation || position < all.length - 1) return subscript;
  const { terms, constant } = subscript.value;
  return { value: { terms: [...terms, { coefficient: 1, name: ITERATOR }], constant } };
}
