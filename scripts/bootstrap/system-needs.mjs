import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { FILES as islFiles, TOOLS as islTools } from '../../packages/isl-wasm/scripts/lib/tools.mjs';

/**
 * What has to be on the machine before anything of ours is built. It counts as there when it is found, however it got
 * there; `apt` is the Debian package that brings it.
 *
 * @typedef {{ apt: string, purpose: string, isThere: () => boolean, forTestsOnly?: true }} SystemNeed
 * @type {SystemNeed[]}
 */
export const systemNeeds = [
  tool('gcc', 'gcc', 'compiles the kernels of the host device, with OpenMP'),
  tool('g++', 'g++', 'compiles libboxflow, the C++ runtime'),
  tool('cmake', 'cmake', 'builds libboxflow'),
  ...islTools.map(({ name, apt, purpose }) => tool(name, apt, `${purpose} (isl)`)),
  ...islFiles.map(({ path, apt, purpose }) => file(path, apt, `${purpose} (isl)`)),
  {
    ...file(
      '/etc/OpenCL/vendors/pocl.icd',
      'pocl-opencl-icd',
      'OpenCL devices on the CPU, for tests of the opencl target',
    ),
    forTestsOnly: true,
  },
  { ...openclLoader(), forTestsOnly: true },
];

function tool(name, apt, purpose) {
  return { apt, purpose: `${name} ${purpose}`, isThere: () => isOnPath(name) };
}

function file(path, apt, purpose) {
  return { apt, purpose, isThere: () => existsSync(path) };
}

function openclLoader() {
  const folders = [
    '/usr/lib',
    '/usr/lib64',
    '/usr/local/lib',
    '/usr/lib/x86_64-linux-gnu',
    '/usr/lib/aarch64-linux-gnu',
  ];
  return {
    apt: 'ocl-icd-libopencl1',
    purpose: 'libOpenCL.so.1, through which OpenCL devices are found, for tests of the opencl target',
    isThere: () => folders.some((folder) => existsSync(join(folder, 'libOpenCL.so.1'))),
  };
}

function isOnPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
