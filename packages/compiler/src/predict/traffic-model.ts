import type { BoxSet } from '@boxflow/bbox';
import {
  type Box,
  boxSet,
  isSubset,
  setCoalesce,
  setIntersect,
  setIsEmpty,
  setSubtract,
  setUnion,
  setVolume,
} from '@boxflow/bbox';

/** A place that holds data: a device by its position, or the program's own memory. */
export type Place = number | 'host';

/**
 * The runtime's directory for one array, without the data: which elements are current where, and how many had to cross
 * each link. Data is fetched when it is needed: from the place that wrote it, else from a device that has it, else from
 * the host. To push it earlier, as the runtime does, changes when it moves and not how much.
 */
export class TrafficModel {
  readonly #dimensions: number;
  readonly #current: Map<Place, BoxSet>;
  /** What each place wrote last. */
  readonly #written: Map<Place, BoxSet>;
  readonly #crossed = new Map<string, { from: Place; to: Place; elements: number }>();

  /** @param extents of the array: at first all of it is current on the host */
  constructor(extents: readonly number[], devices: number) {
    this.#dimensions = extents.length;
    const all = boxSet(extents.length, [{ lo: extents.map(() => 0), hi: extents }]);
    const places = Array.from({ length: devices }, (_, device): [Place, BoxSet] => [device, this.#none()]);
    this.#current = new Map<Place, BoxSet>([...places, ['host', all]]);
    this.#written = new Map<Place, BoxSet>(places);
  }

  /** Makes a box current in a place. */
  fetch(box: Box, to: Place): void {
    if (this.#holds(to, box)) return;
    this.#fetchSet(boxSet(this.#dimensions, [box]), to);
  }

  /** A box gets new values in a place, so it is current nowhere else. */
  write(box: Box, where: Place): void {
    const set = boxSet(this.#dimensions, [box]);
    for (const state of [this.#current, this.#written]) {
      for (const [place, known] of state) {
        if (place !== where && !setIsEmpty(known)) state.set(place, setCoalesce(setSubtract(known, set)));
      }
      this.#add(state, where, set);
    }
  }

  /** Everything that a device wrote last goes back. */
  writeBack(): void {
    for (const [place, written] of this.#written) if (place !== 'host') this.#fetchSet(written, 'host');
  }

  /** Elements that crossed each link that was used. */
  crossed(): readonly { readonly from: Place; readonly to: Place; readonly elements: number }[] {
    return [...this.#crossed.values()];
  }

  /** In each map devices come first, so they are asked first. */
  #fetchSet(wanted: BoxSet, to: Place): void {
    let missing = setSubtract(wanted, this.#at(to));
    for (const [from, offered] of [...this.#written, ...this.#current]) {
      if (from === to || setIsEmpty(missing)) continue;
      const found = setIntersect(missing, offered);
      if (setIsEmpty(found)) continue;
      this.#count(from, to, setVolume(found));
      missing = setSubtract(missing, found);
    }
    this.#add(this.#current, to, wanted);
  }

  #count(from: Place, to: Place, elements: number): void {
    const key = `${from} ${to}`;
    const before = this.#crossed.get(key)?.elements ?? 0;
    this.#crossed.set(key, { from, to, elements: before + elements });
  }

  #add(state: Map<Place, BoxSet>, place: Place, added: BoxSet): void {
    const known = state.get(place) ?? this.#none();
    const isKnown = added.boxes.every((box) => known.boxes.some((piece) => isSubset(box, piece)));
    if (!isKnown) state.set(place, setCoalesce(setUnion(known, added)));
  }

  #holds(place: Place, box: Box): boolean {
    return this.#at(place).boxes.some((piece) => isSubset(box, piece));
  }

  #at(place: Place): BoxSet {
    return this.#current.get(place) ?? this.#none();
  }

  #none(): BoxSet {
    return boxSet(this.#dimensions, []);
  }
}
