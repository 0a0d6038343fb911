import { type ElementType, ROWS, TABLE } from './program.js';

/** Returns the functions for an element type. Some are regions; the others move pointers. */
const usingArrays = (type: ElementType): readonly string[] => [
  `static void poke_${type}(${type} *p, long k, int by) { p += k; *p++ += by; }`,
  `static ${type} *place_${type}(${type} *p, long k) { return p + k; }`,
  `static void step_${type}(${type} *p, long count, int by) {`,
  '  for (long k = 0; k < count; k++) p[k] = p[k] + by;',
  '}',
  `static ${type} sum_${type}(const ${type} *p, long count) {`,
  `  ${type} sum = 0;`,
  '  for (long k = 0; k < count; k++) sum = sum + p[k];',
  '  return sum;',
  '}',
  `static int order_${type}(const void *a, const void *b) {`,
  `  const ${type} x = *(const ${type} *)a, y = *(const ${type} *)b;`,
  '  return (x > y) - (x < y);',
  '}',
  `static void apply_${type}(void (*f)(${type} *, long, int), ${type} *p, long count) { f(p, count, 2); }`,
];

const TYPES: readonly ElementType[] = ['int', 'long', 'float', 'double'];

/** The text that all programs of a file share: functions that give their arrays values and print them. */
export const PRELUDE: readonly string[] = [
  '#include <stdio.h>',
  '#include <stdlib.h>',
  '#include <string.h>',
  '',
  // Pointers that move keep these loops out of any region.
  'static void boundary(void) { puts("boundary"); }',
  'static void fill_table(int *p, long count) {',
  `  for (int k = 0; k < count; k++) *p++ = (k * k + k / 2) % ${TABLE.values};`,
  '}',
  'static void fill_rows(int *p, long count) {',
  `  for (int k = 0; k < count; k++) *p++ = k * 2 / 3 * ${ROWS.longest} < ${ROWS.end} ? k * 2 / 3 * ${ROWS.longest} : ${ROWS.end};`,
  '}',
  ...TYPES.flatMap((type) => [
    `static void fill_${type}(${type} *p, long count, int salt) {`,
    '  for (; count > 0; count--, salt = (salt * 13 + 7) % 1000) *p++ = salt % 29 - 9;',
    '}',
    `static void dump_${type}(const char *name, const ${type} *p, long count) {`,
    '  for (printf("%s", name); count > 0; count--) printf(" %.17g", (double)*p++);',
    '  puts("");',
    '}',
    ...usingArrays(type),
  ]),
];
