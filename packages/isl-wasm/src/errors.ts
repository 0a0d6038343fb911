/** The kinds of isl's errors; `crash` is a trap of the WebAssembly code itself. */
export type IslErrorKind =
  | 'abort'
  | 'alloc'
  | 'unknown'
  | 'internal'
  | 'invalid'
  | 'quota'
  | 'unsupported'
  | 'crash';

/** isl's `enum isl_error`, by value. */
const KINDS: readonly (IslErrorKind | undefined)[] = [
  undefined,
  'abort',
  'alloc',
  'unknown',
  'internal',
  'invalid',
  'quota',
  'unsupported',
];

export function kindOfError(value: number): IslErrorKind {
  return KINDS[value] ?? 'unknown';
}

/** The origin of an error: the C function that was called, and the line of isl's source that raised it. */
export interface IslErrorPlace {
  readonly kind: IslErrorKind;
  readonly functionName: string;
  readonly file: string | null;
  readonly line: number | null;
}

/** A failure reported by isl. */
export class IslError extends Error {
  override readonly name: string = 'IslError';
  readonly kind: IslErrorKind;
  readonly functionName: string;
  readonly file: string | null;
  readonly line: number | null;

  constructor(message: string, place: IslErrorPlace, options?: ErrorOptions) {
    super(message, options);
    this.kind = place.kind;
    this.functionName = place.functionName;
    this.file = place.file;
    this.line = place.line;
  }
}

/** A computation needed more operations than its quota allows. The context stays usable. */
export class IslQuotaError extends IslError {
  override readonly name: string = 'IslQuotaError';
  readonly maxOperations: number;

  constructor(maxOperations: number, place: IslErrorPlace) {
    super(`${place.functionName} needs more than the quota of ${maxOperations} isl operations`, place);
    this.maxOperations = maxOperations;
  }
}

/** A mistake in the use of the binding: a disposed object, two contexts mixed, an argument of the wrong type. */
export class IslUsageError extends Error {
  override readonly name: string = 'IslUsageError';
}
