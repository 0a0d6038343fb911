import type { BoxflowError, RecipeLine } from '@boxflow/ir';
import type { MappingState } from './mapping-state.js';

/** check → rewrite → new tree; throws a {@link BoxflowError} of the user's family if the check fails. */
export type Verb = (state: MappingState, line: RecipeLine) => MappingState['schedule'];
