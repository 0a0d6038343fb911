import { type UnknownValue, variablePolynomial, variablesOf } from '@boxflow/ir';
import { type Operand, versionOf, widthOf } from '@boxflow/ptx';
import type { Environment } from './environment.js';
import type { KernelBody } from './kernel-body.js';
import { complementOf } from './opposite.js';
import { geometryVariable, rangeOfInteger } from './ranges.js';
import { constant, exprOf, type Value } from './value.js';

/** The values of registers while a kernel is evaluated. */
export class RegisterValues {
  readonly values = new Map<string, Value>();
  readonly #reasons = new Map<string, UnknownValue>();

  constructor(
    readonly body: KernelBody,
    readonly environment: Environment,
  ) {}

  /** Returns the bits of an integer or a predicate register; undefined for other registers. */
  bitsOf(name: string): number | undefined {
    const type = this.body.registers.typeOf(versionOf(name).register);
    if (type === undefined) return undefined;
    if (type === 'pred') return 1;
    return /^[bus](?:8|16|32|64)$/.test(type) ? 8 * widthOf(type) : undefined;
  }

  /** Returns whether a name is a register, of whatever type. */
  isRegister(name: string): boolean {
    return name.includes('#') && this.body.registers.has(versionOf(name).register);
  }

  /** Sets the value that a block computes. Without one, the register is unknown for a reason. */
  set(name: string, value: Value | undefined, why: UnknownValue, block: number): void {
    const bits = this.bitsOf(name);
    const known =
      value ??
      (bits === undefined ? undefined : this.environment.unknown({ ...why, block }, bits, rangeFor(bits)));
    if (known !== undefined) this.values.set(name, known);
    if (value === undefined) this.#reasons.set(name, why);
  }

  /** Returns the value of a source; undefined if it is not an integer. */
  read(operand: Operand, bits: number): Value | undefined {
    switch (operand.kind) {
      case 'integer': {
        const value = Number(BigInt.asIntN(bits, operand.value));
        return Number.isSafeInteger(value) ? constant(value, bits) : undefined;
      }
      case 'name':
        return this.#named(operand, bits);
      case 'negated': {
        const predicate = this.#named(operand.operand, bits);
        return predicate && complementOf(predicate);
      }
      default:
        return undefined;
    }
  }

  #named({ name, component, offset }: Operand & { readonly kind: 'name' }, bits: number): Value | undefined {
    const known = this.values.get(name);
    if (known !== undefined) return known;
    const geometry = geometryVariable(name, component);
    if (geometry !== undefined) return { polynomial: variablePolynomial(geometry), bits, assumptions: [] };
    if (!this.body.variables.has(name) && !this.body.parameters.has(name)) return undefined;
    const address: Value = { polynomial: variablePolynomial(addressOf(name)), bits, assumptions: [] };
    return offset === undefined ? address : plus(address, Number(offset.value));
  }

  /** Returns the reason why a value of these names has no expression; undefined if they all have one. */
  reason(names: readonly string[]): UnknownValue | undefined {
    for (const name of names) {
      const own = this.#reasons.get(name) ?? this.#reasonOfValue(this.values.get(name));
      if (own !== undefined) return own;
    }
    return undefined;
  }

  #reasonOfValue(value: Value | undefined): UnknownValue | undefined {
    if (value === undefined) return undefined;
    const unknown = variablesOf(exprOf(value)).find((name) => this.environment.reasonOf(name) !== undefined);
    return unknown === undefined ? undefined : this.environment.reasonOf(unknown);
  }
}

function rangeFor(bits: number) {
  return bits >= 64 ? undefined : rangeOfInteger(bits, true);
}

export function plus(value: Value, bytes: number): Value {
  const sum = new Map(value.polynomial);
  const total = (sum.get('')?.coefficient ?? 0) + bytes;
  if (total === 0) sum.delete('');
  else sum.set('', { coefficient: total, factors: [] });
  return { ...value, polynomial: sum };
}

/** Returns the name for the address of a variable of the module or the kernel. */
export function addressOf(name: string): string {
  return `&${name}`;
}
