import type { Position } from '../module/operand.js';

/** PTX that the parser, or an analysis, does not accept. */
export class PtxError extends Error {
  override readonly name = 'PtxError';
  readonly position: Position;
  /** The message without its place. */
  readonly reason: string;

  constructor(reason: string, position: Position) {
    super(`${position.line}:${position.column}: ${reason}`);
    this.reason = reason;
    this.position = position;
  }
}
