import { GRID_DIMENSIONS, type KernelAccesses } from '@boxflow/ir';
import {
  functionsOf,
  inlineFunctions,
  type ModuleItem,
  type PtxFunction,
  type PtxModule,
  parsePtx,
  printPtx,
  type Statement,
} from '@boxflow/ptx';
import { accessesOfKernel } from '../src/kernel-accesses.ts';
import { kernelBody } from '../src/values/kernel-body.ts';
import { memoryInstruction } from '../src/values/memory-instruction.ts';
import { formatText, printText } from './trace-text.ts';
import { isTraced } from './traced-accesses.ts';

/** A module whose kernels print the addresses of their accesses, with the values of everything that expressions may mention. */
export interface TracedModule {
  readonly module: PtxModule;
  readonly kernels: readonly KernelAccesses[];
}

const HEAD = '.version 8.0\n.target sm_80\n.address_size 64\n';
const PLACE = ['%tid', '%ctaid'].flatMap(ofDimensions);
const SIZES = ['%ntid', '%nctaid'].flatMap(ofDimensions);

/** The variables of the first values of a line, after its kind and the kernel's number. */
export const PLACE_NAMES = ['threadIdx', 'blockIdx'].flatMap(ofDimensions);
export const SIZE_NAMES = ['blockDim', 'gridDim'].flatMap(ofDimensions);

function ofDimensions(name: string): string[] {
  return GRID_DIMENSIONS.map((d) => `${name}.${d}`);
}

export function tracedModule(original: PtxModule): TracedModule {
  // Printing and parsing gives each copy of an inlined instruction a place of its own.
  const module = parsePtx(printPtx(inlineFunctions(original)));
  const kernels: KernelAccesses[] = [];
  const counts = new Set<number>();
  const items = module.items.map((item): ModuleItem => {
    if (item.kind !== 'function' || !item.isEntry || item.body === undefined) return item;
    const accesses = accessesOfKernel(module, item, 'written');
    kernels.push(accesses);
    return tracedKernel(module, item, accesses, kernels.length - 1, counts);
  });
  const hasPrint = functionsOf(module).some(({ name }) => name === 'vprintf');
  const declarations = `${hasPrint ? '' : '.extern .func (.param .b32 r) vprintf(.param .b64 a, .param .b64 b);'}
    ${[...counts].map(formatText).join('\n')}`;
  return { module: { ...module, items: [...parsePtx(HEAD + declarations).items, ...items] }, kernels };
}

function tracedKernel(
  module: PtxModule,
  kernel: PtxFunction,
  accesses: KernelAccesses,
  number: number,
  counts: Set<number>,
): PtxFunction {
  const body = kernelBody(module, kernel);
  const before = new Map<Statement, Statement[]>();
  const after = new Map<Statement, Statement[]>();
  const put = (where: Map<Statement, Statement[]>, at: Statement, text: string) =>
    where.set(at, [...(where.get(at) ?? []), ...statementsOf(text)]);
  let prints = 0;
  const print = (values: readonly string[]) => {
    counts.add(values.length);
    return printText(values, ++prints);
  };
  const statements = body.graph.function.body!.filter(
    (one) => one.kind === 'instruction' || one.kind === 'call',
  );
  const [first] = statements;
  put(before, first!, [...countersAtStart(accesses), launchText(accesses, kernel, number, print)].join('\n'));
  body.loops.forEach(({ header, blocks }, i) => {
    const { predecessors, statements: own } = body.graph.blocks[header]!;
    put(before, own[0]!.statement, `add.s64 %trace_i${i}, %trace_i${i}, 1;`);
    for (const one of predecessors.filter((block) => !blocks.has(block))) {
      const last = body.graph.blocks[one]!.statements.at(-1)?.statement;
      const isJump = last?.kind === 'instruction' && /^(?:bra|brx)$/.test(last.opcode);
      if (last !== undefined) put(isJump ? before : after, last, `mov.s64 %trace_i${i}, -1;`);
    }
  });
  // The order of accesses is that of the blocks.
  const common = body.graph.blocks.flatMap((block) =>
    block.statements.flatMap(({ statement }) => (isTraced(statement, body) ? [statement] : [])),
  );
  if (common.length !== accesses.accesses.length)
    throw new Error(`${kernel.name}: ${common.length} accesses`);
  for (const [i, statement] of common.entries())
    put(before, statement, accessText(statement, i, accesses, number, print));
  const traced = body.graph.function.body!.flatMap((one) => [
    ...(before.get(one) ?? []),
    one,
    ...(after.get(one) ?? []),
  ]);
  return { ...kernel, body: [...declarations(accesses), ...traced] };
}

function declarations({ loops }: KernelAccesses): Statement[] {
  const counters = loops.map((_, i) => `.reg .b64 %trace_i${i};`);
  return statementsOf(
    `.local .align 8 .b8 trace_values[512]; .reg .b64 %trace_v<64>; .reg .b32 %trace_w<64>; .reg .pred %trace_c; ${counters.join(' ')}`,
  );
}

function countersAtStart({ loops }: KernelAccesses): string[] {
  return loops.map((_, i) => `mov.s64 %trace_i${i}, -1;`);
}

function statementsOf(text: string): Statement[] {
  return [...functionsOf(parsePtx(`${HEAD}.entry x() { ${text} }`))[0]!.body!];
}

/** Loads special registers as integers of 64 bits. */
function specials(names: readonly string[], from: number): string {
  return names
    .map(
      (name, i) =>
        `mov.u32 %trace_w${from + i}, ${name}; cvt.u64.u32 %trace_v${from + i}, %trace_w${from + i};`,
    )
    .join('\n');
}

/** The first thread of a launch prints the sizes, the parameters and the addresses of arrays. */
function launchText(
  { parameters, arrays }: KernelAccesses,
  kernel: PtxFunction,
  number: number,
  print: (values: readonly string[]) => string,
): string {
  const scalars = parameters.map(({ parameter, byte, bytes, signed }, i) => {
    const type = `${signed ? 's' : 'u'}${8 * bytes}`;
    const load = `[${kernel.parameters[parameter]!.declarators[0]!.name}+${byte}]`;
    const to = `%trace_v${20 + i}`;
    if (bytes === 8) return `ld.param.b64 ${to}, ${load};`;
    return bytes === 4
      ? `ld.param.b32 %trace_w${20 + i}, ${load}; cvt.s64.s32 ${to}, %trace_w${20 + i};`
      : `ld.param.${type} ${to}, ${load};`;
  });
  const addresses = arrays.map((array, i) => {
    const to = `%trace_v${40 + i}`;
    return array.kind === 'parameter'
      ? `ld.param.b64 ${to}, [${kernel.parameters[array.parameter]!.declarators[0]!.name}+${array.byte}];`
      : `mov.u64 ${to}, ${array.name};`;
  });
  const values = [
    ...SIZES.map((_, i) => `%trace_v${6 + i}`),
    ...parameters.map((_, i) => `%trace_v${20 + i}`),
    ...arrays.map((_, i) => `%trace_v${40 + i}`),
  ];
  const isFirst = `add.s64 %trace_v18, %trace_v0, %trace_v1; ${[2, 3, 4, 5].map((i) => `add.s64 %trace_v18, %trace_v18, %trace_v${i};`).join(' ')}
    setp.ne.s64 %trace_c, %trace_v18, 0; @%trace_c bra trace_started;`;
  return `${specials(PLACE, 0)} ${isFirst} ${specials(SIZES, 6)} ${[...scalars, ...addresses].join('\n')}
    ${print([String(-1), String(number), ...values])} trace_started:`;
}

function accessText(
  statement: Statement & { kind: 'instruction' | 'call' },
  index: number,
  { loops }: KernelAccesses,
  number: number,
  print: (values: readonly string[]) => string,
): string {
  const { address } = memoryInstruction(statement as Statement & { kind: 'instruction' })!;
  const { guard } = statement;
  const label = `trace_after_${index}`;
  const skip = guard === undefined ? '' : `@${guard.negated ? '' : '!'}${guard.predicate} bra ${label};`;
  const base = address.base.kind === 'name' ? address.base.name : address.base.text;
  const values = [
    '%trace_v19',
    ...PLACE.map((_, i) => `%trace_v${i}`),
    ...loops.map((_, i) => `%trace_i${i}`),
  ];
  return `${skip} mov.u64 %trace_v19, ${base}; add.s64 %trace_v19, %trace_v19, ${address.offset?.text ?? '0'}; ${specials(PLACE, 0)}
    ${print([String(index), String(number), ...values])} ${label}:`;
}
