import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BoxflowError, type CUnit, type Diagnostic, formatDiagnostic, formatLocation } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { parseUnit, printScop } from '../src/index.js';
import { loadCParser } from '../src/syntax/c-parser.js';
import { headerOf, isLoopStatement } from '../src/syntax/loop-statement.js';
import { descendants, type Node } from '../src/syntax/node.js';
import { blankOut } from '../src/text/blank-out.js';
import { readLineMarkers } from '../src/text/line-markers.js';

/*
 * Every `.c` file below has a `.txt` beside it with everything that the front end says about it. A missing one fails;
 * `UPDATE_EXPECTED=1` writes them.
 */
const CORPUS = fileURLToPath(new URL('./corpus', import.meta.url));

describe.each(['scops', 'refusals', 'errors'])('%s', { timeout: 30_000 }, (group) => {
  const folder = `${CORPUS}/${group}`;
  const programs = readdirSync(folder).filter((name) => name.endsWith('.c'));

  it.concurrent.each(programs)('%s', async (name) => {
    const said = (await describeFile(`${folder}/${name}`)).replaceAll(`${folder}/`, '');
    const golden = `${folder}/${name.replace(/\.c$/, '.txt')}`;
    if (process.env.UPDATE_EXPECTED === '1') writeFileSync(golden, said);
    expect(existsSync(golden), `${golden} is missing; UPDATE_EXPECTED=1 writes it`).toBe(true);
    expect(said).toBe(readFileSync(golden, 'utf8'));
  });
});

describe.each(['scops', 'refusals'])('in %s', { timeout: 30_000 }, (group) => {
  const folder = `${CORPUS}/${group}`;
  const programs = readdirSync(folder).filter((name) => name.endsWith('.c'));

  it.concurrent.each(programs)('each loop of %s is in a region or has a reason', async (name) => {
    const unit = await parseUnit({ file: `${folder}/${name}` });
    if (/^\s*#\s*pragma\s+scop/m.test(unit.text)) return;
    const said = unit.refusals.flatMap(({ loops }) => loops.map(({ text }) => text));
    expect(said.sort()).toEqual((await loopsOutsideOf(unit)).sort());
  });
});

/** Returns the headers of the loops in functions of a unit that no region contains. */
async function loopsOutsideOf({ file, text, scops }: CUnit): Promise<string[]> {
  const parsed = blankOut(text, readLineMarkers(text, file));
  const tree = (await loadCParser()).parse(parsed);
  const isInside = ({ startIndex }: Node) =>
    scops.some(({ textRange: [begin, end] }) => begin <= startIndex && startIndex < end);
  const loops = [...descendants(tree.rootNode)].filter((node) => isLoopStatement(node) && !isInside(node));
  const headers = loops.map((loop) => headerOf(loop));
  tree.delete();
  return headers;
}

async function describeFile(file: string): Promise<string> {
  try {
    return describeUnit(await parseUnit({ file }));
  } catch (error) {
    if (error instanceof BoxflowError) return `${error.diagnostics.map(wholeDiagnostic).join('\n')}\n`;
    throw error;
  }
}

function describeUnit(unit: CUnit): string {
  const scops = unit.scops.map((scop) => {
    const region = unit.text.slice(...scop.textRange).replace(/\s+/g, ' ');
    return `${formatLocation(scop.location)}: ${region.slice(0, 24)} … ${region.slice(-16)}\n${printScop(scop)}\n`;
  });
  const refusals = unit.refusals.map(({ functionName, location, marked, loops, reason }) => {
    const named = loops.map((loop) => `  ${loop.location.line}: ${loop.text}\n`).join('');
    return `${formatLocation(location)}: ${marked ? 'marked ' : ''}region of ${functionName} refused\n${named}${wholeDiagnostic(reason)}\n`;
  });
  return [...scops, ...refusals].join('\n');
}

function wholeDiagnostic(diagnostic: Diagnostic): string {
  return `${formatDiagnostic(diagnostic)}\n  family: ${diagnostic.family}`;
}
