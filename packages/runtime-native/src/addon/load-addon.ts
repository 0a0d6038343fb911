import { createRequire } from 'node:module';
import { BoxflowError } from '@boxflow/ir';
import { addonUnusable } from '../diagnostics.js';
import { nativeFiles } from '../native-files.js';
import type { Addon } from './addon-types.js';

let loaded: Addon | undefined;

/** Returns the addon, which the first call loads. Throws BF5050, which says what to do, if that fails. */
export function loadAddon(): Addon {
  loaded ??= loadFrom(nativeFiles().addon);
  return loaded;
}

/** Loads the addon of a path. Throws BF5050. */
export function loadFrom(path: string): Addon {
  try {
    return createRequire(import.meta.url)(path) as Addon;
  } catch (cause) {
    throw new BoxflowError(addonUnusable(path, (cause as Error).message), { cause });
  }
}
