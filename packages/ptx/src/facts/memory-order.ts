import type { Call, Instruction } from '../module/statement.js';

const SPACES = ['global', 'shared', 'local', 'param', 'const'];
/** Words of loads that may see stores of other threads. The last two bypass caches that are not coherent. */
const ORDERED = ['volatile', 'relaxed', 'acquire', 'mmio', 'cv', 'cg'];
const WIDE = ['gl', 'gpu', 'sys', 'cluster'];

/** Returns the state space that an access names, as `shared` for `shared::cta`. */
export function spaceOf({ modifiers }: Instruction): string {
  const words = modifiers.map((word) => word.replace(/::.*/, ''));
  return words.find((word) => SPACES.includes(word)) ?? 'generic';
}

/** Returns whether a load that is repeated may see later stores of other threads. */
export function isOrderedLoad({ opcode, modifiers }: Instruction): boolean {
  return opcode === 'ld' && modifiers.some((word) => ORDERED.includes(word));
}

/** Returns whether a statement is a fence for threads of more than one block. */
export function isWideFence(statement: Instruction | Call): boolean {
  if (statement.kind !== 'instruction' || !['membar', 'fence'].includes(statement.opcode)) return false;
  return statement.modifiers.some((word) => WIDE.includes(word));
}
