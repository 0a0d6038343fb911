import type { Declarations } from './generate-declarations.js';
import type { Range } from './layout.js';
import type { Affine, Comparison, Condition, Reference, Subscript, Value } from './program.js';
import type { Random } from './random.js';
import type { Traits } from './traits.js';

/** The names that a statement may use. */
export interface Scope {
  /** Innermost last. */
  readonly iterators: readonly { readonly name: string; readonly range: Range }[];
  /** Variables of the blocks around. */
  readonly locals: readonly { readonly name: string; readonly rank: number }[];
}

const COMPARISONS: readonly Comparison[] = ['<', '<=', '>', '>=', '==', '!='];

/** Subscripts, values and conditions over the names of a program. */
export class ValueGenerator {
  constructor(
    private readonly random: Random,
    private readonly traits: Traits,
    private readonly declared: Declarations,
  ) {}

  size(): Affine {
    const { random } = this;
    if (random.once(5)) return constant(random.integer(2, 7));
    return plus(random.pick(this.declared.parameters).name, random.integer(-2, 0));
  }

  // ---- references ----

  reference(array: string, rank: number, scope: Scope, written = false): Reference {
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
        table: this.traits.tables ? (written ? 1 : 6) : 0,
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
      case 'table':
        return { value: near, operation: { operator: 'looked up' } };
    }
  }

  // ---- values ----

  value(scope: Scope, depth: number): Value {
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
    const variables = [...this.declared.arrays, ...scope.locals];
    const { name, rank } = random.pick(variables);
    return read(this.reference(name, rank, scope));
  }

  private affine(scope: Scope): Affine {
    const { random } = this;
    const names = [...scope.iterators, ...this.declared.parameters].map(({ name }) => name);
    const terms = [{ coefficient: random.pick([1, 1, 2, -1]), name: random.pick(names) }];
    if (random.once(3)) terms.push({ coefficient: random.pick([1, -1]), name: random.pick(names) });
    return { terms, constant: random.integer(-2, 4) };
  }

  // ---- conditions ----

  condition(scope: Scope, depth: number): Condition {
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
}

export function constant(value: number): Affine {
  return { terms: [], constant: value };
}

export function plus(name: string, value: number): Affine {
  return { terms: [{ coefficient: 1, name }], constant: value };
}

export function read(from: Reference): Value {
  return { kind: 'read', from };
}

export function sum(left: Value, right: Value): Value {
  return { kind: 'sum', operator: '+', left, right };
}
