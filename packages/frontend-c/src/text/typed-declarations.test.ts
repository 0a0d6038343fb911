import { describe, expect, it } from 'vitest';
import { withTypedDeclarations } from './typed-declarations.js';

const TYPES =
  'typedef double real; typedef struct node { int left; } node, *link; typedef real row[4]; ' +
  'typedef double (*op)(double input); typedef real (*rows)[4]; typedef int test(int number); ';

describe('withTypedDeclarations', () => {
  it.each([
    ['void f() { real (*a)[W] = h, (*b)[W]; }', 'void f() { auto real (*a)[W] = h, (*b)[W]; }'],
    ['void f() { g(); real (b) = 3, (c)[4]; }', 'void f() { g(); auto real (b) = 3, (c)[4]; }'],
    ['void f() { if (x) { node (*p); } }', 'void f() { if (x) { auto node (*p); } }'],
    ['struct node; void f() { node (*p); }', 'struct node; void f() { auto node (*p); }'],
    ['void f() { for (row (*p)[2] = h;;) ; }', 'void f() { for (auto row (*p)[2] = h;;) ; }'],
    [
      'void f() { _Bool (*p)[4] = g; _Bool q = (_Bool)(*r); }',
      'void f() { auto _Bool (*p)[4] = g; _Bool q = (_Bool)(*r); }',
    ],
    ['void f() { g(({ real (*a) = h; *a; })); }', 'void f() { g(({ auto real (*a) = h; *a; })); }'],
    ['op (*a); rows (*b), c;', '__attribute__(()) op (*a); __attribute__(()) rows (*b), c;'],
    ['test (*t) = g; link (*l);', '__attribute__(()) test (*t) = g; __attribute__(()) link (*l);'],
  ])('%s', (text, expected) => {
    expect(withTypedDeclarations(TYPES + text, TYPES + text)).toBe(TYPES + expected);
  });

  it.each([
    'void f() { left(*p); input(*p); number(*p); W(*p); }',
    'struct s { real (*a)[W]; struct { real (*b)[W]; real (*c); } t; };',
    'void f(real (*a)[W]) { x = (real (*)[W])a; const real (*b)[W] = a; }',
    'void f(void (*real)(int)) { real (x); }',
    'void f() { op g = h, real = h; real (x); }',
    'void f() { op g = h, real, i = h; real (x); }',
    'static void real(int x); void f() { real (x); }',
    'typedef int mode __attribute__((mode(word))); void f() { __attribute__((fallthrough)); }',
    'real *g(int n); void f() { real *a = g(n); a = g(real (*b)); }',
  ])('%s stays as it is', (text) => {
    expect(withTypedDeclarations(TYPES + text, TYPES + text)).toBe(TYPES + text);
  });

  it('looks only at code for declarations, and at all text for types', () => {
    const text = 'typedef float real; real (*a)[2];\nreal (*b)[2];';
    const code = '                                 \nreal (*b)[2];';
    expect(withTypedDeclarations(text, code)).toBe(
      'typedef float real; real (*a)[2];\n__attribute__(()) real (*b)[2];',
    );
  });
});
