import { type Box, intersect, isEmpty, subtract, volume } from '@boxflow/bbox';

/** Elements that were written, and the devices that have their current values. */
interface Copies {
  readonly box: Box;
  readonly devices: ReadonlySet<number>;
}

/**
 * Where the current values of one array's elements are, as far as they were written since the beginning. Values from
 * before count as present wherever they are read.
 */
export class CurrentCopies {
  #pieces: readonly Copies[] = [];

  /** Returns the number of elements that a device has to get before it reads the box, and notes that it has them. */
  read(box: Box, device: number): number {
    let received = 0;
    this.#pieces = this.#pieces.flatMap((piece): readonly Copies[] => {
      const common = intersect(piece.box, box);
      if (piece.devices.has(device) || isEmpty(common)) return [piece];
      received += volume(common);
      const rest = subtract(piece.box, common).map((each) => ({ ...piece, box: each }));
      return [...rest, { box: common, devices: new Set([...piece.devices, device]) }];
    });
    return received;
  }

  write(box: Box, device: number): void {
    const others = this.#pieces.flatMap((piece) =>
      isEmpty(intersect(piece.box, box))
        ? [piece]
        : subtract(piece.box, box).map((each) => ({ ...piece, box: each })),
    );
    this.#pieces = [...others, { box, devices: new Set([device]) }];
  }
}
