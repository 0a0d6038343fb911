import type { Diagnostic } from './diagnostic.js';

/** Makes diagnostics of a verifier's problems: each is a bug of boxflow, with the path of the wrong data. */
export class Problems {
  readonly #code: string;
  readonly #subject: string;
  readonly #found: Diagnostic[] = [];

  constructor(code: string, subject: string) {
    this.#code = code;
    this.#subject = subject;
  }

  /** `path` leads to the data: `phases[0].views[1].boxHull`. */
  add(path: string, message: string): void {
    this.#found.push({
      code: this.#code,
      family: 'bug',
      severity: 'error',
      message: `${this.#subject}: ${path}: ${message}`,
      notes: [],
      hint: 'this is a bug of boxflow: please report it together with the program',
    });
  }

  /** Reports unless `holds`. */
  check(holds: boolean, path: string, message: string): void {
    if (!holds) this.add(path, message);
  }

  list(): readonly Diagnostic[] {
    return this.#found;
  }
}
