import { readNames, writtenNames } from '../flow/effects.js';
import type { SsaFunction, SsaStatement } from './to-ssa.js';

/** The place where a register gets its value. */
export interface Definition {
  readonly block: number;
  /** The statement that writes the register; undefined for a phi. */
  readonly statement?: SsaStatement;
  /** The names on which the value depends: those that the statement reads or leaves, or those that the phi joins. */
  readonly sources: readonly string[];
}

/** Returns the definitions of a function's registers, by the names of their versions. */
export function definitionsOf({ blocks }: SsaFunction): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  blocks.forEach(({ phis, statements }, block) => {
    for (const { register, incoming } of phis) definitions.set(register, { block, sources: incoming });
    for (const statement of statements) {
      const sources = [...readNames(statement.statement), ...Object.values(statement.otherwise ?? {})];
      for (const name of writtenNames(statement.statement))
        definitions.set(name, { block, statement, sources });
    }
  });
  return definitions;
}
