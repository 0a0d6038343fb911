import type { CUnit, ExplainedHostAccess, HostAction, Scop } from '@boxflow/ir';

/**
 * Returns the accesses of the rest of the region's function to the region's arrays; `null` if these do not stay on
 * devices.
 *
 * @param sequential the regions of the file that have no plan
 */
export function hostAccesses(
  scop: Scop,
  unit: CUnit,
  sequential: readonly Scop[],
): readonly ExplainedHostAccess[] | null {
  if (!scop.host) return null;
  const arrays = scop.arrays.filter(({ storage, extents }) => storage === 'outer' && extents.length > 0);
  const left = sequential.map(({ functionName, location, host }) => {
    return { functionName, location, actions: host?.sequential ?? [] };
  });
  const announcements = [...(unit.announcements ?? []), ...left];
  return announcements
    .filter(({ functionName }) => functionName === scop.functionName)
    .flatMap(({ actions, location }) =>
      actions.flatMap((action): ExplainedHostAccess[] => {
        if (action.kind !== 'access' && action.kind !== 'freed') return [];
        const names = arrays.filter(({ address }) => concerns(action, address)).map(({ name }) => name);
        const access = action.kind === 'freed' ? 'forget' : action.access;
        const anyMemory = action.kind === 'access' && action.memory === null;
        return names.length > 0 ? [{ location, access, anyMemory, arrays: names }] : [];
      }),
    )
    .sort((a, b) => a.location.line - b.location.line);
}

/** Returns whether an action concerns an address, by the variables that both are reached from. */
function concerns(action: HostAction & { readonly kind: 'access' | 'freed' }, address: string): boolean {
  if (action.kind === 'access' && action.memory === null) return true;
  const text = action.kind === 'freed' ? action.block : action.memory!.address;
  return variableIn(text) === variableIn(address.replace(/^\(void \*\)/, ''));
}

function variableIn(text: string): string | undefined {
  return /[A-Za-z_]\w*/.exec(text)?.[0];
}
