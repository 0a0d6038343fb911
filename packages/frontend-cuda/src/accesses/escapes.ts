import { type IntExpr, polynomialOf, type SourceLocation, variablesOf } from '@boxflow/ir';
import type { Instruction, Operand } from '@boxflow/ptx';
import type { EvaluatedKernel } from '../values/evaluated-kernel.js';
import { memoryInstruction } from '../values/memory-instruction.js';
import { exprOf } from '../values/value.js';

/** Functions that keep none of the pointers that they get. */
const HARMLESS_CALLS = new Set(['vprintf', '__assertfail']);

/** Returns the place where each pointer does more than address memory: it is stored, compared, passed on, or computed with. */
export function escapingPointers(
  kernel: EvaluatedKernel,
  pointers: ReadonlySet<string>,
): ReadonlyMap<string, SourceLocation | null> {
  const found = new Map<string, SourceLocation | null>();
  const report = (names: readonly string[], location: SourceLocation | null) => {
    for (const name of names) if (pointers.has(name) && !found.has(name)) found.set(name, location);
  };
  for (const { statements } of kernel.body.ssa.blocks) {
    for (const statement of statements) {
      const { statement: one } = statement;
      const location = kernel.locate(statement);
      if (one.kind === 'call') {
        if (!HARMLESS_CALLS.has(one.callee.name))
          report(
            one.args.flatMap((arg) => pointersIn(arg, kernel)),
            location,
          );
        continue;
      }
      report(
        memoryInstruction(one)?.stored.flatMap((operand) => pointersIn(operand, kernel)) ?? [],
        location,
      );
      report(misused(one, kernel), location);
    }
  }
  return found;
}

function pointersIn(operand: Operand, kernel: EvaluatedKernel): string[] {
  if (operand.kind === 'vector') return operand.elements.flatMap((one) => pointersIn(one, kernel));
  const value = operand.kind === 'name' ? kernel.values.get(operand.name) : undefined;
  return value === undefined ? [] : variablesOf(exprOf(value));
}

/** Returns the pointers that an instruction's result contains other than as the beginning of an address. */
function misused({ operands, opcode }: Instruction, kernel: EvaluatedKernel): string[] {
  const [result, ...sources] = operands;
  const names = result?.kind === 'name' ? [result.name] : result?.kind === 'pair' ? [result.first.name] : [];
  const values = names.flatMap((name) => kernel.values.get(name) ?? []);
  if (values.length === 0) return [];
  const known = values.flatMap((value) => misusedIn(exprOf(value)));
  const isUnknown = values.some((value) =>
    variablesOf(exprOf(value)).some((name) => kernel.environment.reasonOf(name) !== undefined),
  );
  // The result has no expression, so it may depend on all of its sources.
  const hidden =
    isUnknown && opcode !== 'ld' && opcode !== 'atom'
      ? sources.flatMap((one) => pointersIn(one, kernel))
      : [];
  const shown = new Set(values.flatMap((value) => variablesOf(exprOf(value))));
  return [...known, ...hidden.filter((name) => !shown.has(name))];
}

function misusedIn(expr: IntExpr): string[] {
  return [...polynomialOf(expr).values()].flatMap(({ coefficient, factors: [factor, ...others] }) => {
    if (factor === undefined) return [];
    if (factor.op === 'var' && others.length === 0 && coefficient === 1) return [];
    return [factor, ...others].flatMap(usedIn);
  });
}

/** Returns the pointers whose places a factor depends on. Comparisons within one array, and with null, depend on none. */
function usedIn(factor: IntExpr): string[] {
  if (factor.op === 'var') return [factor.name];
  if (factor.op === 'int') return [];
  const isComparison = ['eq', 'ne', 'lt', 'le', 'gt', 'ge'].includes(factor.op);
  if (!isComparison) return factor.args.flatMap((arg) => variablesOf(arg));
  const [a, b] = factor.args as [IntExpr, IntExpr];
  if (b.op === 'int' && b.value === 0) return [];
  const difference = polynomialOf({ op: 'sub', args: [a, b] });
  return [...difference.values()].flatMap(({ factors }) => factors.flatMap((one) => variablesOf(one)));
}
