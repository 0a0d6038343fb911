import { deviceClass } from '../device-colours.js';
import { svg } from '../dom.js';
import type { DeviceBox } from './step-boxes.js';

const LARGEST = 190;
const SMALLEST = 26;
/** The most slices of the first dimension that are drawn beside each other. */
const MOST_SLICES = 4;
const GAP = 14;

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws the boxes of an array: its last two dimensions, and small further ones as pictures beside each other. */
export function arrayPicture(
  name: string,
  extents: readonly number[],
  boxes: readonly DeviceBox[],
): SVGSVGElement {
  const rank = extents.length;
  const [rows, columns] =
    rank === 0 ? [1, 1] : rank === 1 ? [1, extents[0]!] : [extents[rank - 2]!, extents[rank - 1]!];
  const slices = rank === 3 && extents[0]! <= MOST_SLICES ? extents[0]! : 1;
  const [width, height] = sizeOf(rows, columns);
  const children: SVGElement[] = [];
  for (let slice = 0; slice < slices; slice++) {
    const left = slice * (width + GAP);
    const own = slices === 1 ? boxes : boxes.filter(({ lo, hi }) => lo[0]! <= slice && slice < hi[0]!);
    const placed = own.map((box) => ({ box, rect: rectOf(box, rows, columns, width, height) }));
    children.push(
      svg(
        'g',
        { transform: `translate(${left + 1},${slices > 1 ? 15 : 1})` },
        slices > 1 && svg('text', { x: 0, y: -4 }, `${name}[${slice}]`),
        svg('rect', { class: 'array', width, height }),
        placed.map(({ box, rect }) => boxShape(box, rect)),
      ),
    );
  }
  return svg(
    'svg',
    {
      class: 'boxes',
      width: slices * (width + GAP),
      height: height + (slices > 1 ? 18 : 4),
      role: 'img',
      'aria-label': `Boxes of ${name}; the list below has all of them`,
    },
    children,
  );
}

/** Returns the size of an array's picture, which has the shape of the array if that can be seen. */
function sizeOf(rows: number, columns: number): readonly [width: number, height: number] {
  const most = Math.max(rows, columns, 1);
  return [Math.max(SMALLEST, (columns / most) * LARGEST), Math.max(SMALLEST, (rows / most) * LARGEST)];
}

function rectOf({ lo, hi }: DeviceBox, rows: number, columns: number, width: number, height: number): Rect {
  const rank = lo.length;
  const interval = (position: number, extent: number, length: number): readonly [number, number] =>
    position < 0 || rank === 0
      ? [0, length]
      : [
          (lo[position]! / extent) * length,
          Math.max(1.5, ((hi[position]! - lo[position]!) / extent) * length),
        ];
  const [x, w] = interval(rank - 1, columns, width);
  const [y, h] = interval(rank - 2, rows, height);
  return { x: Math.min(x, width - w), y: Math.min(y, height - h), width: w, height: h };
}

function boxShape({ use, device, from, lo, hi }: DeviceBox, rect: Rect): SVGElement {
  const owner = device === 'host' ? undefined : device;
  return svg(
    'rect',
    { class: `box ${use} ${deviceClass(owner)}`, ...rect },
    svg(
      'title',
      {},
      `${from === undefined ? `device ${device}` : `${from} → ${device}`} ${use} ${printBox(lo, hi)}`,
    ),
  );
}

/** Returns `[0, 4) × [0, 8)`. */
export function printBox(lo: readonly number[], hi: readonly number[]): string {
  return lo.length === 0 ? 'the scalar' : lo.map((from, i) => `[${from}, ${hi[i]})`).join(' × ');
}

/** Returns one pattern of lines for each colour of a device: what is read. The page has it once. */
export function hatching(): SVGElement {
  const patterns = svg(
    'defs',
    {},
    Array.from({ length: 8 }, (_, device) =>
      svg(
        'pattern',
        {
          id: `hatch-${device}`,
          class: deviceClass(device),
          width: 5,
          height: 5,
          patternUnits: 'userSpaceOnUse',
          patternTransform: 'rotate(45)',
        },
        svg('rect', { class: 'stripe', width: 1.6, height: 5 }),
      ),
    ),
  );
  return svg('svg', { class: 'hidden', 'aria-hidden': 'true' }, patterns);
}
