/** A row of docs/DIAGNOSTICS.md. */
export interface ListedCode {
  readonly code: string;
  readonly family: string;
  readonly meaning: string;
  /** Paths of the sources that make it, from the root of the repository. */
  readonly files: readonly string[];
}

const ROW = /^\| (BF\d{4}) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm;

export function listedCodes(markdown: string): readonly ListedCode[] {
  return [...markdown.matchAll(ROW)].map(([, code, family, meaning, files]) => ({
    code: code!,
    family: family!.trim(),
    meaning: meaning!.trim(),
    files: [...files!.matchAll(/`([^`]+)`/g)].map(([, path]) => `packages/${path}`),
  }));
}
