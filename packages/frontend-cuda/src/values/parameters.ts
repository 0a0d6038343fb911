import { constantTerm, type KernelScalar, variablePolynomial } from '@boxflow/ir';
import { type Instruction, spaceOf } from '@boxflow/ptx';
import type { Environment } from './environment.js';
import { addressValue } from './loads.js';
import { rangeOfInteger } from './ranges.js';
import type { RegisterValues } from './register-values.js';
import type { Value } from './value.js';

/** A place in a kernel's parameters that is loaded as an integer or a pointer. */
export type LoadedParameter = Omit<KernelScalar, 'label'>;

/** The parameters that loads have found so far, by the names of their variables. */
export class LoadedParameters {
  readonly #found = new Map<string, LoadedParameter>();

  constructor(
    readonly names: ReadonlyMap<string, number>,
    readonly environment: Environment,
  ) {}

  get all(): readonly LoadedParameter[] {
    return [...this.#found.values()];
  }

  /** Returns the values that `ld.param` loads, one for each register; undefined if it does not load parameters of the kernel. */
  load(
    instruction: Instruction,
    bits: readonly (number | undefined)[],
    registers: Pick<RegisterValues, 'read'>,
  ): (Value | undefined)[] | undefined {
    const { opcode, modifiers, operands } = instruction;
    const address = operands[1];
    if (opcode !== 'ld' || spaceOf(instruction) !== 'param' || address?.kind !== 'address') return undefined;
    const place = addressValue(address, registers);
    const { start, parameter } =
      place === undefined ? { start: 0, parameter: undefined } : this.#placeOf(place);
    const [, kind, width] = /^([busf])(8|16|32|64)$/.exec(modifiers.at(-1) ?? '') ?? [];
    if (parameter === undefined || width === undefined) return undefined;
    const bytes = (Number(width) / 8) as KernelScalar['bytes'];
    return bits.map((own, lane) => {
      const byte = start + lane * bytes;
      return own === undefined
        ? undefined
        : this.#value({ parameter, byte, bytes, signed: kind !== 'u' || bytes >= 4 }, own);
    });
  }

  /** Returns the parameter to which an address belongs, and the bytes from its beginning. */
  #placeOf({ polynomial }: Value): { readonly start: number; readonly parameter: number | undefined } {
    const start = constantTerm(polynomial);
    const [only, ...others] = [...polynomial.values()].filter(({ factors }) => factors.length > 0);
    const [factor, ...more] = only?.factors ?? [];
    const isOne = others.length === 0 && more.length === 0 && only?.coefficient === 1;
    return {
      start,
      parameter: isOne && factor?.op === 'var' ? this.names.get(factor.name.slice(1)) : undefined,
    };
  }

  #value(place: Omit<LoadedParameter, 'name'>, bits: number): Value {
    const { parameter, byte, bytes, signed } = place;
    const name = `p${parameter}${byte === 0 ? '' : `_${byte}`}${bytes >= 4 ? '' : `${signed ? 's' : 'u'}${8 * bytes}`}${bytes === 4 ? 'i' : ''}`;
    this.#found.set(name, { ...place, name });
    if (bytes < 8) this.environment.setRange(name, rangeOfInteger(8 * bytes, signed));
    return { polynomial: variablePolynomial(name), bits, assumptions: [] };
  }
}
