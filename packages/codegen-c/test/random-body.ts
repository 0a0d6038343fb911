import { type BinaryOperator, type BodyExpr, isFloating, PURE_FUNCTIONS, type ScalarType } from '@boxflow/ir';
import { randomIntExpr, type SeededRandom } from '@boxflow/ir/testing';
import { promote, usualType } from './c-value.ts';
import { EXACT_FUNCTIONS } from './evaluate-body.ts';

/** The leaves that a random expression may have. */
export interface BodySources {
  /** Adds a read access and says its position and element type. */
  read(): { readonly access: number; readonly type: ScalarType };
  /** Iterators and parameters. */
  readonly integers: readonly string[];
}

export const SCALAR_TYPES: readonly ScalarType[] = [
  'float',
  'double',
  'int8',
  'int16',
  'int32',
  'int64',
  'uint8',
  'uint16',
  'uint32',
  'uint64',
];

const LITERALS: readonly (readonly [string, ScalarType])[] = [
  ['1.5', 'double'],
  ['.25f', 'float'],
  ['2e1', 'double'],
  ['3', 'int32'],
  ['0x10', 'int32'],
  ['7u', 'uint32'],
  ['5L', 'int64'],
  ['9LL', 'int64'],
  ['4ull', 'uint64'],
];

const OPERATORS: readonly BinaryOperator[] = [
  ...(['+', '-', '*', '/', '%', '<', '<=', '>', '>=', '==', '!='] as const),
  ...(['&&', '||', '&', '|', '^', '<<', '>>'] as const),
];

/** Any typed expression of C, well formed, though its value may be undefined. */
export function randomBody(random: SeededRandom, depth: number, sources: BodySources): BodyExpr {
  if (depth === 0) return randomLeaf(random, sources);
  const operand = () => randomBody(random, depth - 1, sources);
  switch (random.integer(0, 7)) {
    case 0:
      return randomLeaf(random, sources);
    case 1:
      return unary(random, operand());
    case 2: {
      const [condition, then, otherwise] = [operand(), operand(), operand()];
      return { kind: 'conditional', condition, then, otherwise, type: usualType(then.type, otherwise.type) };
    }
    case 3:
      return { kind: 'cast', operand: operand(), type: random.pick(SCALAR_TYPES) };
    case 4: {
      const name = random.pick(EXACT_FUNCTIONS);
      const { parameters, result } = PURE_FUNCTIONS.get(name)!;
      return { kind: 'call', name, args: parameters.map(operand), type: result };
    }
    default:
      return binary(random.pick(OPERATORS), operand(), operand());
  }
}

function randomLeaf(random: SeededRandom, sources: BodySources): BodyExpr {
  const kind = random.integer(0, 3);
  if (kind === 0) {
    const [text, type] = random.pick(LITERALS);
    return { kind: 'literal', text, type };
  }
  if (kind === 1) {
    const value = randomIntExpr(random, random.integer(0, 2), sources.integers);
    return { kind: 'int', value, type: random.pick(['int32', 'int32', 'int64', 'uint32', 'double', 'int8']) };
  }
  return { kind: 'read', ...sources.read() };
}

function unary(random: SeededRandom, operand: BodyExpr): BodyExpr {
  const op = random.pick(
    isFloating(operand.type) ? (['-', '+', '!'] as const) : (['-', '+', '!', '~'] as const),
  );
  return { kind: 'unary', op, operand, type: op === '!' ? 'int32' : promote(operand.type) };
}

function binary(op: BinaryOperator, left: BodyExpr, right: BodyExpr): BodyExpr {
  const integral = ['%', '&', '|', '^', '<<', '>>'].includes(op);
  const whole = (operand: BodyExpr): BodyExpr =>
    integral && isFloating(operand.type) ? { kind: 'cast', operand, type: 'int32' } : operand;
  const [a, b] = [whole(left), whole(right)];
  return { kind: 'binary', op, left: a, right: b, type: binaryType(op, a.type, b.type) };
}

function binaryType(op: BinaryOperator, a: ScalarType, b: ScalarType): ScalarType {
  if (op === '<<' || op === '>>') return promote(a);
  return ['+', '-', '*', '/', '%', '&', '|', '^'].includes(op) ? usualType(a, b) : 'int32';
}
