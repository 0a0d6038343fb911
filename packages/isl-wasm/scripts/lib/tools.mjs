import { existsSync } from 'node:fs';
import { isOnPath } from '../../../../scripts/lib/is-on-path.mjs';

/** The tools that the build needs, each with its Debian package and its purpose. */
export const TOOLS = [
  { name: 'clang-19', apt: 'clang-19', purpose: 'compiles isl to WebAssembly and reads its headers' },
  { name: 'llvm-ar-19', apt: 'llvm-19', purpose: 'packs the object files' },
  { name: 'llvm-ranlib-19', apt: 'llvm-19', purpose: 'indexes the archive of object files' },
  { name: 'wasm-ld-19', apt: 'lld-19', purpose: 'links the WebAssembly module' },
  { name: 'make', apt: 'make', purpose: "runs isl's own build" },
  { name: 'tar', apt: 'tar', purpose: 'unpacks the source of isl' },
  { name: 'xz', apt: 'xz-utils', purpose: 'unpacks the source of isl' },
];

export const FILES = [
  {
    path: '/usr/include/wasm32-wasi/stdio.h',
    apt: 'wasi-libc',
    purpose: 'the C library isl is compiled against',
  },
  {
    path: '/usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a',
    apt: 'libclang-rt-19-dev-wasm32',
    purpose: 'arithmetic helpers the compiler calls',
  },
];

/** Throws one error that names every missing tool, its apt package and its purpose. */
export function requireTools(names) {
  const wantsAll = names === undefined;
  const missing = [
    ...TOOLS.filter((tool) => (wantsAll || names.includes(tool.name)) && !isOnPath(tool.name)),
    ...FILES.filter((file) => (wantsAll || names.includes(file.apt)) && !existsSync(file.path)),
  ];
  if (missing.length === 0) return;
  const lines = missing.map(
    (entry) => `  ${entry.name ?? entry.path}: apt package ${entry.apt} (${entry.purpose})`,
  );
  const packages = [...new Set(missing.map((entry) => entry.apt))].join(' ');
  throw new Error(`missing tools:\n${lines.join('\n')}\ninstall them with: apt-get install ${packages}`);
}
