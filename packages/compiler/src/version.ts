import manifest from '../package.json' with { type: 'json' };

/** The version of boxflow: all packages are released together. */
export const VERSION: string = manifest.version;
