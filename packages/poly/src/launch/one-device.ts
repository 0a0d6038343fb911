import type { DecompositionReason, KernelAccesses, KernelFact } from '@boxflow/ir';

/** What blocks of different devices cannot do together. */
const ONE_DEVICE: ReadonlySet<KernelFact['kind']> = new Set([
  'spin',
  'grid-sync',
  'launches',
  'cluster',
  'texture',
  'written-variable',
  'device-heap',
  'unknown-call',
  'unknown-instruction',
]);

/** Returns why all blocks of a kernel have to run on one device. */
export function oneDeviceReasons({ facts }: KernelAccesses): DecompositionReason[] {
  return facts
    .filter(({ kind }) => ONE_DEVICE.has(kind))
    .map(({ kind, what, location }) => ({ kind: 'fact', what: factText(kind, what), location }));
}

/** Returns why all devices have to use the same copy of each array. */
export function oneCopyReasons({ facts }: KernelAccesses): DecompositionReason[] {
  return facts.flatMap(({ kind, what, location }) =>
    kind === 'loaded-pointer' ? [{ kind: 'pointer' as const, what, location }] : [],
  );
}

/** Returns plain English for a fact. */
export function factText(kind: KernelFact['kind'], what: string): string {
  switch (kind) {
    case 'spin':
      return 'a loop waits for what other blocks store';
    case 'grid-sync':
      return 'all blocks of the grid wait for each other';
    case 'launches':
      return 'the kernel launches others';
    case 'cluster':
      return 'blocks form clusters';
    case 'texture':
      return 'the kernel uses textures or surfaces';
    case 'written-variable':
      return `the kernel writes the __device__ variable '${what}'`;
    case 'device-heap':
      return `the kernel calls '${what}' of the device`;
    case 'unknown-call':
      return `the call of ${what.startsWith('a ') ? what : `'${what}'`} may access anything`;
    case 'unknown-instruction':
      return `the effects of '${what}' are not known`;
    default:
      return kind;
  }
}
