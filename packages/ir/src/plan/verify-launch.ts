import type { Problems } from '../diagnostics/problems.js';
import { verifyCount } from '../diagnostics/verify-names.js';
import { constantBoxes } from '../kernel/constant-memory.js';
import type { Kernel } from '../kernel/kernel-ir.js';
import { splitVariant } from '../kernel/split-variant.js';
import type { Launch, Phase, Plan } from './plan.js';

/** Checks that a launch passes what its kernel takes: as many views, scalars and threads, of the same arrays. */
export function verifyLaunch(
  plan: Plan,
  phase: Phase,
  launch: Launch,
  kernel: Kernel,
  path: string,
  problems: Problems,
): void {
  verifyCount(launch.views.length, kernel.views.length, `${path}.views`, problems);
  verifyCount(launch.scalars.length, kernel.scalars.length, `${path}.scalars`, problems);
  const split = splitVariant(kernel);
  problems.check(
    launch.split === undefined ||
      (launch.split?.kernel === split?.kernel && launch.split?.pieces === split?.pieces),
    `${path}.split`,
    `is not the variant of ${kernel.name}`,
  );
  problems.check(
    JSON.stringify(launch.constants ?? []) === JSON.stringify(constantBoxes(kernel).boxes),
    `${path}.constants`,
    `are not those of ${kernel.name}`,
  );
  verifyCount(launch.grid.length, kernel.threads.length, `${path}.grid`, problems);
  kernel.views.forEach((expected, i) => {
    const view = phase.views[launch.views[i] ?? -1];
    const array = view && plan.arrays[view.array];
    if (!view || !array) return;
    const place = `${path}.views[${i}]`;
    problems.check(array.name === expected.array, place, `passes ${array.name} for ${expected.array}`);
    problems.check(
      array.element === expected.element,
      place,
      `passes ${array.element} for ${expected.element}`,
    );
    problems.check(
      array.extents.length === expected.rank,
      place,
      `rank ${array.extents.length} for ${expected.rank}`,
    );
    const declared = !expected.written || view.writes.length > 0;
    problems.check(
      declared,
      place,
      `${kernel.name} writes through ${view.name}, of which the plan knows no write`,
    );
  });
}
