import { BoxflowError, type Diagnostic, type Scop } from '@boxflow/ir';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { compile } from '../compile.js';

const poly = vi.hoisted(() => ({
  lowered: [] as string[],
  tooComplex: (_: Scop): boolean => false,
  notes: (_: Scop): readonly string[] => [],
}));

/** `lowerScop`, with a count of its calls, with regions that it finds too complex, and with notes that it adds to errors. */
vi.mock('@boxflow/poly', async (original) => {
  const actual = await original<typeof import('@boxflow/poly')>();
  const lowerScop: typeof actual.lowerScop = async (scop, options) => {
    const statements = scop.statements.map(({ text }) => text[0]).join('');
    poly.lowered.push(statements);
    const operations = poly.tooComplex(scop) ? { maxOperations: 1 } : {};
    const notes = poly.notes(scop).map((code): Diagnostic => ({ ...actual.analysedInParts(scop), code }));
    return actual.lowerScop(scop, { ...options, ...operations }).catch((error) => {
      throw new BoxflowError([...error.diagnostics, ...notes]);
    });
  };
  return { ...actual, lowerScop };
});

beforeEach(() => {
  poly.lowered.length = 0;
  poly.tooComplex = () => false;
  poly.notes = () => [];
});

const LOOPS = ['a', 'b', 'c', 'd'].map((array) => `for (int i = 0; i < 99; i++) ${array}[i] = x[i];`);
const DECLARED = 'double a[99], b[99], c[99], d[99], x[99];\n';

async function regionsOf(text: string) {
  const { plans, diagnostics } = await compile({ file: 'f.c', text, cache: false });
  return {
    regions: plans.map(({ name, origin }) => `${name} ${origin}`),
    diagnostics: diagnostics.map(({ code, severity, location }) => `${code} ${severity} ${location?.line}`),
  };
}

describe('a region that is too complex', () => {
  test('is cut in its middle, and its parts are tried', async () => {
    poly.tooComplex = ({ statements }) => statements.length > 2;
    const text = `${DECLARED}void f(void) {\n${LOOPS.join('\n')}\n}\n`;
    expect(await regionsOf(text)).toEqual({
      regions: ['scop0 f.c:3:1', 'scop1 f.c:4:1', 'scop2 f.c:5:1'],
      diagnostics: ['BF2107 note 3'],
    });
    expect(poly.lowered).toEqual(['abcd', 'a', 'b', 'cd']);
  });

  test('that is a loop around several is left to the host, and they are regions', async () => {
    poly.tooComplex = ({ tree }) => tree.kind === 'loop' && tree.body.kind === 'sequence';
    const text = `${DECLARED}void f(void) {\nfor (int t = 0; t < 9; t++) {\n${LOOPS.join('\n')}\n}\n}\n`;
    expect(await regionsOf(text)).toEqual({
      regions: ['scop0 f.c:4:1'],
      diagnostics: ['BF1130 note 3', 'BF2107 note 3'],
    });
    expect(poly.lowered).toEqual(['abcd', 'abcd']);
  });

  test('that is one nest runs sequentially', async () => {
    poly.tooComplex = () => true;
    expect(await regionsOf(`${DECLARED}void f(void) {\n${LOOPS[0]}\n}\n`)).toEqual({
      regions: [],
      diagnostics: ['BF2102 note 3', 'BF3008 warning undefined'],
    });
    expect(poly.lowered).toEqual(['a']);
  });

  test('is not cut if it is marked', async () => {
    poly.tooComplex = () => true;
    const text = `${DECLARED}void f(void) {\n#pragma scop\n${LOOPS.join('\n')}\n#pragma endscop\n}\n`;
    expect((await regionsOf(text)).diagnostics.slice(0, 1)).toEqual(['BF2102 note 4']);
    expect(poly.lowered).toEqual(['abcd']);
  });
});

test('regions behind a cut are lowered once', async () => {
  const serial = 'for (int i = 0; i < 300000; i++) { s = s * 69069u + 1u; big[i] = s; }';
  const parallel = 'for (int i = 0; i < 300000; i++) other[i] = big[i];';
  const text = `unsigned s; double big[300000], other[300000];\n${DECLARED}
void e(void) { ${LOOPS[0]} }
void f(void) { ${serial} ${parallel} }
void g(void) { ${LOOPS[1]} }
`;
  expect((await regionsOf(text)).regions).toEqual(['scop0 f.c:4:16', 'scop2 f.c:5:86', 'scop3 f.c:6:16']);
  expect(poly.lowered).toEqual(['a', 'sbo', 'sb', 'o', 'b']);
});

test('a loop with many scalars of inlined functions stays in the region of the loop around it', async () => {
  const text = `struct vector { double x, y, z; };
struct state { struct vector position, speed; } s[99];
double nearest[99];
static struct vector axpy(double a, struct vector x, struct vector y) {
  return (struct vector){a * x.x + y.x, a * x.y + y.y, a * x.z + y.z};
}
static struct vector force(struct vector p) {
  double r = p.x * p.x + p.y * p.y + p.z * p.z, k = -1 / (r * r), f = 2 * k;
  struct vector a;
  a.x = f * p.x, a.y = f * p.y, a.z = (f + k) * p.z;
  return a;
}
static struct state slope(struct state s) {
  struct state d = {s.speed, force(s.position)};
  return d;
}
static struct state step(struct state s, double h, struct state d) {
  s.position = axpy(h, d.position, s.position);
  s.speed = axpy(h, d.speed, s.speed);
  return s;
}
static struct state advance(struct state s, double h) {
  struct state a = slope(s), b = slope(step(s, h / 2, a)), c = slope(step(s, h / 2, b)), d = slope(step(s, h, c));
  s = step(s, h / 6, a);
  s = step(s, h / 3, b);
  s = step(s, h / 3, c);
  return step(s, h / 6, d);
}
void f(void) {
  for (int t = 0; t < 50; t++) {
    for (int i = 0; i < 99; i++) s[i] = advance(s[i], 0.1);
    for (int i = 1; i < 99; i++)
      if (s[i].position.x < nearest[i]) nearest[i] = s[i].position.x;
  }
}
`;
  expect(await regionsOf(text)).toEqual({ regions: ['scop0 f.c:30:3'], diagnostics: [] });
}, 30_000);

test('a loop of which new orders and reductions are too complex is left to the host if nothing of it is parallel', async () => {
  const loops = 'for (int i = 1; i < 9; i++) a[i] += a[i - 1]; for (int i = 1; i < 9; i++) b[i] += b[i - 1];';
  const text = `${DECLARED}void f(void) {\nfor (int t = 0; t < 9; t++) { ${loops} }\n}\n`;
  const serial = await regionsOf(text);
  expect(serial.diagnostics).toEqual(['BF2101 note 3', 'BF3008 warning undefined']);
  poly.notes = ({ tree }) => (tree.kind === 'loop' && tree.body.kind === 'sequence' ? ['BF2104'] : []);
  const { diagnostics } = await regionsOf(text);
  expect(diagnostics.slice(0, 2)).toEqual(['BF1130 note 3', 'BF2107 note 3']);
});
