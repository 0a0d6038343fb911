import { hasResult, namesIn, readNames, writtenNames } from '../flow/effects.js';
import type { Operand } from '../module/operand.js';
import type { Call, Instruction } from '../module/statement.js';
import type { SsaFunction, SsaStatement } from '../ssa/to-ssa.js';
import { spaceOf } from './memory-order.js';

/** A use of a variable of the module. `changed` means that the function may store to it, or keep its address. */
export interface VariableUse {
  readonly variable: string;
  readonly kind: 'read' | 'changed';
  readonly at: SsaStatement;
}

const ACCESSES = new Set(['ld', 'ldu', 'prefetch', 'prefetchu', 'st', 'atom', 'red', 'cp']);
const LOADS = new Set(['ld', 'ldu', 'prefetch', 'prefetchu']);
/** The function of failed assertions. It only reads its arguments. */
const ASSERTION = '__assertfail';

/** Returns the uses of some variables in a function. Registers that are computed from an address count as that address. */
export function variableUses(ssa: SsaFunction, variables: ReadonlySet<string>): VariableUse[] {
  const statements = ssa.blocks.flatMap((block) => block.statements);
  const phis = ssa.blocks.flatMap((block) => block.phis);
  const bases = new Map<string, Set<string>>([...variables].map((name) => [name, new Set([name])]));
  const basesOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => [...(bases.get(name) ?? [])]));
  const add = (name: string, more: ReadonlySet<string>): boolean => {
    const known = bases.get(name) ?? new Set();
    const size = known.size;
    for (const one of more) known.add(one);
    bases.set(name, known);
    return known.size > size;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const { register, incoming } of phis) changed = add(register, basesOf(incoming)) || changed;
    for (const { statement, otherwise } of statements) {
      const sources = [...addressSources(statement), ...Object.values(otherwise ?? {})];
      const results = [...writtenNames(statement), ...argumentNames(statement)];
      for (const name of results) changed = add(name, basesOf(sources)) || changed;
    }
  }
  return statements.flatMap((at) => usesIn(at, basesOf));
}

/** Returns the names from which a result may get an address. A loaded value is not the address of a variable. */
function addressSources(statement: Instruction | Call): string[] {
  if (statement.kind === 'call') return [];
  if (isArgument(statement)) return valueNames(statement);
  if (ACCESSES.has(statement.opcode)) return [];
  return readNames(statement);
}

/** Returns the argument of a call to which a statement stores. */
function argumentNames(statement: Instruction | Call): string[] {
  return statement.kind === 'instruction' && isArgument(statement) ? addressNames(statement) : [];
}

/** Returns whether an instruction stores an argument of a call. */
function isArgument(instruction: Instruction): boolean {
  return instruction.opcode === 'st' && spaceOf(instruction) === 'param';
}

function usesIn(at: SsaStatement, basesOf: (names: readonly string[]) => Set<string>): VariableUse[] {
  const { statement } = at;
  const use = (kind: VariableUse['kind']) => (variable: string) => ({ variable, kind, at });
  if (statement.kind === 'call') {
    const kind = statement.callee.name === ASSERTION ? 'read' : 'changed';
    return [...basesOf(readNames(statement))].map(use(kind));
  }
  if (!ACCESSES.has(statement.opcode) || isArgument(statement)) return [];
  return [
    ...[...basesOf(addressNames(statement))].map(use(LOADS.has(statement.opcode) ? 'read' : 'changed')),
    ...[...basesOf(valueNames(statement))].map(use('changed')),
  ];
}

function sourcesOf(instruction: Instruction): readonly Operand[] {
  return instruction.operands.slice(hasResult(instruction) ? 1 : 0);
}

function addressNames(instruction: Instruction): string[] {
  return sourcesOf(instruction).filter(isAddress).flatMap(namesIn);
}

function valueNames(instruction: Instruction): string[] {
  return sourcesOf(instruction)
    .filter((operand) => !isAddress(operand))
    .flatMap(namesIn);
}

function isAddress({ kind }: Operand): boolean {
  return kind === 'address';
}
