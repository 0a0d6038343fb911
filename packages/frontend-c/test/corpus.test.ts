import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BoxflowError, type CUnit, type Diagnostic, formatDiagnostic, formatLocation } from '@boxflow/ir';
import { describe, expect, it } from 'vitest';
import { parseUnit, printScop } from '../src/index.js';

/*
 * Every `.c` file below has a `.txt` beside it with everything that the front end says about it. A missing one fails;
 * `UPDATE_GOLDENS=1` writes them.
 */
const CORPUS = fileURLToPath(new URL('./corpus', import.meta.url));

describe.each(['scops', 'refusals', 'errors'])('%s', { timeout: 30_000 }, (group) => {
  const folder = `${CORPUS}/${group}`;
  const programs = readdirSync(folder).filter((name) => name.endsWith('.c'));

  it.concurrent.each(programs)('%s', async (name) => {
    const said = (await describeFile(`${folder}/${name}`)).replaceAll(`${folder}/`, '');
    const golden = `${folder}/${name.replace(/\.c$/, '.txt')}`;
    if (process.env.UPDATE_GOLDENS === '1') writeFileSync(golden, said);
    expect(existsSync(golden), `${golden} is missing; UPDATE_GOLDENS=1 writes it`).toBe(true);
    expect(said).toBe(readFileSync(golden, 'utf8'));
  });
});

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
  const refusals = unit.refusals.map(({ functionName, location, marked, reason }) => {
    return `${formatLocation(location)}: ${marked ? 'marked ' : ''}region of ${functionName} refused\n${wholeDiagnostic(reason)}\n`;
  });
  return [...scops, ...refusals].join('\n');
}

function wholeDiagnostic(diagnostic: Diagnostic): string {
  return `${formatDiagnostic(diagnostic)}\n  family: ${diagnostic.family}`;
}
