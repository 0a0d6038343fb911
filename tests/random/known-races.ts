import type { ElementType } from './program.js';
import type { Random } from './random.js';

/*
 * Loops whose iterations must stay in order, for reasons that are known because they were put there, and twins that differ only in
 * the race. Each is a program of a file of `printFile`.
 */

/** A function with one loop, and how it is called. */
interface RacyLoop {
  /** Its parameters after `int n, T *A, T *B, const int *S`. */
  readonly parameters?: string;
  readonly body: readonly string[];
  /** Its arguments, if they are not the arrays of these names. */
  readonly arguments?: string;
}

/** The names of a program that a loop may use. */
interface Names {
  readonly type: ElementType;
  readonly prefix: string;
  /** A new value of the type from a value and a second one; it depends on both. */
  readonly next: (value: string, other: string) => string;
}

type Form = (random: Random, hasRace: boolean, names: Names) => RacyLoop;

const COLUMNS = 6;

/** All forms; twins of those that have one run in parallel. */
export const RACES: Readonly<Record<string, { readonly form: Form; readonly hasTwin: boolean }>> = {
  recurrence: { form: recurrence, hasTwin: true },
  'running value': { form: runningValue, hasTwin: true },
  'scattered elements': { form: scattered, hasTwin: true },
  'scattered updates': { form: updated, hasTwin: true },
  'selected elements': { form: selected, hasTwin: true },
  'overlapping arguments': { form: overlapping, hasTwin: true },
  'overlapping members': { form: overlappingMembers, hasTwin: true },
  'overlapping rows': { form: overlappingRows, hasTwin: true },
  'rows of data-dependent length': { form: rowsOfData, hasTwin: true },
  'place with a count': { form: placeWithCount, hasTwin: false },
  'subscript that wraps': { form: wrapped, hasTwin: false },
  'unknown stride': { form: unknownStride, hasTwin: false },
};

/** Returns the lines of a program with a race of this form, or of its twin. */
export function racyProgram(
  name: string,
  random: Random,
  hasRace: boolean,
  index: number,
): readonly string[] {
  const type = random.pick(['int', 'long', 'float', 'double'] as const);
  const prefix = `p${index}_`;
  const isFloating = type === 'float' || type === 'double';
  const next = (value: string, other: string) =>
    isFloating ? `${value} * 0.5f + ${other}` : `(${value} * 3 + ${other}) % 1009`;
  const { form } = RACES[name]!;
  const loop = form(random, hasRace, { type, prefix, next });
  const [before, own] = splitAt(loop.body, (line) => line === '');
  const n = random.integer(100, 200);
  const elements = n * COLUMNS + 300;
  return [
    `/* seed ${index}: ${name}${hasRace ? '' : ', without'} */`,
    ...before,
    `static int ${prefix}kernel(int n, ${loop.parameters ?? `${type} *A, ${type} *B, const int *S`}) {`,
    ...own.map((line) => `  ${line}`),
    '  return 0;',
    '}',
    `static void ${prefix}run(void) {`,
    ...['A', 'B'].map((array) => `  ${type} *${array} = malloc(${elements} * sizeof(${type}));`),
    `  int *S = malloc(${elements} * sizeof(int)), *R = malloc(${elements} * sizeof(int));`,
    ...['A', 'B'].map((array, salt) => `  fill_${type}(${array}, ${elements}, ${salt + 3});`),
    `  fill_table(S, ${elements});`,
    `  fill_rows(R, ${elements});`,
    `  printf("%d\\n", ${prefix}kernel(${n}, ${loop.arguments ?? 'A, B, S'}));`,
    ...['A', 'B'].map((array) => `  dump_${type}("${array}", ${array}, ${elements});`),
    ...['A', 'B', 'S', 'R'].map((array) => `  free(${array});`),
    '}',
  ];
}

/** Returns the lines before and after the first that is found; all are after it if none is. */
function splitAt(
  lines: readonly string[],
  isFound: (line: string) => boolean,
): [readonly string[], readonly string[]] {
  const at = lines.findIndex(isFound);
  return [lines.slice(0, Math.max(0, at)), lines.slice(at + 1)];
}

/** Returns a loop over `i`, with its subscript spelled in one of several ways. */
function loopAt(random: Random, subscript: string, statement: (at: string) => string): readonly string[] {
  switch (random.pick(['inside', 'block', 'function'] as const)) {
    case 'inside':
      return [`for (int i = 0; i < n; i++) ${statement(subscript)}`];
    case 'block':
      return ['for (int i = 0; i < n; i++) {', `  int at = ${subscript};`, `  ${statement('at')}`, '}'];
    case 'function':
      return ['int i, at;', 'for (i = 0; i < n; i++) {', `  at = ${subscript};`, `  ${statement('at')}`, '}'];
  }
}

function recurrence(random: Random, hasRace: boolean, { next }: Names): RacyLoop {
  const subscript = hasRace ? `i + ${random.integer(1, 3)}` : 'i';
  return { body: loopAt(random, subscript, (at) => `A[${at}] = ${next('A[i]', 'B[i]')};`) };
}

function runningValue(random: Random, hasRace: boolean, { type, next }: Names): RacyLoop {
  const isOutside = random.once(2);
  const value = hasRace ? next('s', 'B[i]') : next('B[i]', 'B[i + 1]');
  const declared = hasRace ? `${type} s = 1;` : isOutside ? `${type} s;` : '';
  const type_ = declared === '' ? `${type} ` : '';
  return {
    body: [
      ...(declared ? [declared] : []),
      `for (int i = 0; i < n; i++) { ${type_}s = ${value}; A[i] = s; }`,
    ],
  };
}

function scattered(random: Random, hasRace: boolean): RacyLoop {
  const subscript = `S[i${random.once(2) ? ' + 1' : ''}]`;
  return { body: loopAt(random, subscript, (at) => (hasRace ? `A[${at}] = B[i];` : `A[i] = B[${at}];`)) };
}

function updated(random: Random, hasRace: boolean, { next }: Names): RacyLoop {
  const element = (at: string) =>
    hasRace ? `A[${at}] = ${next(`A[${at}]`, 'B[i]')};` : `A[i] = ${next(`B[${at}]`, 'B[i]')};`;
  return { body: loopAt(random, 'S[i]', element) };
}

function selected(random: Random, hasRace: boolean): RacyLoop {
  const condition = `if (B[i] > ${random.integer(-3, 3)})`;
  if (!hasRace) return { body: [`for (int i = 0; i < n; i++) ${condition} A[i] = B[i];`] };
  return { body: ['int k = 0;', `for (int i = 0; i < n; i++) ${condition} A[k++] = B[i];`] };
}

function overlapping(random: Random, hasRace: boolean, { next }: Names): RacyLoop {
  const body = loopAt(random, 'i', (at) => `A[${at}] = ${next('B[i]', 'i')};`);
  return hasRace ? { body, arguments: `A + ${random.integer(1, 3)}, A, S` } : { body };
}

function overlappingMembers(random: Random, hasRace: boolean, { type, prefix, next }: Names): RacyLoop {
  const isPointer = random.once(2);
  const s = isPointer ? 's->' : 's.';
  const box = `(struct ${prefix}box){${hasRace ? `A + ${random.integer(1, 3)}, A` : 'A, B'}}`;
  return {
    parameters: `struct ${prefix}box ${isPointer ? '*' : ''}s`,
    body: [
      `struct ${prefix}box { ${type} *a; const ${type} *b; };`,
      '',
      ...loopAt(random, 'i', (at) => `${s}a[${at}] = ${next(`${s}b[i]`, 'i')};`),
    ],
    arguments: `${isPointer ? '&' : ''}${box}`,
  };
}

/** Rows that are narrower than what the loop uses of them. */
function overlappingRows(random: Random, hasRace: boolean, { type, next }: Names): RacyLoop {
  const width = hasRace ? random.integer(1, COLUMNS - 1) : COLUMNS;
  return {
    parameters: `${type} *A, int w`,
    body: [
      'for (int i = 0; i < n; i++)',
      `  for (int j = 0; j < ${COLUMNS}; j++) A[i * w + j] = ${next('A[i * w + j]', 'i')};`,
    ],
    arguments: `A, ${width}`,
  };
}

/** Every row meets others in the elements that data chooses, or has an element of its own. */
function rowsOfData(random: Random, hasRace: boolean, { type, next }: Names): RacyLoop {
  const to = hasRace ? 'A[S[k]]' : 'A[i]';
  const end = random.once(2) ? 'R[i + 1]' : 'R[i] + 2';
  return {
    parameters: `${type} *A, const ${type} *B, const int *S, const int *R`,
    body: [
      `for (int i = 0; i < n; i++)`,
      `  for (int k = R[i]; k < ${end}; k++) ${to} = ${next(to, 'B[k]')};`,
    ],
    arguments: 'A, B, S, R',
  };
}

/** How often the maximum is replaced depends on the order. */
function placeWithCount(random: Random, _hasRace: boolean, { type }: Names): RacyLoop {
  const comparison = random.pick(['>', '>=', '<']);
  const replaced = `if (B[i] ${comparison} m) { m = B[i]; count++; }`;
  return {
    body: [`${type} m = B[0];`, 'int count = 0;', `for (int i = 0; i < n; i++) ${replaced}`, 'A[0] = count;'],
  };
}

function wrapped(random: Random): RacyLoop {
  const by = random.integer(3, 9);
  return {
    body: ['for (int i = 0; i < n; i++) {', `  unsigned char at = i * ${by};`, '  A[at] = B[i];', '}'],
  };
}

function unknownStride(random: Random, _hasRace: boolean, { type }: Names): RacyLoop {
  return {
    parameters: `${type} *A, const ${type} *B, int w`,
    body: loopAt(random, 'i * w', (at) => `A[${at}] = B[i];`),
    arguments: 'A, B, 0',
  };
}
