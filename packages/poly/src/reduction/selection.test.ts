import { parseUnit } from '@boxflow/frontend-c';
import { describe, expect, it } from 'vitest';
import { type SelectionIn, selectionOf } from './selection.js';

const DECLARATIONS = `#include <math.h>
int v[999], w[999], n; unsigned u[999]; unsigned char c[999]; short h[999]; float f[999]; double x[999], y[999], t[2];
`;

/** Returns what the loop selects for `m`, in its last statement. */
async function selection(type: string, body: string): Promise<SelectionIn | undefined> {
  const text = `${DECLARATIONS}void g(${type} m, int at) { for (int i = 0; i < n; i++) { ${body} } v[0] = (int)m + at; }`;
  const unit = await parseUnit({ file: 'test.c', text });
  const [scop] = unit.scops;
  const statement = scop?.statements.find(({ accesses }) => accesses.some(({ array }) => array === 'm'));
  const array = scop?.arrays.find(({ name }) => name === 'm');
  if (!statement || !array) throw new Error('the program has no region that accesses m');
  return selectionOf(statement, array);
}

const rule = async (type: string, body: string): Promise<string | undefined> => {
  const found = await selection(type, body);
  if (!found) return undefined;
  const names = found.selected.map(({ array }) => array).join();
  const { rule: how } = found;
  return how.kind === 'call'
    ? `${names} ${how.name} ${how.ownFirst ? 'first' : 'last'}`
    : `${names} ${how.kind} ${how.op}`;
};

describe('a selection of floating point', () => {
  it.each([
    ['if (x[i] > m) m = x[i];', 'm when >'],
    ['if (m < x[i]) m = x[i];', 'm when >'],
    ['if (x[i] <= m) m = x[i];', 'm when <='],
    ['m = x[i] > m ? x[i] : m;', 'm when >'],
    ['m = m > x[i] ? m : x[i];', 'm unless >'],
    ['m = x[i] > m ? m : x[i];', 'm unless <'],
    ['m = m >= x[i] ? m : x[i];', 'm unless >='],
    ['if (!(x[i] >= m)) m = x[i];', 'm unless <='],
    ['if (m >= x[i]) continue; m = x[i];', 'm unless >='],
    ['m = fmax(m, x[i]);', 'm fmax first'],
    ['m = fmin(x[i], m);', 'm fmin last'],
    ['m = fmax(fmax(m, x[i]), y[i]);', 'm fmax first'],
    ['m = fmax(y[i], fmax(m, x[i]));', undefined],
    ['m = fmin(fmax(m, x[i]), y[i]);', undefined],
    ['m = fmax(m, m);', undefined],
    ['m = fmax(m + 1, x[i]);', undefined],
    ['if (fabs(x[i] - y[i]) > m) m = fabs(x[i] - y[i]);', 'm when >'],
    ['if (fabs(x[i] - y[i]) > m) m = fabs(y[i] - x[i]);', undefined],
    ['if (x[v[i]] > m) m = x[v[i]];', 'm when >'],
    ['if (x[v[i]] > m) m = x[w[i]];', undefined],
    ['if (f[i] > m) m = f[i];', 'm when >'],
    ['if (v[i] > m) m = v[i];', 'm when >'],
    ['if (x[i] > m) { m = x[i]; at = i; }', 'm,at when >'],
    ['if (x[i] > m) { at = i * v[i] / 3; m = x[i]; }', 'm,at when >'],
    ['if (v[i] && x[i] > m && w[i] > 2) { m = x[i]; at = i; }', 'm,at when >'],
    ['if (x[i] > m && 8 / v[i] > 2) m = x[i];', undefined],
    ['if (8 / v[i] > 2 && x[i] > m) m = x[i];', 'm when >'],
    ['if (v[i]) { if (x[i] > m) m = x[i]; }', 'm when >'],
    ['if (x[i] > m) { m = x[i]; at = at + 1; }', undefined],
    ['if (x[i] > m) { m = x[i]; at = 8 / v[i]; }', undefined],
    ['if (x[i] > m) { m = x[i]; at = v[w[i]]; }', undefined],
    ['if (x[i] > m) m = x[i]; else at = i;', undefined],
    ['if (x[i] > m && i > at) { m = x[i]; at = i; }', undefined],
    ['if (x[i] > m || v[i]) m = x[i];', undefined],
    ['if (x[i] > m) m = y[i];', undefined],
    ['if (x[i] > m + 1) m = x[i];', undefined],
    ['if (x[i] != m) m = x[i];', undefined],
    ['if (v[i]) m = x[i];', undefined],
  ])('%s', async (body, expected) => {
    expect(await rule('double', body)).toBe(expected);
  });

  it.each([
    ['float', 'if (f[i] > m) m = f[i];', 'm when >'],
    ['float', 'if (fabs(f[i]) > m) m = fabs(f[i]);', 'm when >'],
    ['float', 'm = fmaxf(m, f[i]);', 'm fmaxf first'],
    ['float', 'm = fmax(m, -fabs(f[i]));', 'm fmax first'],
    ['float', 'if (x[i] > m) m = x[i];', undefined],
    ['float', 'm = fmax(m, x[i]);', undefined],
    ['double', 'm = fmaxf(m, f[i]);', undefined],
    ['float', 'if (v[i] > m) m = v[i];', 'm when >'],
    ['float', 'if (v[i] > (double)m) m = v[i];', undefined],
  ])('of %s: %s', async (type, body, expected) => {
    expect(await rule(type, body)).toBe(expected);
  });
});

describe('a selection of integers', () => {
  it.each([
    ['int', 'if (v[i] > m) m = v[i];', 'm when >'],
    ['int', 'm = m > v[i] ? m : v[i];', 'm when >='],
    ['int', 'm = m <= v[i] ? m : v[i];', 'm when <'],
    ['int', 'if (c[i] > m) m = c[i];', 'm when >'],
    ['unsigned char', 'm = c[i] > m ? c[i] : m;', 'm when >'],
    ['unsigned char', 'if (v[i] > m) m = v[i];', undefined],
    ['short', 'if (h[i] < m) m = h[i];', 'm when <'],
    ['int', 'if (u[i] > m) m = u[i];', undefined],
    ['unsigned', 'if (v[i] > m) m = v[i];', 'm when >'],
    ['long', 'if (v[i] > m) m = v[i];', 'm when >'],
    ['int', 'if (x[i] > m) m = x[i];', undefined],
  ])('of %s: %s', async (type, body, expected) => {
    expect(await rule(type, body)).toBe(expected);
  });
});
