import { existsSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, openFile, startBrowser, type WatchedPage } from '../support/browser.js';
import { mustPolyCli, polyCli } from '../support/poly-cli.js';
import { scratchFolder } from '../support/scratch.js';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const MEGABYTE = 2 ** 20;

const programs = join(import.meta.dirname, 'report');

let folder: string;

/** Writes the report of a program of the folder, and returns its path. */
async function reportOf(name: string, ...options: readonly string[]): Promise<string> {
  const page = join(folder, `${name}.html`);
  await mustPolyCli(['report', `${name}.c`, '-o', page, ...options], { cwd: programs });
  return page;
}

beforeAll(() => {
  folder = scratchFolder('reports');
});

describe.skipIf(browserPath === null)(`a report${browserPath === null ? ' (no chromium)' : ''}`, () => {
  let browser: BrowserContext;
  let path: string;
  let shown: WatchedPage;

  beforeAll(async () => {
    [browser, path] = await Promise.all([startBrowser(), reportOf('paths')]);
  });
  afterAll(() => browser.close());

  async function open(file: string): Promise<Page> {
    shown = await openFile(browser, file);
    return shown.page;
  }

  afterEach(async () => {
    expect(shown.problems).toEqual([]);
    await shown.page.close();
  });

  it('is small, opens at once and asks for nothing', async () => {
    expect(statSync(path).size).toBeLessThan(3 * MEGABYTE);
    const page = await open(path);
    const loadEnd = "performance.getEntriesByType('navigation')[0].loadEventEnd";
    expect(await page.evaluate(loadEnd)).toBeLessThan(1000);
    expect(await page.title()).toBe('paths.c: boxflow report');
  });

  it('shows the verdict of each loop beside its line', async () => {
    const page = await open(path);
    const mark = (line: number) => page.locator(`#line-${line} .mark`).textContent();
    expect(await mark(14)).toBe('host');
    expect(await mark(18)).toBe('in order');
    expect(await mark(19)).toBe('devices');
    expect(await page.locator('.summary').textContent()).toBe(
      '2 regions run on devices; 2 loops stay on the host',
    );
  });

  it('says why a loop is where it is when the keyboard reaches it', async () => {
    const page = await open(path);
    await page.locator('#line-14 .mark').focus();
    expect(await page.locator('.status').textContent()).toContain("the call of 'next_value'");
    await page.locator('#line-28 .line').focus();
    expect(await page.locator('.status').textContent()).toContain('line 28 reads sum, which line 26 wrote');
    expect(await page.locator('.arrows .arrow').count()).toBeGreaterThan(0);
    expect(await page.locator('tr.pointed').count()).toBe(2);
  });

  it('is used by keyboard alone', async () => {
    const page = await open(path);
    await page.locator('[role=tab][aria-selected=true]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('[role=tab][aria-selected=true]').textContent()).toMatch(/^Dependences/);
    await page.keyboard.press('Home');
    expect(await page.locator('[role=tabpanel] h2').textContent()).toMatch(/^scop0 in main runs on devices/);
    await page.locator('#line-25 .mark').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('[role=tabpanel] h2').textContent()).toMatch(/^scop1 in main runs on devices/);
  });

  it('draws iterations, which the keyboard walks through', async () => {
    const page = await open(path);
    await page.locator('#tab-iterations').click();
    const points = await page.locator('.domain .point').count();
    expect(points).toBeGreaterThan(30);
    await page.locator('.domain').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('.told').textContent()).toMatch(
      /^S0\[k = 0, i = 1, j = 1\] runs on device 0\./,
    );
    expect(await page.locator('.domain .pair').count()).toBeGreaterThan(0);
    await page.locator('label', { hasText: 'devices' }).locator('input').fill('2');
    expect(await page.locator('.key li').allTextContents()).toEqual(['device 0', 'device 1']);
    expect(await page.locator('.tile').count()).toBe(2);
    await page.locator('.controls label', { hasText: 'k' }).locator('input[type=range]').first().fill('3');
    expect(await page.locator('.domain .point').count()).toBe(points);
  });

  it('shows what devices hold, read, write and send in each execution', async () => {
    const page = await open(path);
    await page.locator('#tab-boxes').click();
    const tiles = page.locator('[aria-label=Tiles] li');
    expect(await tiles.count()).toBe(4);
    expect(await page.locator('.box.written').count()).toBeGreaterThan(0);
    await page.locator('.controls select').first().selectOption({ index: 1 });
    expect(await tiles.count()).toBe(2);
    const executions = page.locator('label', { hasText: 'execution' });
    await executions.locator('input').focus();
    await page.keyboard.press('End');
    expect(await executions.locator('output').textContent()).toMatch(/ at k = 47$/);
    await page.locator('summary').first().click();
    expect(await page.locator('details[open] tbody tr').count()).toBeGreaterThan(3);
  });

  it('shows the time of devices, the links and the memory', async () => {
    const page = await open(path);
    await page.locator('#tab-time').click();
    expect(await page.locator('.timeline .span').count()).toBeGreaterThan(100);
    expect(await page.locator('.matrix tbody tr').count()).toBe(5);
    expect(await page.locator('.link').first().textContent()).toContain('GB/s');
    expect(await page.locator('path.memory').count()).toBe(4);
    expect(await page.locator('.rate').count()).toBeGreaterThan(0);
    expect(await page.locator('.roof').count()).toBe(1);
    await page.locator('label', { hasText: 'zoom' }).locator('input').fill('8');
    const width = (property: string) => page.evaluate(`document.querySelector('.scroll').${property}`);
    expect(await width('scrollWidth')).toBeGreaterThan(4 * ((await width('clientWidth')) as number));
  });

  it('shows the kernels of a statement in each language, and its recipe', async () => {
    const page = await open(path);
    await page.locator('#tab-kernels').click();
    expect(await page.locator('.kernel').first().textContent()).toContain('__global__');
    expect(await page.locator('.kernel .own-line').count()).toBeGreaterThan(0);
    await page.locator('.controls select').nth(1).selectOption({ label: 'OpenCL C' });
    expect(await page.locator('.kernel').first().textContent()).toContain('__kernel');
    expect(await page.locator('.panel .data').first().textContent()).toContain('distribute(S0.i)');
  });

  it('shows a recorded run in place of simulated ones', async () => {
    const trace = join(folder, 'trace.json');
    const run = ['run', 'paths.c', '--target', 'host', '--devices', '2', '--trace', trace];
    await mustPolyCli(run, { cwd: programs });
    const page = await open(await reportOf('paths', '--trace', trace));
    await page.locator('#tab-time').click();
    const options = await page.locator('.controls select').first().locator('option').allTextContents();
    expect(options).toEqual([expect.stringMatching(/^2 devices, recorded, /)]);
    expect(await page.locator('.timeline .span').count()).toBeGreaterThan(10);
    expect(await page.locator('path.memory').count()).toBe(2);
  });

  it.each(['light', 'dark'] as const)('has nothing that axe finds, in all tabs: %s', async (colorScheme) => {
    const page = await open(path);
    await page.emulateMedia({ colorScheme });
    await page.addScriptTag({ path: AXE });
    const count = await page.locator('[role=tab]').count();
    for (let tab = 0; tab < count; tab++) {
      await page.locator('[role=tab]').nth(tab).click();
      expect(await violations(page, colorScheme === 'dark' ? ['color-contrast'] : [])).toEqual([]);
    }
  });

  it('opens the file that a reason is in', async () => {
    const output = join(folder, 'two files.html');
    await mustPolyCli(['report', 'paths.c', 'nothing.c', '-o', output], { cwd: programs });
    const page = await open(output);
    const file = page.locator('.source select');
    expect(await file.inputValue()).toBe('paths.c');
    await page.locator('.reasons li', { hasText: 'of nothing.c' }).locator('a').click();
    expect(await file.inputValue()).toBe('nothing.c');
    expect(await page.locator('tr:target .mark').textContent()).toBe('host');
  });

  it('says why there is nothing, for a program without regions', async () => {
    const page = await open(await reportOf('nothing'));
    expect(await page.locator('.detail').textContent()).toContain('Nothing of this program runs on devices');
    expect(await page.locator('.detail').textContent()).toContain('BF1107');
    await page.addScriptTag({ path: AXE });
    expect(await violations(page)).toEqual([]);
  });
});

/** Returns what axe finds, in words; with all of its rules if none is named. */
async function violations(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  const options = rules.length > 0 ? { runOnly: rules } : {};
  const results = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults;
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe('poly-cli report', () => {
  it.each([
    ['{"traceEvents": [', 'error BF4009', 'it is no complete JSON'],
    [
      JSON.stringify({
        otherData: { version: 1, producer: 'boxflow' },
        traceEvents: [
          {
            ph: 'X',
            cat: 'planner',
            pid: 1,
            tid: 1,
            ts: 0,
            dur: 1,
            name: 'scop9',
            args: { origin: 'f.c:3' },
          },
        ],
      }),
      'error BF4010',
      'it has a region scop9 of f.c:3',
    ],
  ])('says what is wrong with a trace: %#', async (text, code, why) => {
    writeFileSync(join(folder, 'wrong.json'), text);
    const words = [
      'report',
      'paths.c',
      '-o',
      join(folder, 'wrong.html'),
      '--trace',
      join(folder, 'wrong.json'),
    ];
    const result = await polyCli(words, { cwd: programs });
    expect(result.code).toBe(1);
    expect(result.stderr).toContain(code);
    expect(result.stderr).toContain(why);
    expect(existsSync(join(folder, 'wrong.html'))).toBe(false);
  });

  it('does not overwrite a file of the program', async () => {
    const { code, stderr } = await polyCli(['report', 'paths.c', '-o', 'paths.c'], { cwd: programs });
    expect(code).toBe(1);
    expect(stderr).toContain('error BF3006');
  });
});
