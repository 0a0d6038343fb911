import type { Scop, ScopParameter } from '@boxflow/ir';
import { byName, type FunctionText } from '../functions.js';
import { constantValue } from '../integers/constant-value.js';
import { typeRange } from '../region/state/integer-ranges.js';
import { changedVariables } from '../region/uses/writes.js';
import { children, descendants, field, type Node } from '../syntax/node.js';
import { declare, parameterNames } from '../types/declare.js';
import { Scope, type Variable } from '../types/scope.js';
import { isWithin } from './unit-functions.js';

/** Returns the regions with the values that the file shows for their parameters. */
export function withParameterValues(
  root: Node,
  functions: readonly FunctionText[],
  scops: readonly Scop[],
): readonly Scop[] {
  const known = new KnownValues(root, functions);
  const withValue = (parameter: ScopParameter, scop: Scop): ScopParameter => {
    const value = known.ofParameter(parameter, scop);
    return value === undefined ? parameter : { ...parameter, value };
  };
  return scops.map((scop) => ({
    ...scop,
    parameters: scop.parameters.map((parameter) => withValue(parameter, scop)),
  }));
}

/**
 * The values of integer variables that are never changed: those of constant initialisers, and of arguments
 * that are the same constant in all calls. A program of several files is taken to call a function of the file
 * with `main` from there only.
 */
class KnownValues {
  readonly #root: Node;
  readonly #functions: ReadonlyMap<string, FunctionText>;
  /** By the variable's position; `undefined` while it is being found out. */
  readonly #values = new Map<number, number | undefined>();
  readonly #changed = new Map<number, ReadonlyMap<string, number>>();
  #identifiers: ReadonlyMap<string, readonly Node[]> | undefined;

  constructor(root: Node, functions: readonly FunctionText[]) {
    this.#root = root;
    this.#functions = byName(functions);
  }

  ofParameter({ name, expression }: ScopParameter, scop: Scop): number | undefined {
    const owner = this.#functions.get(scop.functionName);
    if (expression !== undefined || !owner || !isWithin(scop, owner.body)) return undefined;
    const symbol = scopeAt(scop.textRange[0], owner).lookup(name);
    return symbol?.kind === 'variable' ? this.#of(symbol) : undefined;
  }

  #of(symbol: Variable): number | undefined {
    const { position } = symbol;
    if (!this.#values.has(position)) {
      this.#values.set(position, undefined);
      this.#values.set(position, this.#find(symbol));
    }
    return this.#values.get(position);
  }

  #find(symbol: Variable): number | undefined {
    if (symbol.constant !== undefined) return symbol.constant;
    if (symbol.volatile || symbol.type.kind !== 'scalar' || !/int/.test(symbol.type.scalar)) return undefined;
    const owner = this.#around(symbol.position);
    const isLocal = symbol.storage !== 'global' && symbol.storage !== 'static';
    if (isLocal && !owner) return undefined;
    if (this.#changesIn(owner?.body ?? this.#root).has(symbol.name)) return undefined;
    const value =
      symbol.storage === 'parameter' && owner
        ? this.#ofArguments(symbol.name, owner)
        : this.#ofInitialiser(symbol.position, owner);
    const { lo, hi } = typeRange(symbol.type.scalar);
    return value !== undefined && value >= lo && value <= hi ? value : undefined;
  }

  #around(position: number): FunctionText | undefined {
    return [...this.#functions.values()].find(
      ({ definition }) => definition.startIndex <= position && position < definition.endIndex,
    );
  }

  #changesIn(node: Node): ReadonlyMap<string, number> {
    const known = this.#changed.get(node.id) ?? changedVariables([node]);
    this.#changed.set(node.id, known);
    return known;
  }

  #ofInitialiser(position: number, owner: FunctionText | undefined): number | undefined {
    const name = this.#root.descendantForIndex(position);
    const declarator = name?.parent;
    if (declarator?.type !== 'init_declarator' || field(declarator, 'declarator').id !== name?.id)
      return undefined;
    return this.#valueOf(field(declarator, 'value'), owner);
  }

  #ofArguments(name: string, owner: FunctionText): number | undefined {
    const position = parameterNames(owner.definition)?.indexOf(name);
    if (position === undefined || (!isStatic(owner) && !this.#functions.has('main'))) return undefined;
    const values = this.#usesOf(owner).map((use) => {
      const argument = argumentsOf(use)?.[position];
      return argument && this.#valueOf(argument, this.#around(argument.startIndex));
    });
    return values.every((value) => value === values[0]) ? values[0] : undefined;
  }

  /** Returns all places that name the function, except where it is declared. */
  #usesOf({ name }: FunctionText): readonly Node[] {
    this.#identifiers ??= identifiersOf(this.#root);
    const named = this.#identifiers.get(name) ?? [];
    return named.filter(({ parent }) => parent?.type !== 'function_declarator');
  }

  #valueOf(expression: Node, owner: FunctionText | undefined): number | undefined {
    const globals = this.#functions.values().next().value?.scope.parent ?? new Scope(undefined);
    const scope = owner ? scopeAt(expression.startIndex, owner) : globals;
    return constantValue(expression, scope, (symbol) => this.#of(symbol));
  }
}

function identifiersOf(root: Node): ReadonlyMap<string, readonly Node[]> {
  const byText = new Map<string, Node[]>();
  for (const node of descendants(root)) {
    if (node.type !== 'identifier') continue;
    const { text } = node;
    const same = byText.get(text);
    if (same) same.push(node);
    else byText.set(text, [node]);
  }
  return byText;
}

/** Returns the names right before a position inside a function. */
function scopeAt(position: number, { body, scope }: FunctionText): Scope {
  let inner = scope;
  for (let block: Node | undefined = body; block; ) {
    inner = new Scope(inner);
    const parts: readonly Node[] = children(block);
    for (const part of parts) if (part.endIndex <= position) declare(part, inner, 'local');
    block = parts.find((part) => part.startIndex <= position && position < part.endIndex);
  }
  return inner;
}

/** Returns the arguments of the call of the function that `use` names; `undefined` if it is not called there. */
function argumentsOf(use: Node): readonly Node[] | undefined {
  const call = use.parent;
  if (call?.type !== 'call_expression' || field(call, 'function').id !== use.id) return undefined;
  return children(field(call, 'arguments'));
}

function isStatic({ definition }: FunctionText): boolean {
  return children(definition).some(
    ({ type, text }) => type === 'storage_class_specifier' && text === 'static',
  );
}
