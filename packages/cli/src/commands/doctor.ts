import type { Command } from '../command.js';
import { writeDocument } from '../output/json.js';

export const doctorCommand: Command<unknown> = {
  name: 'doctor',
  summary: 'say what is installed, what is missing and how to get it',
  takesFiles: false,
  takesProgramArguments: false,
  options: {},
  run,
};

async function run(): Promise<number> {
  const [{ findEverything }, { printFinding }] = await Promise.all([
    import('../doctor/findings.js'),
    import('../doctor/finding.js'),
  ]);
  const findings = await findEverything();
  writeDocument(findings.map(printFinding).join('\n'));
  return findings.some(({ required, found }) => required && found === null) ? 1 : 0;
}
