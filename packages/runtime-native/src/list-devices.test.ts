import { expect, it } from 'vitest';
import { listDevices } from './list-devices.js';

it('always has the host', () => {
  const host = listDevices('host');
  expect(host).toHaveLength(1);
  expect(host[0]).toMatchObject({ target: 'host', index: 0, name: 'host 0', peerAccess: true, gpu: false });
  expect(host[0]?.memory).toBeGreaterThan(2 ** 20);
});

it('lists what is there, and leaves out what is not', () => {
  const targets = listDevices().map(({ target }) => target);
  expect(targets.at(-1)).toBe('host');
});
