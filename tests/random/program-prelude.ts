import { type ElementType, TABLE } from './program.js';

const TYPES: readonly ElementType[] = ['int', 'long', 'float', 'double'];

/** What all programs of a file share: the functions that give their arrays values and print them. */
export const PRELUDE: readonly string[] = [
  '#include <stdio.h>',
  '#include <stdlib.h>',
  '',
  // Pointers that move keep these loops out of any region.
  'static void boundary(void) { puts("boundary"); }',
  'static void fill_table(int *p, long count) {',
  `  for (int k = 0; k < count; k++) *p++ = (k * k + k / 2) % ${TABLE.values};`,
  '}',
  ...TYPES.flatMap((type) => [
    `static void fill_${type}(${type} *p, long count, int salt) {`,
    '  for (; count > 0; count--, salt = (salt * 13 + 7) % 1000) *p++ = salt % 29 - 9;',
    '}',
    `static void dump_${type}(const char *name, const ${type} *p, long count) {`,
    '  for (printf("%s", name); count > 0; count--) printf(" %.17g", (double)*p++);',
    '  puts("");',
    '}',
  ]),
];
