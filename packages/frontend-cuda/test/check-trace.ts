import {
  type Assumption,
  evaluateIntExpr,
  type IntExpr,
  type KernelAccess,
  type KernelAccesses,
  printIntExpr,
} from '@boxflow/ir';
import { PLACE_NAMES, SIZE_NAMES } from './traced-module.ts';

/** What a trace shows of the analysis. */
export interface TraceResult {
  /** Differences, in words. */
  readonly wrong: readonly string[];
  /** Accesses in a run that agree with their expressions, and those without an expression or outside of its assumptions. */
  readonly equal: number;
  readonly unknown: number;
  readonly assumed: number;
}

/** Compares the addresses that kernels printed with their expressions. */
export function checkTrace(output: string, kernels: readonly KernelAccesses[]): TraceResult {
  const wrong: string[] = [];
  const launches = new Map<number, Map<string, number>>();
  let [equal, unknown, assumed] = [0, 0, 0];
  for (const line of output.split('\n')) {
    if (!line.startsWith('@@ ')) continue;
    const [kind, number, ...values] = line.slice(3).split(' ').map(Number) as [number, number, ...number[]];
    const kernel = kernels[number]!;
    if (kind < 0) {
      launches.set(number, launchValues(values, kernel));
      continue;
    }
    const access = kernel.accesses[kind]!;
    const found = checkAccess(access, kernel, launches.get(number)!, values);
    if (found === 'equal') ++equal;
    else if (found === 'unknown') ++unknown;
    else if (found === 'assumed') ++assumed;
    else wrong.push(`${kernel.name}, ${access.kind} on line ${access.location?.line}: ${found}`);
  }
  return { wrong: [...new Set(wrong)], equal, unknown, assumed };
}

export function launchValues(
  values: readonly number[],
  { parameters, arrays }: KernelAccesses,
): Map<string, number> {
  const names = [...SIZE_NAMES, ...parameters.map(({ name }) => name), ...arrays.map((_, i) => `array ${i}`)];
  return new Map(names.map((name, i) => [name, values[i]!]));
}

function checkAccess(
  access: KernelAccess,
  kernel: KernelAccesses,
  launch: ReadonlyMap<string, number>,
  [address, ...values]: readonly number[],
): 'equal' | 'unknown' | 'assumed' | string {
  const names = [...PLACE_NAMES, ...kernel.loops.map(({ iterator }) => iterator)];
  const environment = new Map([...launch, ...names.map((name, i) => [name, values[i]!] as const)]);
  if (!access.assumptions.every((one) => holds(one, environment))) return 'assumed';
  for (const guard of access.guards) {
    if (evaluateIntExpr(guard, environment) === 0) return `its guard ${printIntExpr(guard)} does not hold`;
  }
  for (const { iterator, count, assumptions } of kernel.loops) {
    if (
      !access.loops.includes(iterator) ||
      count === null ||
      !assumptions.every((one) => holds(one, environment))
    )
      continue;
    const most = evaluateIntExpr(count, environment);
    const own = environment.get(iterator)!;
    if (own < 0 || own >= most)
      return `${iterator} is ${own}, and the count ${printIntExpr(count)} is ${most}`;
  }
  if (access.array === null || access.offset === null) return 'unknown';
  const expected = launch.get(`array ${access.array}`)! + evaluateIntExpr(access.offset, environment);
  return expected === address
    ? 'equal'
    : `${printIntExpr(access.offset)} is ${expected - launch.get(`array ${access.array}`)!} and not ${address! - launch.get(`array ${access.array}`)!}, ${[...environment].map(([name, value]) => `${name}=${value}`).join(' ')}`;
}

function holds(one: Assumption, environment: ReadonlyMap<string, number>): boolean {
  const value = valueIn(one.value, environment);
  if (value === undefined) return false;
  if (one.kind === 'power-of-two') return value > 0 && Number.isInteger(Math.log2(value));
  return value >= one.lo && value <= (one.hi ?? Infinity);
}

/** A division by zero has no value. */
function valueIn(expr: IntExpr, environment: ReadonlyMap<string, number>): number | undefined {
  try {
    return evaluateIntExpr(expr, environment);
  } catch {
    return undefined;
  }
}
