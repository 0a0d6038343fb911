import type { Command } from '../command.js';
import { C_OPTIONS, type CArguments, compileOptions } from '../options/c-options.js';
import { lastOf, listOf, parseCount, parseParameter, type Raw } from '../options/values.js';
import { FORMAT_OPTION, type FormatArguments, formatOf, writeDocument, writeJson } from '../output/json.js';
import { sayDiagnostics } from '../output/messages.js';
import { printPrediction } from '../output/prediction.js';

type PlanArguments = CArguments & FormatArguments & { readonly devices?: Raw; readonly param?: Raw };

export const planCommand: Command<PlanArguments> = {
  name: 'plan',
  summary: 'bytes per device, array and link, before anything is allocated',
  takesFiles: true,
  takesProgramArguments: false,
  options: {
    devices: { type: 'string', default: '1', describe: 'how many devices to plan for' },
    param: {
      type: 'string',
      array: true,
      describe: 'value of a variable that sizes depend on, as in n=1024',
    },
    ...FORMAT_OPTION,
    ...C_OPTIONS,
  },
  run,
};

async function run(argv: PlanArguments): Promise<number> {
  const format = formatOf(argv);
  const devices = parseCount('devices', lastOf(argv.devices) ?? '1');
  const parameters = Object.fromEntries(listOf(argv.param).map((text) => parseParameter('param', text)));
  const { compile, predict } = await import('@boxflow/compiler');
  const bundle = await compile(await compileOptions(argv));
  sayDiagnostics(bundle.diagnostics);
  const prediction = predict(bundle, { devices, parameters });
  if (format === 'json') writeJson(prediction);
  else writeDocument(printPrediction(prediction));
  return 0;
}
