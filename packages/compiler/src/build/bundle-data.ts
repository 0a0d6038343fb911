import { type Bundle, type RunOptions, runEnvironment } from '@boxflow/ir';
import { cByteList, cStringLiteral } from './c-literals.js';

/**
 * The C file that an executable carries its bundle in: the plans as JSON, the sources of the other targets, and (when
 * it was made) the fat binary; all in one `boxflow_program_bundle`.
 */
export function printBundleData(
  bundle: Bundle,
  fatbin: Uint8Array | null,
  defaults: RunOptions,
  cflags: readonly string[] = [],
): string {
  const announces = bundle.asksExtents && !cflags.some(replacesAllocation);
  return [
    '/* Made by boxflow: the plans and the device code of the program. */',
    ...(announces ? ['#define _GNU_SOURCE', '#include <boxflow/allocation.h>'] : []),
    '#include <boxflow/boxflow.h>',
    ...(Object.keys(runEnvironment(defaults)).length > 0 ? ['#include <stdlib.h>'] : []),
    '',
    ...(bundle.sources.host ? ['extern const boxflow_host_kernel boxflow_host_kernels[];', ''] : []),
    ...text('plans_json', JSON.stringify(bundle.plans, null, 1)),
    ...text('opencl_source', bundle.sources.opencl),
    ...text('cuda_source', bundle.sources.cuda),
    ...(fatbin ? [`static const unsigned char cuda_fatbin[] = {${cByteList(fatbin)}};`, ''] : []),
    `boxflow_decision boxflow_program_decisions[${Math.max(1, bundle.plans.length)}];`,
    '',
    'const boxflow_bundle boxflow_program_bundle = {',
    '  .plans_json = plans_json,',
    `  .host_kernels = ${bundle.sources.host ? 'boxflow_host_kernels' : '0'},`,
    `  .opencl_source = ${bundle.sources.opencl ? 'opencl_source' : '0'},`,
    `  .cuda_source = ${bundle.sources.cuda ? 'cuda_source' : '0'},`,
    `  .cuda_fatbin = ${fatbin ? 'cuda_fatbin' : '0'},`,
    `  .cuda_fatbin_bytes = ${fatbin?.length ?? 0},`,
    '  .decisions = boxflow_program_decisions,',
    '};',
    ...printDefaults(defaults),
    '',
  ].join('\n');
}

/** Returns whether the C compiler links allocation functions of its own, which take no others beside them. */
function replacesAllocation(flag: string): boolean {
  return /^-fsanitize=.*(?:address|thread|memory|leak)/.test(flag);
}

function text(name: string, value: string): readonly string[] {
  return value === '' ? [] : [`static const char ${name}[] =${cStringLiteral(value)};`, ''];
}

/** Runs before the runtime's own constructor, which reads it; what the environment already says stays. */
export function printDefaults(defaults: RunOptions): readonly string[] {
  const variables = Object.entries(runEnvironment(defaults));
  if (variables.length === 0) return [];
  return [
    '',
    '__attribute__((constructor(101))) static void set_defaults(void) {',
    ...variables.map(([name, value]) => `  setenv("${name}",${cStringLiteral(value)}, 0);`),
    '}',
  ];
}
