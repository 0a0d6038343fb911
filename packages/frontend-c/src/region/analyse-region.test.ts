import { formatDiagnostic } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { unexpected } from './analyse-region.js';

it('reports an exception of the analysis as a bug, at the region', () => {
  const diagnostic = unexpected(new Error('no such loop'), { file: 'a.c', line: 3, column: 5 });
  expect(diagnostic).toMatchObject({ family: 'bug', severity: 'warning' });
  expect(formatDiagnostic(diagnostic)).toBe(
    'a.c:3:5: warning BF9002: the analysis of the region failed: no such loop\n' +
      '  hint: the program is right to run sequentially; please report this with the region',
  );
});
