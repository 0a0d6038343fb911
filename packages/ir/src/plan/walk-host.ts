import { tooLarge } from '../diagnostics/errors.js';
import { evaluateIntExpr, type IntEnvironment } from '../int-expr/evaluate.js';
import type { HostNode } from './plan.js';

/** One execution of a phase, at values of its host iterators. */
export interface PhaseInstance {
  readonly phase: number;
  readonly hostIterators: readonly number[];
}

/** The phases in the order of the host tree, lazily. */
export function* walkHost(nodes: readonly HostNode[], environment: IntEnvironment): Generator<PhaseInstance> {
  for (const node of nodes) {
    if (node.kind === 'phase') {
      yield {
        phase: node.phase,
        hostIterators: node.iterators.map((expr) => evaluateIntExpr(expr, environment)),
      };
    } else if (node.kind === 'if') {
      yield* walkHost(
        evaluateIntExpr(node.condition, environment) !== 0 ? node.then : node.otherwise,
        environment,
      );
    } else {
      yield* walkLoop(node, environment);
    }
  }
}

function* walkLoop(
  node: Extract<HostNode, { kind: 'for' }>,
  outer: IntEnvironment,
): Generator<PhaseInstance> {
  const environment = new Map(outer);
  let value = evaluateIntExpr(node.init, outer);
  for (;;) {
    environment.set(node.iterator, value);
    if (evaluateIntExpr(node.condition, environment) === 0) return;
    yield* walkHost(node.body, environment);
    value += node.step;
    if (!Number.isSafeInteger(value)) throw tooLarge(value);
  }
}
