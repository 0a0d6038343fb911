import { fileURLToPath } from 'node:url';

/** The folder of the headers that a printed unit includes: an argument of `-I`. */
export const includeFolder = fileURLToPath(new URL('../include', import.meta.url));
