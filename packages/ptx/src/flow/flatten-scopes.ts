import type { PtxFunction } from '../module/module.js';
import type { Statement } from '../module/statement.js';
import type { Declarator, Variable } from '../module/variable.js';
import { type Renaming, renameStatement } from '../names/map-names.js';

/**
 * Returns the same function without scopes: declarations come first, then everything else. What a scope inside of the function
 * declares gets a name of its own, since the name may mean something else outside.
 */
export function flattenScopes(fn: PtxFunction): PtxFunction & { readonly body: readonly Statement[] } {
  const taken = new Set(
    [...fn.parameters, ...fn.results].flatMap(({ declarators }) => declarators.map(({ name }) => name)),
  );
  const declarations: Variable[] = [];
  const rest: Statement[] = [];
  let copies = 0;
  const visit = (statements: readonly Statement[]) => {
    for (const statement of statements) {
      if (statement.kind === 'variable') declarations.push(statement);
      else if (statement.kind !== 'scope') rest.push(statement);
      else visit(withOwnNames(statement.statements, taken, () => ++copies));
    }
  };
  for (const { name } of declaratorsOf(fn.body ?? [])) taken.add(name);
  visit(fn.body ?? []);
  return { ...fn, body: [...declarations, ...rest] };
}

/** Renames what a scope declares. Scopes inside of it follow when they are visited. */
function withOwnNames(
  statements: readonly Statement[],
  taken: Set<string>,
  next: () => number,
): readonly Statement[] {
  const single = new Map<string, string>();
  const numbered = new Map<string, string>();
  const free = (name: string, ending: string): string => {
    const candidate = `${name}$${next()}${ending}`;
    return taken.has(candidate) ? free(name, ending) : candidate;
  };
  for (const { name, count } of declaratorsOf(statements)) {
    if (count === undefined) single.set(name, free(name, ''));
    else numbered.set(name, free(name, '_'));
  }
  for (const one of statements) {
    if (one.kind === 'label' || one.kind === 'targets' || one.kind === 'prototype')
      single.set(one.name, free(one.name, ''));
  }
  for (const name of [...single.values(), ...numbered.values()]) taken.add(name);
  const rename: Renaming = (name) => single.get(name) ?? numbered.get(name) ?? numberedName(name, numbered);
  return single.size + numbered.size === 0
    ? statements
    : statements.map((one) => renameStatement(one, rename));
}

function numberedName(name: string, numbered: ReadonlyMap<string, string>): string {
  for (let at = name.length - 1; at > 0 && /\d/.test(name[at]!); --at) {
    const renamed = numbered.get(name.slice(0, at));
    if (renamed !== undefined) return renamed + name.slice(at);
  }
  return name;
}

function declaratorsOf(statements: readonly Statement[]): Declarator[] {
  return statements.flatMap((statement) => (statement.kind === 'variable' ? statement.declarators : []));
}
