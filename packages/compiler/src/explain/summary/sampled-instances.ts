import { evaluateIntExpr, type HostNode, type IntEnvironment } from '@boxflow/ir';

/** One execution of a phase in a few typical steps of the serial loops around it. */
export interface SampledInstance {
  readonly phase: number;
  readonly hostIterators: readonly number[];
  /** The loops around it, outermost first. */
  readonly loops: readonly SampledLoop[];
  /** Whether all of these loops are at the last of their sampled steps. */
  readonly isLast: boolean;
}

export interface SampledLoop {
  readonly iterator: string;
  /** All of its steps. */
  readonly steps: number;
}

/** Enough that the last step finds data where the steps before it left data. */
const SAMPLED_STEPS = 3;

/** In factorisations, a device with the last rows has all that is left from the middle on, so steps before it are typical. */
const SAMPLED_AT = 1 / 4;

/** Returns the phases of a host tree in order, with each serial loop cut to a few steps. */
export function sampledInstances(
  nodes: readonly HostNode[],
  environment: IntEnvironment,
  loops: readonly SampledLoop[] = [],
  isLast = true,
): readonly SampledInstance[] {
  return nodes.flatMap((node): readonly SampledInstance[] => {
    if (node.kind === 'phase') {
      const hostIterators = node.iterators.map((expr) => evaluateIntExpr(expr, environment));
      return [{ phase: node.phase, hostIterators, loops, isLast }];
    }
    if (node.kind === 'if') {
      const holds = evaluateIntExpr(node.condition, environment) !== 0;
      return sampledInstances(holds ? node.then : node.otherwise, environment, loops, isLast);
    }
    const steps = countSteps(node, environment);
    const first = Math.max(0, Math.floor((steps - SAMPLED_STEPS) * SAMPLED_AT));
    const count = Math.min(steps, SAMPLED_STEPS);
    return Array.from({ length: count }, (_, position) => {
      const value = valueAt(node, environment, first + position);
      const inside = new Map([...environment, [node.iterator, value] as const]);
      return sampledInstances(
        node.body,
        inside,
        [...loops, { iterator: node.iterator, steps }],
        isLast && position === count - 1,
      );
    }).flat();
  });
}

type Loop = Extract<HostNode, { kind: 'for' }>;

const MOST_STEPS = 2 ** 40;

/** Returns the first step whose condition does not hold, by bisection: conditions are bounds. */
function countSteps(loop: Loop, environment: IntEnvironment): number {
  const goesOn = (step: number) => {
    const inside = new Map([...environment, [loop.iterator, valueAt(loop, environment, step)] as const]);
    return evaluateIntExpr(loop.condition, inside) !== 0;
  };
  if (!goesOn(0)) return 0;
  let [holds, ends] = [0, 1];
  while (ends < MOST_STEPS && goesOn(ends)) [holds, ends] = [ends, ends * 2];
  while (ends - holds > 1) {
    const middle = Math.floor((holds + ends) / 2);
    if (goesOn(middle)) holds = middle;
    else ends = middle;
  }
  return ends;
}

function valueAt({ init, step }: Loop, environment: IntEnvironment, position: number): number {
  return evaluateIntExpr(init, environment) + step * position;
}
