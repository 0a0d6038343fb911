import {
  atLeast,
  type BodyExpr,
  BoxflowError,
  commonType,
  type Fragment,
  type IntExpr,
  isFloating,
  isUnsigned,
  Level,
  PURE_FUNCTIONS,
  type PureFunction,
  primary,
  promoted,
  type ScalarType,
  variable,
} from '@boxflow/ir';
import { operatorFamily } from '../language/operator-family.js';
import { OPERATOR_LEVELS } from '../language/operator-levels.js';
import { accessElement, type InstanceScope } from '../names/instance-scope.js';
import { elementText, vectorMultiplyAdd } from './element-text.js';
import { intFragment } from './int-text.js';
import { type ReflectedCall, reflectedCall } from './reflected-call.js';
import { firstOfRun } from './run-text.js';

/** Text, and the type that the language gives it. */
export interface TypedFragment extends Fragment {
  readonly type: ScalarType;
}

export type BinaryExpr = Extract<BodyExpr, { kind: 'binary' }>;

/** The expression with exactly the value and the type that it has in the C source. */
function bodyFragment(expr: BodyExpr, instance: InstanceScope): TypedFragment {
  switch (expr.kind) {
    case 'literal':
      return { ...primary(instance.scope.dialect.literal(expr.text)), type: expr.type };
    case 'int':
      return cast(indexValue(expr, instance), expr.type, instance);
    case 'read':
      return { ...primary(readText(expr.access, instance)), type: accessElement(expr.access, instance) };
    case 'unary':
      return unary(expr, instance);
    case 'binary':
      return binary(expr, instance);
    case 'conditional':
      return conditional(expr, instance);
    case 'cast':
      return cast(beforeConversion(expr.operand, expr.type, instance), expr.type, instance);
    case 'call':
      return call(expr, instance);
  }
}

/**
 * Text to be converted to `type` by the language or by a cast. Index values are 64 bits wide in kernels, so that
 * `(double)(int)i` can lose its inner cast; `(double)(unsigned)i` cannot.
 */
export function beforeConversion(expr: BodyExpr, type: ScalarType, instance: InstanceScope): TypedFragment {
  if (expr.kind === 'int') {
    const keepsValue = !isFloating(expr.type) && !isUnsigned(expr.type);
    if (expr.type === type || (keepsValue && isFloating(type))) return indexValue(expr, instance);
  }
  return bodyFragment(expr, instance);
}

/** Returns the text of an expression that the language uses as a condition. */
export function conditionFragment(expr: BodyExpr, instance: InstanceScope): Fragment {
  if (expr.kind === 'int') return indexValue(expr, instance);
  const value = bodyFragment(expr, instance);
  if (instance.scope.dialect.floatingConditions || !isFloating(value.type)) return value;
  return { text: `${atLeast(Level.sum, value)} != 0`, level: Level.equality };
}

/** The operands of an arithmetic operator or a comparison, as they stand at its sides. */
export function binaryOperands(
  expr: BinaryExpr,
  instance: InstanceScope,
): readonly [TypedFragment, TypedFragment] {
  return balanced(expr.left, expr.right, instance);
}

function indexValue(expr: Extract<BodyExpr, { kind: 'int' }>, instance: InstanceScope): TypedFragment {
  const fragment = intFragment(instance.resolve(expr.value), instance.scope);
  const value = /^-?\d+$/.test(fragment.text) ? Number(fragment.text) : undefined;
  const isInt = value !== undefined && value === (value | 0);
  return { ...fragment, type: isInt ? 'int32' : 'int64' };
}

function cast(value: TypedFragment, type: ScalarType, { scope }: InstanceScope): TypedFragment {
  if (value.type === type) return value;
  return { text: `(${scope.dialect.types[type]})${atLeast(Level.unary, value)}`, level: Level.unary, type };
}

function unary(expr: Extract<BodyExpr, { kind: 'unary' }>, instance: InstanceScope): TypedFragment {
  if (expr.op === '!') return logicalNot(expr.operand, instance);
  const operand = bodyFragment(expr.operand, instance);
  // `- -x` would print as a decrement.
  const text = /^[-+]/.test(operand.text) ? `(${operand.text})` : atLeast(Level.unary, operand);
  return { text: `${expr.op}${text}`, level: Level.unary, type: promoted(operand.type) };
}

/** Level of a comparison: `!a & b` and `!a < b` are right in C, but compilers warn of them. */
function logicalNot(expr: BodyExpr, instance: InstanceScope): TypedFragment {
  return {
    text: `!${atLeast(Level.unary, conditionFragment(expr, instance))}`,
    level: Level.equality,
    type: 'int32',
  };
}

function binary(expr: BinaryExpr, instance: InstanceScope): TypedFragment {
  const family = operatorFamily(expr.op);
  if (family === 'logical') {
    const sides = [conditionFragment(expr.left, instance), conditionFragment(expr.right, instance)] as const;
    return { ...joined(expr.op, ...sides), type: 'int32' };
  }
  if (family === 'shift') {
    const left = bodyFragment(expr.left, instance);
    return { ...joined(expr.op, left, bodyFragment(expr.right, instance)), type: promoted(left.type) };
  }
  const [left, right] = binaryOperands(expr, instance);
  const type = family === 'comparison' ? 'int32' : commonType(left.type, right.type);
  if (isQuotient(expr, type, instance)) {
    instance.scope.helpers.add('quotient');
    return { ...primary(`quotient(${left.text}, ${right.text})`), type };
  }
  return { ...joined(expr.op, left, right), type };
}

/** Returns whether a helper divides. Compilers divide by constants in better ways. */
function isQuotient({ op, right }: BinaryExpr, type: ScalarType, { scope }: InstanceScope): boolean {
  return op === '/' && type === 'double' && scope.dialect.quotient !== undefined && !isConstant(right);
}

function isConstant(expr: BodyExpr): boolean {
  if (expr.kind === 'literal') return true;
  if (expr.kind === 'int') return expr.value.op === 'int';
  return (expr.kind === 'cast' || expr.kind === 'unary') && isConstant(expr.operand);
}

function joined(op: BinaryExpr['op'], left: Fragment, right: Fragment): Fragment {
  const levels = OPERATOR_LEVELS[op];
  return { text: `${atLeast(levels.left, left)} ${op} ${atLeast(levels.right, right)}`, level: levels.level };
}

function conditional(
  expr: Extract<BodyExpr, { kind: 'conditional' }>,
  instance: InstanceScope,
): TypedFragment {
  const condition = atLeast(Level.or, conditionFragment(expr.condition, instance));
  const [yes, no] = balanced(expr.then, expr.otherwise, instance);
  const text = `${condition} ? ${atLeast(Level.or, yes)} : ${atLeast(Level.conditional, no)}`;
  return { text, level: Level.conditional, type: commonType(yes.type, no.type) };
}

/** Two operands that the language brings to a common type: beside a `double`, an index needs no cast. */
function balanced(
  a: BodyExpr,
  b: BodyExpr,
  instance: InstanceScope,
): readonly [TypedFragment, TypedFragment] {
  const left = bodyFragment(a, instance);
  const right = bodyFragment(b, instance);
  if (a.kind === 'int' && isFloating(right.type)) return [beside(a, right.type, left, instance), right];
  if (b.kind === 'int' && isFloating(left.type)) return [left, beside(b, left.type, right, instance)];
  return [left, right];
}

function beside(
  expr: BodyExpr,
  other: ScalarType,
  exact: TypedFragment,
  instance: InstanceScope,
): TypedFragment {
  return commonType(exact.type, other) === other ? beforeConversion(expr, other, instance) : exact;
}

function call(expr: Extract<BodyExpr, { kind: 'call' }>, instance: InstanceScope): TypedFragment {
  const { dialect, inVectors } = instance.scope;
  if (inVectors !== undefined) {
    const args = expr.args.map((arg) => bodyFragment(arg, instance).text);
    const text = `${vectorMultiplyAdd(inVectors, instance.scope)}(${args.join(', ')})`;
    return { ...primary(text), type: inVectors };
  }
  const declared = PURE_FUNCTIONS.get(expr.name);
  if (!declared) throw unknownFunction(expr.name);
  const reflected = dialect.reflected?.has(expr.name) ? reflectedCall(expr) : undefined;
  if (reflected) return { ...primary(reflectedText(reflected, declared, instance)), type: declared.result };
  const args = expr.args.map((arg, i) => {
    const type = declared.parameters[i]!;
    const value = beforeConversion(arg, type, instance);
    return dialect.overloadedFunctions ? cast(value, type, instance) : value;
  });
  const spelling = dialect.functions.get(expr.name) ?? { name: expr.name };
  const text = `${spelling.name}(${args.map((arg) => arg.text).join(', ')})`;
  return cast({ ...primary(text), type: spelling.result ?? declared.result }, declared.result, instance);
}

/** `erfcf_of(0.7f * x, 1)`. */
function reflectedText(
  { helper, operand, isNegative }: ReflectedCall,
  { parameters: [type] }: PureFunction,
  instance: InstanceScope,
): string {
  instance.scope.helpers.add(helper);
  return `${helper}(${beforeConversion(operand, type!, instance).text}, ${isNegative ? 1 : 0})`;
}

/** `BF9102`: the front end let a function through that no code generator knows. */
function unknownFunction(name: string): BoxflowError {
  return new BoxflowError({
    code: 'BF9102',
    family: 'bug',
    severity: 'error',
    message: `a statement calls ${name}, which is not in the table of pure functions`,
    notes: [],
  });
}

/** {@link elementText} of what an access reads or writes; the variable's name if its value has been read already. */
export function accessText(access: number, instance: InstanceScope): string {
  const { values, data } = subscripts(access, instance);
  const text = elementText(instance.views[access]!, values, instance.scope, data);
  return instance.loaded?.place === text ? instance.loaded.value : text;
}

/** Returns the text of what an access reads: an element of the thread's own if it has read a run of neighbours. */
function readText(access: number, instance: InstanceScope): string {
  const { run } = instance.scope;
  const values = run && firstNeighbour(access, instance);
  const own = values === undefined ? undefined : run?.values.get(values);
  const text = accessText(access, instance);
  return own === undefined || text === instance.loaded?.value
    ? text
    : `${own}[${instance.scope.variable(run!.point)}]`;
}

/** Returns the first of the neighbours in memory that the iterations of a thread's run access; `undefined` if these are no neighbours. */
export function firstNeighbour(access: number, instance: InstanceScope): string | undefined {
  const { values, data } = subscripts(access, instance);
  return data.size > 0 ? undefined : firstOfRun(instance.views[access]!, values, instance.scope);
}

interface Subscripts {
  readonly values: readonly IntExpr[];
  /** Texts of the variables that are not variables of the kernel. */
  readonly data: ReadonlyMap<string, Fragment>;
}

function subscripts(access: number, instance: InstanceScope): Subscripts {
  const data = new Map<string, Fragment>();
  const values = instance.statement.accesses[access]!.index.map((subscript, dimension) => {
    if (subscript.op !== 'data') return instance.resolve(subscript);
    const name = `subscript ${dimension}`;
    data.set(name, bodyFragment(subscript.value, instance));
    return variable(name);
  });
  return { values, data };
}
