import { BoxflowError, type Bundle } from '@boxflow/ir';
import { regionUnknown } from '../diagnostics.js';

/** Position of the plan to run: the one named, or the only one. Throws BF5060. */
export function chooseRegion(bundle: Bundle, region: string | undefined): number {
  const names = bundle.plans.map(({ name }) => name);
  const position = region === undefined && names.length === 1 ? 0 : names.indexOf(region ?? '');
  if (position < 0) throw new BoxflowError(regionUnknown(region, names));
  return position;
}
