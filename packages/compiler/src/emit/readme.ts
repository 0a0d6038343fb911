import { type Bundle, RUN_OPTIONS } from '@boxflow/ir';
import { programNames } from './program-names.js';

/** Describes the files of an emitted folder. */
export function printReadme(bundle: Bundle): string {
  const head = [`# ${bundle.files.join(', ')}, compiled by boxflow`, '', '`make` builds `./program`.', ''];
  const programs = programNames(bundle.files)
    .map((name) => `\`${name}.i\``)
    .join(', ');
  if (bundle.plans.length === 0) {
    return [...head, `No region of it can run on devices: ${programs} is the program itself.`, ''].join('\n');
  }
  return [
    ...head,
    '| file | holds |',
    '| --- | --- |',
    `| ${programs} | the preprocessed program, each region replaced by a call of the runtime |`,
    '| `kernels.c` | the kernels for the host device |',
    '| `kernels.cl` | the kernels in OpenCL C |',
    '| `kernels.cu` | the kernels in CUDA C++ |',
    '| `plans.json` | for each region what is allocated, moved and launched, as functions of the sizes |',
    '| `recipe.txt` | how each region was mapped; edit it and give it to `poly-cli run --recipe` |',
    '| `bundle.c` | plans and device code again, as data that the linker puts into the executable |',
    '',
    'The executable takes its options from the environment, as `poly-cli run` takes the options of the same names:',
    '',
    ...Object.values(RUN_OPTIONS).map(({ variable }) => `- \`${variable}\``),
    '',
    ...bundle.plans.map(({ name, origin }) => `- \`${name}\` is the region at ${origin}`),
    '',
  ].join('\n');
}
