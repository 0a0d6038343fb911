import { statSync } from 'node:fs';
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
  it('does not overwrite a file of the program', async () => {
    const { code, stderr } = await polyCli(['report', 'paths.c', '-o', 'paths.c'], { cwd: programs });
    expect(code).toBe(1);
    expect(stderr).toContain('error BF3006');
  });
});
