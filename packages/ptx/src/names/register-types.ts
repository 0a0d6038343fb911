import type { ScalarType } from '../module/scalar-type.js';
import type { Statement } from '../module/statement.js';
import type { Variable } from '../module/variable.js';

/** The registers that declarations of one scope make, by name. */
export class RegisterTypes {
  readonly #single = new Map<string, ScalarType>();
  readonly #numbered = new Map<string, { readonly type: ScalarType; readonly count: number }>();

  constructor(statements: readonly Statement[] = []) {
    for (const statement of statements) if (statement.kind === 'variable') this.add(statement);
  }

  add(variable: Variable): void {
    if (variable.space !== 'reg') return;
    for (const { name, count } of variable.declarators) {
      const type = variable.type as ScalarType;
      if (count === undefined) this.#single.set(name, type);
      else this.#numbered.set(name, { type, count });
    }
  }

  typeOf(name: string): ScalarType | undefined {
    return this.#single.get(name) ?? this.#numberedType(name);
  }

  has(name: string): boolean {
    return this.typeOf(name) !== undefined;
  }

  #numberedType(name: string): ScalarType | undefined {
    // The prefix may end with digits of its own, so every split into prefix and number is tried.
    for (let at = name.length - 1; at > 0 && isDigit(name[at]!); --at) {
      const entry = this.#numbered.get(name.slice(0, at));
      if (entry !== undefined && Number(name.slice(at)) < entry.count) return entry.type;
    }
    return undefined;
  }
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}
