import { describe, expect, it } from 'vitest';
import { withImplicitInt } from './implicit-int.js';

describe('withImplicitInt', () => {
  it.each([
    ['main() { return 0; }', 'int main() { return 0; }'],
    ['int n; main(argc, argv) char **argv; { }', 'int n; int main(argc, argv) char **argv; { }'],
    [
      'f(int x) { } static g(a, cmp) int (*cmp)(); { }',
      'int f(int x) { } static int g(a, cmp) int (*cmp)(); { }',
    ],
    ['static count = 0, other; const n = 3;', 'static int count = 0, other; const int n = 3;'],
    [
      'void f() { register i; for (;;) { static k[2]; } }',
      'void f() { register int i; for (;;) { static int k[2]; } }',
    ],
    ['extern f(); extern table[];', 'extern f(); extern int table[];'],
  ])('%s', (text, expected) => {
    expect(withImplicitInt(text, text)).toBe(expected);
  });

  it.each([
    'int main(void) { f(); if (g(1)) { h(); } return 0; }',
    'real f(int x) { return x; } real *g(a) int a; { }',
    'static real x, y; const pair p = {1}; real (f)(int x) { }',
    'real (*f(int x))(int) { return 0; }',
    '__attribute__((noinline)) void f() { } _Static_assert(sizeof(int) == 4, "x");',
    'struct pair { int a; } f(int x) { } struct { int a; } const table[] = {{1}};',
    'int * const p = 0; int const n = 3; int static k;',
    'int x[] = {f(1)}; enum { A, B }; double (v)[3]; int y;',
    '__typeof__(x) f() { } _Atomic(int) n; _Alignas(16) int m;',
    'real (x); struct s { int a; };',
  ])('%s stays as it is', (text) => {
    expect(withImplicitInt(text, text)).toBe(text);
  });

  it('looks only at code, and changes the text', () => {
    const text = '# 1 "p.c"\nsystem() {}\nmain() {}\n';
    const code = '         \n           \nmain() {}\n';
    expect(withImplicitInt(text, code)).toBe('# 1 "p.c"\nsystem() {}\nint main() {}\n');
  });
});
