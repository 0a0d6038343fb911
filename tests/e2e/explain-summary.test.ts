import { describe, expect, it } from 'vitest';
import { KERNEL_PROGRAMS } from '../support/kernel-programs.js';
import { mustPolyCli, polyCli } from '../support/poly-cli.js';
import { everyNth } from '../support/thoroughness.js';

const SCREEN = 60;

/** The programs with the longest explanations always run. */
const LONGEST = ['cholesky', 'lu', 'ludcmp', 'deriche'];

const chosen = KERNEL_PROGRAMS.filter(
  (kernel) => LONGEST.includes(kernel.program) || everyNth(KERNEL_PROGRAMS, 10).includes(kernel),
);

describe('poly-cli explain', () => {
  it.each(chosen.map(({ program, file }) => [program, file] as const))(
    'of %s fits a screen',
    async (_, file) => {
      const { stdout } = await mustPolyCli(['explain', file]);
      const lines = stdout.trimEnd().split('\n');
      expect(lines.length).toBeLessThanOrEqual(SCREEN);
      expect(
        lines.some((line) => /^\S+:\d+:\d+: scop\d+ in \w+ runs on (one device|devices)/.test(line)),
      ).toBe(true);
    },
  );

  it('shows one region by its name or its function, and says which there are', async () => {
    const { file } = KERNEL_PROGRAMS.find(({ program }) => program === 'floyd-warshall')!;
    const byName = (await mustPolyCli(['explain', file, '--region', 'scop1'])).stdout;
    expect(byName).toContain('in kernel_floyd_warshall: scop1 runs on devices\n');
    expect(byName).toContain('\ndependences\n');
    expect(byName).not.toContain('initialise');
    expect((await mustPolyCli(['explain', file, '--region', 'kernel_floyd_warshall'])).stdout).toBe(byName);
    const { code, stderr } = await polyCli(['explain', file, '--region', 'scop7']);
    expect(code).toBe(1);
    expect(stderr).toContain(
      "BF4003: --region cannot be 'scop7'\n  hint: give one of scop0 (initialise), scop1 (kernel_floyd_warshall)",
    );
  });
});
