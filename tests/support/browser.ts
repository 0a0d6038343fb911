import { findTool } from '@boxflow/compiler';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { scratchFolder } from './scratch.js';

/** The path of a browser, or `null`: tests of pages are then skipped. `npm test` installs one. */
export const browserPath = findTool('chromium');

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a browser without a window, with an empty profile. */
export function startBrowser(): Promise<BrowserContext> {
  if (browserPath === null) throw new Error('there is no browser');
  return chromium.launchPersistentContext(scratchFolder('profile'), {
    executablePath: browserPath,
    headless: true,
    args: ARGUMENTS,
    viewport: { width: 1440, height: 900 },
  });
}

/** A page, with everything that went wrong on it so far. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors and warnings of the console, errors of scripts, and requests of the network. */
  readonly problems: string[];
}

/** Opens a file from disk. */
export async function openFile(browser: BrowserContext, path: string): Promise<WatchedPage> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) problems.push(`asks for ${request.url()}`);
  });
  await page.goto(`file://${encodeURI(path)}`);
  return { page, problems };
}
