/** The names of the packages that people import, and what the checks call them. */
const IMPORTED = {
  bbox: '@boxflow/bbox',
  cli: '@boxflow/cli',
  compiler: '@boxflow/compiler',
  ir: '@boxflow/ir',
  isl: '@boxflow/isl-wasm',
  report: '@boxflow/report',
  runtime: '@boxflow/runtime-native',
};
const INTERNAL = ['codegen-c', 'codegen-cuda', 'codegen-opencl', 'frontend-c', 'poly'];

const imports = Object.entries(IMPORTED).map(([name, id]) => `import * as ${name} from '${id}';`);
const internal = INTERNAL.map((name) => `import * as ${name.replace('-', '_')} from '@boxflow/${name}';`);

/** Strict TypeScript that uses the types of all packages. */
const types = `${[...imports, ...internal].join('\n')}
export const modules = [${[...Object.keys(IMPORTED), ...INTERNAL.map((name) => name.replace('-', '_'))].join(', ')}];
export async function links(file: string): Promise<readonly number[]> {
  const bundle: ir.Bundle = await compiler.compile({ file });
  const stats: ir.RunStats = await new runtime.Runtime({ target: 'sim' }).run(bundle, {});
  return stats.regions.flatMap((region) => region.links.map((link) => link.bytes));
}
// @ts-expect-error: there is no such target
export const wrong = new runtime.Runtime({ target: 'abacus' });
`;

const compilerOptions = {
  strict: true,
  skipLibCheck: false,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  module: 'nodenext',
  target: 'es2022',
  noEmit: true,
};

/** Returns the files of a project that uses boxflow, besides those of the folder `project`, by their names. */
export function projectFiles(typeRoots: string): Readonly<Record<string, string>> {
  const names = Object.keys(IMPORTED).join(', ');
  const required = Object.entries(IMPORTED).map(([name, id]) => `  ${name}: require('${id}'),`);
  return {
    'esm.mjs': `import { check } from './check.cjs';\n${imports.join('\n')}\nawait check({ ${names} }, process.argv[2]);\n`,
    'cjs.cjs': `const { check } = require('./check.cjs');\nconst packages = {\n${required.join('\n')}\n};\ncheck(packages, process.argv[2]);\n`,
    'types.mts': types,
    'types.cts': types,
    'tsconfig.json': JSON.stringify({
      compilerOptions: { ...compilerOptions, types: ['node'], typeRoots: [typeRoots] },
      files: ['types.mts', 'types.cts'],
    }),
  };
}
