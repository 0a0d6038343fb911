import type { NameOperand, Operand, PtxFunction, Statement, Variable } from '@boxflow/ptx';
import { replaceNames } from './replace-names.js';

/** The parameter behind a kernel's own ones: the first block of the launch in x, y and z, and the program's grid. */
export const INTERVAL_PARAMETER = 'boxflow_interval';
export const INTERVAL_BYTES = 24;

const DIMENSIONS = ['x', 'y', 'z'];
const NOWHERE = { line: 0, column: 0 };

/** Returns whether a function reads its block's id or the grid. */
export function readsGrid(statements: readonly Statement[]): boolean {
  return statements.some((one) =>
    one.kind === 'scope'
      ? readsGrid(one.statements)
      : (one.kind === 'instruction' || one.kind === 'call') && operandsOf(one).some(isOfGrid),
  );
}

/** Returns whether an operand is the id of a block, or an extent of the grid. */
export function isOfGrid(operand: Operand): operand is NameOperand {
  return operand.kind === 'name' && (operand.name === '%ctaid' || operand.name === '%nctaid');
}

/** Returns a kernel that runs an interval of its blocks: their ids and the grid are those of the whole launch. */
export function withInterval(kernel: PtxFunction & { readonly body: readonly Statement[] }): PtxFunction {
  const used = new Set<string>();
  const replace = (operand: Operand): Operand => {
    if (!isOfGrid(operand) || operand.component === undefined) return operand;
    const name = registerOf(operand);
    used.add(name);
    return { kind: 'name', name };
  };
  const body = kernel.body.map((one) => replaceNames(one, replace));
  return {
    ...kernel,
    parameters: [...kernel.parameters, PARAMETER],
    body: [...definitions(used), ...body],
  };
}

function operandsOf(statement: Statement & { kind: 'instruction' | 'call' }): readonly Operand[] {
  return statement.kind === 'call' ? statement.args : statement.operands;
}

function registerOf({ name, component }: NameOperand): string {
  return `%boxflow_${name.slice(1)}_${component}`;
}

const PARAMETER: Variable = {
  kind: 'variable',
  space: 'param',
  attributes: [],
  align: 4,
  type: 'b8',
  declarators: [{ name: INTERVAL_PARAMETER, dimensions: [INTERVAL_BYTES] }],
  position: NOWHERE,
};

/** Returns statements that compute the registers that are used, when the kernel begins. */
function definitions(used: ReadonlySet<string>): Statement[] {
  const all = DIMENSIONS.flatMap((component, d) => {
    const id = registerOf({ kind: 'name', name: '%ctaid', component });
    const extent = registerOf({ kind: 'name', name: '%nctaid', component });
    return [
      ...(used.has(id)
        ? [
            register(`${id}_in`),
            register(id),
            load(`${id}_in`, 4 * d),
            instruction('mov', ['u32'], [name(id), { kind: 'name', name: '%ctaid', component }]),
            instruction('add', ['u32'], [name(id), name(id), name(`${id}_in`)]),
          ]
        : []),
      ...(used.has(extent) ? [register(extent), load(extent, 12 + 4 * d)] : []),
    ] satisfies Statement[];
  });
  return all;
}

function load(register: string, offset: number): Statement {
  const text = String(offset);
  const address: Operand = {
    kind: 'address',
    base: { kind: 'name', name: INTERVAL_PARAMETER },
    offset: { kind: 'integer', value: BigInt(offset), text },
  };
  return instruction('ld', ['param', 'u32'], [name(register), address]);
}

function register(own: string): Statement {
  const declarators = [{ name: own, dimensions: [] }];
  return { kind: 'variable', space: 'reg', attributes: [], type: 'b32', declarators, position: NOWHERE };
}

function name(own: string): NameOperand {
  return { kind: 'name', name: own };
}

function instruction(opcode: string, modifiers: string[], operands: Operand[]): Statement {
  return { kind: 'instruction', opcode, modifiers, operands, position: NOWHERE };
}
