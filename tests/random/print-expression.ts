import { type Layout, tableElement } from './layout.js';
import type {
  Affine,
  ArrayDeclaration,
  Condition,
  ElementType,
  Program,
  Reference,
  Subscript,
  Value,
} from './program.js';

/** Prints names, values and conditions of a program in C. */
export class ExpressionPrinter {
  private readonly elements: Map<string, ElementType>;
  /** The subscripts that variables hold while an assignment is printed that way, by the name of the variable. */
  #held: Map<string, string> | undefined;

  /** @param prefix for names that would otherwise be the same in several programs of a file */
  constructor(
    private readonly program: Program,
    private readonly prefix: string,
    private readonly layout: Layout,
    private readonly arrays: ReadonlyMap<string, ArrayDeclaration>,
  ) {
    this.elements = new Map([...arrays.values()].map(({ name, element }) => [name, element]));
  }

  /** Enters a variable of a block. */
  declare({ name, element }: { readonly name: string; readonly element: ElementType }): void {
    this.elements.set(name, element);
  }

  elementOf(name: string): ElementType {
    return this.elements.get(name) ?? 'int';
  }

  name(name: string): string {
    const isMacro = this.program.parameters.some((each) => each.name === name && each.kind === 'macro');
    const isGlobal = this.arrays.get(name)?.storage === 'global';
    if (this.arrays.get(name)?.storage === 'member') return `${this.prefix}${name}_struct.${name}`;
    const heldIn = this.arrays.get(name)?.heldIn;
    if (heldIn) return `${name}_in${heldIn === 'struct' ? '.' : '->'}${name}`;
    return isMacro ? `${this.prefix}${name}`.toUpperCase() : isGlobal ? `${this.prefix}${name}` : name;
  }

  extents(name: string): readonly string[] {
    const sizedBy = this.arrays.get(name)?.sizedBy ?? [];
    return (this.layout.get(name) ?? []).map(({ extent }, d) => {
      const parameter = this.program.parameters.find((each) => each.name === sizedBy[d]);
      if (parameter === undefined) return String(extent);
      return this.affine({
        terms: [{ coefficient: 1, name: parameter.name }],
        constant: extent - parameter.value,
      });
    });
  }

  brackets(extents: readonly string[]): string {
    return extents.map((extent) => `[${extent}]`).join('');
  }

  /** Returns a value that stays small however often the statement runs. */
  reduced(value: Value, by: number, element: ElementType): string {
    const floating = element === 'float' || element === 'double';
    if (by > 100 && floating && isTame(value)) return this.value(value);
    return this.isFloating(value) ? `(int)(${this.value(value)}) % ${by}` : `(${this.value(value)}) % ${by}`;
  }

  private isFloating(value: Value): boolean {
    switch (value.kind) {
      case 'read':
        return ['float', 'double'].includes(this.elementOf(value.from.array));
      case 'affine':
        return false;
      case 'scaled':
      case 'magnitude':
        return this.isFloating(value.value);
      case 'choice':
        return this.isFloating(value.then) || this.isFloating(value.otherwise);
      case 'product':
        return this.isFloating(value.right);
      default:
        return this.isFloating(value.left) || this.isFloating(value.right);
    }
  }

  private value(value: Value): string {
    switch (value.kind) {
      case 'read':
        return this.reference(value.from);
      case 'affine':
        return this.inner(value.value);
      case 'sum':
        return `(${this.value(value.left)} ${value.operator} ${this.value(value.right)})`;
      case 'scaled':
        return `${value.by} * ${this.value(value.value)}`;
      case 'product': {
        const left = this.value(value.left);
        return `${this.isFloating(value.left) ? `(int)(${left})` : `(${left})`} % 17 * ${this.value(value.right)}`;
      }
      case 'extreme': {
        const [left, right] = [this.value(value.left), this.value(value.right)];
        return `(${left} ${value.operator} ${right} ? ${left} : ${right})`;
      }
      case 'choice':
        return `(${this.condition(value.condition)} ? ${this.value(value.then)} : ${this.value(value.otherwise)})`;
      case 'magnitude': {
        const inner = this.value(value.value);
        return `(${inner} < 0 ? -(${inner}) : ${inner})`;
      }
    }
  }

  reference({ array, subscripts }: Reference): string {
    const shape = this.layout.get(array) ?? [];
    const texts = subscripts.map((subscript, d) => this.subscript(subscript, shape[d]!.offset));
    const declared = this.arrays.get(array);
    if (declared?.storage !== 'flat') return `${this.name(array)}${this.brackets(this.withLastHeld(texts))}`;
    const extents = this.extents(array);
    const flat = texts.reduce(
      (sum, text, d) => `${parenthesised(sum)} * ${parenthesised(extents[d]!)} + ${text}`,
    );
    return `${this.name(array)}${this.brackets(this.withLastHeld([flat]))}`;
  }

  /** Prints something with variables in the place of its subscripts, and returns these variables with their values. */
  holdingSubscripts(print: () => string): {
    readonly text: string;
    readonly held: ReadonlyMap<string, string>;
  } {
    const held = new Map<string, string>();
    this.#held = held;
    const text = print();
    this.#held = undefined;
    return { text, held };
  }

  private withLastHeld(subscripts: readonly string[]): readonly string[] {
    const last = subscripts.at(-1);
    if (!this.#held || last === undefined) return subscripts;
    const known = [...this.#held].find(([, text]) => text === last)?.[0];
    const variable = known ?? `x${this.#held.size}`;
    this.#held.set(variable, last);
    return [...subscripts.slice(0, -1), variable];
  }

  private subscript({ value, operation }: Subscript, offset: number): string {
    if (operation === undefined) return this.affine({ ...value, constant: value.constant + offset });
    if (operation.operator === 'looked up') return this.reference(tableElement(value));
    const text = `${this.inner(value)} ${operation.operator} ${operation.by}`;
    return offset === 0 ? text : `${text} + ${offset}`;
  }

  /** Returns an operand of an operator that binds as tightly as `*`. */
  private inner(value: Affine): string {
    return parenthesised(this.affine(value));
  }

  affine({ terms, constant }: Affine): string {
    const parts = terms
      .filter(({ coefficient }) => coefficient !== 0)
      .map(({ coefficient, name, times }) => {
        const factors = [name, ...(times ? [times] : [])].map((each) => this.name(each));
        const by = Math.abs(coefficient) === 1 ? [] : [String(Math.abs(coefficient))];
        return { sign: Math.sign(coefficient), text: [...by, ...factors].join(' * ') };
      });
    if (constant !== 0 || parts.length === 0)
      parts.push({ sign: constant < 0 ? -1 : 1, text: String(Math.abs(constant)) });
    return parts.reduce(
      (sum, { sign, text }, position) =>
        position === 0 ? `${sign < 0 ? '-' : ''}${text}` : `${sum} ${sign < 0 ? '-' : '+'} ${text}`,
      '',
    );
  }

  condition(condition: Condition): string {
    switch (condition.kind) {
      case 'compare':
        return `${this.affine(condition.left)} ${condition.operator} ${this.affine(condition.right)}`;
      case 'remainder':
        return `${this.inner(condition.value)} % ${condition.by} ${condition.operator} ${condition.equals}`;
      case 'data':
        return `${this.value(condition.left)} ${condition.operator} ${this.value(condition.right)}`;
      case 'not':
        return `!(${this.condition(condition.of)})`;
      case 'both':
        return `(${this.condition(condition.left)}) && (${this.condition(condition.right)})`;
      case 'either':
        return `(${this.condition(condition.left)}) || (${this.condition(condition.right)})`;
    }
  }
}

function parenthesised(text: string): string {
  return /^\w+$/.test(text) ? text : `(${text})`;
}

/** Returns whether a value is never larger than those that it reads. */
function isTame(value: Value): boolean {
  switch (value.kind) {
    case 'read':
      return true;
    case 'extreme':
      return isTame(value.left) && isTame(value.right);
    case 'choice':
      return isTame(value.then) && isTame(value.otherwise);
    case 'magnitude':
      return isTame(value.value);
    default:
      return false;
  }
}
