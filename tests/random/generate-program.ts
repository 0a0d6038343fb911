import { iteratorRange, type Range } from './layout.js';
import type {
  Affine,
  ArrayDeclaration,
  Assignment,
  Bound,
  Comparison,
  Condition,
  ElementType,
  Local,
  Loop,
  Parameter,
  Program,
  Reference,
  Statement,
  Subscript,
  Value,
} from './program.js';
import { isWithin } from './program-size.js';
import { Random } from './random.js';
import { randomTraits, type Traits } from './traits.js';

/** The program of a seed, always the same one. */
export function generateProgram(seed: number): Program {
  const random = new Random(seed);
  const traits = randomTraits(random);
  for (;;) {
    const program = new Generator(random, traits).program(seed);
    if (isWithin(program, traits.size)) return program;
  }
}

interface Scope {
  /** Innermost last. */
  readonly iterators: readonly { readonly name: string; readonly range: Range }[];
  /** Variables of the blocks around. */
  readonly locals: readonly { readonly name: string; readonly rank: number }[];
}

const NO_SCOPE: Scope = { iterators: [], locals: [] };
const ITERATORS = ['i', 'j', 'k', 'l'];
const COMPARISONS: readonly Comparison[] = ['<', '<=', '>', '>=', '==', '!='];

class Generator {
  private parameters: readonly Parameter[] = [];
  private arrays: readonly ArrayDeclaration[] = [];
  private locals = 0;

  constructor(
    private readonly random: Random,
    private readonly traits: Traits,
  ) {}

  program(seed: number): Program {
    const { random } = this;
    this.parameters = ['n', 'm'].slice(0, random.integer(1, 2)).map((name) => ({
      name,
      value: random.integer(4, 9),
      kind: random.once(3) ? 'macro' : 'argument',
    }));
    this.arrays = ['A', 'B', 'C', 'D'].slice(0, random.integer(2, 4)).map((name) => this.array(name));
    const scalars = ['r', 's'].slice(0, Math.max(0, random.integer(-2, 2))).map((name) => this.scalar(name));
    this.arrays = [...this.arrays, ...scalars];
    return { seed, parameters: this.parameters, arrays: this.arrays, body: this.body() };
  }

  // ---- declarations ----

  private element(): ElementType {
    return this.random.weighted({ int: 4, double: 4, float: 2, long: 1 });
  }

  private array(name: string): ArrayDeclaration {
    const { random } = this;
    const rank = Number(random.weighted({ 1: 3, 2: 5, 3: 1 }));
    const storage = random.weighted({ global: 4, argument: 4, heap: 2, frame: 1, flat: 1 });
    const constant = storage === 'global' || storage === 'frame';
    const usable = this.parameters.filter(({ kind }) => !constant || kind === 'macro');
    const sizedBy = Array.from({ length: rank }, () =>
      usable.length > 0 && !random.once(4) ? random.pick(usable).name : null,
    );
    return { name, element: this.element(), rank, storage, slack: random.pick([0, 0, 1, 2]), sizedBy };
  }

  private scalar(name: string): ArrayDeclaration {
    const storage = this.random.pick(['global', 'frame'] as const);
    return { name, element: this.element(), rank: 0, storage, slack: 0, sizedBy: [] };
  }

  // ---- statements ----

  private body(): readonly Statement[] {
    const { random } = this;
    const parts: Statement[] = [];
    for (let count = random.pick(this.traits.size.parts); count > 0; count--) {
      if (parts.length > 0 && random.once(3)) parts.push({ kind: 'boundary' });
      parts.push(...this.part());
    }
    return parts;
  }

  private part(): readonly Statement[] {
    switch (this.random.weighted({ nest: 6, time: this.traits.timeLoops ? 6 : 0, flat: 1 })) {
      case 'nest':
        return [this.loop(NO_SCOPE)];
      case 'time':
        return [this.timeLoop()];
      case 'flat':
        return [this.assignment(NO_SCOPE), this.loop(NO_SCOPE)];
    }
  }

  /** Sweeps over arrays again and again; the step is seldom in a subscript. */
  private timeLoop(): Statement {
    const { random } = this;
    const last = random.integer(0, 3);
    const scope: Scope = {
      ...NO_SCOPE,
      iterators: random.once(4) ? [{ name: 't', range: { low: 0, high: last } }] : [],
    };
    const body = Array.from({ length: random.pick([1, 1, 2, 2, 3]) }, () => this.loop(scope));
    return {
      kind: 'for',
      iterator: 't',
      low: [constant(0)],
      high: [constant(last)],
      step: 1,
      style: 'exclusive',
      body,
    };
  }

  private loop(scope: Scope): Loop {
    const { random } = this;
    const depth = scope.iterators.length;
    const iterator = ITERATORS.find((name) => scope.iterators.every((each) => each.name !== name)) ?? 'z';
    const { low, high } = this.bounds(scope);
    const strided = this.traits.strides ? 1 : 0;
    const step = Number(random.weighted({ 1: 9, 2: 3 * strided, 3: 2 * strided, '-1': 2, '-2': strided }));
    const range = iteratorRange({ low, high }, this.ranges(scope));
    const inner: Scope = { ...scope, iterators: [...scope.iterators, { name: iterator, range }] };
    const deeper = random.integer(0, 9) < (this.traits.size.deeper[depth] ?? 0);
    const body: Statement[] = [];
    if (!deeper || random.once(5)) body.push(...this.innerStatements(inner));
    if (deeper) {
      body.push(this.loop(inner));
      if (random.once(6)) body.push(...(random.once(2) ? this.innerStatements(inner) : [this.loop(inner)]));
    }
    const style = random.weighted({ inclusive: 2, exclusive: 5, 'declared before': 1 });
    return { kind: 'for', iterator, low, high, step, style, body: this.wrapped(body, inner) };
  }

  private bounds(scope: Scope): { readonly low: Bound; readonly high: Bound } {
    const { low, high } = this.interval(scope);
    const { random, traits } = this;
    const another = (bound: Affine, other: () => Affine): Bound =>
      traits.combinations && random.once(4) ? [bound, other()] : [bound];
    return {
      low: another(low, () => this.interval(scope).low),
      high: another(high, () => this.interval(scope).high),
    };
  }

  private interval(scope: Scope): { readonly low: Affine; readonly high: Affine } {
    const { random } = this;
    const outer = scope.iterators.length > 0 && random.once(3) ? random.pick(scope.iterators).name : null;
    const size = this.size();
    if (outer === null) return { low: constant(random.integer(0, 2)), high: size };
    switch (random.integer(0, 3)) {
      case 0:
        return { low: plus(outer, random.integer(-1, 1)), high: size };
      case 1:
        return { low: constant(random.integer(0, 1)), high: plus(outer, random.integer(-1, 1)) };
      case 2:
        return { low: plus(outer, -1), high: plus(outer, random.integer(0, 2)) };
      default:
        return {
          low: constant(0),
          high: { terms: [...size.terms, { coefficient: -1, name: outer }], constant: size.constant },
        };
    }
  }

  private size(): Affine {
    const { random } = this;
    if (random.once(5)) return constant(random.integer(2, 7));
    return plus(random.pick(this.parameters).name, random.integer(-2, 0));
  }

  private innerStatements(scope: Scope): readonly Statement[] {
    return Array.from({ length: this.random.once(4) ? 2 : 1 }, () => this.assignment(scope));
  }

  /** The body of a loop, as it is or under a condition or with a variable of its own. */
  private wrapped(body: readonly Statement[], scope: Scope): readonly Statement[] {
    switch (this.random.weighted({ plain: 12, if: 3, local: this.traits.locals ? 5 : 0 })) {
      case 'plain':
        return body;
      case 'if': {
        const otherwise = this.random.once(3) ? this.innerStatements(scope) : [];
        return [{ kind: 'if', condition: this.condition(scope, 0), then: body, otherwise }];
      }
      case 'local':
        return [this.local(scope, body)];
    }
  }

  private local(scope: Scope, body: readonly Statement[]): Local {
    const { random } = this;
    const name = `w${this.locals++}`;
    const rank = random.once(3) ? random.integer(1, 2) : 0;
    const fillIterators = ['p', 'q'].slice(0, rank).map((each) => `${each}${name}`);
    const filling: Scope = {
      ...scope,
      iterators: [
        ...scope.iterators,
        ...fillIterators.map((each) => ({ name: each, range: { low: 0, high: 3 } })),
      ],
    };
    const initial = this.value(filling, 1);
    const inside: Scope = { ...scope, locals: [...scope.locals, { name, rank }] };
    const uses = this.innerStatements(inside).map((each) =>
      each.kind === 'assign'
        ? { ...each, value: sum(each.value, read(this.reference(name, rank, inside))) }
        : each,
    );
    return { kind: 'local', name, element: this.element(), fillIterators, initial, body: [...uses, ...body] };
  }

  private assignment(scope: Scope): Assignment {
    const { random } = this;
    const arrays = this.arrays.filter(({ rank }) => rank > 0 || random.once(4));
    const depth = scope.iterators.length;
    // Often an array with as many dimensions as there are loops, so that loops are parallel.
    const fitting = arrays.filter(({ rank }) => rank === depth || rank === depth - 1);
    const local = scope.locals.length > 0 && random.once(5) ? random.pick(scope.locals) : null;
    const chosen = local ?? random.pick(fitting.length > 0 && !random.once(4) ? fitting : arrays);
    const target = this.reference(chosen.name, chosen.rank, scope, true);
    const operator = random.weighted({ '=': 10, '+=': 5, '-=': 1, 'min=': 1, 'max=': 1 });
    return { kind: 'assign', target, operator, value: this.value(scope, random.integer(0, 2)) };
  }

  // ---- references ----

  private reference(array: string, rank: number, scope: Scope, written = false): Reference {
    const { random } = this;
    const names = scope.iterators.map(({ name }) => name);
    const aligned = names.slice(Math.max(0, names.length - rank - (random.once(3) ? 1 : 0)));
    if (random.once(written ? 8 : 4)) aligned.reverse();
    return {
      array,
      subscripts: Array.from({ length: rank }, (_, d) =>
        this.subscript(aligned[d] ?? random.pick([...names, null]), scope, written),
      ),
    };
  }

  private subscript(name: string | null, scope: Scope, written: boolean): Subscript {
    const { random } = this;
    if (name === null || random.once(15))
      return { value: random.once(2) ? constant(random.integer(0, 4)) : this.size() };
    const near = plus(name, random.pick(written ? [0, 0, 0, 0, 1] : [0, 0, -1, 1]));
    switch (
      random.weighted({
        near: written ? 22 : 12,
        twice: 1,
        mirrored: 1,
        diagonal: 1,
        remainder: this.traits.divisions ? 3 : 0,
        quotient: this.traits.divisions ? 3 : 0,
      })
    ) {
      case 'near':
        return { value: near };
      case 'twice':
        return { value: { terms: [{ coefficient: 2, name }], constant: random.integer(0, 1) } };
      case 'mirrored': {
        const size = this.size();
        return { value: { terms: [...size.terms, { coefficient: -1, name }], constant: size.constant } };
      }
      case 'diagonal':
        return {
          value: {
            terms: [
              { coefficient: 1, name },
              { coefficient: random.pick([1, -1]), name: random.pick(scope.iterators).name },
            ],
            constant: 0,
          },
        };
      case 'remainder':
        return { value: near, operation: { operator: '%', by: random.integer(2, 4) } };
      case 'quotient':
        return { value: near, operation: { operator: '/', by: random.integer(2, 3) } };
    }
  }

  // ---- values ----

  private value(scope: Scope, depth: number): Value {
    const { random } = this;
    if (depth === 0)
      return random.once(8) ? { kind: 'affine', value: this.affine(scope) } : this.readValue(scope);
    const operand = () => this.value(scope, depth - 1);
    switch (
      random.weighted({ sum: 6, scaled: 2, product: 2, extreme: 1, choice: 1, magnitude: 1, read: 2 })
    ) {
      case 'sum':
        return { kind: 'sum', operator: random.pick(['+', '+', '-']), left: operand(), right: operand() };
      case 'scaled':
        return { kind: 'scaled', by: random.integer(2, 5), value: operand() };
      case 'product':
        return { kind: 'product', left: operand(), right: this.readValue(scope) };
      case 'extreme':
        return { kind: 'extreme', operator: random.pick(['<', '>']), left: operand(), right: operand() };
      case 'choice':
        return { kind: 'choice', condition: this.condition(scope, 1), then: operand(), otherwise: operand() };
      case 'magnitude':
        return { kind: 'magnitude', value: operand() };
      case 'read':
        return this.readValue(scope);
    }
  }

  private readValue(scope: Scope): Value {
    const { random } = this;
    const variables = [...this.arrays, ...scope.locals];
    const { name, rank } = random.pick(variables);
    return read(this.reference(name, rank, scope));
  }

  private affine(scope: Scope): Affine {
    const { random } = this;
    const names = [...scope.iterators, ...this.parameters].map(({ name }) => name);
    const terms = [{ coefficient: random.pick([1, 1, 2, -1]), name: random.pick(names) }];
    if (random.once(3)) terms.push({ coefficient: random.pick([1, -1]), name: random.pick(names) });
    return { terms, constant: random.integer(-2, 4) };
  }

  // ---- conditions ----

  private condition(scope: Scope, depth: number): Condition {
    const { random } = this;
    const { strides, dataConditions, combinations } = this.traits;
    const combined = combinations && depth < 2 ? 2 : 0;
    switch (
      random.weighted({
        compare: 5,
        remainder: strides ? 5 : 0,
        data: dataConditions ? 5 : 0,
        not: combined,
        both: combined,
        either: combined,
      })
    ) {
      case 'compare':
        return {
          kind: 'compare',
          left: this.affine(scope),
          operator: random.pick(COMPARISONS),
          right: random.once(2) ? constant(random.integer(0, 6)) : this.affine(scope),
        };
      case 'remainder': {
        const by = random.integer(2, 3);
        return {
          kind: 'remainder',
          value: this.affine(scope),
          by,
          operator: random.pick(['==', '!=']),
          equals: random.integer(0, by - 1),
        };
      }
      case 'data':
        return {
          kind: 'data',
          left: this.readValue(scope),
          operator: random.pick(COMPARISONS),
          right: random.once(2)
            ? this.readValue(scope)
            : { kind: 'affine', value: constant(random.integer(-3, 5)) },
        };
      case 'not':
        return { kind: 'not', of: this.condition(scope, depth + 1) };
      case 'both':
        return {
          kind: 'both',
          left: this.condition(scope, depth + 1),
          right: this.condition(scope, depth + 1),
        };
      case 'either':
        return {
          kind: 'either',
          left: this.condition(scope, depth + 1),
          right: this.condition(scope, depth + 1),
        };
    }
  }

  private ranges(scope: Scope): ReadonlyMap<string, Range> {
    const parameters = this.parameters.map(({ name, value }) => [name, { low: value, high: value }] as const);
    return new Map([...parameters, ...scope.iterators.map(({ name, range }) => [name, range] as const)]);
  }
}

function constant(value: number): Affine {
  return { terms: [], constant: value };
}

function plus(name: string, value: number): Affine {
  return { terms: [{ coefficient: 1, name }], constant: value };
}

function read(from: Reference): Value {
  return { kind: 'read', from };
}

function sum(left: Value, right: Value): Value {
  return { kind: 'sum', operator: '+', left, right };
}
