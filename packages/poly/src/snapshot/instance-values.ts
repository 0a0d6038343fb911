import {
  type BodyExpr,
  type IntExpr,
  mapOperands,
  printIntExpr,
  type ScalarType,
  simplifyIntExpr,
  substitute,
  variable,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { functionsOf, memberExpr } from '../expressions/affine-functions.js';
import { affineText } from '../model/affine-text.js';
import type { AccessModel } from '../model/scop-model.js';
import type { Element } from '../reduction/new-statement.js';
import { conditionBody } from './condition-body.js';
import type { StepNest } from './step-nest.js';

/** An element of the array before the step, by the iterators of the instance that reads it. */
export interface OldValue {
  readonly local: string;
  readonly index: readonly IntExpr[];
}

/** The value that an instance of the same step computes. */
export interface NewValue {
  readonly local: string;
  /** The instance, by the iterators of the one that needs its value. */
  readonly at: readonly IntExpr[];
  readonly value: BodyExpr;
}

/** All that an instance computes without values that others write in the same step. */
export interface InstanceValues {
  readonly old: readonly OldValue[];
  /** In the order in which they are computed. */
  readonly computed: readonly NewValue[];
  readonly result: BodyExpr;
  /** The accesses of the expressions, by position. */
  readonly operands: readonly Element[];
}

/** Bound on the values of others that an instance computes: more would take longer than a launch. */
const MOST_VALUES = 8;

/** Returns the values, or the reason why an instance cannot compute them. */
export function instanceValues(
  nest: StepNest,
  localName: (wanted: string) => string,
): InstanceValues | string {
  try {
    const values = new Values(nest, localName);
    const { iterators } = nest.user.statement;
    const result = values.valueAt(iterators.map((name) => variable(name)));
    return { old: [...values.old.values()], computed: values.computed, result, operands: values.operands };
  } catch (error) {
    if (error instanceof NotComputable) return error.message;
    throw error;
  }
}

class NotComputable extends Error {}

function requireAffine(expr: IntExpr): string {
  const text = affineText(expr);
  if (text === undefined) throw new NotComputable('a subscript is not affine');
  return text;
}

class Values {
  readonly old = new Map<string, OldValue>();
  readonly computed: NewValue[] = [];
  readonly operands: Element[] = [];
  readonly #domain: isl.Set;
  readonly #iterators: readonly string[];
  /** The number of values that were begun: without end in a recurrence. */
  #begun = 0;

  constructor(
    private readonly nest: StepNest,
    private readonly localName: (wanted: string) => string,
  ) {
    this.#domain = nest.user.domain;
    this.#iterators = nest.user.statement.iterators;
  }

  /** Returns what the instance with these iterators computes. */
  valueAt(at: readonly IntExpr[]): BodyExpr {
    const replaced = new Map(this.#iterators.map((name, d) => [name, at[d] as IntExpr]));
    return this.#expression(this.nest.value, at, replaced);
  }

  #expression(expr: BodyExpr, at: readonly IntExpr[], replaced: ReadonlyMap<string, IntExpr>): BodyExpr {
    switch (expr.kind) {
      case 'int':
        return { ...expr, value: substitute(expr.value, replaced) };
      case 'read':
        return this.#read(this.nest.user.accesses[expr.access] as AccessModel, expr.type, at, replaced);
      default:
        return mapOperands(expr, (operand) => this.#expression(operand, at, replaced));
    }
  }

  #read(
    { access, position }: AccessModel,
    type: ScalarType,
    at: readonly IntExpr[],
    replaced: ReadonlyMap<string, IntExpr>,
  ): BodyExpr {
    const index = access.index.map((one) => simplifyIntExpr(substitute(one as IntExpr, replaced)));
    if (access.array !== this.nest.array.name) return this.#operand({ array: access.array, type, index });
    const source = this.nest.sources.get(position);
    const reads = source && this.#relation(at).applyRange(source);
    if (!reads || reads.isEmpty()) return this.#old(index, type);
    const computed = this.#new(reads, type);
    const condition = memberExpr(reads.domain(), this.#domain, this.#iterators);
    if (!condition) return computed;
    const otherwise = this.#old(index, type);
    return {
      kind: 'conditional',
      condition: conditionBody(condition, this.nest.ints),
      ...{ then: computed, otherwise, type },
    };
  }

  /** `{ S0[k, i, j] -> S0[k, i, k] }`: the instance by the one that needs its value. */
  #relation(at: readonly IntExpr[]): isl.Map {
    const { statement } = this.nest.user;
    const texts = at.map(requireAffine).join(', ');
    const parameters = this.nest.model.scop.parameters.map(({ name }) => name).join(', ');
    const text = `[${parameters}] -> { ${statement.name}[${this.#iterators.join(', ')}] -> ${statement.name}[${texts}] }`;
    const relation = isl.Map.readFromStr(this.nest.model.ctx, text);
    return relation.intersectDomain(this.#domain).intersectRange(this.#domain);
  }

  #new(reads: isl.Map, type: ScalarType): BodyExpr {
    const at = functionsOf(reads, this.#iterators);
    if (!at) throw new NotComputable('it is not one instance that an instance needs a value of');
    const key = at.map(printIntExpr).join();
    const known = this.computed.find((one) => one.at.map(printIntExpr).join() === key);
    if (known) return this.#operand({ array: known.local, type, index: [] });
    if (!this.#domain.isSubset(this.#relation(at).domain())) {
      throw new NotComputable('some instances would need values that none computes');
    }
    this.#requireFew();
    const value = this.valueAt(at);
    const local = this.localName(`${this.nest.array.name}_new`);
    this.computed.push({ local, at, value });
    return this.#operand({ array: local, type, index: [] });
  }

  #old(index: readonly IntExpr[], type: ScalarType): BodyExpr {
    const { access } = this.nest.target;
    const key = index.map(printIntExpr).join();
    const own = access.index.map((one) => printIntExpr(simplifyIntExpr(one as IntExpr))).join();
    if (key === own) return this.#operand({ array: access.array, type, index });
    const known = this.old.get(key);
    if (known) return this.#operand({ array: known.local, type, index: [] });
    this.#requireFew();
    const local = this.localName(`${this.nest.array.name}_old`);
    this.old.set(key, { local, index });
    return this.#operand({ array: local, type, index: [] });
  }

  #requireFew(): void {
    this.#begun++;
    if (this.#begun > MOST_VALUES) {
      throw new NotComputable('an instance would have to compute what many others do');
    }
  }

  #operand(element: Element): BodyExpr {
    const key = (one: Element) => `${one.array}[${one.index.map(printIntExpr).join()}]`;
    const known = this.operands.findIndex((one) => key(one) === key(element));
    if (known >= 0) return { kind: 'read', access: known, type: element.type };
    return { kind: 'read', access: this.operands.push(element) - 1, type: element.type };
  }
}
