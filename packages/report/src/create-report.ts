import { readFile } from 'node:fs/promises';
import { type CompileOptions, explain, sourcesOf, VERSION } from '@boxflow/compiler';
import { filesShown, makeReportData } from './data/make-report-data.js';
import type { ReportData } from './data/report-data.js';
import { reportPage } from './page/report-page.js';
import { readViewFiles } from './page/view-files.js';

/**
 * Returns a page about a program: one HTML file that needs no other.
 *
 * @throws BoxflowError as `explain` does
 */
export async function createReport(options: CompileOptions): Promise<string> {
  const [data, view] = await Promise.all([collectReportData(options), readViewFiles()]);
  return reportPage(data, view);
}

/** Returns the data that {@link createReport} shows. Throws as it does. */
export async function collectReportData(options: CompileOptions): Promise<ReportData> {
  const explanation = await explain({ ...options, samples: true });
  const given = new Map(sourcesOf(options).map(({ file, text }) => [file, text]));
  const texts = await Promise.all(
    filesShown(explanation).map(async (file) => [file, given.get(file) ?? (await readText(file))] as const),
  );
  return makeReportData({
    boxflow: VERSION,
    explanation,
    dimensions: options.dimensions ?? 1,
    texts: new Map(texts),
  });
}

/** Returns the text of a file; `null` if it cannot be read. */
async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}
