/** The times of one run, in seconds. */
export interface RunTime {
  readonly wall: number;
  /** The processor time of all its threads. */
  readonly user: number;
}

/** Runs beside each other: the sequential program, then ours, and so on. */
export interface Pair {
  readonly sequential: RunTime;
  readonly ours: RunTime;
}

/** How often runs are repeated. */
export interface Effort {
  /** Seconds after which no pair begins, unless there are fewer than {@link least}. */
  readonly seconds: number;
  readonly least: number;
  readonly most: number;
}

/** Alternates the two programs, short ones more often, so that what else the machine does meets both. */
export function alternate(sequential: () => RunTime, ours: () => RunTime, effort: Effort): readonly Pair[] {
  const pairs: Pair[] = [];
  let spent = 0;
  while (pairs.length < effort.most && (pairs.length < effort.least || spent < effort.seconds)) {
    const pair = { sequential: sequential(), ours: ours() };
    pairs.push(pair);
    spent += pair.sequential.wall + pair.ours.wall;
  }
  return pairs;
}
