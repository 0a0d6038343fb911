import { type Declarations, declarations, elementType } from './generate-declarations.js';
import { constant, plus, read, type Scope, sum, ValueGenerator } from './generate-value.js';
import { iteratorRange, type Range } from './layout.js';
import {
  type Affine,
  type ArrayDeclaration,
  type Assignment,
  type Bound,
  type Comparison,
  type Condition,
  HOST_USES,
  type Jump,
  type Local,
  type Loop,
  type Program,
  type Selection,
  type Statement,
} from './program.js';
import { isWithin } from './program-size.js';
import { Random } from './random.js';
import { randomTraits, type Traits } from './traits.js';
import { variedProgram } from './vary-program.js';

/** The program of a seed, always the same one. */
export function generateProgram(seed: number): Program {
  const random = new Random(seed);
  const traits = randomTraits(random);
  for (;;) {
    const declared = declarations(random);
    const program = { seed, ...declared, body: new Generator(random, traits, declared).body() };
    if (isWithin(program, traits.size)) return variedProgram(program, traits.size);
  }
}

const NO_SCOPE: Scope = { iterators: [], locals: [] };
const ITERATORS = ['i', 'j', 'k', 'l'];

class Generator {
  private locals = 0;

  constructor(
    private readonly random: Random,
    private readonly traits: Traits,
    private readonly declared: Declarations,
    private readonly values = new ValueGenerator(random, traits, declared),
  ) {}

  body(): readonly Statement[] {
    const { random } = this;
    if (this.traits.hostCode) return this.hostBody(random.integer(2, 3), 0);
    const parts: Statement[] = [];
    for (let count = random.pick(this.traits.size.parts); count > 0; count--) {
      if (parts.length > 0 && random.once(3)) {
        parts.push({ kind: 'boundary' });
        // The host's statements between two regions.
        while (random.once(3)) parts.push(this.assignment(NO_SCOPE), { kind: 'boundary' });
      }
      parts.push(...this.part());
    }
    return parts;
  }

  /** Regions, and between them what the program does with arrays. */
  private hostBody(count: number, depth: number): readonly Statement[] {
    const { random } = this;
    const parts: Statement[] = [];
    for (let left = count; left > 0; left--) {
      if (depth === 0 && random.once(3)) {
        const { name } = random.pick(this.declared.arrays.filter(({ rank }) => rank > 0));
        const limits = { at: random.integer(0, 30), limit: random.integer(0, 5) };
        const body = this.hostBody(random.integer(1, 2), depth + 1);
        parts.push({
          kind: 'host loop',
          iterator: 'h',
          count: random.integer(2, 4),
          array: name,
          ...limits,
          body,
        });
      } else parts.push(...this.part());
      parts.push({ kind: 'boundary' });
      for (let uses = random.pick([0, 0, 1, 1, 2]); uses > 0; uses--) parts.push(this.hostUse());
    }
    return parts;
  }

  private hostUse(): Statement {
    const { random } = this;
    const array = random.pick(this.declared.arrays.filter(({ rank }) => rank > 0));
    const alike = this.declared.arrays.filter(({ rank, element }) => rank > 0 && element === array.element);
    const use = random.pick(HOST_USES.filter((each) => each !== 'return' || random.once(3)));
    const place = { at: random.integer(0, 40), by: random.integer(1, 5) };
    return { kind: 'host', use, array: array.name, other: random.pick(alike).name, ...place };
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
      goesOn: null,
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
    const goesOn =
      this.traits.jumps && random.once(4) ? this.ending(iterator, scope, ['!=', '!=', '<']) : null;
    const wrapped = [...this.wrapped(body, inner)];
    if (this.traits.jumps && random.once(3))
      wrapped.splice(random.integer(0, wrapped.length), 0, this.jump(iterator, inner));
    return { kind: 'for', iterator, low, high, step, goesOn, style, body: wrapped };
  }

  private jump(iterator: string, scope: Scope): Jump {
    const { random } = this;
    const to = random.pick(['break', 'break', 'continue'] as const);
    if (random.once(4)) return { kind: 'jump', to, condition: this.values.condition(scope, 0) };
    return { kind: 'jump', to, condition: this.ending(iterator, scope, ['==', '==', '>', '>=', '<']) };
  }

  /** About an iterator and where its loop may end. */
  private ending(iterator: string, scope: Scope, operators: readonly Comparison[]): Condition {
    const { random } = this;
    const outer = scope.iterators.filter(({ name }) => name !== iterator);
    const right =
      outer.length > 0 && random.once(3)
        ? plus(random.pick(outer).name, random.integer(-1, 2))
        : random.once(2)
          ? constant(random.integer(-1, 5))
          : this.values.size();
    return { kind: 'compare', left: plus(iterator, 0), operator: random.pick(operators), right };
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
    const size = this.values.size();
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
        const condition = this.values.condition(scope, 0);
        const then = this.left(body, scope);
        return [{ kind: 'if', condition, then, otherwise: this.left(otherwise, scope) }];
      }
      case 'local':
        return [this.local(scope, body)];
    }
  }

  /** A branch in the body of a loop, as it is or with a jump inside or at its end. */
  private left(branch: readonly Statement[], scope: Scope): readonly Statement[] {
    const { random } = this;
    if (!this.traits.jumps || !random.once(3)) return branch;
    const jump = this.jump(scope.iterators.at(-1)!.name, scope);
    if (random.once(2)) return [...branch, { ...jump, condition: null }];
    const position = random.integer(0, branch.length);
    return [...branch.slice(0, position), jump, ...branch.slice(position)];
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
    const initial = this.values.value(filling, 1);
    const inside: Scope = { ...scope, locals: [...scope.locals, { name, rank }] };
    const uses = this.innerStatements(inside).map((each) =>
      each.kind === 'assign'
        ? { ...each, value: sum(each.value, read(this.values.reference(name, rank, inside))) }
        : each,
    );
    return {
      kind: 'local',
      name,
      element: elementType(random),
      fillIterators,
      initial,
      outlives: random.once(3),
      body: [...uses, ...body],
    };
  }

  private assignment(scope: Scope): Assignment {
    const { random } = this;
    const arrays = this.declared.arrays.filter(({ rank }) => rank > 0 || random.once(4));
    const depth = scope.iterators.length;
    // Often an array with as many dimensions as there are loops, so that loops are parallel.
    const fitting = arrays.filter(({ rank }) => rank === depth || rank === depth - 1);
    const local = scope.locals.length > 0 && random.once(5) ? random.pick(scope.locals) : null;
    const operator = random.weighted({ '=': 10, '+=': 5, '-=': 1, 'min=': 2, 'max=': 2 });
    const isSelection = operator === 'min=' || operator === 'max=';
    const scalars = this.declared.arrays.filter(({ rank }) => rank === 0);
    const fixed = isSelection && scalars.length > 0 && !random.once(3) ? random.pick(scalars) : null;
    const chosen = fixed ?? local ?? random.pick(fitting.length > 0 && !random.once(4) ? fitting : arrays);
    const target = this.values.reference(chosen.name, chosen.rank, scope, true);
    const value = this.values.value(scope, random.integer(0, 2));
    if (!isSelection) return { kind: 'assign', target, operator, value };
    const others = scalars.filter(({ name }) => name !== chosen.name);
    return { kind: 'assign', target, operator, value, selection: this.selection(scope, others) };
  }

  /** Returns how the search for an extremum is written, and the scalar that remembers its place, if there is one. */
  private selection(scope: Scope, others: readonly ArrayDeclaration[]): Selection {
    const { random } = this;
    const form = random.pick(['if', 'if', 'if equal', 'taken', 'kept'] as const);
    const iterator = scope.iterators.at(-1);
    const isConditional = form === 'if' || form === 'if equal';
    if (!isConditional || others.length === 0 || !iterator || random.once(3)) return { form, place: null };
    const target = this.values.reference(random.pick(others).name, 0, scope, true);
    const value = { terms: [{ coefficient: 1, name: iterator.name }], constant: random.integer(0, 3) };
    return { form, place: { target, value } };
  }

  private ranges(scope: Scope): ReadonlyMap<string, Range> {
    const parameters = this.declared.parameters.map(
      ({ name, value }) => [name, { low: value, high: value }] as const,
    );
    return new Map([...parameters, ...scope.iterators.map(({ name, range }) => [name, range] as const)]);
  }
}
