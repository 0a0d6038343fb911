import type { HostAction } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { parseUnit } from '../parse-unit.js';

const LOOP = 'for (int i = 0; i < 100; i++) a[i] = a[i] + 1;';
const HEAD =
  'static double a[100], b[100]; static int n; int other(void); int printf(const char *, ...);' +
  'typedef struct file FILE; extern FILE *stderr; static FILE *file;';

/** `line: form: actions` of every announcement, and whether each region may leave arrays on devices. */
async function announcementsIn(text: string): Promise<readonly string[]> {
  const { scops, announcements, text: preprocessed } = await parseUnit({ file: 'p.c', text });
  return [
    ...(announcements ?? []).map(({ range: [begin], form, actions }) => {
      const line = preprocessed.slice(0, begin).split('\n').length;
      const lines = preprocessed
        .split('\n')
        .slice(0, line)
        .filter((each) => !each.startsWith('#'));
      return `${lines.length}: ${form}: ${actions.map(actionText).join('; ')}`;
    }),
    ...scops.map(({ host }) => (host ? 'keeps' : 'keeps nothing')),
  ];
}

function actionText(action: HostAction): string {
  switch (action.kind) {
    case 'access':
      return `${action.access} ${action.memory ? `${action.memory.address}, ${action.memory.size}` : 'anything'}`;
    case 'stream':
      return `stream ${action.stream}`;
    case 'freed':
      return `free ${action.block}`;
    case 'begin':
      return `begin ${action.caller}`;
    case 'handshake':
      return 'handshake';
  }
}

/** A main function with a region before these lines, and what its announcements are without the first and the last. */
async function between(lines: string, head = ''): Promise<readonly string[]> {
  const all = await announcementsIn(
    `${HEAD}${head}\nint main(void) { double s = 0; int k = 1;\n${LOOP}\n${lines}\nreturn 0; }\n`,
  );
  const last = lines.split('\n').length + 4;
  expect(all).toContain('2: point: begin none');
  expect(all).toContain(`${last}: statement: write anything`);
  expect(all).toContain('keeps');
  return all.filter(
    (each) => !/^(?:2: point|\d+: statement: write anything$)|^keeps/.test(each) || each.startsWith('4'),
  );
}

it.each([
  ['s += a[k];', ['4: statement: read &(a[k]), sizeof(a[k])']],
  ['printf("%g",(a)[k]);', ['4: statement: read &(a [k]), sizeof(a [k])']],
  ['(a)[0] = ((a))[1];', ['4: statement: write &(a [0]), sizeof(a [0]); read &(a [1]), sizeof(a [1])']],
  ['a[0] = s;', ['4: statement: write &(a[0]), sizeof(a[0])']],
  ['s = k[a]++;', ['4: statement: write anything']],
  ['s += k; n = 3;', []],
  ['s = a[100 / k];', ['4: statement: read &a, sizeof(a)']],
  ['s = a[n * k % 7 + 1];', ['4: statement: read &(a[n * k % 7 + 1]), sizeof(a[n * k % 7 + 1])']],
  ['for (int i = 0; i < k; i++) { s += a[i]; printf("x"); }', ['4: statement: read &a, sizeof(a)']],
  ['double t = b[1];', ['4: declaration: read &(b[1]), sizeof(b[1])']],
  ['if (k) s = 1; else s = a[1];', ['4: lone-statement: read &(a[1]), sizeof(a[1])']],
  ['if (a[0] > 1) s = 1;', ['4: statement: read &(a[0]), sizeof(a[0])']],
  ['other();', ['4: statement: write anything']],
  ['if (a[0] > 1) abort();', ['4: statement: read &(a[0]), sizeof(a[0])', '4: expression: write anything']],
  ['k ? (void)0 : exit(other());', ['4: statement: write anything', '4: expression: write anything']],
  ['s = ({ double t = a[k]; t > 1 ? t : 1; });', ['4: statement: read &(a[k]), sizeof(a[k])']],
  ['fputs("x", stderr);', []],
  ['fputs("x", file);', ['4: expression: stream file']],
  ['s += fprintf(k ? file : 0, "x");', ['4: statement: write anything']],
  ['fflush(0);', ['4: statement: write anything']],
  ['printf("%d %g", n, s);', []],
  ['printf("%g", a[0]);', ['4: statement: read &(a[0]), sizeof(a[0])']],
  ['s = sizeof a[0];', []],
  ['s = sizeof(double[(int)a[0]]);', ['4: statement: read &(a[0]), sizeof(a[0])']],
  ['typedef double row[(int)a[0]];', ['4: declaration: read &(a[0]), sizeof(a[0])']],
])('%j is announced', async (line, expected) => {
  expect(await between(line)).toEqual(expected);
});

it.each([
  ['double *p = a;\ns = p[k + 1];', ['5: statement: read &(p[k + 1]), sizeof(p[k + 1])']],
  ['double *p = a;\ns = p[k++];', ['5: statement: read anything']],
  ['double *p = a;\ns = p[other()];', ['5: statement: write anything']],
  ['double *p = a;\nwhile (k < 3) s += p[k++];', ['5: statement: read anything']],
  ['double *p = a;\n*p = 1;', ['5: statement: write &(*p), sizeof(*p)']],
  ['double *p[2] = {a};\np[0][1] = 1;', ['5: statement: write anything']],
  ['double *q, **p = &q;\nif (k && **p) s = 1;', ['5: statement: read anything']],
  ['double (*p)[5] = (double (*)[5])a;\np[1][2] = 1;', ['5: statement: write &(p[1][2]), sizeof(p[1][2])']],
])('what is behind a pointer is certain or anything: %j', async (lines, expected) => {
  const all = await announcementsIn(
    `${HEAD}\nint main(void) { double s = 0; int k = 1;\n${LOOP}\n${lines}\nreturn s; }\n`,
  );
  expect(all.filter((each) => each.startsWith('5:'))).toEqual(expected);
});

it.each([
  ['memset(a + 1, 0, 8);', ['4: statement: write anything']],
  ['memset(a, n - 1, sizeof a);', ['4: statement: write &a, sizeof(a)']],
  ['double *p;\nmemset(p = a, 0, 8);', ['5: statement: write anything']],
  ['unsigned long u = (unsigned long)a;\nmemset((void *)u, 0, 8);', ['5: statement: write anything']],
  ['__auto_type p = a;\nmemset(p + 1, 0, 8);', ['5: statement: write anything']],
  ['printf("%d" "%n", k, &n);', ['4: statement: write anything']],
  ['char c[4] = "abc";\nmemset(strchr(c, k), 0, 1);', ['5: statement: write anything']],
])(
  'an argument of a library function is an address unless it is certainly none: %j',
  async (lines, expected) => {
    const all = await announcementsIn(
      `${HEAD} void *memset(void *, int, unsigned long); char *strchr(const char *, int);\n` +
        `int main(void) { double s = 0; int k = 1;\n${LOOP}\n${lines}\nreturn s; }\n`,
    );
    expect(all.filter((each) => each.startsWith(`${3 + lines.split('\n').length}:`))).toEqual(expected);
  },
);

it('a loop around regions announces its condition each time', async () => {
  const all = await announcementsIn(
    `${HEAD}\nint main(void) {\nwhile (b[0] < 3) {\n${LOOP}\nb[0] += a[1]; printf("x"); }\nreturn 0; }\n`,
  );
  expect(all).toContain('3: expression: read &(b[0]), sizeof(b[0])');
});

it.each([
  ['step();', true],
  ['k = step();', true],
  ['while (step() > 3) k++;', true],
  ['k = step() + a[0];', false],
  ['a[0] = step();', false],
  ['if (k && step()) k = 2;', false],
  ['k = k ? step() : 2;', false],
  ['step() + step();', false],
  ['printf("%d", step());', true],
  ['take(other());', false],
  ['take(mine());', false],
  ['take(a[0]);', true],
])('a call that may leave arrays on devices is alone, certain and last: %j', async (line, expected) => {
  const functions = `static int step(void) { ${LOOP} return 1; }\nstatic int mine(void) { return other(); }\nstatic int take(int x) { ${LOOP} return x; }`;
  const all = await announcementsIn(
    `${HEAD}\n${functions}\nint main(void) { int k = 0;\n${line}\nreturn 0; }\n`,
  );
  expect(all.some((each) => each.startsWith('6:') && each.includes('handshake'))).toBe(expected);
});

it('variables of a block are forgotten at its end and before jumps out of it', async () => {
  const lines = [
    'int main(void) {',
    'for (int t = 0; t < 3; t++) {',
    'double c[9];',
    LOOP.replaceAll('a[', 'c[').replace('100', '9'),
    'if (other()) break;',
    'if (other()) return 1;',
    'printf("x");',
    '}',
    'return 0; }',
  ];
  const all = await announcementsIn(`${HEAD}\n${lines.join('\n')}\n`);
  const forgotten = all.filter((each) => each.includes('forget'));
  expect(forgotten).toEqual([
    '9: point: forget &c, sizeof(c)',
    '6: lone-statement: forget &c, sizeof(c)',
    '7: lone-statement: forget &c, sizeof(c); write anything',
  ]);
});

it('a variable whose declaration stands before its region ends with its block', async () => {
  const loop = LOOP.replaceAll('a[', 'c[').replace('100', '9');
  const lines = ['int main(void) {', '{', LOOP, 'double c[9] = {1};', loop, 's = c[2];', '}', 'return 0; }'];
  const all = await announcementsIn(`${HEAD} static double s;\n${lines.join('\n')}\n`);
  expect(all.filter((each) => /forget|keeps/.test(each))).toEqual([
    '8: point: forget &c, sizeof(c)',
    'keeps',
  ]);
});

it.each([
  ['a label', 'again: if (other()) goto again;', ''],
  ['volatile memory', '', 'volatile int flag;'],
  ['a jump from elsewhere', '', 'int setjmp(int *);'],
  ['a region in a switch', `switch (n) { case 1: ${LOOP} }`, ''],
  ['a pragma', '\n#pragma GCC ivdep\nwhile (other()) n++;', ''],
])('%s keeps everything in memory', async (_what, line, head) => {
  const use = head.includes('setjmp') ? 'int f(int *x) { return setjmp(x); }' : '';
  const all = await announcementsIn(`${HEAD}${head}${use}\nint main(void) { ${LOOP}\n${line}\nreturn 0; }\n`);
  expect(all.some((each) => each === 'keeps')).toBe(false);
});

it('scalars need announcements if they have other names', async () => {
  const head = 'double shared; static double own, taken; double *f(void) { return &taken; }';
  const all = await announcementsIn(
    `${HEAD}${head}\nint main(void) { ${LOOP}\nshared = 1;\nown = 1;\ntaken = 1;\nreturn 0; }\n`,
  );
  expect(all.filter((each) => /^[345]:/.test(each))).toEqual([
    '3: statement: write &shared, sizeof(shared)',
    '5: statement: write &taken, sizeof(taken)',
  ]);
});
