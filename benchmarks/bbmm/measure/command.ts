import type { Settings } from '../settings.js';
import { definesOf, type Request } from './request.js';

/** From here on the compiler's default code model does not reach all of a global array. */
const LARGE_GLOBALS = 2 ** 30;

/**
 * The words after `poly-cli` that run the request on real devices and compare all results with the sequential
 * program's.
 */
export function commandFor(
  { target }: Pick<Settings, 'target'>,
  request: Request,
  stats: string,
  bytes = 0,
): string[] {
  const { program, devices, tile, comm, boxes, reuse, overlap, reorder, memoryLimit } = request;
  const flags = bytes > LARGE_GLOBALS && process.arch === 'x64' ? '-lm -mcmodel=medium' : '-lm';
  return [
    'run',
    program.file,
    ...definesOf(request).flatMap((define) => ['-D', define]),
    `--cflags=${flags}`,
    '--target',
    target,
    '--devices',
    String(devices),
    '--verify',
    '--stats',
    stats,
    ...(tile === undefined ? [] : ['--tile', String(tile)]),
    ...(comm === undefined ? [] : ['--comm', comm]),
    ...(boxes === undefined ? [] : ['--boxes', boxes]),
    ...(reuse === false ? ['--no-reuse'] : []),
    ...(overlap === false ? ['--no-overlap'] : []),
    ...(reorder === false ? ['--no-reorder'] : []),
    ...(memoryLimit === undefined ? [] : ['--memory-limit', String(memoryLimit)]),
  ];
}
