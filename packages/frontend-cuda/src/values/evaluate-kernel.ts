import { type UnknownValue, variablePolynomial, variablesOf } from '@boxflow/ir';
import {
  hasResult,
  type Instruction,
  type Phi,
  readNames,
  reversePostorder,
  type SsaStatement,
  versionOf,
} from '@boxflow/ptx';
import { selected } from './arithmetic.js';
import { Environment } from './environment.js';
import type { EvaluatedKernel, HeaderPhi, Locate } from './evaluated-kernel.js';
import { converted } from './extension.js';
import { instructionValues, resultNames } from './instruction-value.js';
import { joinedValue } from './joins.js';
import type { KernelBody } from './kernel-body.js';
import { loadedFrom } from './loads.js';
import { complementOf } from './opposite.js';
import { LoadedParameters } from './parameters.js';
import { RegisterValues } from './register-values.js';
import { exprOf, type Value } from './value.js';

/** Computes the values of a kernel's registers as polynomials, block by block. Each value that loops change gets a variable. */
export function evaluateKernel(
  body: KernelBody,
  locate: Locate,
): EvaluatedKernel & { readonly parameters: LoadedParameters } {
  const environment = new Environment();
  const registers = new RegisterValues(body, environment);
  const parameters = new LoadedParameters(body.parameters, environment);
  const conditions = new Map<number, Value>();
  const headers = new Set(body.loops.map(({ header }) => header));
  const evaluation = { body, environment, registers, parameters, conditions, locate };
  for (const block of reversePostorder(body.graph.blocks)) {
    const { phis, statements } = body.ssa.blocks[block]!;
    for (const phi of phis) {
      if (headers.has(block)) bindPhi(phi, block, registers);
      else joinPhi(phi, block, evaluation);
    }
    for (const statement of statements) evaluateStatement(statement, block, evaluation);
  }
  const phis = body.loops.flatMap((loop) =>
    body.ssa.blocks[loop.header]!.phis.map((phi) =>
      headerPhi(phi, loop.header, loop.blocks, registers, body),
    ),
  );
  const reasonOf = (register: string) => registers.reason([register]);
  return { body, environment, values: registers.values, phis, conditions, locate, reasonOf, parameters };
}

interface Evaluation {
  readonly body: KernelBody;
  readonly environment: Environment;
  readonly registers: RegisterValues;
  readonly parameters: LoadedParameters;
  readonly conditions: Map<number, Value>;
  readonly locate: Locate;
}

function variableOf(register: string): string {
  return `phi:${register}`;
}

function bindPhi({ register, incoming }: Phi, block: number, registers: RegisterValues): void {
  const bits = registers.bitsOf(register);
  if (bits === undefined) return;
  const name = variableOf(register);
  registers.environment.bind(name, block);
  // Only the values with which the loop begins are known so far.
  const before = incoming
    .flatMap((one) => registers.values.get(one) ?? [])
    .flatMap((value) => variablesOf(exprOf(value)));
  const base = registers.environment.baseAmong(before);
  if (base !== undefined) registers.environment.setBase(name, base);
  if (bits === 1) registers.environment.setRange(name, { lo: 0, hi: 1 });
  registers.values.set(register, { polynomial: variablePolynomial(name), bits, assumptions: [] });
}

function joinPhi(phi: Phi, block: number, evaluation: Evaluation): void {
  const { body, registers, conditions, environment } = evaluation;
  const incoming = phi.incoming.map((name) => registers.values.get(name));
  const value =
    registers.bitsOf(phi.register) === undefined
      ? undefined
      : joinedValue(body, block, incoming, conditions, environment);
  const why = registers.reason(phi.incoming) ?? { kind: 'operation', what: 'join', location: null };
  registers.set(phi.register, value, why, block);
}

/** Returns the values of all edges into a loop and of all edges back, which must agree. */
function headerPhi(
  { register, incoming }: Phi,
  header: number,
  blocks: ReadonlySet<number>,
  { values }: RegisterValues,
  body: KernelBody,
): HeaderPhi {
  const { predecessors } = body.graph.blocks[header]!;
  const common = (isInside: boolean): Value | undefined => {
    const own = incoming
      .filter((_, i) => blocks.has(predecessors[i]!) === isInside)
      .map((name) => values.get(name));
    const [first, ...others] = own;
    const text = (value: Value | undefined) => value && JSON.stringify(exprOf(value));
    return others.every((one) => text(one) === text(first)) ? first : undefined;
  };
  return { variable: variableOf(register), header, initial: common(false), next: common(true) };
}

function evaluateStatement(statement: SsaStatement, block: number, evaluation: Evaluation): void {
  const { registers, locate } = evaluation;
  const location = locate(statement);
  const { statement: one } = statement;
  if (one.kind === 'call') {
    const why: UnknownValue = {
      kind: 'data',
      what: `the result of '${one.callee.name}'`,
      location,
    };
    for (const { name } of one.results) registers.set(name, undefined, why, block);
    return;
  }
  if (one.opcode === 'bra' && one.guard !== undefined) setCondition(one, block, evaluation);
  if (!hasResult(one)) return;
  const names = resultNames(one.operands[0]);
  const values = valuesOfResults(one, names, evaluation);
  const why = registers.reason(readNames(one)) ?? {
    kind: 'operation',
    what: one.opcode,
    location,
  };
  const loaded = loadedFrom(one, registers, location);
  names.forEach((name, i) => {
    if (name === undefined || !registers.isRegister(name)) return;
    const value = guardedValue(statement, name, values[i], evaluation);
    registers.set(name, value, value === undefined && loaded !== undefined ? loaded : why, block);
  });
}

function valuesOfResults(
  instruction: Instruction,
  names: readonly (string | undefined)[],
  { registers, parameters }: Evaluation,
): readonly (Value | undefined)[] {
  const bits = names.map((name) => (name === undefined ? undefined : registers.bitsOf(name)));
  const values = parameters.load(instruction, bits, registers) ?? instructionValues(instruction, registers);
  return values.map((value, i) => {
    const own = bits[i];
    if (value === undefined || own === undefined) return undefined;
    return value.bits === own ? value : converted(value, true, own, registers.environment);
  });
}

/** Returns the value after a guarded instruction, which leaves the old value if its guard is false. */
function guardedValue(
  { statement, otherwise }: SsaStatement,
  name: string,
  value: Value | undefined,
  { registers, environment }: Evaluation,
): Value | undefined {
  const { guard } = statement;
  const before = otherwise?.[name];
  if (guard === undefined || value === undefined || before === undefined) return value;
  // A register that had no value before has none to keep.
  if (versionOf(before).version === 0) return value;
  const [old, condition] = [registers.values.get(before), registers.values.get(guard.predicate)];
  if (old === undefined || condition === undefined) return undefined;
  const [yes, no] = guard.negated ? [old, value] : [value, old];
  const type = { signed: true, bits: value.bits };
  return selected(
    { instruction: statement as Instruction, sources: [], type, environment },
    condition,
    yes,
    no,
  );
}

function setCondition({ guard }: Instruction, block: number, { registers, conditions }: Evaluation): void {
  const value = registers.values.get(guard!.predicate);
  if (value === undefined) return;
  conditions.set(block, guard!.negated ? complementOf(value) : value);
}
