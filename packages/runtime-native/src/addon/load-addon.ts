import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BoxflowError } from '@boxflow/ir';
import { addonMissing, addonUnusable } from '../diagnostics.js';
import { paths } from '../paths.js';
import type { Addon } from './addon-types.js';

let loaded: Addon | undefined;

/** Returns the addon, which the first call loads. Throws BF5050, which says what to do, if that fails. */
export function loadAddon(path: string = paths.addon): Addon {
  if (loaded && path === paths.addon) return loaded;
  if (!existsSync(path)) throw new BoxflowError(addonMissing(path));
  let addon: Addon;
  try {
    addon = createRequire(import.meta.url)(path) as Addon;
  } catch (cause) {
    throw new BoxflowError(addonUnusable(path, (cause as Error).message), { cause });
  }
  if (path === paths.addon) loaded = addon;
  return addon;
}
