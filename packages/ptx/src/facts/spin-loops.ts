import { hasResult, namesIn, readNames } from '../flow/effects.js';
import { type Loop, loopsOf } from '../flow/loops.js';
import type { Instruction } from '../module/statement.js';
import { type Definition, definitionsOf } from '../ssa/definitions.js';
import type { SsaFunction, SsaStatement } from '../ssa/to-ssa.js';
import { isOrderedLoad, isWideFence, spaceOf } from './memory-order.js';

/** A loop that ends when a different thread has stored something. */
export interface SpinLoop {
  /** The load or atomic operation that decides whether the loop ends. */
  readonly load: SsaStatement;
}

/**
 * Returns the loops that may wait for threads of other blocks. A condition that ends such a loop depends on memory that blocks share,
 * by an ordered load or an atomic operation. Loops that repeat a compare-and-swap with the value that it found wait for nobody.
 */
export function spinLoops(ssa: SsaFunction): SpinLoop[] {
  const definitions = definitionsOf(ssa);
  return loopsOf(ssa.graph, ssa.dominators).flatMap((loop) => {
    const load = waitingLoad(loop, ssa, definitions);
    return load === undefined ? [] : [{ load }];
  });
}

function waitingLoad(
  loop: Loop,
  ssa: SsaFunction,
  definitions: ReadonlyMap<string, Definition>,
): SsaStatement | undefined {
  const hasFence = statementsOf(loop, ssa).some(({ statement }) => isWideFence(statement));
  const needed = new Set(exitConditions(loop, ssa));
  for (const name of needed) {
    const definition = definitions.get(name);
    if (definition === undefined || !loop.blocks.has(definition.block)) continue;
    const { block, statement: one, sources } = definition;
    if (one === undefined) {
      for (const value of [...sources, ...choices(block, loop, ssa)]) needed.add(value);
      continue;
    }
    const { statement } = one;
    if (statement.kind === 'call') return one;
    if (mayWait(statement, hasFence) && !isUpdate(statement, loop, definitions)) return one;
    for (const value of sources) needed.add(value);
    if (statement.opcode === 'ld' && spaceOf(statement) === 'shared') {
      // The block's own threads stored the value, perhaps in this loop.
      for (const value of storedInShared(loop, ssa)) needed.add(value);
    }
  }
  return undefined;
}

function statementsOf(loop: Loop, { blocks }: SsaFunction): SsaStatement[] {
  return [...loop.blocks].flatMap((block) => blocks[block]!.statements);
}

/** Returns the registers on which jumps out of the loop depend. */
function exitConditions(loop: Loop, ssa: SsaFunction): string[] {
  return [...loop.blocks].flatMap((block) => {
    const leaves = ssa.graph.blocks[block]!.successors.some((next) => !loop.blocks.has(next));
    const { statements } = ssa.blocks[block]!;
    const ends = statements.filter(
      ({ statement }) => statement.kind === 'instruction' && ['ret', 'exit'].includes(statement.opcode),
    );
    return [...ends, ...(leaves ? statements.slice(-1) : [])].flatMap(({ statement }) =>
      readNames(statement),
    );
  });
}

/** Returns the registers that decide through which predecessor a block of the loop is entered. */
function choices(block: number, loop: Loop, ssa: SsaFunction): string[] {
  const above = block === loop.header ? undefined : ssa.dominators.immediate[block];
  if (block === loop.header && loop.latches.length === 1) return [];
  return [...loop.blocks]
    .filter((one) => ssa.graph.blocks[one]!.successors.length > 1)
    .filter((one) => above === undefined || ssa.dominators.dominates(above, one))
    .flatMap((one) => ssa.blocks[one]!.statements.slice(-1).flatMap(({ statement }) => readNames(statement)));
}

function mayWait(instruction: Instruction, hasFence: boolean): boolean {
  const { opcode } = instruction;
  if (!hasResult(instruction) || (opcode !== 'ld' && opcode !== 'atom')) return false;
  const space = spaceOf(instruction);
  if (space !== 'global' && space !== 'generic') return false;
  return opcode === 'atom' || isOrderedLoad(instruction) || hasFence;
}

/** Returns whether a compare-and-swap expects a value that changes in the loop, as updates without locks do. */
function isUpdate(
  { opcode, modifiers, operands }: Instruction,
  loop: Loop,
  definitions: ReadonlyMap<string, Definition>,
): boolean {
  if (opcode !== 'atom' || !modifiers.includes('cas')) return false;
  const expected = operands[2] === undefined ? [] : namesIn(operands[2]);
  return expected.some((name) => loop.blocks.has(definitions.get(name)?.block ?? -1));
}

function storedInShared(loop: Loop, ssa: SsaFunction): string[] {
  return statementsOf(loop, ssa).flatMap(({ statement }) =>
    statement.kind === 'instruction' && statement.opcode === 'st' && spaceOf(statement) === 'shared'
      ? readNames(statement)
      : [],
  );
}
