import type { KernelFact, SourceLocation } from '@boxflow/ir';
import { type Call, type Instruction, namesIn } from '@boxflow/ptx';
import type { EvaluatedKernel } from '../values/evaluated-kernel.js';
import { memoryInstruction } from '../values/memory-instruction.js';
import { CLUSTER_OPCODES, KNOWN_OPCODES, TEXTURE_OPCODES } from './known-instructions.js';
import { spinLoops } from './spin-loops.js';

type Found = Pick<KernelFact, 'kind' | 'what'>;

/** Returns the properties of a kernel that matter besides its accesses, each kind once per line. */
export function collectFacts(kernel: EvaluatedKernel): KernelFact[] {
  const facts = kernel.body.ssa.blocks.flatMap(({ statements }) =>
    statements.flatMap((statement) => {
      const { statement: one } = statement;
      const found = one.kind === 'call' ? factsOfCall(one) : factsOfInstruction(one);
      return found.map((fact) => ({ ...fact, location: kernel.locate(statement) }));
    }),
  );
  const spins = spinLoops(kernel).map((location): KernelFact => ({ kind: 'spin', what: 'memory', location }));
  return distinctFacts([...facts, ...spins]);
}

export function distinctFacts(facts: readonly KernelFact[]): KernelFact[] {
  const place = (location: SourceLocation | null) =>
    location === null ? '' : `${location.file}:${location.line}`;
  return [
    ...new Map(facts.map((fact) => [`${fact.kind} ${fact.what} ${place(fact.location)}`, fact])).values(),
  ];
}

const CALLS: Readonly<Record<string, KernelFact['kind']>> = {
  vprintf: 'prints',
  __assertfail: 'prints',
  malloc: 'device-heap',
  free: 'device-heap',
};

function factsOfCall({ callee: { name } }: Call): Found[] {
  if (
    /^cuda(?:Launch|GetParameterBuffer|StreamCreate|EventRecord|DeviceSynchronize|CDP)|^__cudaCDP/.test(name)
  )
    return [{ kind: 'launches', what: name }];
  if (/^cudaCG/.test(name)) return [{ kind: 'grid-sync', what: name }];
  return [{ kind: CALLS[name] ?? 'unknown-call', what: name.startsWith('%') ? 'a function pointer' : name }];
}

const WARP = new Set([
  'shfl',
  'vote',
  'match',
  'redux',
  'activemask',
  'elect',
  'wmma',
  'mma',
  'ldmatrix',
  'stmatrix',
  'movmatrix',
]);

function factsOfInstruction(instruction: Instruction): Found[] {
  const { opcode, modifiers, operands } = instruction;
  if (TEXTURE_OPCODES.has(opcode)) return [{ kind: 'texture', what: opcode }];
  const words = [opcode, ...modifiers];
  if (CLUSTER_OPCODES.has(opcode) || words.some((word) => /cluster/.test(word)))
    return [{ kind: 'cluster', what: opcode }];
  const registers = operands.flatMap(namesIn);
  if (registers.some((name) => name.startsWith('%cluster'))) return [{ kind: 'cluster', what: opcode }];
  // Cooperative groups find the memory for the barrier of a grid in these registers.
  if (registers.some((name) => /^%envreg[12]$/.test(name))) return [{ kind: 'grid-sync', what: 'grid' }];
  if (!KNOWN_OPCODES.has(opcode) || (opcode === 'cp' && modifiers.includes('bulk')))
    return [{ kind: 'unknown-instruction', what: words.join('.') }];
  if (opcode === 'bar' && modifiers[0] === 'warp') return [{ kind: 'warp', what: opcode }];
  if (opcode === 'bar' || opcode === 'barrier') return [{ kind: 'barrier', what: opcode }];
  if (WARP.has(opcode)) return [{ kind: 'warp', what: opcode }];
  if (opcode === 'membar' || opcode === 'fence')
    return isBlockFence(modifiers) ? [] : [{ kind: 'fence', what: words.join('.') }];
  return memoryFacts(instruction);
}

/** Returns whether a fence only orders accesses for the threads of its block. */
function isBlockFence(modifiers: readonly string[]): boolean {
  return modifiers.includes('cta');
}

function memoryFacts(instruction: Instruction): Found[] {
  const memory = memoryInstruction(instruction);
  if (memory === undefined || (memory.space !== 'generic' && memory.space !== 'global')) return [];
  if (memory.kind === 'atomic') {
    const [operation] = instruction.modifiers.filter((word) =>
      /^(?:add|min|max|inc|dec|cas|exch|and|or|xor)$/.test(word),
    );
    return [{ kind: 'atomic', what: operation ?? 'operation' }];
  }
  return memory.volatile ? [{ kind: 'volatile', what: memory.kind }] : [];
}
