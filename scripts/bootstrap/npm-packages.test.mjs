import { describe, expect, it } from 'vitest';
import { isInstalled } from './npm-packages.mjs';

const locked = {
  '': { name: 'boxflow' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-system': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  'packages/ir': { name: '@boxflow/ir', version: '0.1.0' },
};
const { '': _, 'node_modules/for-another-system': __, ...installed } = locked;

describe('isInstalled', () => {
  it('accepts what npm ci leaves, without the root and other systems’ packages', () => {
    expect(isInstalled(locked, installed)).toBe(true);
  });

  it.each([
    ['a package is missing', { 'node_modules/a': undefined }],
    ['a version differs', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
    ['the content differs', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-c' } }],
    ['a workspace is not linked', { 'packages/ir': undefined }],
  ])('refuses it when %s', (_case, change) => {
    expect(isInstalled(locked, { ...installed, ...change })).toBe(false);
  });
});
