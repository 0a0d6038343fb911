import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FILES as islFiles, TOOLS as islTools } from '../../packages/isl-wasm/scripts/lib/tools.mjs';
import { isOnPath } from '../lib/is-on-path.mjs';

const POCL_ICD = '/etc/OpenCL/vendors/pocl.icd';
const LIBRARY_FOLDERS = [
  '/usr/lib',
  '/usr/lib64',
  '/usr/local/lib',
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
];

/**
 * The programs and libraries that the machine needs before anything is built. They may be installed in any way; `apt`
 * is the Debian package that has them.
 *
 * @typedef {{ apt: string, purpose: string, isThere: () => boolean, forTestsOnly?: true, forAllTestsOnly?: true }} SystemNeed
 * @type {SystemNeed[]}
 */
export const systemNeeds = [
  tool('gcc', 'gcc', 'compiles the kernels of the host device, with OpenMP'),
  tool('g++', 'g++', 'compiles libboxflow, the C++ runtime'),
  tool('cmake', 'cmake', 'builds libboxflow'),
  file('/usr/include/nlohmann/json.hpp', 'nlohmann-json3-dev', 'libboxflow reads plans with it'),
  ...islTools.map(({ name, apt, purpose }) => tool(name, apt, `${purpose} (isl)`)),
  ...islFiles.map(({ path, apt, purpose }) => file(path, apt, `${purpose} (isl)`)),
  {
    ...file('/usr/include/doctest/doctest.h', 'doctest-dev', 'the tests of libboxflow are written with it'),
    forTestsOnly: true,
  },
  {
    ...file(
      '/usr/include/CL/cl.h',
      'opencl-c-headers',
      'the declarations of libboxflow are compared with it',
    ),
    forTestsOnly: true,
  },
  {
    ...tool('aarch64-linux-gnu-g++', 'g++-aarch64-linux-gnu', 'compiles libboxflow for the other platform'),
    // The test of `npm run release` builds the packages of all platforms, and this is the only cross compiler they need.
    forAllTestsOnly: true,
  },
  {
    apt: 'ocl-icd-libopencl1',
    purpose: 'libOpenCL.so.1 finds OpenCL devices, for tests of the opencl target',
    isThere: () => isLibrary('libOpenCL.so.1'),
    forTestsOnly: true,
  },
  {
    apt: 'pocl-opencl-icd',
    purpose: 'PoCL offers OpenCL devices on the CPU, for tests of the opencl target',
    // The file alone does not tell: it outlives the removal of the package.
    isThere: () => existsSync(POCL_ICD) && isLibrary(readFileSync(POCL_ICD, 'utf8').trim()),
    forTestsOnly: true,
  },
  { ...tool('chromium', 'chromium', 'opens the pages of `poly-cli report`'), forTestsOnly: true },
];

function tool(name, apt, purpose) {
  return { apt, purpose: `${name} ${purpose}`, isThere: () => isOnPath(name) };
}

function file(path, apt, purpose) {
  return { apt, purpose, isThere: () => existsSync(path) };
}

/** A library by its file's name or path. */
function isLibrary(name) {
  return LIBRARY_FOLDERS.some((folder) => existsSync(resolve(folder, name)));
}
