import type { Command } from '../command.js';
import { C_OPTIONS, type CArguments, compileOptions } from '../options/c-options.js';
import { DISTRIBUTION_OPTION, type DistributionArguments } from '../options/runtime-options.js';
import { lastOf, type Raw } from '../options/values.js';

type ReportArguments = CArguments & DistributionArguments & { readonly output: Raw };

export const reportCommand: Command<ReportArguments> = {
  name: 'report',
  summary: 'write a page that shows the source with each loop’s verdict, dependences, boxes and times',
  takesFiles: true,
  takesProgramArguments: false,
  options: {
    output: { alias: 'o', type: 'string', demandOption: true, describe: 'the HTML file to write' },
    ...DISTRIBUTION_OPTION,
    ...C_OPTIONS,
  },
  run,
};

async function run(argv: ReportArguments): Promise<number> {
  const options = await compileOptions(argv);
  const { writeOutput } = await import('@boxflow/compiler');
  await writeOutput(lastOf(argv.output) ?? 'report.html', argv.files, async () => {
    const { createReport } = await import('@boxflow/report');
    return createReport(options);
  });
  return 0;
}
