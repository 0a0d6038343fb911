export type BoxErrorCode = 'BOX_NOT_INTEGER' | 'BOX_DIMENSIONS_DIFFER' | 'BOX_TOO_LARGE';

/** A value that no box can hold, or an operation on boxes that do not fit together. Always the caller's mistake. */
export class BoxError extends Error {
  override readonly name = 'BoxError';
  readonly code: BoxErrorCode;

  constructor(code: BoxErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
