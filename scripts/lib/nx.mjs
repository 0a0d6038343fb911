import { join } from 'node:path';
import { root } from './repository.mjs';

/** How the scripts call Nx: one process, no daemon left behind, no terminal interface, and no cloud. */
export function nxCommand(...args) {
  return {
    command: join(root, 'node_modules', '.bin', 'nx'),
    args: [...args, '--output-style=static'],
    env: { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' },
  };
}
