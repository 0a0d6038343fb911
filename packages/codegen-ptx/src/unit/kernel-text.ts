import type { PtxFunction } from '@boxflow/ptx';
import { bytesOf, type Symbols } from '../function/symbols.js';
import { allStatements } from '../function/traits.js';
import { cName } from '../names/c-name.js';
import type { PrintedFunction, TranslatedItems } from './refusals.js';

/** The facts that a caller needs about a printed kernel. The unit's table contains them, too. */
export interface PrintedKernel {
  readonly name: string;
  readonly parameterBytes: readonly number[];
  readonly staticSharedBytes: number;
  /** Each thread of a block has a stack of its own. */
  readonly fibers: boolean;
  readonly traits: KernelTraits;
}

/** The properties of a kernel that the runtime needs. The caller of the printer finds them out. */
export interface KernelTraits {
  /** Its blocks cannot be divided between devices. */
  readonly oneDevice?: boolean;
  /** It has atomic operations on memory that all blocks see. */
  readonly atomics?: boolean;
  readonly prints?: boolean;
}

export function describeKernel(
  kernel: PtxFunction,
  text: PrintedFunction,
  items: TranslatedItems,
  traits: KernelTraits = {},
): PrintedKernel {
  return {
    name: kernel.name,
    parameterBytes: kernel.parameters.map((variable) => bytesOf(variable)),
    staticSharedBytes: text.sharedBytes,
    fibers: items.reached(kernel.name).waits,
    traits,
  };
}

/** Prints the function through which a kernel is called, with the sizes of its parameters. */
export function runText(kernel: PrintedKernel, items: TranslatedItems, stackBytes: number): string {
  const { name, parameterBytes, staticSharedBytes, fibers } = kernel;
  const ends = items.reached(name).ends;
  const needs = [`.static_shared_bytes = ${staticSharedBytes}`, `.fibers = ${fibers ? 1 : 0}`];
  needs.push(`.ending = ${ends ? 1 : 0}`, `.stack_bytes = ${fibers ? stackBytes : 0}`);
  const sizes = parameterBytes.length > 0 ? parameterBytes.join(', ') : '0';
  return [
    `static const uint32_t ${cName(name)}__parameters[] = {${sizes}};`,
    '',
    `static int ${cName(name)}__run(const boxflow_ptx_launch *launch, void *const *arguments) {`,
    `  const ptx_needs needs = {${needs.join(', ')}};`,
    `  return ptx_run(launch, arguments, ${cName(name)}, needs);`,
    '}',
  ].join('\n');
}

export function tableRow({ name, parameterBytes, staticSharedBytes, fibers, traits }: PrintedKernel): string {
  const c = cName(name);
  const values = [
    `"${name}"`,
    `${c}__run`,
    parameterBytes.length,
    `${c}__parameters`,
    staticSharedBytes,
    fibers ? 1 : 0,
    traitBits(traits),
  ];
  return `  {${values.join(', ')}},`;
}

/** Returns the bits of `boxflow_ptx_kernel.traits`. */
function traitBits({ oneDevice, atomics, prints }: KernelTraits): number {
  return (oneDevice ? 1 : 0) + (atomics ? 2 : 0) + (prints ? 4 : 0);
}

/** Returns the bytes of a fiber's stack: room for calls, and several times the local memory of all functions. */
export function stackBytes(symbols: Symbols): number {
  const local = [...symbols.functions.values()]
    .flatMap(({ body }) => allStatements(body ?? []))
    .reduce((bytes, one) => bytes + (one.kind === 'variable' && one.space === 'local' ? bytesOf(one) : 0), 0);
  return 128 * 1024 + Math.ceil((4 * local) / 4096) * 4096;
}
