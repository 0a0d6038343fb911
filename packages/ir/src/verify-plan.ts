import type { Diagnostic } from './diagnostic.js';
import type { Kernel } from './kernel-ir.js';
import { type HostNode, PLAN_VERSION, type Plan } from './plan.js';
import { Problems } from './problems.js';
import { extend, type Scope, verifyIntExpr, verifyIntExprs } from './verify-int-expr.js';
import { verifyLaunch } from './verify-launch.js';
import { verifyCount, verifyNames, verifyPosition } from './verify-names.js';
import { verifyPhase } from './verify-phase.js';

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
  verifyHost(plan, plan.host, parameters, 'host', problems);
  if (kernels) verifyLaunches(plan, kernels, problems);
  return problems.list();
}

function verifyArrays(plan: Plan, parameters: Scope, problems: Problems): void {
  verifyNames(
    plan.arrays.map(({ name }) => name),
    'arrays',
    problems,
  );
  for (const [i, { extents }] of plan.arrays.entries())
    verifyIntExprs(extents, parameters, `arrays[${i}].extents`, problems);
}

function verifyHost(
  plan: Plan,
  nodes: readonly HostNode[],
  scope: Scope,
  path: string,
  problems: Problems,
): void {
  for (const [i, node] of nodes.entries()) verifyHostNode(plan, node, scope, `${path}[${i}]`, problems);
}

function verifyHostNode(plan: Plan, node: HostNode, scope: Scope, path: string, problems: Problems): void {
  switch (node.kind) {
    case 'for': {
      const inner = extend(scope, node.iterator);
      problems.check(!scope.has(node.iterator), `${path}.iterator`, `${node.iterator} is taken further out`);
      problems.check(
        Number.isSafeInteger(node.step) && node.step !== 0,
        `${path}.step`,
        `${node.step} leads nowhere`,
      );
      verifyIntExpr(node.init, scope, `${path}.init`, problems);
      verifyIntExpr(node.condition, inner, `${path}.condition`, problems);
      verifyHost(plan, node.body, inner, `${path}.body`, problems);
      return;
    }
    case 'if':
      verifyIntExpr(node.condition, scope, `${path}.condition`, problems);
      verifyHost(plan, node.then, scope, `${path}.then`, problems);
      verifyHost(plan, node.otherwise, scope, `${path}.otherwise`, problems);
      return;
    case 'phase': {
      if (!verifyPosition(node.phase, plan.phases.length, `${path}.phase`, problems)) return;
      const expected = plan.phases[node.phase]!.hostIterators.length;
      verifyCount(node.iterators.length, expected, `${path}.iterators`, problems);
      verifyIntExprs(node.iterators, scope, `${path}.iterators`, problems);
    }
  }
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
