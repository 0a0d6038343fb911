import { namesIn } from '../flow/effects.js';
import type { AddressOperand, Operand } from '../module/operand.js';
import { isScalarType, type ScalarType, widthOf } from '../module/scalar-type.js';
import type { Instruction, Statement } from '../module/statement.js';
import type { Variable } from '../module/variable.js';
import { RegisterTypes } from '../names/register-types.js';
import { callsIn, type FlatFunction, isParameterAccess } from './callable.js';

/** One element that a load or a store of a parameter accesses. */
interface Access {
  readonly offset: number;
  readonly width: number;
}

/**
 * Replaces parameter memory that only calls used which are inlined now: by registers if all accesses of an element agree in place
 * and width, else by local memory.
 */
export function parametersAsRegisters(fn: FlatFunction): FlatFunction {
  const called = new Set(
    callsIn(fn.body).flatMap(({ args, results }) => [...args, ...results].flatMap(namesIn)),
  );
  const memory = new Map<string, Variable>();
  for (const one of fn.body) {
    if (one.kind === 'variable' && one.space === 'param' && !called.has(one.declarators[0]!.name)) {
      memory.set(one.declarators[0]!.name, one);
    }
  }
  const accesses = accessesByName(fn.body);
  const slots = new Map([...memory.keys()].map((name) => [name, slotsOf(accesses.get(name) ?? [])]));
  const registers = new RegisterTypes(fn.body);
  const body = fn.body.flatMap((statement): Statement[] => {
    if (statement.kind === 'variable') {
      const name = statement.declarators[0]!.name;
      return memory.has(name) ? declarations(name, statement, slots.get(name)) : [statement];
    }
    const name = accessedParameter(statement);
    if (name === undefined || !memory.has(name)) return [statement];
    const access = statement as Instruction;
    return slots.get(name) === undefined ? [inLocalMemory(access)] : moves(access, name, registers);
  });
  return { ...fn, body };
}

function accessedParameter(statement: Statement): string | undefined {
  if (statement.kind !== 'instruction' || !isParameterAccess(statement.opcode, statement.modifiers))
    return undefined;
  const address = addressOf(statement);
  return address?.base.kind === 'name' ? address.base.name : undefined;
}

function addressOf({ operands }: Instruction): AddressOperand | undefined {
  return operands.find((operand): operand is AddressOperand => operand.kind === 'address');
}

function accessesByName(body: readonly Statement[]): Map<string, Access[]> {
  const accesses = new Map<string, Access[]>();
  for (const statement of body) {
    const name = accessedParameter(statement);
    if (name === undefined) continue;
    const known = accesses.get(name) ?? [];
    known.push(...elementsOf(statement as Instruction));
    accesses.set(name, known);
  }
  return accesses;
}

function elementsOf(
  access: Instruction,
): (Access & { readonly operand: Operand; readonly type: ScalarType })[] {
  const address = addressOf(access)!;
  const type = access.modifiers.find(isScalarType)!;
  const value = access.operands.find((operand) => operand !== address)!;
  const start = Number(address.offset?.value ?? 0n);
  const elements = value.kind === 'vector' ? value.elements : [value];
  return elements.map((operand, i) => ({
    operand,
    type,
    offset: start + i * widthOf(type),
    width: widthOf(type),
  }));
}

/** Returns the widths of elements by their offsets, or undefined if they overlap or are single bytes. */
function slotsOf(accesses: readonly Access[]): Map<number, number> | undefined {
  const slots = new Map<number, number>();
  for (const { offset, width } of accesses) {
    if (width < 2 || width > 8 || (slots.get(offset) ?? width) !== width) return undefined;
    slots.set(offset, width);
  }
  const sorted = [...slots].sort(([a], [b]) => a - b);
  const overlap = sorted.some(([offset], i) => i > 0 && sorted[i - 1]![0] + sorted[i - 1]![1] > offset);
  return overlap ? undefined : slots;
}

function slotName(name: string, offset: number): string {
  return `%${name.replace('%', '')}_at${offset}`;
}

function declarations(
  name: string,
  variable: Variable,
  slots: ReadonlyMap<number, number> | undefined,
): Statement[] {
  if (slots === undefined) return [{ ...variable, space: 'local' }];
  return [...slots].map(([offset, width]) => ({
    kind: 'variable',
    space: 'reg',
    attributes: [],
    type: bitsType(width),
    declarators: [{ name: slotName(name, offset), dimensions: [] }],
    position: variable.position,
  }));
}

function bitsType(width: number): ScalarType {
  return `b${8 * width}` as ScalarType;
}

function inLocalMemory(access: Instruction): Instruction {
  return {
    ...access,
    modifiers: access.modifiers.map((word) => (word.startsWith('param') ? 'local' : word)),
  };
}

/** Returns moves between the slots and the registers of an access, which may be wider than the element. */
function moves(access: Instruction, name: string, registers: RegisterTypes): Instruction[] {
  const isLoad = access.opcode === 'ld';
  return elementsOf(access)
    .filter(({ operand }) => !isLoad || operand.kind !== 'name' || operand.name !== '_')
    .map(({ operand, type, offset, width }) => {
      const slot: Operand = { kind: 'name', name: slotName(name, offset) };
      const declared = operand.kind === 'name' ? registers.typeOf(operand.name) : undefined;
      const isExact = declared === undefined || widthOf(declared) === width;
      const [to, from] = isLoad ? [declared, type] : [type, declared];
      const modifiers = isExact ? [bitsType(width)] : [integerType(to!, type), integerType(from!, type)];
      const opcode = isExact ? 'mov' : 'cvt';
      return { ...access, opcode, modifiers, operands: isLoad ? [operand, slot] : [slot, operand] };
    });
}

/** Returns the integer type of a width, with the sign of the element. */
function integerType(type: ScalarType, element: ScalarType): string {
  return `${element.startsWith('s') ? 's' : 'u'}${8 * widthOf(type)}`;
}
