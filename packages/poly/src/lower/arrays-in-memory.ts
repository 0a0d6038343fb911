import { accessesArray, type ScopModel } from '../model/scop-model.js';
import { memoryInstances } from '../phases/memory-instances.js';
import type { PhaseTree } from '../phases/phase.js';

/**
 * Returns the model without the arrays of which threads have copies wherever they are accessed: the plan knows
 * nothing of them.
 */
export function withArraysInMemory(model: ScopModel, phases: readonly PhaseTree[]): ScopModel {
  const copied = new Set(phases.flatMap(({ launches }) => launches.flatMap(({ copies }) => copies)));
  const arrays = model.scop.arrays.filter(
    ({ name }) =>
      !copied.has(name) ||
      phases.some((phase) => accessesArray(model, memoryInstances(phase, name, phase.domain), name)),
  );
  return { ...model, scop: { ...model.scop, arrays } };
}
