import { printScop } from '@boxflow/frontend-c';
import { type CUnit, formatDiagnostic } from '@boxflow/ir';
import { refusalDiagnostic } from './refusal-diagnostic.js';

/** Prints the results of the front end. */
export function printUnits(units: readonly CUnit[]): string {
  const parts = [
    ...units.flatMap(({ scops }) => scops.map(printScop)),
    ...units.flatMap(({ refusals }) =>
      refusals.map((refusal) => formatDiagnostic(refusalDiagnostic(refusal))),
    ),
  ];
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : 'no region of affine loops\n';
}
