import { MODEL_FORMS } from '@boxflow/ir';
import type { Command } from '../command.js';
import { C_OPTIONS, type CArguments, compileOptions } from '../options/c-options.js';
import { type RuntimeArguments, runtimeOptions } from '../options/runtime-options.js';
import { deviceCounts, SIMULATION_OPTIONS } from '../options/simulation-options.js';
import { lastOf, listOf, parseParameter, type Raw } from '../options/values.js';

type ReportArguments = CArguments &
  Omit<RuntimeArguments, 'target' | 'require-gpu'> & {
    readonly output: Raw;
    readonly param?: Raw;
    readonly trace?: Raw;
  };

export const reportCommand: Command<ReportArguments> = {
  name: 'report',
  summary:
    'write a page that shows the source with each loop’s verdict, dependences, boxes, copies and times',
  takesFiles: true,
  takesProgramArguments: false,
  options: {
    output: { alias: 'o', type: 'string', demandOption: true, describe: 'the HTML file to write' },
    trace: {
      type: 'string',
      describe: 'show the run that `run --trace FILE` recorded, and not simulated ones',
    },
    ...SIMULATION_OPTIONS,
    devices: {
      type: 'string',
      default: '1,2,4',
      describe: 'the numbers of devices to simulate, as in 1,2,4',
      group: 'Devices:',
    },
    model: {
      type: 'string',
      describe: `the machine to simulate: ${MODEL_FORMS}`,
      group: 'Devices:',
    },
    param: {
      type: 'string',
      array: true,
      describe:
        "the value of a variable that sizes depend on, as in n=1024; without it, the program's own constant, or 1000",
    },
    ...C_OPTIONS,
  },
  run,
};

async function run(argv: ReportArguments): Promise<number> {
  const { devices, trace, param, output, ...others } = argv;
  const counts = deviceCounts(devices, '1,2,4');
  const placement = runtimeOptions({ ...others, target: 'sim' });
  const parameters = Object.fromEntries(listOf(param).map((text) => parseParameter('param', text)));
  const options = await compileOptions(argv);
  const recorded = lastOf(trace);
  const { writeOutput } = await import('@boxflow/compiler');
  const inputs = recorded === undefined ? argv.files : [...argv.files, recorded];
  await writeOutput(lastOf(output) ?? 'report.html', inputs, async () => {
    const { createReport } = await import('@boxflow/report');
    return createReport(options, {
      simulation: { ...placement, devices: counts, parameters },
      ...(recorded !== undefined && { trace: recorded }),
    });
  });
  return 0;
}
