import { functionsOf, type Initialiser, type PtxFunction, type PtxModule, type Variable } from '@boxflow/ptx';

/** The functions of a module and its variables in global and constant memory, by name. */
export interface ModuleNames {
  readonly functions: ReadonlyMap<string, PtxFunction>;
  readonly variables: ReadonlyMap<string, Variable>;
  /** Variables whose initial values hold addresses. The memory at these addresses may change through them. */
  readonly holders: ReadonlySet<string>;
}

export function moduleNames(module: PtxModule): ModuleNames {
  const functions = new Map<string, PtxFunction>();
  for (const fn of functionsOf(module)) {
    if (fn.body !== undefined || !functions.has(fn.name)) functions.set(fn.name, fn);
  }
  const own = module.items.filter((item) => item.kind === 'variable');
  const variables = own.filter(({ space }) => space !== 'shared' && space !== 'param' && space !== 'reg');
  return {
    functions,
    variables: new Map(variables.flatMap((one) => one.declarators.map(({ name }) => [name, one] as const))),
    holders: new Set(
      variables.flatMap(({ declarators }) =>
        declarators.flatMap(({ name, initialiser }) => (holdsAddress(initialiser) ? [name] : [])),
      ),
    ),
  };
}

function holdsAddress(value: Initialiser | undefined): boolean {
  if (value?.kind === 'list') return value.values.some(holdsAddress);
  return value?.kind === 'address';
}
