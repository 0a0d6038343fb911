import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildProgram, placementEnvironment, placementName, placements } from '../support/built-program.js';
import { dumpDifference } from '../support/compare-dumps.js';
import { kernelProgram, type ProgramCase } from '../support/kernel-programs.js';
import { lazy } from '../support/lazy.js';
import { mustRun } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { scratchFolder } from '../support/scratch.js';
import { sequentialDump } from '../support/sequential-program.js';

// Only the part of each row at and behind the diagonal goes to other devices. The boundary of what is current has
// steps like stairs, and as many boxes as the matrix has rows.
describe('a matrix that lu sends to others row by row', () => {
  const chosen: ProgramCase = {
    program: kernelProgram('lu'),
    size: 'long',
    sizes: { N: 61 },
    element: 'double',
  };
  const executable = lazy(() => buildProgram(chosen));
  const expected = lazy(() => sequentialDump(chosen));

  it.each(placements([1, 2, 5], [2]))(
    'comes home in one copy per device ($devices $target devices)',
    async (placement) => {
      const file = join(scratchFolder(placementName(placement)), 'stats.json');
      const env = { ...placementEnvironment(placement), BOXFLOW_KEEP: '0', BOXFLOW_STATS: file };
      const { stdout } = await mustRun(await executable(), ['--dump'], { env });
      expect(dumpDifference(await expected(), stdout, 'double')).toBeNull();
      const factorisation = readStats(file).regions.at(-1);
      expect(factorisation?.copies.writeOut.copies).toBeLessThanOrEqual(placement.devices);
    },
  );
});
