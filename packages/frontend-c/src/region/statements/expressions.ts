import {
  type BinaryOperator,
  type BodyExpr,
  commonType,
  isUnsigned,
  PURE_FUNCTIONS,
  promoted,
} from '@boxflow/ir';
import { jump, pointerArithmetic, unsupportedExpression } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { affine } from '../../integers/affine.js';
import { namedConstant } from '../../integers/constant-value.js';
import { children, field, type Node, oneLine, unparenthesised } from '../../syntax/node.js';
import { describeType } from '../../types/c-type.js';
import { castParts } from '../../types/cast.js';
import { readAsDouble, readLiteral } from '../../types/literal.js';
import { resultType } from '../../types/operators.js';
import type { Variable } from '../../types/scope.js';
import { sizeOf } from '../../types/size-of.js';
import { inlinedExpression, isExpression } from '../calls/inline-expression.js';
import { calledFunction } from '../calls/inlining.js';
import { reference } from '../memory/references.js';
import { refuseCall, refuseInlining } from '../memory/refuse-call.js';
import { ifAffine } from '../state/if-affine.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { truth } from '../state/truth.js';
import { choiceOn } from './choice.js';
import { contracted } from './contraction.js';

/** Returns a C expression, typed. What it reads is added to the builder's accesses. @throws Refused */
export function bodyExpr(node: Node, builder: StatementBuilder): BodyExpr {
  const inner = unparenthesised(node);
  return keptResult(inner, builder) ?? affineSum(inner, builder) ?? general(inner, builder);
}

/** Returns the value of a call or condition that statements before this one have computed. */
function keptResult(node: Node, builder: StatementBuilder): BodyExpr | undefined {
  const result = builder.context.results.get(node.id);
  if (result?.kind !== 'number') return undefined;
  const { array } = result;
  return { kind: 'read', access: builder.add('read', array, [], node), type: array.element };
}

function general(node: Node, builder: StatementBuilder): BodyExpr {
  const cast = castParts(node, builder.scope);
  if (cast) return castExpr(node, cast, builder);
  const build = BUILDERS[node.type];
  if (build) return build(node, builder);
  return refuse(node, builder);
}

type Build = (node: Node, builder: StatementBuilder) => BodyExpr;

const BUILDERS: Readonly<Record<string, Build>> = {
  identifier,
  number_literal: literal,
  char_literal: literal,
  true: truthLiteral,
  false: truthLiteral,
  subscript_expression: read,
  field_expression: read,
  pointer_expression: read,
  unary_expression: unary,
  binary_expression: binary,
  conditional_expression: conditional,
  call_expression: call,
  sizeof_expression: size,
  assignment_expression: effect,
  update_expression: effect,
};

/** `i * 3 + j - n`: one integer value, if C's arithmetic cannot wrap around. */
function affineSum(node: Node, builder: StatementBuilder): BodyExpr | undefined {
  if (!isSum(node, builder.sums)) return undefined;
  const value = ifAffine(() => affine(node, builder.environment));
  if (!value || value.expr.op === 'int' || isUnsigned(value.type)) return undefined;
  return { kind: 'int', value: value.expr, type: value.type };
}

/** Only sums and products of names and integers. `known`: answers so far, by node, for each is asked at every level. */
function isSum(node: Node, known: Map<number, boolean>): boolean {
  const answer = known.get(node.id) ?? isSumOf(unparenthesised(node), known);
  known.set(node.id, answer);
  return answer;
}

function isSumOf(inner: Node, known: Map<number, boolean>): boolean {
  switch (inner.type) {
    case 'identifier':
    case 'number_literal':
      return true;
    case 'unary_expression':
      return /^[-+]$/.test(field(inner, 'operator').text) && isSum(field(inner, 'argument'), known);
    case 'binary_expression':
      return (
        /^[-+*]$/.test(field(inner, 'operator').text) &&
        isSum(field(inner, 'right'), known) &&
        isSum(field(inner, 'left'), known)
      );
    default:
      return false;
  }
}

function identifier(node: Node, builder: StatementBuilder): BodyExpr {
  const symbol = builder.scope.lookup(node.text);
  if (symbol?.kind === 'variable') {
    const value = builder.values.get(symbol) ?? boundValue(symbol, builder);
    if (value) return value;
  }
  const constant = namedConstant(node.text, builder.scope);
  if (constant?.expr.op === 'int')
    return { kind: 'literal', text: String(constant.expr.value), type: constant.type };
  return integerName(node, builder) ?? read(node, builder);
}

/** Returns the value of a name in terms of loop variables and parameters, if it has one. */
export function integerName(node: Node, { environment }: StatementBuilder): BodyExpr | undefined {
  const value =
    ifAffine(() => environment.variable(node, environment)) ??
    ifAffine(() => environment.variable(node, { products: true, modulo64: true }));
  return value && { kind: 'int', value: value.expr, type: value.type };
}

/** Returns a parameter of an inlined function that is another name for an argument. */
function boundValue(symbol: Variable, builder: StatementBuilder): BodyExpr | undefined {
  const binding = builder.context.bindings.get(symbol);
  const { type } = symbol;
  if (!binding || type.kind !== 'scalar') return undefined;
  const argument = bodyExpr(binding.argument, builder.inside(binding.context, new Map()));
  const operand = type.isBool ? truth(argument) : argument;
  return operand.type === type.scalar ? operand : { kind: 'cast', operand, type: type.scalar };
}

function read(node: Node, builder: StatementBuilder): BodyExpr {
  const { array, index, type } = reference(node, builder);
  return { kind: 'read', access: builder.add('read', array, index, node), type };
}

/** Returns a literal, whose sign becomes an operator: the parser counts it to the number if an operand begins there. */
function literal(node: Node, builder: StatementBuilder): BodyExpr {
  const sign = /^[-+]/.exec(node.text)?.[0] as '-' | '+' | undefined;
  const known = readLiteral(sign === undefined ? node.text : node.text.slice(1));
  if (!known) return refuse(node, builder, 'its type is not supported');
  const operand: BodyExpr = { kind: 'literal', text: known.text, type: known.type };
  return sign === '-' ? { kind: 'unary', op: '-', operand, type: known.type } : operand;
}

/** `true` and `false` of C23. */
function truthLiteral(node: Node): BodyExpr {
  return { kind: 'literal', text: node.type === 'true' ? '1' : '0', type: 'int32' };
}

function size(node: Node, builder: StatementBuilder): BodyExpr {
  const bytes = sizeOf(node, builder.scope);
  if (bytes === undefined) return refuse(node, builder, 'it is not a constant that is known here');
  return { kind: 'literal', text: `${bytes}ul`, type: 'uint64' };
}

function unary(node: Node, builder: StatementBuilder): BodyExpr {
  const op = field(node, 'operator').text as '-' | '+' | '!' | '~';
  const operand = bodyExpr(field(node, 'argument'), builder);
  return { kind: 'unary', op, operand, type: op === '!' ? 'int32' : promoted(operand.type) };
}

function binary(node: Node, builder: StatementBuilder): BodyExpr {
  const op = field(node, 'operator').text as BinaryOperator;
  const left = bodyExpr(field(node, 'left'), builder);
  const right =
    op === '&&' || op === '||' ? shortCircuit(op, node, builder) : bodyExpr(field(node, 'right'), builder);
  const type = resultType(op, left.type, right.type);
  return contracted({ kind: 'binary', op, left, right, type }, node, builder);
}

/** Returns the right operand, which is only evaluated if the left one leaves the result open. */
function shortCircuit(op: '&&' | '||', node: Node, builder: StatementBuilder): BodyExpr {
  return choiceOn(field(node, 'left'), builder)(op === '&&', () => bodyExpr(field(node, 'right'), builder));
}

function conditional(node: Node, builder: StatementBuilder): BodyExpr {
  if (!node.childForFieldName('consequence'))
    return refuse(node, builder, 'it leaves out its second operand');
  const [when, yes, no] = [field(node, 'condition'), field(node, 'consequence'), field(node, 'alternative')];
  const choice = choiceOn(when, builder);
  const condition = bodyExpr(when, builder);
  const then = choice(true, () => bodyExpr(yes, builder));
  const otherwise = choice(false, () => bodyExpr(no, builder));
  return { kind: 'conditional', condition, then, otherwise, type: commonType(then.type, otherwise.type) };
}

function castExpr(
  node: Node,
  cast: NonNullable<ReturnType<typeof castParts>>,
  builder: StatementBuilder,
): BodyExpr {
  if (cast.type.kind !== 'scalar')
    return refuse(node, builder, `it is converted to ${describeType(cast.type)}`);
  const { scalar } = cast.type;
  const long = scalar === 'double' ? readAsDouble(unparenthesised(cast.operand).text) : undefined;
  if (long) return { kind: 'literal', text: long.text, type: scalar };
  const operand = bodyExpr(cast.operand, builder);
  return { kind: 'cast', operand: cast.type.isBool ? truth(operand) : operand, type: scalar };
}

function call(node: Node, builder: StatementBuilder): BodyExpr {
  const own = calledFunction(node, builder.context);
  if (own) {
    if (isExpression(own)) return inlinedExpression(own, node, builder);
    return refuseInlining(node, own, builder);
  }
  const callee = unparenthesised(field(node, 'function'));
  const rounds = /^(?:__builtin_)?l{1,2}(rint|round)(f?)$/.exec(callee.text);
  const name = rounds ? `${rounds[1]}${rounds[2]}` : callee.text.replace(/^__builtin_/, '');
  const known =
    callee.type === 'identifier' && !builder.scope.lookup(callee.text) ? PURE_FUNCTIONS.get(name) : undefined;
  const args = children(field(node, 'arguments'));
  const special = callee.type === 'identifier' ? SPECIAL_VALUES[callee.text] : undefined;
  if (special && args.every(({ text }) => text === '""')) return special;
  if (name === 'isnan' && args.length === 1 && !builder.scope.lookup(callee.text)) {
    // Only NaN differs from itself.
    const value = bodyExpr(args[0]!, builder);
    return { kind: 'binary', op: '!=', left: value, right: value, type: 'int32' };
  }
  if (!known || args.length !== known.parameters.length) return refuseCall(node, builder);
  const value: BodyExpr = {
    kind: 'call',
    name,
    args: args.map((arg) => bodyExpr(arg, builder)),
    type: known.result,
  };
  // `lrint(x)` is `(long)rint(x)`: the result is only defined if the integer fits.
  return rounds ? { kind: 'cast', operand: value, type: 'int64' } : value;
}

const INFINITE: BodyExpr = { kind: 'literal', text: 'INFINITY', type: 'float' };
const NOT_A_NUMBER: BodyExpr = { kind: 'literal', text: 'NAN', type: 'float' };

/** The calls that `INFINITY`, `HUGE_VAL` and `NAN` are after the preprocessor. */
const SPECIAL_VALUES: Readonly<Record<string, BodyExpr>> = {
  __builtin_inff: INFINITE,
  __builtin_inf: { kind: 'cast', operand: INFINITE, type: 'double' },
  __builtin_huge_valf: INFINITE,
  __builtin_huge_val: { kind: 'cast', operand: INFINITE, type: 'double' },
  __builtin_nanf: NOT_A_NUMBER,
  __builtin_nan: { kind: 'cast', operand: NOT_A_NUMBER, type: 'double' },
};

/** Returns an assignment inside an expression: its value, if C defines when it happens. */
function effect(node: Node, builder: StatementBuilder): BodyExpr {
  return builder.effect(node) ?? refuse(node, builder);
}

const REASONS: Readonly<Record<string, string>> = {
  assignment_expression: 'it assigns inside an expression',
  update_expression: 'it assigns inside an expression',
  comma_expression: 'it is a list of expressions',
  string_literal: 'text has no place in arithmetic',
  compound_literal_expression: 'compound literals are not supported',
};

function refuse(
  node: Node,
  builder: StatementBuilder,
  why = REASONS[node.type] ?? 'this kind of expression is not supported',
): never {
  const at = builder.region.locate(node);
  if (node.type === 'pointer_expression') throw new Refused(pointerArithmetic(at, oneLine(node, 60)));
  if (/statement/.test(node.type)) throw new Refused(jump(at, 'a statement inside an expression'));
  throw new Refused(unsupportedExpression(at, oneLine(node, 60), why));
}
