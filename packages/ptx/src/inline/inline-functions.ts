import { namesIn } from '../flow/effects.js';
import { flattenScopes } from '../flow/flatten-scopes.js';
import { functionsOf, type ModuleItem, type PtxFunction, type PtxModule } from '../module/module.js';
import type { Statement } from '../module/statement.js';
import type { Initialiser, Variable } from '../module/variable.js';
import { renameStatement } from '../names/map-names.js';
import { callsIn, type FlatFunction, inlinableFunctions } from './callable.js';
import { inlinedCall } from './inlined-call.js';
import { parametersAsRegisters } from './parameters-as-registers.js';

/**
 * Returns the module with the bodies of device functions in place of their calls. Calls through registers, of recursive functions,
 * and of functions without a body stay. Functions that nothing mentions any more are left out.
 */
export function inlineFunctions(module: PtxModule): PtxModule {
  const { items, functions } = withVariablesOutside(module);
  const inlinable = inlinableFunctions(functions);
  const finished = new Map<string, FlatFunction>();
  const finish = (fn: FlatFunction): FlatFunction => {
    const known = finished.get(fn.name);
    if (known !== undefined) return known;
    const inlined = inlinedInto(fn, (name) => {
      const callee = inlinable.get(name);
      return callee && finish(callee);
    });
    finished.set(fn.name, inlined);
    return inlined;
  };
  const changed = items.map((item) =>
    item.kind === 'function' && item.body !== undefined
      ? parametersAsRegisters(finish(flattenScopes(item)))
      : item,
  );
  return { ...module, items: mentionedItems(changed) };
}

function inlinedInto(
  caller: FlatFunction,
  calleeOf: (name: string) => FlatFunction | undefined,
): FlatFunction {
  let copies = 0;
  const declarations: Statement[] = [];
  let loc: Statement | undefined;
  const body = caller.body.flatMap((statement) => {
    if (statement.kind === 'loc') loc = statement;
    const callee = statement.kind === 'call' ? calleeOf(statement.callee.name) : undefined;
    if (statement.kind !== 'call' || callee === undefined) return [statement];
    const copy = inlinedCall(statement, callee, ++copies);
    declarations.push(...copy.declarations);
    // What follows in the caller has the place of the call again.
    return [...copy.statements, ...(loc ? [loc] : [])];
  });
  return { ...caller, body: [...declarations, ...body] };
}

/** Moves variables that all calls of a device function share out of it, since its copies would each have their own. */
function withVariablesOutside(module: PtxModule): {
  items: readonly ModuleItem[];
  functions: readonly PtxFunction[];
} {
  const items = module.items.flatMap((item): ModuleItem[] => {
    if (item.kind !== 'function' || item.isEntry || item.body === undefined) return [item];
    const { body } = flattenScopes(item);
    const shared = body.filter((one): one is Variable => one.kind === 'variable' && isOfModule(one));
    if (shared.length === 0) return [item];
    const names = new Map(
      shared.flatMap(({ declarators }) =>
        declarators.map(({ name }) => [name, `${item.name}$${name}`] as const),
      ),
    );
    const rename = (name: string) => names.get(name) ?? name;
    const outside = shared.map((one) => renameStatement(one, rename) as Variable);
    const rest = body.filter((one) => !shared.includes(one as Variable));
    return [...outside, { ...item, body: rest.map((one) => renameStatement(one, rename)) }];
  });
  return { items, functions: functionsOf({ ...module, items }) };
}

function isOfModule({ space, linkage }: Variable): boolean {
  return (space === 'shared' || space === 'global' || space === 'const') && linkage !== 'extern';
}

/** Leaves out the device functions that neither a kernel nor an initial value mentions, directly or through others. */
function mentionedItems(items: readonly ModuleItem[]): ModuleItem[] {
  const functions = new Map<string, PtxFunction[]>();
  for (const item of items) {
    if (item.kind === 'function') functions.set(item.name, [...(functions.get(item.name) ?? []), item]);
  }
  const mentioned = new Set<string>();
  for (const item of items) {
    if (item.kind === 'function' && (item.isEntry || item.linkage === 'visible')) mentioned.add(item.name);
    if (item.kind === 'variable') for (const name of valueNames(item)) mentioned.add(name);
    if (item.kind === 'alias') mentioned.add(item.of);
  }
  for (const name of mentioned) {
    for (const { body } of functions.get(name) ?? [])
      for (const next of namesMentioned(body ?? [])) mentioned.add(next);
  }
  return items.filter((item) => item.kind !== 'function' || mentioned.has(item.name));
}

function namesMentioned(statements: readonly Statement[]): string[] {
  const calls = callsIn(statements).flatMap(({ callee, args }) => [callee.name, ...args.flatMap(namesIn)]);
  return [
    ...calls,
    ...statements.flatMap((one) => (one.kind === 'instruction' ? one.operands.flatMap(namesIn) : [])),
  ];
}

function valueNames({ declarators }: Variable): string[] {
  const visit = (value: Initialiser): string[] => {
    if (value.kind === 'list') return value.values.flatMap(visit);
    return value.kind === 'address' ? [value.name] : [];
  };
  return declarators.flatMap(({ initialiser }) => (initialiser ? visit(initialiser) : []));
}
