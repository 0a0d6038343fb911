import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compilerCommand, defaultCompiler, findNvcc, findTool } from '@boxflow/compiler';
import { BoxflowError } from '@boxflow/ir';
import { nativeFiles } from '@boxflow/runtime-native';
import { findLibrary } from './find-library.js';
import type { Finding } from './finding.js';

/** Looks for everything that boxflow can use, in the order in which a program needs it. Starts small tools. */
export async function findEverything(): Promise<readonly Finding[]> {
  return Promise.all([
    node(),
    compiler('C compiler', defaultCompiler(), 'to preprocess and compile programs', true, 'gcc'),
    nativeRuntime(),
    library(
      'OpenCL',
      'libOpenCL.so.1',
      'by --target opencl',
      'apt-get install ocl-icd-libopencl1, and the ICD of the GPU’s vendor or pocl-opencl-icd',
    ),
    library(
      'NVIDIA driver',
      'libcuda.so.1',
      'by --target cuda',
      'install the NVIDIA driver (Debian: apt-get install nvidia-driver)',
    ),
    nvrtc(),
    nvcc(),
  ]);
}

async function node(): Promise<Finding> {
  return {
    name: 'Node',
    purpose: 'by poly-cli itself',
    found: process.version,
    required: true,
    remedy: 'install Node 20 or later',
  };
}

async function compiler(
  name: string,
  command: string,
  purpose: string,
  required: boolean,
  aptPackage: string,
): Promise<Finding> {
  const path = findTool(compilerCommand(command)[0]);
  const version = path === null ? null : await firstLine(path, ['--version']);
  const found = version === null ? null : `${path} (${version})`;
  return { name, purpose, found, required, remedy: `apt-get install ${aptPackage}` };
}

async function nativeRuntime(): Promise<Finding> {
  const finding = { name: 'native runtime', purpose: 'to run and to link programs', required: true };
  try {
    return { ...finding, found: nativeFiles().folder, remedy: '' };
  } catch (error) {
    const hint = error instanceof BoxflowError ? error.diagnostics[0]?.hint : undefined;
    return { ...finding, found: null, remedy: hint ?? String(error) };
  }
}

async function library(name: string, file: string, purpose: string, remedy: string): Promise<Finding> {
  return { name, purpose, found: await findLibrary(file), required: false, remedy };
}

const NVRTC_NAMES = ['libnvrtc.so.13', 'libnvrtc.so.12', 'libnvrtc.so.11.2', 'libnvrtc.so'];

async function nvrtc(): Promise<Finding> {
  let found: string | null = null;
  for (const name of NVRTC_NAMES) found ??= await findLibrary(name, ['/usr/local/cuda/lib64']);
  return {
    name: 'NVRTC',
    purpose: 'by --target cuda where nvcc did not compile the kernels beforehand',
    found,
    required: false,
    remedy: 'install the CUDA toolkit, or its cuda-nvrtc package alone',
  };
}

async function nvcc(): Promise<Finding> {
  const path = findNvcc();
  const lines = path === null ? null : await output(path, ['--version']);
  const release = /release ([\d.]+)/.exec(lines ?? '')?.[1];
  return {
    name: 'nvcc',
    purpose: 'to compile CUDA kernels before the run',
    found: path === null ? null : `${path}${release ? ` (${release})` : ''}`,
    required: false,
    remedy: 'install the CUDA toolkit (Debian: apt-get install nvidia-cuda-toolkit)',
  };
}

async function firstLine(command: string, args: readonly string[]): Promise<string | null> {
  return (await output(command, args))?.split('\n')[0] ?? null;
}

async function output(command: string, args: readonly string[]): Promise<string | null> {
  try {
    return (await promisify(execFile)(command, [...args])).stdout;
  } catch {
    return null;
  }
}
