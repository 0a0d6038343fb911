import { BoxflowError, type DeviceDescription, formatDiagnostic } from '@boxflow/ir';
import { expect, it } from 'vitest';
import { checkGpu } from './check-gpu.js';

function device(target: DeviceDescription['target'], gpu: boolean): DeviceDescription {
  return { target, index: 0, name: 'it', memory: 1, peerAccess: false, gpu };
}

it('takes a GPU of the target', () => {
  checkGpu([device('host', false), device('cuda', true)], 'auto');
  checkGpu([device('opencl', false), device('opencl', true)], 'auto');
  checkGpu([device('opencl', true)], 'opencl');
});

it.each([
  [[device('host', false), device('opencl', false)], 'auto', 'CUDA or OpenCL'],
  [[device('opencl', true)], 'cuda', 'CUDA'],
  [[device('cuda', true), device('opencl', false)], 'opencl', 'OpenCL'],
] as const)('refuses %j for %s', (devices, target, kind) => {
  try {
    checkGpu(devices, target);
    expect.fail('no error');
  } catch (error) {
    if (!(error instanceof BoxflowError)) throw error;
    expect(error.diagnostics.map(formatDiagnostic).join('')).toBe(
      `error BF4008: --require-gpu: no GPU was found for ${kind}\n  hint: \`poly-cli doctor\` says what is missing, \`poly-cli devices\` lists all devices; without the option, the program runs on other devices`,
    );
  }
});
