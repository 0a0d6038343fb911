/**
 * A machine of devices with memories of their own, which a program is walked on access by access. It remembers who
 * wrote each element last and what each device touched, and so knows what had to travel and what each device had to
 * hold, by the definitions of `minimum.ts`.
 */
export class Simulation {
  private iteration = -1;
  private device = 0;
  private readonly sent: number[] = [];
  private readonly versions = new Map<string, { writer: number; version: number }>();
  private readonly memories: Map<string, Held>[];

  constructor(devices: number) {
    this.memories = Array.from({ length: devices }, () => new Map());
  }

  /** Begins the next serial iteration. */
  nextIteration(): void {
    this.iteration++;
    this.sent.push(0);
  }

  /** Chooses the device of the following accesses. */
  on(device: number): void {
    this.device = device;
  }

  read(array: string, ...subscripts: number[]): void {
    const name = nameOf(array, subscripts);
    const held = this.touch(array, name);
    const last = this.versions.get(name);
    if (last === undefined || last.writer === this.device || held.version === last.version) return;
    held.version = last.version;
    this.sent[this.iteration]!++;
  }

  write(array: string, ...subscripts: number[]): void {
    const name = nameOf(array, subscripts);
    const held = this.touch(array, name);
    held.written = true;
    held.version = (this.versions.get(name)?.version ?? 0) + 1;
    this.versions.set(name, { writer: this.device, version: held.version });
  }

  /** Elements sent, by iteration. */
  communication(): readonly number[] {
    return this.sent;
  }

  /** Returns by device the elements of each array in the iteration in which the device holds the most. */
  allocation(): Record<string, number>[] {
    return this.memories.map((memory) => {
      const all = this.sent.map((_, iteration) => this.heldIn(memory, iteration));
      return all.reduce((most, each) => (totalOf(each) > totalOf(most) ? each : most), {});
    });
  }

  private touch(array: string, name: string): Held {
    const memory = this.memories[this.device]!;
    const held = memory.get(name) ?? { array, first: this.iteration, last: 0, written: false, version: 0 };
    memory.set(name, held);
    held.last = this.iteration;
    return held;
  }

  private heldIn(memory: ReadonlyMap<string, Held>, iteration: number): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { array, first, last, written } of memory.values()) {
      if (first <= iteration && (iteration <= last || written)) counts[array] = (counts[array] ?? 0) + 1;
    }
    return counts;
  }
}

interface Held {
  readonly array: string;
  /** The first and the last iteration that touches the element. */
  readonly first: number;
  last: number;
  written: boolean;
  /** The version of the device's copy; 0 is that of the host. */
  version: number;
}

function nameOf(array: string, subscripts: readonly number[]): string {
  return `${array}[${subscripts.join('][')}]`;
}

function totalOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
