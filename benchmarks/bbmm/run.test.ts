import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drive } from './driver.js';
import { betweenBytes, GIB, peakBytes } from './measure/figures.js';
import { simulate } from './measure/on-simulator.js';
import { runProcess } from './measure/poly-cli.js';
import { allocatedBytes, floyd as leastFloyd } from './minimum.js';
import { blackscholes, floyd } from './programs.js';
import { scripts } from './scripts/index.js';

const viteNode = join(
  dirname(createRequire(import.meta.url).resolve('vite-node/package.json')),
  'vite-node.mjs',
);
const settings = { target: 'sim', model: 'c2050-4', scale: 0.005, out: '' } as const;
const folder = mkdtempSync(join(tmpdir(), 'boxflow-bbmm-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...words: string[]) =>
  runProcess(process.execPath, [viteNode, join(import.meta.dirname, 'run.ts'), ...words]);

/** Does the same in this process, which has loaded all scripts already. */
async function driven(...words: string[]) {
  const texts = { stdout: '', stderr: '' };
  const into = (stream: 'stdout' | 'stderr') => (text: string) => {
    texts[stream] += `${text}\n`;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(into('stdout')),
    vi.spyOn(console, 'error').mockImplementation(into('stderr')),
  ];
  try {
    return { code: await drive(words, folder), ...texts };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Reads a file without quoted cells. */
function readCsv(name: string): Record<string, string>[] {
  const [header, ...lines] = readFileSync(join(folder, `${name}.csv`), 'utf8')
    .trim()
    .split('\n');
  const columns = header!.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    expect(cells).toHaveLength(columns.length);
    return Object.fromEntries(columns.map((column, i) => [column, cells[i]!]));
  });
}

describe('the driver', () => {
  it('lists every script', async () => {
    const { code, stdout } = await driven('--list');
    expect(code).toBe(0);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(scripts.map(({ name }) => name));
  });

  it('prints how it is used', async () => {
    const { code, stdout, stderr } = await driven('--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^usage: /);
  });

  it('says what there is where a name is wrong', async () => {
    const { code, stderr } = await driven('table-9.9');
    expect(code).toBe(1);
    expect(stderr).toMatch(/no table or figure is called table-9\.9: table-4\.1, .*\nusage:/);
  });
});

describe('when nothing can be measured', () => {
  const csv = join(folder, 'figure-5.4.csv');

  it('the driver says why at once, and leaves earlier results alone', async () => {
    writeFileSync(csv, 'earlier');
    const words = ['figure-5.4', '--scale', '0.005', '--model', 'no such machine', '--out', folder];
    const { code, stdout, stderr } = await driven(...words);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^nothing is run, as --target sim cannot:\nerror BF5301: there is no machine model/,
    );
    expect(readFileSync(csv, 'utf8')).toBe('earlier');
  });

  it('too few devices are found before the first program, with what to do', async () => {
    const words = ['figure-5.4', '--target', 'opencl', '--devices', '1,64', '--out', folder];
    const { code, stderr } = await driven(...words);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^nothing is run, as --target opencl cannot:\nerror BF51\d\d:.*\n {2}hint: /);
    expect(stderr).not.toContain('floyd on');
  });
});

describe('tables on a simulated machine', () => {
  beforeAll(async () => {
    const words = [
      '--target',
      'sim',
      '--model',
      'c2050-4',
      '--scale',
      '0.005',
      '--devices',
      '1,3',
      '--out',
      folder,
    ];
    const { code, stdout, stderr } = await run('table-5.1', 'figure-4.11', ...words);
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('nothing is verified');
    for (const name of ['table-5.1', 'figure-4.11']) {
      expect(readFileSync(join(folder, `${name}.svg`), 'utf8')).toContain('</svg>');
    }
  }, 300_000);

  it('table-5.1 has a row for each program, number of devices and scheme, with their origin', () => {
    const rows = readCsv('table-5.1');
    const names = rows.map(({ program, devices, comm }) => [program, devices, comm].join(' '));
    const programs = ['floyd', 'lu', 'fdtd2d', 'heat2d', 'heat3d'];
    const each = (name: string) => [`${name} 1 `, `${name} 3 exact`, `${name} 3 fop`, `${name} 3 fo`];
    expect(names).toEqual(programs.flatMap(each));
    for (const row of rows) {
      expect(row).toMatchObject({
        target: 'sim',
        model: 'c2050-4',
        scale: '0.005',
        note: '',
        thesis_gib: '',
      });
      expect(row.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('volumes of table-5.1 are at least the minimum, and grow from exact over FOP to FO', () => {
    const rows = readCsv('table-5.1');
    for (const program of new Set(rows.map((row) => row.program))) {
      const volume = (comm: string) =>
        Number(rows.find((row) => row.program === program && row.comm === comm)?.between_gib);
      const minimum = Number(
        rows.find((row) => row.program === program && row.comm === 'exact')?.minimum_gib,
      );
      expect(minimum, program).toBeGreaterThan(0);
      expect(volume('exact'), program).toBeGreaterThanOrEqual(minimum);
      expect(volume('fop'), program).toBeGreaterThanOrEqual(volume('exact'));
      expect(volume('fo'), program).toBeGreaterThanOrEqual(volume('fop'));
    }
  });

  it('floyd sends the minimum, and row 0 in the first iteration, which dataflow has no way to know', () => {
    const n = Math.round(10240 * settings.scale);
    const row = readCsv('table-5.1').find((each) => each.program === 'floyd' && each.comm === 'exact')!;
    const { communication } = leastFloyd(n, 3, 8);
    const elements = communication.reduce((sum, each) => sum + each, 0) + 2 * n;
    expect(Number(row.between_gib) * GIB).toBeCloseTo(8 * elements, 3);
  });

  it.each([
    [floyd, { N: Math.round(16384 * settings.scale) }],
    [blackscholes, { OPTIONS: Math.round(67108864 * settings.scale) }],
  ])('figure-4.11 has what the statistics of the run say: $name', async (program, sizes) => {
    const row = readCsv('figure-4.11').find((each) => each.program === program.name && each.devices === '3')!;
    const outcome = await simulate(settings, { program, sizes, devices: 3 });
    if (!outcome.ok) throw new Error(outcome.why);
    expect(Number(row.allocated_bytes)).toBe(peakBytes(outcome.region));
    expect(Number(row.moved_bytes)).toBe(betweenBytes(outcome.region));
    expect(Number(row.seconds)).toBe(outcome.region.times.simulatedNs / 1e9);
    expect(Number(row.minimum_allocated_bytes)).toBe(Math.max(...allocatedBytes(program.minimum(sizes, 3))));
    expect(row.note).toBe('manual codes run on GPUs only');
  });
});
