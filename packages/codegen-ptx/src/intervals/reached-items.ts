import { type Initialiser, type ModuleItem, namesIn, type PtxModule, type Statement } from '@boxflow/ptx';

/** Returns the items of a module that some kernels need. The only debug information is the texts that lines mention. */
export function reachedItems(module: PtxModule, kernels: ReadonlySet<string>): ModuleItem[] {
  const named = new Map<string, ModuleItem[]>();
  for (const item of module.items) {
    for (const name of namesOf(item)) named.set(name, [...(named.get(name) ?? []), item]);
  }
  const reached = new Set(kernels);
  for (const name of reached) {
    for (const next of (named.get(name) ?? []).flatMap(mentionedNames)) reached.add(next);
  }
  return module.items.filter((item) => {
    if (item.kind === 'section') return item.name === 'debug_str';
    const names = namesOf(item);
    return names.length === 0 || names.some((name) => reached.has(name));
  });
}

function namesOf(item: ModuleItem): string[] {
  if (item.kind === 'variable') return item.declarators.map(({ name }) => name);
  return item.kind === 'function' || item.kind === 'alias' ? [item.name] : [];
}

function mentionedNames(item: ModuleItem): string[] {
  switch (item.kind) {
    case 'function':
      return (item.body ?? []).flatMap(namesInStatement);
    case 'variable':
      return item.declarators.flatMap(({ initialiser }) => namesInValue(initialiser));
    case 'alias':
      return [item.of];
    default:
      return [];
  }
}

function namesInStatement(statement: Statement): string[] {
  switch (statement.kind) {
    case 'instruction':
      return statement.operands.flatMap(namesIn);
    case 'call':
      return [statement.callee.name, ...statement.args.flatMap(namesIn)];
    case 'scope':
      return statement.statements.flatMap(namesInStatement);
    default:
      return [];
  }
}

function namesInValue(value: Initialiser | undefined): string[] {
  if (value?.kind === 'list') return value.values.flatMap(namesInValue);
  return value?.kind === 'address' ? [value.name] : [];
}
