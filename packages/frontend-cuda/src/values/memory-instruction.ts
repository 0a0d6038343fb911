import {
  type AddressOperand,
  type Instruction,
  isScalarType,
  type Operand,
  spaceOf,
  widthOf,
} from '@boxflow/ptx';

/** An instruction that accesses memory. */
export interface MemoryInstruction {
  readonly kind: 'read' | 'write' | 'atomic';
  /** The state space that the instruction names, as `spaceOf` returns it. */
  readonly space: string;
  readonly address: AddressOperand;
  readonly bytes: number;
  readonly volatile: boolean;
  readonly cache: readonly string[];
  /** The operands that are stored, or combined with the memory. */
  readonly stored: readonly Operand[];
}

const LANES: Readonly<Record<string, number>> = { v2: 2, v4: 4, v8: 8 };
const CACHE = /^(?:nc|ca|cg|cs|lu|cv|wb|wt|L[12](?:::.+)?)$/;
const VOLATILE = new Set(['volatile', 'relaxed', 'acquire', 'release', 'acq_rel', 'mmio']);
const KINDS: Readonly<Record<string, MemoryInstruction['kind']>> = {
  ld: 'read',
  ldu: 'read',
  st: 'write',
  atom: 'atomic',
  red: 'atomic',
};

/** Returns the access of an instruction; undefined if it accesses no memory that has an address. */
export function memoryInstruction(instruction: Instruction): MemoryInstruction | undefined {
  const { opcode, modifiers, operands } = instruction;
  if (opcode === 'cp') return asynchronousCopy(instruction);
  const kind = KINDS[opcode];
  const at = operands.findIndex((operand) => operand.kind === 'address');
  const address = operands[at];
  if (kind === undefined || address?.kind !== 'address') return undefined;
  const type = modifiers.filter(isScalarType).at(-1);
  const lanes = modifiers.reduce((all, word) => all * (LANES[word] ?? 1), 1);
  return {
    kind,
    space: spaceOf(instruction),
    address,
    bytes: lanes * (type === undefined ? 1 : widthOf(type)),
    volatile: kind !== 'atomic' && modifiers.some((word) => VOLATILE.has(word)),
    cache: modifiers.filter((word) => CACHE.test(word)),
    stored: operands.slice(at + 1),
  };
}

/** `cp.async` reads global memory, and writes shared memory. */
function asynchronousCopy({ modifiers, operands }: Instruction): MemoryInstruction | undefined {
  const [, from, bytes] = operands;
  if (modifiers[0] !== 'async' || modifiers.includes('bulk') || from?.kind !== 'address') return undefined;
  return {
    kind: 'read',
    space: 'global',
    address: from,
    bytes: bytes?.kind === 'integer' ? Number(bytes.value) : 1,
    volatile: false,
    cache: modifiers.filter((word) => CACHE.test(word)),
    stored: [],
  };
}
