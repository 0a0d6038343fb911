import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { Chart } from './pivot.js';
import { writeReport } from './write-report.js';

const out = mkdtempSync(join(tmpdir(), 'boxflow-report-test-'));
const settings = { target: 'sim', model: '/models/mine.json', scale: 0.5, out } as const;
const script = { name: 'figure-9', title: 'a figure', run: () => Promise.reject(new Error('not run')) };
const chart: Chart = { title: '', kind: 'line', unit: 's', category: ['n'], series: [], values: ['seconds'] };
const report = (seconds: number | null) => ({ rows: [{ n: 1, seconds }], charts: [chart], notes: [] });

const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => {
  log.mockRestore();
  rmSync(out, { recursive: true });
});

it('writes a table whose rows say what they are of, and a plot', () => {
  writeReport(script, report(2), settings);
  const [header, row] = readFileSync(join(out, 'figure-9.csv'), 'utf8').split('\n');
  expect(header).toBe('date,commit,target,model,scale,n,seconds');
  expect(row).toMatch(/,sim,mine,0\.5,1,2$/);
  expect(readFileSync(join(out, 'figure-9.svg'), 'utf8')).toContain('</svg>');
});

it('says why there is no plot, and leaves none of an earlier run', () => {
  writeReport(script, report(null), settings);
  expect(existsSync(join(out, 'figure-9.svg'))).toBe(false);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/figure-9\.csv; no plot, as no row has seconds$/));
});
