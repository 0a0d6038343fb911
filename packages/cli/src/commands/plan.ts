import { MODEL_FORMS } from '@boxflow/ir';
import type { Command } from '../command.js';
import { C_OPTIONS, type CArguments, compileOptions } from '../options/c-options.js';
import { type RuntimeArguments, runtimeOptions } from '../options/runtime-options.js';
import { deviceCounts, SIMULATION_OPTIONS } from '../options/simulation-options.js';
import { listOf, parseParameter, type Raw } from '../options/values.js';
import { FORMAT_OPTION, type FormatArguments, formatOf, writeDocument, writeJson } from '../output/json.js';
import { sayDiagnostics } from '../output/messages.js';
import { printPrediction } from '../output/prediction.js';

type PlanArguments = CArguments &
  FormatArguments &
  Omit<RuntimeArguments, 'target' | 'require-gpu'> & { readonly param?: Raw };

export const planCommand: Command<PlanArguments> = {
  name: 'plan',
  summary: 'predict time and bytes on one or several numbers of devices, before anything is allocated',
  takesFiles: true,
  takesProgramArguments: false,
  options: {
    ...SIMULATION_OPTIONS,
    devices: {
      type: 'string',
      default: '1',
      describe:
        'the number of devices to plan for; several are compared, as in 1,2,4,8; all means the number of the model',
      group: 'Devices:',
    },
    model: {
      type: 'string',
      describe: `the machine to plan for: ${MODEL_FORMS}`,
      group: 'Devices:',
    },
    param: {
      type: 'string',
      array: true,
      describe:
        "the value of a variable that sizes depend on, as in n=1024; without it, the program's own constant",
    },
    ...FORMAT_OPTION,
    ...C_OPTIONS,
  },
  run,
};

async function run(argv: PlanArguments): Promise<number> {
  const format = formatOf(argv);
  const { devices, ...others } = argv;
  const counts = deviceCounts(devices, '1');
  const placement = runtimeOptions({ ...others, target: 'sim' });
  const parameters = Object.fromEntries(listOf(argv.param).map((text) => parseParameter('param', text)));
  const { compile } = await import('@boxflow/compiler');
  const bundle = await compile(await compileOptions(argv));
  sayDiagnostics(bundle.diagnostics);
  const { predict, predictScaling } = await import('@boxflow/runtime-native');
  const [first = 1, ...more] = counts;
  const options = { ...placement, parameters };
  const prediction =
    more.length > 0
      ? await predictScaling(bundle, options, counts)
      : await predict(bundle, { ...options, devices: first });
  if (format === 'json') writeJson(prediction);
  else writeDocument(printPrediction(prediction));
  return 0;
}
