import { fileURLToPath } from 'node:url';

/** The paths of this package's native parts. They need not exist: `scripts/build-native.mjs` makes them. */
export interface NativePaths {
  /** `libboxflow.a`, which compiled programs are linked with. */
  readonly library: string;
  /** The folder that has `boxflow/boxflow.h`. */
  readonly includeFolder: string;
  /** The Node addon. */
  readonly addon: string;
}

/** `src/` and `dist/` lie at the same depth, so this holds for sources and for the built package. */
const inPackage = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const paths: NativePaths = {
  library: inPackage('build/libboxflow.a'),
  includeFolder: inPackage('native/include'),
  addon: inPackage('build/boxflow.node'),
};
