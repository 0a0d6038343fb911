import type { SeededRandom } from '@boxflow/ir/testing';
import { brackets, extentOf, type Loop, MARGIN, nest, type Subscript, subscriptText } from './c-text.js';

/** A program in C, and values for its parameters. */
export interface DrawnProgram {
  readonly text: string;
  readonly values: ReadonlyMap<string, number>;
  /** Whether sums of products are computed with one rounding. */
  readonly contracts: boolean;
}

/** The parameters that are upper bounds of the loops. */
const SIZES = { z: 'h', i: 'n', j: 'm', k: 'l' } as const;
type Iterator = keyof typeof SIZES;
const SCALARS = ['alpha', 'beta'];

/**
 * Returns a program of one or two nests as mappings are for: sums of products, sums along rows and columns,
 * windows, stencils in time, maps, and updates in place, with loops of many bounds and subscripts in any
 * order.
 */
export function drawProgram(random: SeededRandom): DrawnProgram {
  return new ProgramDraw(random).draw();
}

class ProgramDraw {
  readonly #random: SeededRandom;
  readonly #type: string;
  readonly #arrays = new Map<string, readonly string[]>();
  readonly #contracts: boolean;
  #prefix = '';

  constructor(random: SeededRandom) {
    this.#random = random;
    this.#type = random.pick(['double', 'double', 'double', 'double', 'float', 'unsigned']);
    this.#contracts = random.integer(0, 2) > 0;
  }

  draw(): DrawnProgram {
    const random = this.#random;
    const names = Object.values(SIZES);
    const values = new Map<string, number>(
      names.map((name) => [name, random.pick([1, 2, 3, 4, 5, 7, 8, 9, 11, 13])]),
    );
    // The front end takes integers that nobody writes for parameters.
    if (this.#type === 'unsigned') for (const name of SCALARS) values.set(name, random.integer(0, 9));
    const nests = random.pick([['P'], ['P'], ['P', 'Q']]).flatMap((prefix) => {
      this.#prefix = prefix;
      return this.#drawNest();
    });
    const arrays = [...this.#arrays].map(([name, extents]) => `${this.#type} ${name}${brackets(extents)}`);
    const scalars = SCALARS.map((name) => `${this.#type} ${name}`);
    const parameters = [...names.map((name) => `int ${name}`), ...scalars, ...arrays];
    const text = [`void f(${parameters.join(', ')}) {`, ...nests.map((line) => `  ${line}`), '}', ''];
    return { text: text.join('\n'), values, contracts: this.#contracts };
  }

  #drawNest(): readonly string[] {
    const isContracted = this.#contracts && this.#type === 'double';
    if (isContracted && this.#random.integer(0, 2) === 0) return this.#products();
    if (this.#type === 'unsigned' && this.#random.integer(0, 1) > 0) return this.#totals();
    switch (this.#random.integer(0, 11)) {
      case 0:
        return this.#windows();
      case 1:
        return this.#stencil();
      case 2:
        return this.#map();
      case 3:
        return this.#update();
      case 4:
        return this.#oldValues();
      case 5:
      case 6:
        return this.#rows();
      default:
        return this.#sums();
    }
  }

  /** `for i: for j: { C[i][j] = 0; for k: C[i][j] += A[i][k] * B[k][j]; … }` */
  #sums(): readonly string[] {
    const random = this.#random;
    const depth = random.pick([1, 2, 2, 2, 3]);
    const loops = this.#loops((['z', 'i', 'j'] as const).slice(3 - depth));
    const k = this.#loop('k', loops);
    const terms = random.pick([1, 1, 1, 2]);
    const factors = this.#factors(loops, k);
    const sum =
      random.integer(0, 3) === 0
        ? 's'
        : this.#element(
            'C',
            loops.map((loop) => this.#subscript(loop)),
          );
    const added = Array.from({ length: terms }, (_, t) =>
      this.#product(t === 0 ? factors : [...factors].reverse()),
    );
    const update = [`${sum} ${random.pick(['+=', '+=', '-='])} ${added.join(' + ')};`];
    const second =
      random.integer(0, 5) === 0 ? nest([this.#loop('k', loops)], [`${sum} += ${factors[0]};`]) : [];
    if (sum === 's') {
      const result = this.#element(
        'C',
        loops.map((loop) => this.#subscript(loop)),
      );
      const first = `${this.#type} s = ${random.pick(['0', 'beta'])};`;
      return nest(loops, [first, ...nest([k], update), ...second, `${result} = s;`]);
    }
    const first = random.pick([[], [`${sum} = 0;`], [`${sum} *= beta;`]]);
    if (random.integer(0, 4) === 0 && !dependsOnOthers(k))
      return [...nest(loops, first), ...nest(this.#inAnyOrder(loops, k), update)];
    const last = random.pick([[], [], [`${sum} = ${sum} * alpha;`]]);
    return nest(loops, [...first, ...nest([k], update), ...second, ...last]);
  }

  /**
   * `for i: for j: { C[i][j] *= beta; for k: C[i][j] += alpha * A[i][k] * B[k][j]; }`, as matrix instructions
   * can do it.
   */
  #products(): readonly string[] {
    const random = this.#random;
    const loops = this.#loops(
      random.pick([
        ['i', 'j'],
        ['i', 'j'],
        ['z', 'i', 'j'],
      ] as const),
    );
    const k = this.#loop('k', random.integer(0, 2) > 0 ? [] : loops);
    const sum = this.#element('C', loops.map(centre));
    const [a, b] = this.#factors(loops, k);
    const term = random.pick([`${a} * ${b}`, `alpha * ${a} * ${b}`, `-${b} * ${a}`]);
    const first = random.pick([[], [`${sum} = 0;`], [`${sum} *= beta;`]]);
    return nest(loops, [...first, ...nest([k], [`${sum} += ${term};`])]);
  }

  /** `for i: for j: T += A[i][j]`, a sum or product of integers, which may be computed in parts. */
  #totals(): readonly string[] {
    const random = this.#random;
    const loops = this.#loops(random.pick([['i'], ['i', 'j'], ['i', 'j']] as const));
    const total = this.#element('T', random.pick([[], loops.slice(0, 1), loops.slice(1)]).map(centre));
    const value = this.#element('A', this.#ordered(loops));
    return nest(loops, [`${total} ${random.pick(['+=', '+=', '*=', '^='])} ${value};`]);
  }

  /** Returns elements of two arrays: one is the same along the last loop, and the other one along the loop before. */
  #factors(loops: readonly Loop[], k: Loop): readonly [string, string] {
    const [x, y] = [loops.at(-1)!, loops.at(-2)];
    const outer = loops.slice(0, -2).map((loop) => this.#subscript(loop));
    const left = [...outer, ...this.#ordered([y ?? x, k])];
    const right = [...outer, ...this.#ordered(y ? [k, x] : [k])];
    return [this.#element('A', left), this.#element('B', right)];
  }

  /** `for i: for k: y[i] += A[i][k] * x[k]`, or sums along columns, or both. */
  #rows(): readonly string[] {
    const random = this.#random;
    const i = this.#loop('i');
    const k = this.#loop('k', [i]);
    const a = this.#element('A', this.#ordered([i, k]));
    const [y, x] = [this.#element('Y', [this.#subscript(i)]), this.#element('X', [this.#subscript(k)])];
    const [v, w] = [this.#element('V', [this.#subscript(k)]), this.#element('W', [this.#subscript(i)])];
    const rows = `${y} += ${this.#product([a, x])};`;
    const columns = `${v} += ${this.#product([a, w])};`;
    const statements = random.pick([[rows], [rows], [columns], [rows, columns]]);
    return nest([i], [...random.pick([[], [`${y} = 0;`]]), ...nest([k], statements)]);
  }

  /** `for i: for j: for k: for w: C[i][j] += A[i + k][j + w] * B[k][w]` */
  #windows(): readonly string[] {
    const loops = this.#loops(['i', 'j']);
    const size = String(this.#random.integer(1, 4));
    const window = ['k', 'w'].map((iterator) => upTo(iterator, size));
    const places = loops.map((loop, d): Subscript => ({ loops: [loop, window[d]!], shift: 0 }));
    const [a, b] = [this.#element('A', places), this.#element('B', window.map(centre))];
    const sum = this.#element('C', loops.map(centre));
    const first = this.#random.pick([[], [`${sum} = 0;`]]);
    return nest(loops, [...first, ...nest(window, [`${sum} += ${this.#product([a, b])};`])]);
  }

  /** `for t: { for i: for j: B = A around; for i: for j: A = B around; }` */
  #stencil(): readonly string[] {
    const random = this.#random;
    const iterators = random.pick([['i'], ['i', 'j'], ['i', 'j'], ['z', 'i', 'j']] as const);
    const loops = iterators.map((iterator) => upTo(iterator, SIZES[iterator]));
    const offsets = loops.flatMap((_, d) => [-1, 1].map((by) => loops.map((__, e) => (e === d ? by : 0))));
    const at = (array: string, by?: readonly number[]) =>
      this.#element(
        array,
        loops.map((loop, d) => ({ loops: [loop], shift: by?.[d] ?? 0 })),
      );
    const sweep = (to: string, from: string) => {
      const chosen = offsets.filter(() => random.integer(0, 3) > 0).map((by) => at(from, by));
      return nest(loops, [`${at(to)} = alpha * (${[at(from), ...chosen].join(' + ')});`]);
    };
    const once = sweep('B', 'A');
    if (random.integer(0, 3) === 0) return once;
    return nest(
      [upTo('t', '3')],
      random.pick([
        [...once, ...sweep('A', 'B')],
        [...once, ...nest(loops, [`${at('A')} = ${at('B')};`])],
      ]),
    );
  }

  #map(): readonly string[] {
    const random = this.#random;
    const loops = this.#loops(['i', 'j']);
    const [c, a, b] = ['C', 'A', 'B'].map((array) => this.#element(array, this.#ordered(loops)));
    const value = random.pick([
      `${a} * alpha + ${b}`,
      `${a} < ${b} ? ${a} : ${b}`,
      `${c} < ${a} ? ${c} : ${a}`,
    ]);
    return nest(loops, [`${random.pick(['', '', `if (${a} > ${b}) `])}${c} = ${value};`]);
  }

  /** `for k: for i: for j: A[i][j] = f(A[i][j], A[i][k], A[k][j])` */
  #update(): readonly string[] {
    const k = upTo('k', 'n');
    const from = this.#random.pick(['0', '0', 'k + 1']);
    const [i, j] = ['i', 'j'].map((iterator) => ({ ...upTo(iterator, 'n'), from })) as [Loop, Loop];
    const [to, left, right] = [
      [i, j],
      [i, k],
      [k, j],
    ].map((loops) => this.#element('A', loops.map(centre)));
    const least = `${to} = ${left} + ${right} < ${to} ? ${left} + ${right} : ${to};`;
    return nest([k, i, j], [this.#random.pick([`${to} -= ${left} * ${right};`, least])]);
  }

  /** `for i: for j: C[i][j] += C[i + 1][j] * A[i][j]`, or a sum of rows below. */
  #oldValues(): readonly string[] {
    const random = this.#random;
    const [i, j] = [upTo('i', 'n'), upTo('j', 'm')];
    const to = this.#element('C', [i, j].map(centre));
    const below = { ...upTo('k', 'n'), from: 'i + 1' };
    if (random.integer(0, 1) > 0) {
      const old = this.#element('C', [centre(below), centre(j)]);
      const factor = this.#element('A', [below, i].map(centre));
      return nest([i, j, below], [`${to} += ${this.#product([factor, old])};`]);
    }
    const old = [i, j].map((loop, d) => ({
      loops: [loop],
      shift: d === 0 ? random.integer(1, 2) : random.integer(-1, 1),
    }));
    return nest([i, j], [`${to} += ${this.#element('C', old)} * ${this.#element('A', [i, j].map(centre))};`]);
  }

  #loops(iterators: readonly Iterator[]): readonly Loop[] {
    const loops: Loop[] = [];
    for (const iterator of iterators) loops.push(this.#loop(iterator, loops));
    return loops;
  }

  /** Returns a loop over all values, or over those that bounds or a loop around leave. */
  #loop(iterator: Iterator, around: readonly Loop[] = []): Loop {
    const plain = upTo(iterator, SIZES[iterator]);
    const outer =
      around.length > 0 && this.#random.integer(0, 2) === 0 ? this.#random.pick(around).iterator : undefined;
    if (outer === undefined)
      return this.#random.pick([
        plain,
        plain,
        plain,
        { ...plain, from: '1' },
        { ...plain, while: `${plain.while} - 1` },
      ]);
    return this.#random.pick([
      { ...plain, while: `${plain.while} && ${iterator} <= ${outer}` },
      { ...plain, while: `${plain.while} && ${iterator} < ${outer} + 3` },
      { ...plain, from: outer },
      { ...plain, from: `${outer} + 1` },
    ]);
  }

  #inAnyOrder(loops: readonly Loop[], k: Loop): readonly Loop[] {
    if (loops.some(dependsOnOthers)) return [...loops, k];
    const position = this.#random.integer(0, loops.length);
    return [...loops.slice(0, position), k, ...loops.slice(position)];
  }

  #subscript(loop: Loop): Subscript {
    const shift = this.#random.integer(0, 4) === 0 ? this.#random.integer(-MARGIN, MARGIN) : 0;
    return { loops: [loop], shift, isReversed: this.#random.integer(0, 11) === 0 };
  }

  #ordered(loops: readonly Loop[]): readonly Subscript[] {
    const subscripts = loops.map((loop) => this.#subscript(loop));
    return this.#random.integer(0, 2) === 0 ? subscripts.reverse() : subscripts;
  }

  #product([left, right]: readonly string[]): string {
    const plain = `${left} * ${right}`;
    return this.#random.pick([plain, plain, plain, `alpha * ${plain}`, `-${plain}`, `(${left} - ${right})`]);
  }

  /** Returns an element of an array that has room for it. */
  #element(array: string, subscripts: readonly Subscript[]): string {
    const sizes = subscripts.map(({ loops }) => loops.map(({ size }) => size).join(''));
    const name = [`${this.#prefix}${array}`, ...sizes].join('_');
    // A pointer to one value is an array, too.
    const extents = subscripts.length === 0 ? ['1'] : subscripts.map(extentOf);
    this.#arrays.set(name, extents);
    return `${name}${subscripts.length === 0 ? '[0]' : brackets(subscripts.map(subscriptText))}`;
  }
}

function upTo(iterator: string, size: string): Loop {
  return { iterator, size, from: '0', while: `${iterator} < ${size}` };
}

function centre(loop: Loop): Subscript {
  return { loops: [loop], shift: 0 };
}

/** Returns whether the values of a loop depend on an iterator around. */
function dependsOnOthers({ from, while: condition }: Loop): boolean {
  return !/^\d+$/.test(from) || condition.includes('&&');
}
