import { compile } from '@boxflow/compiler';
import { expect, it } from 'vitest';
import { functionText, kernelTexts } from './kernel-texts.js';

it('finds a function with its comment and its attributes', () => {
  const source = '#define a\n\n// f\n__kernel\nvoid k0(int n) {\n  k1(n);\n}\n\n// g\nvoid k1(int n) {\n}\n';
  expect(functionText(source, 'k0')).toBe('// f\n__kernel\nvoid k0(int n) {\n  k1(n);\n}');
  expect(functionText(source, 'k1')).toBe('// g\nvoid k1(int n) {\n}');
  expect(functionText(source, 'k')).toBe('');
});

it('has every kernel of a region in every language', async () => {
  const bundle = await compile({
    file: 'f.c',
    text: 'double a[99], b[9];\nvoid f(void) {\n  for (int i = 0; i < 99; i++) a[i] = i;\n  for (int i = 0; i < 9; i++) b[i] = a[i];\n}\n',
    cache: false,
  });
  const kernels = bundle.plans.flatMap(({ name }) => kernelTexts(bundle, name));
  expect(kernels.map(({ name }) => name)).toEqual(bundle.kernels.map(({ name }) => name));
  for (const { name, cuda, opencl, c } of kernels) {
    for (const text of [cuda, opencl, c]) {
      expect(text).toContain(`${name}(`);
      expect(text).toMatch(/^\/\/ .*line/);
      expect(text).toMatch(/\n}$/);
    }
    expect(cuda).toContain('__global__');
    expect(opencl).toContain('__kernel');
  }
});
