import { SCALARS, type Scalar, scalar, wrapping } from './scalars.ts';
import type { Scope } from './scope.ts';

/** Returns an expression of a type whose value C++ and PTX define alike. */
export function expression(scope: Scope, type: Scalar, depth: number): string {
  const { random } = scope;
  if (depth <= 0 || random.integer(0, 5) === 0) return leaf(scope, type, depth);
  const call = random.integer(0, 6) === 0 ? callOf(scope, type, depth) : undefined;
  return call ?? (type.kind === 'real' ? real(scope, type, depth - 1) : integer(scope, type, depth - 1));
}

export function condition(scope: Scope, depth: number): string {
  const { random } = scope;
  const choice = random.integer(0, 6);
  if (depth > 0 && choice === 0) return `(${condition(scope, depth - 1)} && ${condition(scope, depth - 1)})`;
  if (depth > 0 && choice === 1) return `(${condition(scope, depth - 1)} || ${condition(scope, depth - 1)})`;
  if (depth > 0 && choice === 2) return `!${condition(scope, depth - 1)}`;
  if (choice === 3) return `(${affine(scope)} < ${random.integer(0, 60)})`;
  const type = random.pick(SCALARS);
  const operator = random.pick(['<', '<=', '>', '>=', '==', '!=']);
  return `(${expression(scope, type, depth - 1)} ${operator} ${expression(scope, type, depth - 1)})`;
}

/** Returns an int that is an affine function of the threads' and blocks' numbers and of loop variables. */
export function affine({ random, integers }: Scope): string {
  const terms = Array.from({ length: random.integer(1, 2) }, () => {
    const factor = random.integer(-3, 5);
    return `${factor < 0 ? `(${factor})` : factor} * ${random.pick(integers)}`;
  });
  return `(${terms.join(' + ')} + ${random.integer(0, 9)})`;
}

export function indexBelow(scope: Scope, length: string | number, depth: number): string {
  const type = scope.random.pick(['uint32_t', 'uint64_t', 'uint16_t']);
  return `(uint32_t)(${expression(scope, scalar(type), depth)} % (uint32_t)${length})`;
}

export function literal({ random }: Scope, type: Scalar): string {
  if (type.kind === 'real') {
    const value = random.pick([0.5, 1, -2, 3.25, 1e-3, 7, 100.125, -0.75, 1e6]);
    return `(${type.name})${value}`;
  }
  const value = random.pick([
    0,
    1,
    2,
    3,
    7,
    10,
    63,
    100,
    random.integer(0, 127),
    random.integer(0, 2 ** 31 - 1),
  ]);
  return `(${type.name})${random.integer(0, 3) === 0 ? `-${value}` : value}`;
}

function leaf(scope: Scope, type: Scalar, depth: number): string {
  const { random } = scope;
  const same = <T extends { readonly type: Scalar }>(list: readonly T[]) =>
    list.filter((one) => one.type === type);
  // Subscripts have leaves themselves, which must end.
  const indexed = depth > -2;
  const choices: (() => string)[] = [
    ...same(scope.locals)
      .filter(({ length }) => length === undefined || indexed)
      .map(
        ({ name, length }) =>
          () =>
            length === undefined ? name : element(scope, name, length, depth),
      ),
    ...same(scope.constants).map(
      ({ name }) =>
        () =>
          name,
    ),
    ...same(scope.outputs).map(
      ({ name, own }) =>
        () =>
          `p.${name}[${own}]`,
    ),
    ...same(indexed ? scope.inputs : []).map(
      ({ name, length }) =>
        () =>
          load(scope, type, name, length, depth),
    ),
    () => `(${type.name})${random.pick(scope.integers)}`,
    () => literal(scope, type),
  ];
  for (const { array, mode, detail } of scope.shared) {
    if (array.type !== type) continue;
    if (mode === 'own') choices.push(() => `${array.name}[${detail}]`);
    if (mode === 'read' && indexed) choices.push(() => element(scope, array.name, 'nt', depth));
  }
  return random.pick(choices)();
}

function element(scope: Scope, name: string, length: string | number, depth: number): string {
  return `${name}[${indexBelow(scope, length, depth - 1)}]`;
}

function load(scope: Scope, type: Scalar, name: string, length: number, depth: number): string {
  if (scope.random.integer(0, 1) === 0)
    return `p.${name}[${indexBelow(scope, `p.length_${name}`, depth - 1)}]`;
  const index = affine(scope);
  const inside = `(unsigned)${index} < ${length}u`;
  return `(${inside} ? p.${name}[${index}] : ${literal(scope, type)})`;
}

function callOf(scope: Scope, type: Scalar, depth: number): string | undefined {
  const callable = scope.functions.filter(({ result }) => result === type);
  if (callable.length === 0) return undefined;
  const { name, parameters } = scope.random.pick(callable);
  return `${name}(${parameters.map((one) => expression(scope, one, depth - 2)).join(', ')})`;
}

function integer(scope: Scope, type: Scalar, depth: number): string {
  const { random } = scope;
  const { name, bits, kind } = type;
  const wide = wrapping(type);
  const operand = () => expression(scope, type, depth);
  const cast = (text: string) => `(${name})(${text})`;
  const amount = () =>
    random.integer(0, 1) === 0 ? `${random.integer(0, bits - 1)}` : `((uint32_t)${operand()} & ${bits - 1}u)`;
  const choices: (() => string)[] = [
    () => cast(`(${wide})${operand()} ${random.pick(['+', '-', '*'])} (${wide})${operand()}`),
    () => cast(`(${wide})${operand()} * (${wide})${operand()} + (${wide})${operand()}`),
    () => cast(`${operand()} ${random.pick(['&', '|', '^'])} ${operand()}`),
    () => cast(`~${operand()}`),
    () => cast(`(${wide})${operand()} << ${amount()}`),
    () => cast(`${operand()} >> ${amount()}`),
    () => quotient(scope, type, operand),
    () => `${random.pick(['least', 'most'])}<${name}>(${operand()}, ${operand()})`,
    () => `(${condition(scope, depth)} ? ${operand()} : ${operand()})`,
    () => cast(condition(scope, depth)),
    () => cast(expression(scope, random.pick(SCALARS.filter((one) => one.kind !== 'real')), depth)),
    () => cast(`${random.pick(['truncated', 'nearest'])}(${expression(scope, realType(scope), depth)})`),
    () => cast(`bits_of(${expression(scope, realType(scope), depth)})`),
    () => cast(bitFunction(scope, depth)),
    () => cast(kind === 'signed' ? `-(${wide})${operand()}` : `${operand()} == 0`),
  ];
  return random.pick(choices)();
}

function quotient({ random }: Scope, { name, kind }: Scalar, operand: () => string): string {
  const operator = random.pick(['/', '%']);
  const divisor =
    random.integer(0, 2) === 0
      ? `(${name})${random.pick([2, 3, 7, 8, 10, 100])}`
      : `nonzero<${name}>(${operand()})`;
  // Half of the least number over minus one does not overflow.
  const dividend = kind === 'signed' ? `(${operand()} >> 1)` : operand();
  return `(${name})(${dividend} ${operator} ${divisor})`;
}

function bitFunction(scope: Scope, depth: number): string {
  const word = () => expression(scope, scalar('uint32_t'), depth);
  const wide = () => expression(scope, scalar('uint64_t'), depth);
  const number = () => expression(scope, scalar('int32_t'), depth);
  const one = scope.random.pick(['ones', 'zeros', 'first_one', 'reversed']);
  return scope.random.pick([
    () => `${one}(${word()})`,
    () => `${one}(${wide()})`,
    () => `high_part(${word()}, ${word()})`,
    () => `high_part(${wide()}, ${wide()})`,
    () => `signed_high_part(${number()}, ${number()})`,
    () => `permuted(${word()}, ${word()}, ${word()})`,
    () => `funnel(${word()}, ${word()}, ${word()})`,
    () => `dot(${word()}, ${word()}, ${number()})`,
  ])();
}

function realType({ random }: Scope): Scalar {
  return scalar(random.pick(['float', 'double']));
}

function real(scope: Scope, type: Scalar, depth: number): string {
  const { random } = scope;
  const { name } = type;
  const operand = () => expression(scope, type, depth);
  const choices: (() => string)[] = [
    () => `(${operand()} ${random.pick(['+', '-'])} ${operand()})`,
    () => `multiply(${operand()}, ${operand()})`,
    () => `(${operand()} / ${operand()})`,
    () => `fma(${operand()}, ${operand()}, ${operand()})`,
    () => `sqrt(fabs(${operand()}))`,
    () => `${random.pick(['floor', 'ceil', 'trunc', 'rint', 'fabs', '-'])}(${operand()})`,
    () => `(${condition(scope, depth)} ? ${operand()} : ${operand()})`,
    () => `(${name})${expression(scope, random.pick(SCALARS), depth)}`,
    () => `copysign(${operand()}, ${literal(scope, type)})`,
  ];
  return random.pick(choices)();
}
