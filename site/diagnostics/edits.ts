import { listFiles, readText } from '../repository.js';

/** A function that boxflow refuses with a code, and one with the same result that runs on devices. */
export interface Edit {
  readonly before: string;
  readonly after: string;
}

/** Returns the edits of `site/edits`, by the code that they avoid. */
export function edits(): ReadonlyMap<string, Edit> {
  const codes = listFiles('site/edits/*.before.c').map((file) => /BF\d{4}/.exec(file)![0]);
  return new Map(
    codes.map((code) => [
      code,
      { before: readText(`site/edits/${code}.before.c`), after: readText(`site/edits/${code}.after.c`) },
    ]),
  );
}
