import type { Kernel, ScalarType } from '@boxflow/ir';
import { functionName, type KernelText } from '../unit/kernel-text.js';
import { joinParts, printUnit } from '../unit/unit-text.js';
import { hostDialect, vectorNames } from './host-dialect.js';
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
    printVectors(unit.kernels),
    ...unit.helpers,
    ...unit.kernels.map(({ text }) => text),
    ...unit.kernels.map(printWrapper),
    printTable(unit.kernels.map(({ scope }) => functionName(scope))),
  ]);
}

/** A vector fills a register. Its elements may begin at any element of an array, and be accessed one by one, too. */
function printVectors(kernels: readonly KernelText[]): string {
  const types = [...new Set(kernels.flatMap(({ scope }) => [...scope.vectors]))].sort();
  const fused = new Set(kernels.flatMap(({ scope }) => [...scope.fusedVectors]));
  if (types.length === 0) return '';
  const definitions = types.map((type) => {
    const element = hostDialect.types[type];
    const { type: name, lanes } = vectorNames(type);
    const attributes = `vector_size(BOXFLOW_VECTOR_BYTES), aligned(sizeof(${element}))`;
    return `typedef ${element} ${name} __attribute__((${attributes}));\nenum { ${lanes} = BOXFLOW_VECTOR_BYTES / sizeof(${element}) };\n${fused.has(type) ? multiplyAdd(type) : ''}`;
  });
  return `${VECTOR_BYTES}${fused.size > 0 ? HAS_BUILTIN : ''}${definitions.join('')}`;
}

/**
 * Returns the definition of a function. A number minus +0.0 is that number, and minus zeros it is a vector.
 * gcc makes one instruction of the loop, too, but then keeps sums in memory.
 */
function multiplyAdd(element: ScalarType): string {
  const { type, lanes, multiplyAdd: name } = vectorNames(element);
  const operands = ['x', 'y', 'z'].map((operand) => `(${operand}) - (${type}){0}`);
  const [scalar, packed] = element === 'float' ? ['fmaf', 'ps'] : ['fma', 'pd'];
  const [widest, wide] = [`__builtin_ia32_vfmadd${packed}512_mask`, `__builtin_ia32_vfmadd${packed}256`];
  return [
    `static inline __attribute__((always_inline)) ${type} ${name}_of(${type} x, ${type} y, ${type} z) {`,
    `#if BOXFLOW_VECTOR_BYTES == 64 && __has_builtin(${widest})`,
    `  return (${type})${widest}(x, y, z, -1, 4);`,
    `#elif BOXFLOW_VECTOR_BYTES == 32 && defined __FMA__ && __has_builtin(${wide})`,
    `  return (${type})${wide}(x, y, z);`,
    '#else',
    `  for (int lane = 0; lane < ${lanes}; ++lane) z[lane] = ${scalar}(x[lane], y[lane], z[lane]);`,
    '  return z;',
    '#endif',
    '}',
    `#define ${name}(x, y, z) ${name}_of(${operands.join(', ')})`,
    '',
  ].join('\n');
}

const HAS_BUILTIN = `#ifndef __has_builtin
#define __has_builtin(name) 0
#endif
`;

const VECTOR_BYTES = `#if defined __AVX512F__
#define BOXFLOW_VECTOR_BYTES 64
#elif defined __AVX__
#define BOXFLOW_VECTOR_BYTES 32
#else
#define BOXFLOW_VECTOR_BYTES 16
#endif
`;

function printTable(names: readonly string[]): string {
  const rows = names.map((name) => `  {"${name}", ${wrapperName(name)}},\n`);
  return `const boxflow_host_kernel boxflow_host_kernels[] = {\n${rows.join('')}  {0, 0},\n};\n`;
}
