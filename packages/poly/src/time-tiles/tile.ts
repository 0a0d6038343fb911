/** Which of two successive tiles: they take turns between the arrays and second ones. */
export type Turn = 0 | 1;

/** One of two successive tiles. */
export interface Tile {
  readonly turn: Turn;
  /** The name of its statement. */
  readonly name: string;
  /** Returns the array in which the tile finds the values of an array of the program. */
  readonly from: (array: string) => string;
  /** Returns the array in which it leaves them. */
  readonly to: (array: string) => string;
}
