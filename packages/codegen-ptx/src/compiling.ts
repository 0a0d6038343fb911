import { fileURLToPath } from 'node:url';

/** The folder of the headers that a printed unit includes: an argument of `-I`. */
export const includeFolder = fileURLToPath(new URL('../include', import.meta.url));

/** The options with which units are compiled. Contraction would change roundings. */
export const UNIT_FLAGS: readonly string[] = ['-std=gnu11', '-ffp-contract=off'];
