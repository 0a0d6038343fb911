import { verifyControl } from '../control/verify-control.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { Problems } from '../diagnostics/problems.js';
import { verifyCount, verifyNames, verifyPosition } from '../diagnostics/verify-names.js';
import type { IntExpr } from '../int-expr/int-expr.js';
import { type Scope, verifyIntExpr, verifyIntExprs } from '../int-expr/verify.js';
import type { Kernel } from '../kernel/kernel-ir.js';
import { type HostNode, PLAN_VERSION, type Plan } from './plan.js';
import { verifyLaunch } from './verify-launch.js';
import { verifyPhase } from './verify-phase.js';

type PhaseCall = Extract<HostNode, { kind: 'phase' }>;

/**
 * Everything a plan promises that can be seen without sizes: variables are in scope, positions exist, ranks agree.
 * With the bundle's kernels, also that each launch fits its kernel. Problems are `BF9120`; a good plan has none.
 */
export function verifyPlan(plan: Plan, kernels?: readonly Kernel[]): readonly Diagnostic[] {
  const problems = new Problems('BF9120', `plan ${plan.name}`);
  const parameters: Scope = new Set(plan.parameters);
  problems.check(plan.version === PLAN_VERSION, 'version', `${plan.version} is not ${PLAN_VERSION}`);
  verifyNames(plan.parameters, 'parameters', problems);
  for (const [i, { condition }] of plan.assumptions.entries())
    verifyIntExpr(condition, parameters, `assumptions[${i}].condition`, problems);
  verifyArrays(plan, parameters, problems);
  for (const [i, { lo, hi }] of plan.classes.entries())
    verifyIntExprs([lo, hi], parameters, `classes[${i}]`, problems);
  for (const [i, phase] of plan.phases.entries()) verifyPhase(plan, phase, `phases[${i}]`, problems);
  verifyControl<PhaseCall>(plan.host, parameters, 'host', problems, (call, scope, path) =>
    verifyCall(plan, call, scope, path, problems),
  );
  for (const [name, expr] of Object.entries<IntExpr>({ ...plan.work }))
    verifyIntExpr(expr, parameters, `work.${name}`, problems);
  if (kernels) verifyLaunches(plan, kernels, problems);
  return problems.list();
}

function verifyArrays(plan: Plan, parameters: Scope, problems: Problems): void {
  verifyNames(
    plan.arrays.map(({ name }) => name),
    'arrays',
    problems,
  );
  for (const [i, { extents, hostStrides }] of plan.arrays.entries()) {
    verifyIntExprs(extents, parameters, `arrays[${i}].extents`, problems);
    if (!hostStrides) continue;
    verifyCount(hostStrides.length, extents.length, `arrays[${i}].hostStrides`, problems);
    verifyIntExprs(hostStrides, parameters, `arrays[${i}].hostStrides`, problems);
  }
}

function verifyCall(plan: Plan, call: PhaseCall, scope: Scope, path: string, problems: Problems): void {
  if (!verifyPosition(call.phase, plan.phases.length, `${path}.phase`, problems)) return;
  const expected = plan.phases[call.phase]!.hostIterators.length;
  verifyCount(call.iterators.length, expected, `${path}.iterators`, problems);
  verifyIntExprs(call.iterators, scope, `${path}.iterators`, problems);
}

function verifyLaunches(plan: Plan, kernels: readonly Kernel[], problems: Problems): void {
  const byName = new Map(kernels.map((kernel) => [kernel.name, kernel]));
  plan.phases.forEach((phase, p) => {
    phase.launches.forEach((launch, l) => {
      const path = `phases[${p}].launches[${l}]`;
      const kernel = byName.get(launch.kernel);
      if (kernel) verifyLaunch(plan, phase, launch, kernel, path, problems);
      else problems.add(`${path}.kernel`, `there is no kernel ${launch.kernel}`);
    });
  });
}
