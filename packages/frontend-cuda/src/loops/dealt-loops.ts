import {
  addPolynomials,
  GRID_DIMENSIONS,
  multiplyPolynomials,
  normalizePolynomial,
  type Polynomial,
  polynomialToExpr,
  samePolynomials,
  substitute,
  variablePolynomial,
  variablesOf,
} from '@boxflow/ir';
import { readNames, type SsaStatement, spaceOf, writtenNames } from '@boxflow/ptx';
import type { EvaluatedKernel } from '../values/evaluated-kernel.js';
import { memoryInstruction } from '../values/memory-instruction.js';
import type { SolvedLoop } from './solved-loops.js';

const EXCHANGES = new Set([
  'bar',
  'barrier',
  'shfl',
  'vote',
  'match',
  'redux',
  'activemask',
  'membar',
  'fence',
  'atom',
  'red',
]);
const OWN_PLACE = /^%(?:tid|ctaid|laneid|warpid|lanemask)/;

/**
 * Returns whether a loop with the stride of the grid may be dealt to threads in a different way. It must leave nothing except its number
 * to the next iteration, exchange nothing with other threads, and use nothing else that differs between threads.
 */
export function isDealt(solved: SolvedLoop, kernel: EvaluatedKernel): boolean {
  const { loop, phis, irregular, iterator } = solved;
  const own = kernel.body.ssa.blocks[loop.header]!.phis;
  // Reals have no expressions, so a sum of reals is something that the loop leaves to its next iteration.
  if (irregular.size > 0 || own.some(({ register }) => !phis.has(`phi:${register}`))) return false;
  const counted = [...phis.values()].find((value) => gridStride(value, iterator) !== undefined);
  const grid = counted && gridStride(counted, iterator);
  if (grid === undefined || ![...phis.values()].every((value) => dependsOnNumber(value, counted!, grid)))
    return false;
  const uniform = uniformRegisters(kernel);
  const outside = new Set(uniform);
  for (const block of loop.blocks) {
    const { phis: joined, statements } = kernel.body.ssa.blocks[block]!;
    for (const { register } of joined) outside.add(register);
    for (const { statement } of statements) for (const name of writtenNames(statement)) outside.add(name);
  }
  return [...loop.blocks].every((block) =>
    kernel.body.ssa.blocks[block]!.statements.every((statement) => isOfNumber(statement, outside)),
  );
}

/** Returns the dimension in which a value counts threads of the whole grid, as `blockIdx.x * blockDim.x + threadIdx.x + step * i`. */
function gridStride(value: Polynomial, iterator: string): string | undefined {
  return GRID_DIMENSIONS.find((d) => {
    const [threads, blocks] = [variablePolynomial(`blockDim.${d}`), variablePolynomial(`gridDim.${d}`)];
    const first = addPolynomials(
      multiplyPolynomials(variablePolynomial(`blockIdx.${d}`), threads),
      variablePolynomial(`threadIdx.${d}`),
    );
    const step = multiplyPolynomials(multiplyPolynomials(threads, blocks), variablePolynomial(iterator));
    return samePolynomials(value, addPolynomials(first, step));
  });
}

/** Returns whether a value is the same for all threads and iterations with the same number. */
function dependsOnNumber(value: Polynomial, counted: Polynomial, grid: string): boolean {
  const thread = `threadIdx.${grid}`;
  const others = addPolynomials(counted, variablePolynomial(thread), -1);
  const number = addPolynomials(variablePolynomial('number'), others, -1);
  const replaced = normalizePolynomial(
    substitute(polynomialToExpr(value), new Map([[thread, polynomialToExpr(number)]])),
  );
  return !variablesOf(replaced).some((name) => /^(?:blockIdx|threadIdx)\.|^i\d+$/.test(name));
}

function isOfNumber({ statement }: SsaStatement, known: ReadonlySet<string>): boolean {
  if (statement.kind === 'call' || EXCHANGES.has(statement.opcode)) return false;
  const space = memoryInstruction(statement)?.space;
  if (space === 'shared' || space === 'local') return false;
  return readNames(statement).every((name) => (name.includes('#') ? known.has(name) : !OWN_PLACE.test(name)));
}

/** Returns the registers that have the same value in all threads. */
function uniformRegisters({ body }: EvaluatedKernel): Set<string> {
  const uniform = new Set<string>();
  // One pass through the blocks is enough: registers that loops change are not uniform.
  for (const { statements } of body.ssa.blocks) {
    for (const { statement, otherwise } of statements) {
      if (statement.kind === 'call' || otherwise !== undefined || !isUniform(statement, uniform)) continue;
      for (const name of writtenNames(statement)) uniform.add(name);
    }
  }
  return uniform;
}

function isUniform(
  statement: SsaStatement['statement'] & { kind: 'instruction' },
  uniform: ReadonlySet<string>,
): boolean {
  const isLoad = statement.operands.some(({ kind }) => kind === 'address' || kind === 'texture');
  if (isLoad && spaceOf(statement) !== 'param') return false;
  if (EXCHANGES.has(statement.opcode)) return false;
  return readNames(statement).every((name) =>
    name.includes('#')
      ? uniform.has(name)
      : !OWN_PLACE.test(name) && !/^%(?:clock|globaltimer|smid)/.test(name),
  );
}
