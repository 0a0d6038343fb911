import type { Kernel } from '@boxflow/ir';
import { functionName } from '../unit/kernel-text.js';
import { joinParts, printUnit } from '../unit/unit-text.js';
import { hostDialect } from './host-dialect.js';
import { printWrapper, wrapperName } from './host-wrapper.js';

/**
 * A C11 translation unit with one function per kernel and the table `boxflow_host_kernels` that the runtime finds
 * them by. It includes `boxflow/boxflow.h`, so it needs the runtime's include folder. Compile it with
 * {@link HOST_COMPILE_FLAGS}.
 */
export function printHostKernels(kernels: readonly Kernel[]): string {
  const unit = printUnit(kernels, hostDialect);
  return joinParts([
    '// Kernels of the host device, made by boxflow.\n',
    '#include <math.h>\n#include <stdint.h>\n#include <stdlib.h>\n\n#include "boxflow/boxflow.h"\n',
    ...unit.helpers,
    ...unit.kernels.map(({ text }) => text),
    ...unit.kernels.map(printWrapper),
    printTable(unit.kernels.map(({ scope }) => functionName(scope))),
  ]);
}

function printTable(names: readonly string[]): string {
  const rows = names.map((name) => `  {"${name}", ${wrapperName(name)}},\n`);
  return `const boxflow_host_kernel boxflow_host_kernels[] = {\n${rows.join('')}  {0, 0},\n};\n`;
}
