import { describe, expect, it } from 'vitest';
import {
  ELEMENT_TYPES,
  KERNEL_PROGRAMS,
  kernelProgram,
  liveOutCount,
  programCase,
} from './kernel-programs.js';

describe('the list of kernels', () => {
  it('covers every way to keep an array, marked and not, and all element types', () => {
    const styles = new Set(
      KERNEL_PROGRAMS.map(({ storage, marked }) => `${storage} ${marked ? 'marked' : 'unmarked'}`),
    );
    expect([...styles].sort()).toEqual([
      'global marked',
      'global unmarked',
      'heap marked',
      'heap unmarked',
      'vla marked',
      'vla unmarked',
    ]);
    expect(ELEMENT_TYPES).toEqual(['double', 'float', 'int']);
  });

  it('has the definitions of the main job, of applications, and of papers', () => {
    expect(KERNEL_PROGRAMS.map(({ definition }) => definition)).toEqual(
      expect.arrayContaining([
        'floyd-warshall',
        'heat-2d',
        'heat-3d',
        'fdtd-2d',
        'mvt',
        'matmul',
        '2mm',
        'jacobi-1d',
        'jacobi-2d',
        'blackscholes',
        'convolution-2d',
        'cp',
        'mpeg4-me',
        'mpeg4-me-search',
        'mri-fh',
        'mri-q',
        'n-body',
        'spm-figure-1',
        'pacc-listing-1',
        'pacc-listing-2',
      ]),
    );
  });

  it('counts live-out values', () => {
    expect(liveOutCount(programCase(kernelProgram('2mm'), 'tiny', 'int'))).toBe(3 * 2 + 3 * 2);
    expect(liveOutCount(programCase(kernelProgram('heat-3d'), 'tiny', 'int'))).toBe(2 * 4 ** 3);
  });
});
