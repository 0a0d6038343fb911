import { describe, expect, it } from 'vitest';
import { MemoryModel } from './memory-model.js';
import { TrafficModel } from './traffic-model.js';

const box = (lo: number, hi: number) => ({ lo: [lo], hi: [hi] });

describe('traffic', () => {
  it('is only what is not there already', () => {
    const traffic = new TrafficModel([10], 2);
    traffic.fetch(box(0, 6), 0);
    traffic.fetch(box(2, 5), 0);
    traffic.fetch(box(4, 8), 0);
    expect(traffic.crossed()).toEqual([{ from: 'host', to: 0, elements: 8 }]);
  });

  it('comes from a device before the host', () => {
    const traffic = new TrafficModel([10], 2);
    traffic.fetch(box(0, 6), 0);
    traffic.fetch(box(4, 8), 1);
    expect(traffic.crossed()).toEqual([
      { from: 'host', to: 0, elements: 6 },
      { from: 0, to: 1, elements: 2 },
      { from: 'host', to: 1, elements: 2 },
    ]);
  });

  it('is needed again after another device wrote', () => {
    const traffic = new TrafficModel([10], 2);
    traffic.fetch(box(0, 10), 0);
    traffic.write(box(3, 5), 1);
    traffic.fetch(box(0, 10), 0);
    traffic.write(box(0, 4), 0);
    traffic.writeBack();
    expect(traffic.crossed()).toEqual([
      { from: 'host', to: 0, elements: 10 },
      { from: 1, to: 0, elements: 2 },
      { from: 0, to: 'host', elements: 4 },
      // [4, 5) is current on both devices; the one that wrote it brings it back.
      { from: 1, to: 'host', elements: 1 },
    ]);
  });

  it('of a broadcast comes from the one that wrote', () => {
    const traffic = new TrafficModel([10], 3);
    traffic.write(box(3, 5), 2);
    traffic.fetch(box(3, 5), 0);
    traffic.fetch(box(3, 5), 1);
    expect(traffic.crossed()).toEqual([
      { from: 2, to: 0, elements: 2 },
      { from: 2, to: 1, elements: 2 },
    ]);
  });

  it('of a scalar is one element', () => {
    const traffic = new TrafficModel([], 2);
    traffic.write({ lo: [], hi: [] }, 1);
    traffic.fetch({ lo: [], hi: [] }, 0);
    traffic.writeBack();
    expect(traffic.crossed()).toEqual([
      { from: 1, to: 0, elements: 1 },
      { from: 1, to: 'host', elements: 1 },
    ]);
  });
});

describe('memory', () => {
  it('is a block and the row of the current iteration, for floyd', () => {
    const memory = new MemoryModel();
    for (let k = 0; k < 8; k++) {
      memory.allocate(box(0, 4), false, String(k));
      memory.allocate(box(k, k + 1), true, String(k));
    }
    // Rows 0 to 3 lie in the block; one of 4 to 7 at a time does not.
    expect(memory.peak).toBe(5);
  });

  it('has one buffer for boxes that overlap into a box', () => {
    const memory = new MemoryModel();
    memory.allocate(box(1, 4), false, '');
    memory.allocate(box(0, 3), false, '');
    expect(memory.peak).toBe(4);
  });

  it('grows with a box that holds an older one, and not by it', () => {
    const memory = new MemoryModel();
    memory.allocate(box(2, 4), false, '');
    memory.allocate(box(0, 10), false, '');
    memory.allocate(box(20, 21), false, '');
    expect(memory.peak).toBe(11);
  });
});
