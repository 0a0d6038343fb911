import {
  flowGraph,
  type Loc,
  namesIn,
  type Operand,
  type PtxFunction,
  RegisterTypes,
  type SourcePlace,
  type SsaStatement,
  type Statement,
  spinLoops,
  toSsa,
  variableUses,
} from '@boxflow/ptx';
import { bytesOf } from '../function/symbols.js';
import { INTERVAL_BYTES, isOfGrid } from './block-ids.js';
import { isKnownRegister, obstacleOfCall, obstacleOfOpcode } from './known-words.js';
import type { ModuleNames } from './module-names.js';

/** A reason why a kernel runs on one device, and its place in the source. */
export interface Obstacle {
  readonly reason: string;
  readonly place?: SourcePlace;
}

export interface KernelFacts {
  readonly obstacle?: Obstacle;
  /** Variables of the module, except shared ones, that the kernel mentions. */
  readonly variables: readonly string[];
  /** The kernel may change one of them. */
  readonly changesVariables: boolean;
}

/** The bytes of parameters that every device accepts. */
const MOST_PARAMETER_BYTES = 4096;

/** Finds the reason that keeps a kernel on one device. The module has its functions inlined. */
export function kernelFacts(kernel: PtxFunction, names: ModuleNames): KernelFacts {
  const functions = reachedFunctions(kernel, names);
  const file = kernel.body?.find((one) => one.kind === 'loc')?.file;
  const at = (reason: string, { loc }: SsaStatement): Obstacle => ({
    reason,
    ...(loc && { place: placeIn(file, loc) }),
  });
  const forms = functions.map((fn) => toSsa(flowGraph(fn)));
  const global = new Set(names.variables.keys());
  const uses = forms.flatMap((ssa) => variableUses(ssa, global));
  const change = uses.find(({ kind, variable }) => kind === 'changed' || names.holders.has(variable));
  const variables = [...new Set(uses.map(({ variable }) => variable))];
  const obstacle =
    obstacleOfHead(kernel) ??
    functions.map((fn) => obstacleOfBody(fn, file, fn === kernel, names)).find((one) => one !== undefined) ??
    variables.map((name) => obstacleOfVariable(name, names)).find((one) => one !== undefined) ??
    (change &&
      at(`it may change the variable '${change.variable}', of which each device has its own`, change.at)) ??
    forms
      .flatMap(spinLoops)
      .map(({ load }) => at('its threads may wait for those of other blocks', load))
      .at(0);
  return { ...(obstacle && { obstacle }), variables, changesVariables: change !== undefined };
}

/** Returns the place of a line: that of the call if the line is of a function that a header defines. */
function placeIn(own: number | undefined, loc: Loc): SourcePlace {
  const { file, line, column } = loc.file !== own && loc.inlined !== undefined ? loc.inlined.at : loc;
  return { file, line, column };
}

/** Returns the kernel and the functions that it calls. */
export function reachedFunctions(kernel: PtxFunction, { functions }: ModuleNames): PtxFunction[] {
  const reached = new Set([kernel]);
  for (const fn of reached) {
    for (const name of calledNames(fn.body ?? [])) {
      const callee = functions.get(name);
      if (callee?.body !== undefined) reached.add(callee);
    }
  }
  return [...reached];
}

function calledNames(statements: readonly Statement[]): string[] {
  return statements.flatMap((one) => {
    if (one.kind === 'scope') return calledNames(one.statements);
    return one.kind === 'call' ? [one.callee.name] : [];
  });
}

function obstacleOfHead({ directives, parameters }: PtxFunction): Obstacle | undefined {
  if (directives.some(({ name }) => /cluster/.test(name) && name !== 'maxclusterrank')) {
    return { reason: 'its blocks form clusters' };
  }
  const handle = parameters.find(({ type }) => ['texref', 'samplerref', 'surfref'].includes(type));
  if (handle !== undefined) return { reason: 'it uses textures or surfaces' };
  const bytes = parameters.reduce((sum, one) => Math.ceil(sum / 16) * 16 + bytesOf(one), 0);
  return bytes + INTERVAL_BYTES > MOST_PARAMETER_BYTES
    ? { reason: 'its parameters leave no room for an interval of blocks' }
    : undefined;
}

function obstacleOfVariable(name: string, names: ModuleNames): Obstacle | undefined {
  const variable = names.variables.get(name)!;
  if (variable.linkage === 'extern') {
    return { reason: `it uses the variable '${name}', which a different file defines` };
  }
  return variable.attributes.includes('managed')
    ? { reason: `the variable '${name}' is managed, so that all devices would have to share it` }
    : undefined;
}

function obstacleOfBody(
  fn: PtxFunction,
  file: number | undefined,
  isKernel: boolean,
  names: ModuleNames,
): Obstacle | undefined {
  const body = fn.body ?? [];
  const registers = new RegisterTypes(body);
  let place: SourcePlace | undefined;
  for (const one of body) {
    if (one.kind === 'loc') place = placeIn(file, one);
    const reason = obstacleOfStatement(one, isKernel, registers, names);
    if (reason !== undefined) return { reason, ...(place && { place }) };
  }
  return undefined;
}

function obstacleOfStatement(
  one: Statement,
  isKernel: boolean,
  registers: RegisterTypes,
  names: ModuleNames,
): string | undefined {
  if (one.kind === 'variable') {
    return one.space === 'global' || one.space === 'const'
      ? 'a function has variables of its own'
      : undefined;
  }
  if (one.kind === 'call') {
    if (registers.has(one.callee.name)) return 'it calls a function through a pointer';
    if (names.functions.get(one.callee.name)?.body === undefined) return obstacleOfCall(one.callee.name);
    return obstacleOfOperands(one.args, 'u32', isKernel, registers, names);
  }
  if (one.kind !== 'instruction') return undefined;
  const type = one.modifiers.at(-1) ?? '';
  return (
    obstacleOfOpcode(one.opcode, one.modifiers) ??
    obstacleOfOperands(one.operands, type, isKernel, registers, names)
  );
}

function obstacleOfOperands(
  operands: readonly Operand[],
  type: string,
  isKernel: boolean,
  registers: RegisterTypes,
  names: ModuleNames,
): string | undefined {
  for (const operand of operands) {
    if (isOfGrid(operand)) {
      const isWritable = isKernel && operand.component !== undefined && /32$/.test(type);
      if (!isWritable) return `it reads '${operand.name}' in a way that boxflow cannot rewrite`;
    }
    for (const name of namesIn(operand)) {
      if (name.startsWith('%') && !registers.has(name) && !isKnownRegister(name)) {
        return `it reads '${name}', which is a property of one device`;
      }
      if (names.functions.has(name)) return `it takes the address of the function '${name}'`;
    }
  }
  return undefined;
}
