import type { SourceLocation } from '@boxflow/ir';
import { badCall } from '../diagnostics.js';
import type { LuaValue } from '../lua/run-lua.js';

/** A call in a script: its place, and its arguments, which are checked as they are read. */
export class Call {
  /**
   * @param form how the function is called, for messages: `permute(STATEMENT, {LOOP, …})`
   */
  constructor(
    readonly place: SourceLocation,
    readonly form: string,
    readonly args: readonly LuaValue[],
  ) {}

  /** Returns the call without the number of a statement before the first argument that is none. */
  withoutStatement(): Call {
    const [first, ...rest] = this.args;
    return typeof first === 'number' ? new Call(this.place, this.form, rest) : this;
  }

  has(position: number): boolean {
    return this.args[position] !== undefined && this.args[position] !== null;
  }

  string(position: number): string {
    const value = this.args[position];
    return typeof value === 'string' ? value : this.#refuse();
  }

  natural(position: number): number {
    const value = this.args[position];
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : this.#refuse();
  }

  /** Returns a table `{"i", "j"}`. */
  strings(position: number): readonly string[] {
    return this.#strings(this.args[position]);
  }

  /** Returns a table of positive whole numbers. */
  sizes(position: number): readonly number[] {
    const list = this.#list(this.args[position]);
    const isSize = (value: LuaValue) => typeof value === 'number' && Number.isInteger(value) && value > 0;
    return list.every(isSize) ? (list as readonly number[]) : this.#refuse();
  }

  /** Returns a table with names: `{l1_control="ii"}`. An absent one is empty. */
  fields(position: number): Readonly<Record<string, LuaValue>> {
    const value = this.args[position] ?? {};
    if (typeof value !== 'object') return this.#refuse();
    return Array.isArray(value) ? this.#refuse() : (value as Readonly<Record<string, LuaValue>>);
  }

  /** Returns a field's list of names; an absent one is empty. */
  names(value: LuaValue): readonly string[] {
    return this.#strings(value ?? {});
  }

  #strings(value: LuaValue): readonly string[] {
    const list = this.#list(value);
    return list.every((one) => typeof one === 'string') ? (list as readonly string[]) : this.#refuse();
  }

  #list(value: LuaValue): readonly LuaValue[] {
    if (Array.isArray(value)) return value as readonly LuaValue[];
    if (typeof value !== 'object' || value === null) return this.#refuse();
    return Object.keys(value).length === 0 ? [] : this.#refuse();
  }

  #refuse(): never {
    throw badCall(
      this.place,
      `the arguments are not of the form ${this.form}`,
      'sizes are whole numbers, and a name without quotes is a variable, which is nil if nothing sets it',
    );
  }
}
