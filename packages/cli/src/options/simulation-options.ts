import { COUNT, listOfKind, orWord } from '@boxflow/ir';
import { RUNTIME_OPTIONS } from './runtime-options.js';
import { lastOf, parseAs, type Raw } from './values.js';

const { target: _target, 'require-gpu': _gpu, ...placement } = RUNTIME_OPTIONS;

/** Options of commands that simulate runs. Each region is simulated by itself, so no array stays for a later one. */
export const SIMULATION_OPTIONS = placement;

/** Returns the numbers of devices to simulate; `all` is the number of the machine model. */
export function deviceCounts(given: Raw | undefined, byDefault: string): readonly (number | 'all')[] {
  return parseAs('devices', lastOf(given) ?? byDefault, listOfKind(orWord(COUNT, 'all')));
}
