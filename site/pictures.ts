// Takes the pictures of docs/HOW-IT-WORKS.md from the report of a program, in a browser without a window.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTool } from '@boxflow/compiler';
import { createReport } from '@boxflow/report';
import { chromium, type Page } from 'playwright-core';
import { root } from './repository.js';

const text = readFileSync(join(root, 'tests', 'e2e', 'report', 'paths.c'), 'utf8');
/** Iterations are drawn for small sizes only: with eight rows, each of four devices has two of them. */
const smallText = text.replace('#define N 48', '#define N 8');
const PICTURES = join(root, 'docs', 'pictures');

interface Shot {
  readonly text: string;
  /** Makes the page show the part of the picture, and returns its edges. */
  prepare(page: Page): Promise<Clip>;
}

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PANEL = '[role=tabpanel]';

const SHOTS: Readonly<Record<string, Shot>> = {
  source: {
    text,
    prepare: async (page) => {
      await page.locator('#line-28 .line').focus();
      return around(page, '.source', 0, 735);
    },
  },
  iterations: {
    text: smallText,
    prepare: async (page) => {
      await page.locator('#tab-iterations').click();
      return around(page, PANEL, 0, 480);
    },
  },
  boxes: {
    text,
    prepare: async (page) => {
      await page.locator('#tab-boxes').click();
      const execution = page.locator('label', { hasText: 'execution' }).locator('input');
      await execution.focus();
      // The first executions of phases only copy rows.
      for (let step = 0; step < 26; step++) await page.keyboard.press('ArrowRight');
      return around(page, PANEL, 0, 660);
    },
  },
  timeline: {
    text,
    prepare: async (page) => {
      await page.locator('#tab-time').click();
      return around(page, PANEL, 0, 530);
    },
  },
};

/** Returns the edges of an element from one height to another, both from its top. */
async function around(page: Page, selector: string, from: number, to: number): Promise<Clip> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the page`);
  return { x: box.x, y: box.y + from, width: box.width, height: Math.min(box.height, to) - from };
}

const folder = mkdtempSync(join(tmpdir(), 'boxflow-pictures-'));
const executablePath = findTool('chromium');
if (executablePath === null) throw new Error('there is no chromium, which takes the pictures');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const [name, { text, prepare }] of Object.entries(SHOTS)) {
    const file = join(folder, `${name}.html`);
    writeFileSync(file, await createReport({ file: 'paths.c', text }));
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`file://${file}`);
    const clip = await prepare(page);
    await page.screenshot({ path: join(PICTURES, `${name}.png`), clip });
    await page.close();
    console.log(`docs/pictures/${name}.png`);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
