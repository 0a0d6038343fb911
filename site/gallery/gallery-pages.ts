import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { measuredRows, speedOf } from '@boxflow/benchmarks/speed';
import { compile, explain, printExplanation } from '@boxflow/compiler';
import { printRecipes } from '@boxflow/ir';
import { createReport } from '@boxflow/report';
import { fenced, type Page, plain } from '../page.js';
import { readText, root } from '../repository.js';

interface Program {
  /** In `benchmarks/kernels`. */
  readonly file: string;
  readonly about: string;
  /** The rows of `benchmarks/gpu/rows.json` that measure it. */
  readonly rows: readonly string[];
}

/** A page about a program, and the files beside it: its report, a whole page by itself, and its kernels. */
export interface GalleryEntry {
  readonly page: Page;
  readonly files: Readonly<Record<string, string>>;
}

export const PROGRAMS = JSON.parse(
  readFileSync(join(import.meta.dirname, 'programs.json'), 'utf8'),
) as readonly Program[];

/** Kernels with more lines are shown in part: colouring them takes long. */
const SHOWN_LINES = 250;

/** Reports draw few devices, so that the gallery is made in seconds. */
const SIMULATION = { devices: [1, 4] };

export async function galleryEntry(program: Program): Promise<GalleryEntry> {
  const name = basename(program.file, '.c');
  const folder = join(root, 'benchmarks', 'kernels', dirname(program.file));
  const text = readText(`benchmarks/kernels/${program.file}`);
  const defines = measuredRows(program.rows)[0]!.measured;
  const options = { file: basename(program.file), text, includes: [folder], defines };
  const bundle = await compile(options);
  const explanation = printExplanation(await explain({ ...options, samples: true }));
  const report = await createReport(options, { simulation: SIMULATION });
  const lines = bundle.sources.cuda.split('\n').length;
  const markdown = [
    `# ${name}`,
    '',
    program.about,
    '',
    `<a href="/gallery/${name}-report.html" target="_self">The report</a> shows iterations, boxes, copies and times.`,
    '',
    '## Speed',
    '',
    speedOf(program.rows),
    '[All times](/overview#how-fast-it-is) and [how they are measured](/benchmarks/gpu/).',
    '',
    '## What runs where',
    '',
    fenced(
      'sh',
      `poly-cli explain ${basename(program.file)} ${defines.map((each) => `-D ${each}`).join(' ')}`,
    ),
    '',
    fenced('text', explanation.split('\n\nmore: ')[0]!),
    '',
    '## The program',
    '',
    fenced('c', text),
    '',
    '## The recipe',
    '',
    fenced('text', printRecipes(bundle.recipes)),
    '',
    '## The kernels in CUDA',
    '',
    `<a href="/gallery/${name}.cu" target="_self">${name}.cu</a> has all of them${lines > SHOWN_LINES ? `, ${lines} lines; this is the beginning` : ''}.`,
    '',
    fenced('cpp', bundle.sources.cuda.split('\n').slice(0, SHOWN_LINES).join('\n')),
    '',
  ].join('\n');
  const files = { [`${name}-report.html`]: report, [`${name}.cu`]: bundle.sources.cuda };
  return { page: { path: `gallery/${name}`, title: name, markdown }, files };
}

/** Returns the page that lists all programs. */
export function galleryIndex(): Page {
  const rows = PROGRAMS.map(({ file, about }) => {
    const name = basename(file, '.c');
    return `| [${name}](/gallery/${name}) | ${plain(about)} |`;
  });
  const markdown = [
    '# Gallery',
    '',
    'Each page has the program, its report, its recipe, the emitted kernels, and the measured times.',
    '',
    '| program | about |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
  return { path: 'gallery/index', title: 'Gallery', markdown };
}
