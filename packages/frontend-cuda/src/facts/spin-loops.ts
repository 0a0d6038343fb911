import type { SourceLocation } from '@boxflow/ir';
import { type Definition, definitionsOf, type Instruction, type SsaStatement } from '@boxflow/ptx';
import type { EvaluatedKernel } from '../values/evaluated-kernel.js';
import { loopsAround } from '../values/kernel-body.js';
import { memoryInstruction } from '../values/memory-instruction.js';
import { numberOf } from '../values/value.js';

/** Returns the lines of loops that wait for stores of other blocks. Their ends depend on memory that each iteration reads anew. */
export function spinLoops(kernel: EvaluatedKernel): (SourceLocation | null)[] {
  const definitions = definitionsOf(kernel.body.ssa);
  return kernel.body.loops.flatMap((loop) => {
    const exits = [...loop.blocks].filter((block) =>
      kernel.body.graph.blocks[block]!.successors.some((next) => !loop.blocks.has(next)),
    );
    for (const exit of exits) {
      if (loopsAround(kernel.body, exit).at(-1) !== loop) continue;
      const jump = kernel.body.ssa.blocks[exit]!.statements.at(-1);
      const guard = jump?.statement.guard?.predicate;
      const waits = guard === undefined ? undefined : waitedFor(guard, loop.blocks, definitions, kernel);
      if (waits !== undefined) return [kernel.locate(waits) ?? kernel.locate(jump!)];
    }
    return [];
  });
}

/** Returns the load, or the atomic operation, on which a condition depends and which waits for other blocks. */
function waitedFor(
  start: string,
  blocks: ReadonlySet<number>,
  definitions: ReadonlyMap<string, Definition>,
  kernel: EvaluatedKernel,
): SsaStatement | undefined {
  const seen = new Set([start]);
  for (const name of seen) {
    const definition = definitions.get(name);
    if (definition === undefined || !blocks.has(definition.block)) continue;
    const { statement, sources } = definition;
    const one = statement?.statement;
    if (one?.kind === 'instruction' && observes(one, blocks, definitions, kernel)) return statement;
    // The address of a load does not decide whether the loop waits.
    if (one?.kind === 'instruction' && memoryInstruction(one) !== undefined) continue;
    for (const source of sources) seen.add(source);
  }
  return undefined;
}

function observes(
  instruction: Instruction,
  blocks: ReadonlySet<number>,
  definitions: ReadonlyMap<string, Definition>,
  kernel: EvaluatedKernel,
): boolean {
  const memory = memoryInstruction(instruction);
  if (memory === undefined || memory.kind === 'write') return false;
  if (memory.space !== 'generic' && memory.space !== 'global') return false;
  if (memory.kind === 'atomic') return !isRetry(instruction, kernel);
  if (memory.volatile) return true;
  const base = memory.address.base;
  const isSame = base.kind === 'name' && !blocks.has(definitions.get(base.name)?.block ?? -1);
  return isSame && !hasStores(blocks, kernel);
}

/** Returns whether a `cas` only replaces a value that was read before. A loop that repeats it waits for nobody. */
function isRetry({ modifiers, operands }: Instruction, { values }: EvaluatedKernel): boolean {
  if (!modifiers.includes('cas')) return false;
  const [, , compared] = operands;
  const value = compared?.kind === 'name' ? values.get(compared.name) : undefined;
  return compared?.kind === 'name' && (value === undefined || numberOf(value) === undefined);
}

function hasStores(blocks: ReadonlySet<number>, { body }: EvaluatedKernel): boolean {
  return [...blocks].some((block) =>
    body.ssa.blocks[block]!.statements.some(({ statement }) => {
      const memory = statement.kind === 'instruction' ? memoryInstruction(statement) : undefined;
      return memory !== undefined && memory.kind !== 'read' && memory.space !== 'local';
    }),
  );
}
