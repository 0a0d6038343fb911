// Builds wasm/isl.wasm: fetch → verify → configure → make → link. Does nothing when the result is up to date.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ISL_SHA256, islTarball, unpackIsl } from './lib/isl-source.mjs';
import { main, run, step } from './lib/run.mjs';
import { requireTools } from './lib/tools.mjs';

const packageFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const wasmFolder = join(packageFolder, 'wasm');
const inputs = {
  shim: join(packageFolder, 'shim', 'shim.c'),
  sbrk: join(packageFolder, 'shim', 'sbrk.c'),
  largeNumbers: join(packageFolder, 'shim', 'large_numbers.c'),
  trampolines: join(packageFolder, 'src', 'generated', 'trampolines.c'),
  exports: join(packageFolder, 'src', 'generated', 'exports.txt'),
};

const COMPILER = ['--target=wasm32-wasi', '-O2', '-D_GNU_SOURCE'];
const CONFIGURE = ['--host=wasm32-wasi', '--with-int=imath-32', '--disable-shared', '--enable-static'];
/** What `large_numbers.c` counts. */
const WRAPPED = ['isl_ctx_next_operation', 'isl_mp_int_gcd', 'isl_mp_int_mul', 'isl_mp_int_div'];
const LINK = [
  ...WRAPPED.map((symbol) => `-Wl,--wrap=${symbol}`),
  '-mexec-model=reactor',
  '-Wl,--strip-all',
  '-Wl,--gc-sections',
  // isl recurses deeply; with the stack first, running out of it traps instead of overwriting data.
  '-Wl,-z,stack-size=8388608',
  '-Wl,--stack-first',
  '-Wl,--export-table',
];

/** A content hash of everything the module depends on. */
function inputHash() {
  const hash = createHash('sha256').update(JSON.stringify([ISL_SHA256, COMPILER, CONFIGURE, LINK]));
  for (const path of Object.values(inputs)) hash.update(readFileSync(path));
  return hash.digest('hex');
}

function compileLibrary(source) {
  const env = {
    ...process.env,
    CC: 'clang-19 --target=wasm32-wasi',
    CC_FOR_BUILD: 'clang-19',
    AR: 'llvm-ar-19',
    RANLIB: 'llvm-ranlib-19',
    CFLAGS: COMPILER.slice(1).join(' '),
    // The libc declares ffs only under feature macros that the configure test does not set.
    ac_cv_have_decl_ffs: 'yes',
  };
  step('configuring isl');
  run('./configure', CONFIGURE, { cwd: source, env });
  step('compiling isl (some 20 s on two cores)');
  run('make', ['gitversion.h'], { cwd: source, env });
  run('make', [`-j${availableParallelism()}`, 'libisl.la'], { cwd: source, env });
}

function linkModule(source, output) {
  step('linking isl.wasm');
  const symbols = readFileSync(inputs.exports, 'utf8').split('\n').filter(Boolean);
  // A response file: the list is longer than some systems' limit on a command line.
  const response = join(dirname(output), 'exports.rsp');
  writeFileSync(response, symbols.map((symbol) => `-Wl,--export=${symbol}`).join('\n'));
  const includes = ['.', 'include', 'imath', 'imath_wrap'].map((folder) => `-I${join(source, folder)}`);
  const { exports: _, ...shims } = inputs;
  const sources = [...Object.values(shims), join(source, '.libs', 'libisl.a')];
  run('clang-19', [...COMPILER, ...LINK, ...includes, `@${response}`, ...sources, '-o', output], {
    cwd: source,
  });
}

/** Moves a finished file to its place in one step, so that nobody ever sees half of it. */
function publish(from, name) {
  const part = join(wasmFolder, `.${name}.${process.pid}.part`);
  copyFileSync(from, part);
  renameSync(part, join(wasmFolder, name));
}

await main(() => {
  const hash = inputHash();
  const stamp = join(wasmFolder, 'isl.wasm.hash');
  const module = join(wasmFolder, 'isl.wasm');
  if (existsSync(module) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    step('isl.wasm is up to date');
    return;
  }
  requireTools();
  mkdirSync(wasmFolder, { recursive: true });
  // isl's build cannot live in a folder whose path has a space, so it never runs inside the package.
  const folder = mkdtempSync(join(tmpdir(), 'isl-build-'));
  try {
    const source = unpackIsl(islTarball(packageFolder), folder);
    compileLibrary(source);
    const output = join(folder, 'isl.wasm');
    linkModule(source, output);
    writeFileSync(join(folder, 'hash'), hash);
    publish(join(source, 'LICENSE'), 'LICENSE.isl');
    publish(output, 'isl.wasm');
    publish(join(folder, 'hash'), 'isl.wasm.hash');
    step(`isl.wasm is ready (${(statSync(module).size / 1e6).toFixed(2)} MB)`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
