import { join } from 'node:path';
import { defineOptions, type ProgramCase } from './kernel-programs.js';
import { mustPolyCli } from './poly-cli.js';
import { scratchFolder } from './scratch.js';
import { shortOrFull } from './thoroughness.js';

/** The devices of a compiled program, as its environment names them. */
export interface Placement {
  readonly target: 'host' | 'opencl';
  readonly devices: number;
}

/** The short run has one placement for each target, the full run also others that divide little evenly. */
export const PLACEMENTS = shortOrFull(placements([3], [4]), placements([1, 3, 4], [4]));

/** For each target, with these numbers of devices. */
export function placements(host: readonly number[], opencl: readonly number[]): readonly Placement[] {
  return [
    ...host.map((devices) => ({ target: 'host' as const, devices })),
    ...opencl.map((devices) => ({ target: 'opencl' as const, devices })),
  ];
}

/** Builds a case once with `poly-cli build` and further options; returns the path of the executable. */
export async function buildProgram(chosen: ProgramCase, options: readonly string[] = []): Promise<string> {
  const executable = join(scratchFolder(`built-${chosen.program.program}`), chosen.program.program);
  await mustPolyCli(['build', chosen.program.file, '-o', executable, ...defineOptions(chosen), ...options]);
  return executable;
}

/** The environment that puts a program on devices; PoCL shows one CPU as as many devices as it is asked for. */
export function placementEnvironment({ target, devices }: Placement): Readonly<Record<string, string>> {
  return {
    BOXFLOW_TARGET: target,
    BOXFLOW_DEVICES: String(devices),
    ...(target === 'opencl' ? { POCL_DEVICES: Array(devices).fill('pthread').join(' ') } : {}),
  };
}

export function placementName({ target, devices }: Placement): string {
  return `${devices} ${target} device${devices === 1 ? '' : 's'}`;
}
