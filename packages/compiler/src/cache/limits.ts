/** The most entries of one folder of the cache. */
export const KEPT_ENTRIES = 256;
/** The most bytes of one folder of the cache; only the newest entry may have more. */
export const KEPT_BYTES = 2 ** 30;
/** The age at which a folder that was being filled belongs to a process that was killed. */
export const LEFTOVER_AGE_MS = 24 * 60 * 60 * 1000;
