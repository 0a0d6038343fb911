import type { Announcement } from '@boxflow/ir';
import type { Node } from '../syntax/node.js';

/** An announcement whose function is known from where it is made. */
export type LocalAnnouncement = Omit<Announcement, 'functionName' | 'location'>;

/** Returns how an announcement right before a statement is written. */
export function formOf(statement: Node): Announcement['form'] {
  if (/^(?:declaration|type_definition)$/.test(statement.type)) return 'declaration';
  return statement.parent?.type === 'compound_statement' ? 'statement' : 'lone-statement';
}
