import type { ReportDependence } from '../data/report-data.js';

/** The parts of the program that the page shows now. */
export interface Selection {
  /** Position of the region; −1 if there is none. */
  readonly region: number;
  readonly file: string;
  /** The dependences that a pointer or the keyboard points at; `null` if at none. */
  readonly pointed: readonly ReportDependence[] | null;
  /** The number of devices for which pictures are drawn and runs shown. */
  readonly devices: number;
}

type Follower = (selection: Selection, before: Selection | null) => void;

/** Holds the selection, and tells everyone who follows it of changes. */
export class SelectionStore {
  #now: Selection;
  readonly #followers: Follower[] = [];

  constructor(first: Selection) {
    this.#now = first;
  }

  get now(): Selection {
    return this.#now;
  }

  change(part: Partial<Selection>): void {
    const before = this.#now;
    this.#now = { ...before, ...part };
    for (const follower of this.#followers) follower(this.#now, before);
  }

  /** Calls `follower` now and after each change. */
  follow(follower: Follower): void {
    this.#followers.push(follower);
    follower(this.#now, null);
  }
}
