import { Random } from './random.js';

/*
 * Statements of the host that use arrays which regions leave on devices, in the ways that C programs are spelled: with parentheses
 * when none are needed, casts, commas, conditional expressions, and macros that stand for all of these. Each has one value, whatever
 * the order of evaluation, and no subscript is out of bounds.
 */

/** How deep expressions are. */
const DEPTH = 3;

/** The variables that subscripts are computed from, and their values. */
const INDICES = { a: 1, b: 2, c: 3, d: 5 } as const;

/** Declares everything that a statement of {@link generateSpelling} uses. Elements are from 0 to 16 after `step`. */
const SPELLING_PRELUDE = `#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#define AT(a, i) ((a)[(i)])
#define AT2(a, i, j) ((a)[(i)][(j)])
#define ROW(a, i) (a)[(i)]
#define STAR(p, i) (*((p) + (i)))
#define MAX(x, y) ((x) > (y) ? (x) : (y))
#define MIN(x, y) ((x) < (y) ? (x) : (y))
#define CLAMP(x, low, high) MIN(MAX(x, low), high)
#define SQUARE(x) ((x) * (x))
#define PICK(c, x, y) (c) ? (x) : (y)
#define LAST(x, y) ((void)(x), (y))
#define CONVERT(type, x) ((type)(x))
#define PLAIN(x) x
#define SET(place, x) ((place) = (x))
#define SET_BOTH(p, q, x) do { (p) = (x); (q) = (x) + 1; } while (0)
#define PUT(x) printf("%d\\n", (x))
#define EACH(i, n) for ((i) = 0; (i) < (n); (i)++)

typedef int number;
typedef double real;
struct pair { int m[12]; int w; };

static int h[24], u[4][6];
static double v[24];
static struct pair s, *sp = &s;
static int *p;

static void step(int k) {
  for (int i = 0; i < 24; i++) h[i] = (h[i] * 5 + i + k) % 17;
  for (int i = 0; i < 24; i++) v[i] = (h[i] + k) % 17;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 6; j++) u[i][j] = (h[6 * i + j] + k * j) % 17;
  for (int i = 0; i < 12; i++) s.m[i] = (h[i] + h[23 - i]) % 17;
  for (int i = 0; i < 24; i++) p[i] = (h[i] * 3 + k) % 17;
}

static int total(int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) sum += h[i];
  return sum;
}

static int same(int x) { return x; }

static void show(void) {
  int i, sum = 0;
  EACH(i, 24) sum = (sum * 3 + (h)[i] + (int)(v)[(i)] + AT(p, i) + AT2(u, i / 6, i % 6) + s.m[i / 2]) % 10007;
  PUT(sum);
}
`;

/** Regions of a function's own, by the number of the function. */
const OWN: Readonly<Record<number, readonly string[]>> = {
  0: ['  for (int i = 0; i < 8; i++) own[i] = i + n;'],
  1: ['  int i;', '  (i) = 0;', '  while ((i) < 8) { (own)[(i)] = (i) + n; (i)++; }'],
};

/** Prints a C program that executes the statements, from the one that its first argument gives. */
export function printSpellings(statements: readonly string[]): string {
  const functions = statements.map((statement, k) =>
    [
      `/* seed ${k} */`,
      `static void spelling_${k}(number n) {`,
      '  int a = 1, b = 2, c = 3, d = 5, t = n;',
      '  int own[8] = {n};',
      ...(OWN[k % 4] ?? []),
      `  step(${k % 13});`,
      `  ${statement}`,
      '  PUT(t + own[n] + a + b + c + d);',
      '  show();',
      '}',
    ].join('\n'),
  );
  const calls = statements.map((_, k) => `  if (first <= ${k}) { printf("== ${k}\\n"); spelling_${k}(4); }`);
  return [
    SPELLING_PRELUDE,
    functions.join('\n\n'),
    '',
    'int main(int argc, char **argv) {',
    '  int first = argc > 1 ? atoi(argv[1]) : 0;',
    '  p = calloc(24, sizeof *p);',
    ...calls,
    '  free(p);',
    '  return 0;',
    '}',
    '',
  ].join('\n');
}

/** Returns the statement of a seed. */
export function generateSpelling(seed: number): string {
  return new Spelling(new Random(seed)).statement();
}

class Spelling {
  constructor(private readonly random: Random) {}

  statement(): string {
    const value = () => this.value(DEPTH);
    switch (this.random.integer(0, 18)) {
      case 0:
      case 1:
      case 2:
        return `printf("%d\\n",${value()});`;
      case 3:
        return `PUT(${value()});`;
      case 4:
        return `(printf)("%d %d\\n",${value()},${value()});`;
      case 5:
        return `${this.place()} = ${value()};`;
      case 6:
        return `${this.place()} ${this.random.pick(['+=', '-=', '|=', '^='])} ${value()};`;
      case 7:
        return `${this.place()}${this.random.pick(['++', '--'])};`;
      case 8:
        return `SET(${this.place()}, ${value()});`;
      case 9:
        return `SET_BOTH(${this.place()}, ${this.place()}, ${value()});`;
      case 10:
        return `if (${value()}) ${this.place()} = ${value()}; else PUT(${value()});`;
      case 11:
        return `for (t = 0; (t) < 3 && ${value()} > 1; (t)++) PUT(${value()});`;
      case 12:
        return `while ((t)-- > 0 && (${value()}, t > 1)) step((t));`;
      case 13:
        return `{ number x = ${value()}, y[2] = {${value()}, ${value()}}; t = (x) + (y)[0] - (y)[1]; }`;
      case 14:
        return `switch (${value()} & 1) { case 0: PUT(${value()}); break; default: (t) = ${value()}; }`;
      case 15:
        return `(t) = ${value()}, ${this.place()} = (t);`;
      case 16:
        return `assert(${value()} || (t) == t);`;
      case 17:
        return `(void)${this.value(0)}; fprintf(stdout, "%d\\n", ${value()});`;
      default:
        return `if (${value()} == 1000000) exit(${value()}); do (t)--; while (${value()} < (t) && (t) > 0);`;
    }
  }

  /** An expression of type `int`. */
  private value(depth: number): string {
    return this.inParentheses(depth === 0 ? this.leaf() : this.compound(depth - 1));
  }

  private compound(depth: number): string {
    const value = () => this.value(this.random.integer(0, depth));
    const pick = <T>(choices: readonly T[]) => this.random.pick(choices);
    switch (this.random.integer(0, 14)) {
      case 0:
      case 1:
        return `(${value()} ${pick(['+', '-', '&', '|', '^', '==', '<', '&&', '||'])} ${value()})`;
      case 2:
        return `(${value()} - ${this.name()} * ${pick([2, 3])})`;
      case 3:
        return `${pick(['MAX', 'MIN', 'LAST'])}(${value()}, ${value()})`;
      case 4:
        return `CLAMP(${value()},\n    ${value()}, ${value()})`;
      case 5:
        return `(PICK(${value()}, ${value()}, ${value()}))`;
      case 6:
        return `(${value()} ? ${value()} : ${value()})`;
      case 7:
        return `(${value()}, ${value()})`;
      case 8:
        return `(${pick(['int', 'number', 'number)(real', 'int)(long'])})${this.value(0)}`;
      case 9:
        return `CONVERT(${pick(['int', 'number'])}, ${value()})`;
      case 10:
        return `${pick(['-', '!', '~', '+'])}${this.value(0)}`;
      case 11:
        return `${pick(['same', '(same)'])}(${value()})`;
      case 12:
        return `(int)sizeof ${pick(['(h)[0]', '(number)', '((h)[0])'])}`;
      case 13:
        return `({ int x = ${value()}; (x) - 1; })`;
      default:
        return `PLAIN(${value()})`;
    }
  }

  private leaf(): string {
    switch (this.random.integer(0, 9)) {
      case 0:
        return this.name();
      case 1:
        return String(this.random.integer(0, 9));
      case 2:
        if (!this.random.once(4)) return this.place();
        return `total(${this.index(20)})`;
      case 3:
        return `(int)${this.real()}`;
      case 4:
        return `SQUARE(${this.place()} & 7)`;
      default:
        return this.place();
    }
  }

  /** An `int` that may be assigned to, of an array that regions write. */
  private place(): string {
    switch (this.random.integer(0, 5)) {
      case 0:
        return this.element('h', 24);
      case 1:
        return this.element('p', 24);
      case 2:
        return this.element('own', 8);
      case 3:
        return this.elementOfRows();
      case 4:
        return this.element(this.random.pick(['s.m', '(s).m', '(&s)->m', 'sp->m', '(*sp).m', '(sp)->m']), 12);
      default:
        return this.random.pick(['s.w', '(s).w', '(sp)->w', 't', '(t)']);
    }
  }

  private real(): string {
    return this.element('v', 24);
  }

  private element(array: string, count: number): string {
    const index = this.index(count);
    const spellings = [
      `${array}[${index}]`,
      `(${array})[${index}]`,
      `((${array}))[${index}]`,
      `AT(${array}, ${index})`,
      `ROW(${array}, ${index})`,
      `STAR(${array}, ${index})`,
      `(*(${array} + ${index}))`,
      `(*((${array}) + ${index}))`,
      `(*&(${array})[${index}])`,
      `(&(${array})[0])[${index}]`,
      `(${index})[${array}]`,
      `(*${array})`,
    ];
    return this.inParentheses(this.random.pick(spellings));
  }

  private elementOfRows(): string {
    const [i, j] = [this.index(4), this.index(6)];
    return this.random.pick([
      `u[${i}][${j}]`,
      `(u)[${i}][${j}]`,
      `(u[${i}])[${j}]`,
      `((u)[${i}])[(${j})]`,
      `AT2(u, ${i}, ${j})`,
      `AT(ROW(u, ${i}), ${j})`,
      `AT(AT(u, ${i}), ${j})`,
      `(*((u)[${i}] + ${j}))`,
      `(*(*(u + ${i}) + ${j}))`,
    ]);
  }

  /** A subscript below `count`, which is at least 4. */
  private index(count: number): string {
    const names = Object.entries(INDICES);
    const [name, value] = this.random.pick(names.filter(([, each]) => each < count));
    const [other, subtracted] = this.random.pick(names.filter(([, each]) => each <= value));
    const left = count - 1 - value;
    const added = this.random.integer(0, left);
    return this.random.pick([
      String(this.random.integer(0, count - 1)),
      name,
      `(${name})`,
      `(${name}) + ${added}`,
      `(${name}) - ${other} * 1`,
      `((${name})) - ${other}`,
      `(${name}) - (${other}) + ${Math.min(subtracted, 3)}`,
      `MIN(${name}, ${other})`,
      `(int)(${name})`,
      `CONVERT(number, ${name})`,
      `((${other}) > ${name} ? 0 : (${name}))`,
    ]);
  }

  private name(): string {
    return this.inParentheses(this.random.pick(Object.keys(INDICES)));
  }

  private inParentheses(text: string): string {
    return this.random.once(3) ? `(${text})` : text;
  }
}
