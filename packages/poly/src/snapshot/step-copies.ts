import {
  apply,
  type IntExpr,
  int,
  printIntExpr,
  type ScopArray,
  type Statement,
  simplifyIntExpr,
  substitute,
  variable,
  variablesOf,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { afterMax } from '../boxes/bounding-box.js';
import { functionsOf } from '../expressions/affine-functions.js';
import { valueExpr } from '../expressions/expressions.js';
import { accessRelation } from '../model/access-relation.js';
import { freeNames } from '../model/free-name.js';
import { type Element, newStatement } from '../reduction/new-statement.js';
import { type StepNest, stepOf } from './step-nest.js';

/**
 * A copy of elements of an array from before a step, such as row `k` of a matrix. It has two halves: one is
 * read by a step, and the other one is written meanwhile for the next step.
 */
export interface StepCopy {
  readonly array: ScopArray;
  /**
   * By dimension of the original: the subscript as a function of the step; `undefined` if the copy has the
   * dimension.
   */
  readonly fixed: readonly (IntExpr | undefined)[];
  /** `{ [k] -> path[i, j] }`: the elements by step. */
  readonly elements: isl.Map;
}

/** An access to an element before the step, as an access to a copy. */
export interface CopiedElement {
  readonly copy: StepCopy;
  readonly element: Element;
}

/** The steps of a nest, and where copies for them are made. */
export class StepCopies {
  readonly copies: StepCopy[] = [];
  readonly #steps: isl.Set;
  /** `{ [k] -> [k + 1] }` */
  readonly #next: isl.Map;
  readonly #later: isl.Set;

  constructor(
    private readonly nest: StepNest,
    private readonly freeName: (wanted: string) => string,
  ) {
    const { model, user, depth } = nest;
    const outer = user.statement.iterators.slice(0, depth - 1);
    this.#steps = user.domain.apply(stepOf(model, user.statement, depth));
    const from = [...outer, 'k'].join(', ');
    this.#next = isl.Map.readFromStr(model.ctx, `{ [${from}] -> [${[...outer, 'k + 1'].join(', ')}] }`);
    this.#later = this.#steps.apply(this.#next).intersect(this.#steps);
  }

  /** Returns the element of a copy that an element is in before a step; the reason if there cannot be one. */
  elementOf(index: readonly IntExpr[]): Element | string {
    const copy = this.#copyOf(index);
    if (typeof copy === 'string') return copy;
    return this.#element(copy, this.#step(), index);
  }

  /**
   * Returns a number that is less for elements to copy first: of more dimensions, then rows. Others may lie
   * in these copies.
   */
  orderOf(index: readonly IntExpr[]): number {
    const varied = index.flatMap((one, d) => (this.#isFixed(one) ? [] : [d]));
    return -(varied.length * index.length + (varied.at(-1) ?? 0));
  }

  /** Returns the first step by the loops around the steps, if steps follow each other without a gap. */
  firstStep(): IntExpr | undefined {
    const { statement } = this.nest.user;
    const { depth } = this.nest;
    const first = this.#steps.subtract(this.#later);
    const around = statement.iterators.slice(0, depth - 1);
    const steps = this.#outside()
      .intersectDomain(first)
      .reverse()
      .projectOut(isl.DimType.Out, 0, depth - 1);
    return functionsOf(steps, around)?.[0];
  }

  /** Returns the statement that copies what the step before the first one leaves. */
  first(copy: StepCopy, firstStep: IntExpr, name: string): Statement {
    const { model, array, depth, user } = this.nest;
    const { scop } = model;
    const around = user.statement.iterators.slice(0, depth - 1);
    const taken = [...scop.parameters.map((one) => one.name), ...around];
    const names = freeNames(
      array.extents.map((_, d) => `e${d}`),
      taken,
    );
    const atFirst = new Map([[this.#stepName(), firstStep]]);
    const index = copy.fixed.map((one, d) => (one ? substitute(one, atFirst) : variable(names[d] as string)));
    const subscripts = names.filter((_, d) => !copy.fixed[d]);
    const later = this.#later;
    const elements = copy.elements.subtractDomain(later).projectOut(isl.DimType.In, depth - 1, 1);
    const kept = copy.fixed.reduceRight(
      (map, one, d) => (one ? map.projectOut(isl.DimType.Out, d, 1) : map),
      elements,
    );
    return this.#copying(copy, {
      ...{ name, iterators: [...around, ...subscripts], domain: kept.wrap().flatten() },
      ...{ step: firstStep, index },
    });
  }

  /** Returns the statement that copies what an instance has written for the next step. */
  next(copy: StepCopy, name: string): Statement {
    const { target, user } = this.nest;
    return this.#copying(copy, {
      ...{ name, iterators: user.statement.iterators, domain: this.#writersForNext(copy) },
      ...{ step: apply('add', this.#step(), int(1)), index: target.access.index as readonly IntExpr[] },
    });
  }

  /** Returns whether each step writes what the copy for the next one needs. */
  isMadeBefore(copy: StepCopy): boolean {
    const { target } = this.nest;
    const written = this.#byStep(target.relation.intersectDomain(this.#writersForNext(copy)));
    const made = this.#next.reverse().applyRange(written);
    return copy.elements.intersectDomain(this.#later).isSubset(made);
  }

  /** Returns the instances that write an element which the copy has for the next step. */
  #writersForNext(copy: StepCopy): isl.Set {
    const { model, user, depth, target } = this.nest;
    const needed = this.#next.intersectRange(this.#steps).applyRange(copy.elements);
    return target.relation.intersect(stepOf(model, user.statement, depth).applyRange(needed)).domain();
  }

  #copyOf(index: readonly IntExpr[]): StepCopy | string {
    const { array } = this.nest;
    const elements = this.#byStep(this.#relation(index));
    const known = this.copies.find(
      (one) => one.fixed.every((own, d) => !own || same(own, index[d]!)) && elements.isSubset(one.elements),
    );
    if (known) return known;
    const fixed = index.map((one) => (this.#isFixed(one) ? one : undefined));
    if (fixed.every((one) => !one)) return `all of ${array.name} would have to be copied in each step`;
    const copy = { array: this.#declared(fixed, elements), fixed, elements };
    this.copies.push(copy);
    return copy;
  }

  #isFixed(subscript: IntExpr): boolean {
    const inner = this.nest.user.statement.iterators.slice(this.nest.depth);
    return !variablesOf(subscript).some((name) => inner.includes(name));
  }

  #declared(fixed: readonly (IntExpr | undefined)[], elements: isl.Map): ScopArray {
    const { array, depth, model } = this.nest;
    const { element, location } = array;
    const extents = array.extents.flatMap((extent, d): IntExpr[] => {
      if (fixed[d]) return [];
      return [extent ?? valueExpr(afterMax(elements.range(), d), model.context)];
    });
    return {
      ...{ name: this.freeName(`${array.name}_before`), element, location, address: '' },
      ...{ extents: [int(2), ...extents], storage: 'local', deadAfter: true, loopsAround: depth - 1 },
    };
  }

  /** `{ S0[k, i, j] -> path[k, j] }` */
  #relation(index: readonly IntExpr[]): isl.Map {
    const { model, user, array } = this.nest;
    const relation = accessRelation(model.scop, user.statement, { array: array.name, index });
    return isl.Map.readFromStr(model.ctx, relation).intersectDomain(user.domain);
  }

  /** `{ S0[k, i, j] -> path[…] }` → `{ [k] -> path[…] }` */
  #byStep(relation: isl.Map): isl.Map {
    const { model, user, depth } = this.nest;
    return relation.applyDomain(stepOf(model, user.statement, depth));
  }

  /** `{ [t, k] -> [t] }` */
  #outside(): isl.Map {
    const { model, user, depth } = this.nest;
    const outer = user.statement.iterators.slice(0, depth);
    const text = `{ [${outer.join(', ')}] -> [${outer.slice(0, -1).join(', ')}] }`;
    return isl.Map.readFromStr(model.ctx, text);
  }

  #stepName(): string {
    return this.nest.user.statement.iterators[this.nest.depth - 1] as string;
  }

  #step(): IntExpr {
    return variable(this.#stepName());
  }

  #element({ array, fixed }: StepCopy, step: IntExpr, index: readonly IntExpr[]): Element {
    const number = simplifyIntExpr(step);
    const half = number.op === 'int' ? int(Math.abs(number.value % 2)) : apply('mod', number, int(2));
    return {
      array: array.name,
      type: array.element,
      index: [half, ...index.filter((_, d) => !fixed[d])],
    };
  }

  #copying(
    copy: StepCopy,
    at: {
      readonly name: string;
      readonly iterators: readonly string[];
      readonly domain: isl.Set;
      readonly step: IntExpr;
      readonly index: readonly IntExpr[];
    },
  ): Statement {
    const { model, array, user } = this.nest;
    const target = this.#element(copy, at.step, at.index);
    const operand = { array: array.name, type: array.element, index: at.index };
    const named = at.iterators.reduce((set, name, d) => set.setDimName(isl.DimType.Set, d, name), at.domain);
    return newStatement(model.scop, {
      ...{ name: at.name, loops: { iterators: at.iterators, domain: named } },
      ...{ targets: [target], operands: [operand], assigned: (values) => ({ values }) },
      text: `${elementInC(target)} = ${elementInC(operand)};`,
      location: user.statement.location,
    });
  }
}

function same(a: IntExpr, b: IntExpr): boolean {
  return printIntExpr(a) === printIntExpr(b);
}

/** Returns the element as C names it. */
function elementInC({ array, index }: Element): string {
  return `${array}${index.map((one) => `[${printIntExpr(one).replace(' mod ', ' % ')}]`).join('')}`;
}
