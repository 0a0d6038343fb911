import type { Diagnostic } from '@boxflow/ir';
import { functionsOf, type PtxModule, sourceFilesOf } from '@boxflow/ptx';
import { kernelNotPrinted } from './diagnostics.js';
import { addressInC, bytesOf, type Symbols, symbolsOf } from './function/symbols.js';
import {
  describeKernel,
  type KernelTraits,
  type PrintedKernel,
  runText,
  stackBytes,
  tableRow,
} from './unit/kernel-text.js';
import { type TranslatedItems, translateItems } from './unit/refusals.js';
import { variableHead } from './unit/variable-text.js';

export interface HostUnitOptions {
  /** The name of the `boxflow_ptx_unit` that the unit defines. */
  readonly name?: string;
  /** The function that the unit calls with its own address before `main` begins. */
  readonly announceTo?: string;
  /** The traits of kernels, by their mangled names. */
  readonly traits?: ReadonlyMap<string, KernelTraits>;
}

export interface HostUnit {
  /** C11 with the extensions of gcc. It includes headers of `includeFolder`. */
  readonly source: string;
  readonly kernels: readonly PrintedKernel[];
  /** One for each kernel that has no translation, which the source therefore lacks. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Prints the kernels of a module as C for the host. */
export function printHostUnit(module: PtxModule, options: HostUnitOptions = {}): HostUnit {
  const symbols = symbolsOf(module);
  const files = sourceFilesOf(module);
  const items = translateItems(module, symbols, files);
  const entries = functionsOf(module).filter(({ isEntry, body }) => isEntry && body !== undefined);
  const kernels = entries.flatMap((entry) => {
    const text = items.functions.get(entry.name);
    return text === undefined ? [] : [describeKernel(entry, text, items, options.traits?.get(entry.name))];
  });
  const refused = entries.filter((entry) => !items.functions.has(entry.name));
  return {
    source: unitText(options, symbols, items, kernels),
    kernels,
    diagnostics: refused.map((entry) => kernelNotPrinted(entry.name, items.refusals.get(entry.name)!, files)),
  };
}

function unitText(
  { name = 'boxflow_ptx_kernels', announceTo }: HostUnitOptions,
  symbols: Symbols,
  items: TranslatedItems,
  kernels: readonly PrintedKernel[],
): string {
  const functions = [...items.functions.values()];
  const variables = [...items.variables.keys()].map((key) => symbols.variables.get(key)!);
  const stack = stackBytes(symbols);
  return [
    '// Kernels that boxflow printed from PTX.',
    '#include "boxflow/ptx_device.h"',
    '',
    ...functions.map(({ head }) => `${head};`),
    ...variables.map((variable) => `${variableHead(variable)};`),
    '',
    ...items.variables.values(),
    '',
    ...functions.map(({ text }) => `${text}\n`),
    ...kernels.map((kernel) => `${runText(kernel, items, stack)}\n`),
    `static const boxflow_ptx_kernel ${name}__kernels[] = {`,
    ...kernels.map(tableRow),
    '  {0, 0, 0, 0, 0, 0, 0},',
    '};',
    '',
    `static const boxflow_ptx_variable ${name}__variables[] = {`,
    ...variables.map((variable) => {
      const isConstant = variable.space === 'const' ? 1 : 0;
      const own = variable.declarators[0]!.name;
      return `  {"${own}", ${addressInC(variable)}, ${bytesOf(variable)}, ${isConstant}},`;
    }),
    '  {0, 0, 0, 0},',
    '};',
    '',
    `const boxflow_ptx_unit ${name} = {${name}__kernels, ${name}__variables};`,
    ...(announceTo === undefined ? [] : announcement(name, announceTo)),
    '',
  ].join('\n');
}

function announcement(name: string, announceTo: string): string[] {
  return [
    '',
    `void ${announceTo}(const boxflow_ptx_unit *unit);`,
    `static __attribute__((constructor)) void ${name}__announce(void) { ${announceTo}(&${name}); }`,
  ];
}
