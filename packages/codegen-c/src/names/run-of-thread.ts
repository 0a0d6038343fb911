/** Neighbouring iterations of a tile that a thread executes together, whose elements it reads and writes as vectors. */
export interface RunOfThread {
  /** The variable that counts them. */
  readonly point: string;
  readonly count: number;
  /** By the text of a run's first element in memory: the array of the thread that has the values of all its neighbours. */
  readonly values: ReadonlyMap<string, string>;
}
