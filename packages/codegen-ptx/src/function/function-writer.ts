import {
  type Constant,
  type NameOperand,
  type Operand,
  type PtxFunction,
  printOperand,
  type ScalarType,
  type Variable,
  widthOf,
} from '@boxflow/ptx';
import { cName } from '../names/c-name.js';
import { specialRegister } from './special-registers.js';
import { addressInC, type SharedLayout, type Symbols } from './symbols.js';
import { bitsOf, registerType } from './types.js';
import { Unsupported } from './unsupported.js';

interface Frame {
  /** Registers that are declared by name, and prefixes of numbered ones with their counts. */
  readonly registers: Map<string, ScalarType>;
  readonly numbered: Map<string, { readonly type: ScalarType; readonly count: number }>;
  readonly variables: Map<string, Variable>;
  /** Registers of this scope that statements use, in order. */
  readonly used: Map<string, ScalarType>;
}

/** The context in which the statements of a function are printed, and the facts that they add to it. */
export class FunctionWriter {
  readonly symbols: Symbols;
  readonly function: PtxFunction;
  readonly shared: SharedLayout;
  /** The function reads the address of shared memory. */
  usesShared = false;
  usesCarry = false;
  /** The prototypes of calls through registers, and the lists of `brx.idx`. */
  readonly targets = new Map<string, readonly string[]>();
  readonly #frames: Frame[] = [];
  #instructions = 0;

  constructor(symbols: Symbols, fn: PtxFunction, shared: SharedLayout) {
    this.symbols = symbols;
    this.function = fn;
    this.shared = shared;
  }

  /** Prints a scope: what `print` returns, after the declarations of the registers that it uses. */
  inScope(print: () => string[]): string[] {
    this.#frames.unshift({
      registers: new Map(),
      numbered: new Map(),
      variables: new Map(),
      used: new Map(),
    });
    const lines = print();
    const { used } = this.#frames.shift()!;
    const byType = new Map<string, string[]>();
    for (const [name, type] of used) {
      byType.set(registerType(type), [...(byType.get(registerType(type)) ?? []), `${cName(name)} = 0`]);
    }
    return [...[...byType].map(([type, names]) => `${type} ${names.join(', ')};`), ...lines];
  }

  declare(variable: Variable): void {
    const [frame] = this.#frames;
    for (const { name, count } of variable.declarators) {
      if (variable.space !== 'reg') frame!.variables.set(name, variable);
      else if (variable.vector !== undefined)
        throw new Unsupported('registers that are vectors are not supported');
      else if (count === undefined) frame!.registers.set(name, variable.type as ScalarType);
      else frame!.numbered.set(name, { type: variable.type as ScalarType, count });
    }
  }

  /** Returns a number for each instruction that asks. */
  nextInstruction(): number {
    return ++this.#instructions;
  }

  registerTypeOf(name: string): ScalarType | undefined {
    for (const frame of this.#frames) {
      const type = frame.registers.get(name) ?? numberedType(frame, name);
      if (type === undefined) continue;
      // Names that hide each other are kept apart by the scopes of C.
      frame.used.set(name, type);
      return type;
    }
    return undefined;
  }

  variableOf(name: string): Variable | undefined {
    for (const { variables } of this.#frames) if (variables.has(name)) return variables.get(name);
    return this.symbols.variables.get(name);
  }

  /** Returns a parameter of the function, or its result. */
  isParameter(name: string): boolean {
    const { parameters, results } = this.function;
    return [...parameters, ...results].some(({ declarators }) => declarators[0]!.name === name);
  }

  /** Returns the value of an operand as an unsigned integer of the type's width. */
  value(operand: Operand, type: ScalarType): string {
    if (operand.kind === 'integer' || operand.kind === 'real') return literal(operand, type);
    if (operand.kind === 'negated') return `!${this.value(operand.operand, 'pred')}`;
    if (operand.kind !== 'name')
      throw new Unsupported(`the operand '${printOperand(operand)}' is not supported here`);
    const declared = this.registerTypeOf(operand.name);
    if (declared !== undefined && operand.component === undefined) {
      const name = cName(operand.name);
      if ((declared === 'pred') !== (type === 'pred'))
        throw new Unsupported(`'${operand.name}' is a predicate`);
      return widthOf(declared) > widthOf(type) ? `(${registerType(type)})${name}` : name;
    }
    const special = specialRegister(operand.name, operand.component);
    if (special !== undefined) return `(${registerType(type)})${special}`;
    return this.addressOf(operand, type);
  }

  /** Returns the value as a real: `F32(f1)`. */
  real(operand: Operand, type: 'f32' | 'f64', flush = false): string {
    const value = `${type.toUpperCase()}(${this.value(operand, type)})`;
    return flush ? `ptx_ftz(${value})` : value;
  }

  /** Returns the value as an integer with the sign of its type. */
  signed(operand: Operand, type: ScalarType): string {
    return `(int${bitsOf(type)}_t)${this.value(operand, type)}`;
  }

  /** Stores a value of the type's width, which may be wider in C, in a register. */
  assign(operand: Operand, type: ScalarType, value: string): string {
    if (operand.kind !== 'name')
      throw new Unsupported(`the result '${printOperand(operand)}' is not supported here`);
    if (operand.name === '_') return `(void)(${value});`;
    const declared = this.registerTypeOf(operand.name);
    if (declared === undefined) throw new Unsupported(`'${operand.name}' is not a register`);
    if (widthOf(declared) < widthOf(type))
      throw new Unsupported(`'${operand.name}' is too narrow for '.${type}'`);
    return `${cName(operand.name)} = ${value};`;
  }

  /** Returns the address of a variable or a function in its own state space. */
  addressOf({ name, component, offset }: NameOperand, type: ScalarType = 'u64'): string {
    const added = offset === undefined ? '' : ` + ${literal(offset, type)}`;
    const variable = this.variableOf(name);
    if (component !== undefined)
      throw new Unsupported(`the register '${name}.${component}' is not supported`);
    if (variable?.space === 'shared') {
      const at = this.shared.offsets.get(name);
      if (at === undefined && variable.linkage !== 'extern') throw new Unsupported(`'${name}' has no place`);
      return `(${registerType(type)})(${at ?? 't->block->static_shared_bytes'}${added})`;
    }
    if (widthOf(type) !== 8)
      throw new Unsupported(`an address of '${name}' with ${bitsOf(type)} bits is not supported`);
    const sum = (address: string) => (added === '' ? `ADDRESS(${address})` : `(ADDRESS(${address})${added})`);
    if (this.isParameter(name)) return sum(cName(name));
    if (variable !== undefined) {
      const isOfModule = this.symbols.variables.get(name) === variable;
      return sum(isOfModule ? addressInC(variable) : cName(name));
    }
    if (this.symbols.functions.has(name)) return `ADDRESS(${cName(name)})`;
    throw new Unsupported(`'${name}' is not known`);
  }
}

function numberedType({ numbered }: Frame, name: string): ScalarType | undefined {
  const [, prefix, digits] = /^(.*?)(\d+)$/.exec(name) ?? [];
  const entry = prefix === undefined ? undefined : numbered.get(prefix);
  return entry !== undefined && Number(digits) < entry.count ? entry.type : undefined;
}

/** Returns the bits of a constant of a type. */
export function literal(constant: Constant, type: ScalarType): string {
  const bits = BigInt.asUintN(type === 'pred' ? 1 : bitsOf(type), bitsFor(constant, type));
  const text = bits < 1_000_000n ? `${bits}` : `0x${bits.toString(16)}`;
  return `${text}u${widthOf(type) === 8 ? 'll' : ''}`;
}

function bitsFor(constant: Constant, type: ScalarType): bigint {
  if (constant.kind === 'integer') {
    if (type === 'f32' || type === 'f64')
      throw new Unsupported(`the constant '${constant.text}' is not a real`);
    return constant.value;
  }
  const width = constant.type === 'f32' ? 4 : 8;
  if (width === widthOf(type)) return constant.bits;
  const view = new DataView(new ArrayBuffer(8));
  if (constant.type === 'f64' && type === 'f32') {
    view.setBigUint64(0, constant.bits);
    view.setFloat32(0, view.getFloat64(0));
    return BigInt(view.getUint32(0));
  }
  throw new Unsupported(`the constant '${constant.text}' has a different width than '.${type}'`);
}
