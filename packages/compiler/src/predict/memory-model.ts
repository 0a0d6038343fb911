import { type Box, isSubset, mergeBoxes, volume } from '@boxflow/bbox';

/**
 * What one device allocates for one array: a buffer for each box that lies in no other, boxes that make up a box
 * together in one buffer, and those of clean-up views only for the serial iteration that they belong to.
 */
export class MemoryModel {
  #kept: Box[] = [];
  #passing: Box[] = [];
  #iteration = '';
  #peak = 0;

  /** @param iteration names the serial iteration that the tile belongs to */
  allocate(box: Box, cleanUp: boolean, iteration: string): void {
    if (iteration !== this.#iteration) {
      this.#passing = [];
      this.#iteration = iteration;
    }
    if ([...this.#kept, ...this.#passing].some((buffer) => isSubset(box, buffer))) return;
    if (cleanUp) this.#passing = mergeBoxes([...this.#passing, box]);
    else this.#kept = mergeBoxes([...this.#kept, box]);
    this.#peak = Math.max(this.#peak, elements(this.#kept) + elements(this.#passing));
  }

  /** Most elements at any time. */
  get peak(): number {
    return this.#peak;
  }
}

function elements(buffers: readonly Box[]): number {
  return buffers.reduce((sum, buffer) => sum + volume(buffer), 0);
}
