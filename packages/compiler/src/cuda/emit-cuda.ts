import { basename } from 'node:path';
import { includeFolder, UNIT_FLAGS } from '@boxflow/codegen-ptx';
import { allDone } from '../build/all-done.js';
import { distinctNames } from '../emit/program-names.js';
import { writeFolder } from '../emit/write-folder.js';
import { givenName } from './compile-cuda-file.js';
import type { CudaProgramOptions } from './cuda-options.js';
import { explainCuda } from './explain-cuda.js';
import { printedKernels } from './host-kernels.js';
import { cudaFiles, ptxOf } from './nvcc.js';
import { readPtx } from './read-ptx.js';

/**
 * Writes the PTX of a CUDA program, its kernels as C for the host, and what they access into `folder`, all or nothing. Returns the names
 * of the files. Throws BF1250, BF1251, BF3001, BF3002, BF3006 and BF3007.
 */
export async function emitCuda(
  options: CudaProgramOptions & { readonly force?: boolean },
  folder: string,
): Promise<readonly string[]> {
  const names = distinctNames(cudaFiles(options).map((file) => basename(file, '.cu')));
  const printed = await allDone(
    cudaFiles(options).map(async (file, index) => {
      const ptx = await ptxOf(file, options, []);
      return [
        [`${names[index]}.ptx`, ptx],
        [
          `${names[index]}.kernels.c`,
          await printedKernels(readPtx(ptx, file), {
            index,
            fileName: (path) => givenName(path, file),
          }),
        ],
      ] as const;
    }),
  );
  const files = {
    ...Object.fromEntries(printed.flat()),
    'accesses.json': `${JSON.stringify(await explainCuda(options), null, 2)}\n`,
    'README.md': readme(options, names),
  };
  await writeFolder(folder, files, options.force === true, [
    ...options.files,
    ...(options.objects ?? []),
    process.cwd(),
  ]);
  return Object.keys(files).sort();
}

function readme({ files }: CudaProgramOptions, names: readonly string[]): string {
  return [
    `# ${files.join(', ')}, compiled by boxflow`,
    '',
    '| file | holds |',
    '| --- | --- |',
    ...names.flatMap((name) => [
      `| \`${name}.ptx\` | the kernels as nvcc compiles them |`,
      `| \`${name}.kernels.c\` | the same in C, for the devices of the host |`,
    ]),
    '| `accesses.json` | what each kernel accesses, and how its blocks can share arrays |',
    '',
    'The C is compiled with gcc and',
    '',
    '```sh',
    `${UNIT_FLAGS.join(' ')} -I ${includeFolder}`,
    '```',
    '',
  ].join('\n');
}
