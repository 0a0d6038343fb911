import type {
  Assumption,
  ExplainedKernel,
  KernelAccess,
  KernelAccesses,
  KernelLoop,
  SourceLocation,
} from '@boxflow/ir';
import { namedExpression } from './named-expression.js';

/** Lists all accesses of a kernel with their offsets in bytes, its loops, and its facts. */
export function kernelDetails({ accesses: kernel }: ExplainedKernel): string[] {
  const { loops, accesses, facts, form } = kernel;
  return [
    `  form: ${form === 'written' ? 'loops as written' : 'as the optimiser leaves it'}`,
    ...(loops.length > 0 ? ['  loops', ...loops.map((loop) => `    ${loopText(loop, kernel)}`)] : []),
    ...(accesses.length > 0 ? ['  accesses'] : []),
    ...accesses.flatMap((access) => accessLines(access, kernel).map((line) => `    ${line}`)),
    ...(facts.length > 0
      ? ['  facts', ...facts.map(({ kind, what, location }) => `    ${kind} ${what}${lineOf(location)}`)]
      : []),
  ];
}

function lineOf(location: SourceLocation | null): string {
  return location === null ? '' : ` (line ${location.line})`;
}

function loopText({ iterator, count, exact, location, dealt }: KernelLoop, kernel: KernelAccesses): string {
  const times =
    count === null
      ? 'an unknown number of times'
      : `${exact ? '' : 'at most '}${namedExpression(count, kernel)} times`;
  return `${iterator}${lineOf(location)}: ${times}${dealt ? '; its iterations depend on their number only' : ''}`;
}

function accessLines(access: KernelAccess, kernel: KernelAccesses): string[] {
  const { kind, array, bytes, offset, unknown, guards, guardsComplete, location, assumptions } = access;
  const name = array === null ? 'memory' : kernel.arrays[array]!.label;
  const place =
    offset === null ? `not known: ${unknown!.kind}, ${unknown!.what}` : namedExpression(offset, kernel);
  const conditions = [
    ...guards.map((guard) => namedExpression(guard, kernel)),
    ...(guardsComplete ? [] : ['…']),
  ];
  const words = [...(access.volatile ? ['volatile'] : []), ...access.cache];
  return [
    `${kind} ${bytes} bytes of ${name}${lineOf(location)}${words.length > 0 ? `, ${words.join(' ')}` : ''}: ${place}`,
    ...(conditions.length > 0 ? [`  if ${conditions.join(' && ')}`] : []),
    ...(assumptions.length > 0
      ? [`  as long as ${assumptions.map((one) => assumptionText(one, kernel)).join(', ')}`]
      : []),
  ];
}

function assumptionText(one: Assumption, kernel: KernelAccesses): string {
  const value = namedExpression(one.value, kernel);
  if (one.kind === 'power-of-two') return `${value} is a power of two`;
  if (one.hi === null) return `${value} >= ${one.lo}`;
  if (one.lo === one.hi) return `${value} == ${one.lo}`;
  const signed = one.lo < 0;
  const isType = [2 ** 7, 2 ** 15, 2 ** 31].some((half) =>
    signed ? one.lo === -half && one.hi === half - 1 : one.hi === 2 * half - 1,
  );
  if (!isType) return `${one.lo} <= ${value} <= ${one.hi}`;
  const bits = Math.log2(one.hi + 1) + (signed ? 1 : 0);
  return `${value} fits ${bits} ${signed ? 'signed' : 'unsigned'} bits`;
}
