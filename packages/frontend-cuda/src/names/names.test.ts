import { describe, expect, it } from 'vitest';
import { kernelSignature } from './kernel-signature.js';
import { shortName } from './label-kernel.js';
import { structMembers } from './struct-members.js';

describe('names of the source', () => {
  it('are those of parameters, also over several lines and in templates', () => {
    const source = `// f(int wrong)
template <typename T, int N>
__global__ void
f(const T *__restrict__ x, unsigned (*table)[4], /* n, m */ const Matrix m,
  int n = g(1, 2)) {}`;
    expect(kernelSignature(source, 4, 'f')).toEqual([
      { name: 'x', type: 'T', isPointer: true },
      { name: 'table', type: 'unsigned', isPointer: true },
      { name: 'm', type: 'Matrix', isPointer: false },
      { name: 'n', type: 'int', isPointer: false },
    ]);
    expect(kernelSignature(source, 4, 'h')).toBeUndefined();
  });

  it('are those of members of structs, with their places', () => {
    const source = `struct Pair { short a; double b; };
struct Matrix {
  int rows, cols;
  float *data, *more;
  __device__ float &at(int i) const { return data[i]; }
  Pair pair;
  static int count;
};
struct Odd { int x : 3; Unknown y; };`;
    const members = structMembers(source, 'Matrix')!.map(({ name, byte }) => `${name} ${byte}`);
    expect(members).toEqual(['rows 0', 'cols 4', 'data 8', 'more 16', 'pair 24', 'pair.a 24', 'pair.b 32']);
    expect(structMembers(source, 'Odd')).toBeUndefined();
    expect(structMembers(source, 'Missing')).toBeUndefined();
  });

  it('are short', () => {
    expect(shortName('void reduction<256>(int, float const*, float*)')).toBe('reduction<256>');
    expect(shortName('void a::f<(int)3, b::T<int> >(b::T<int>)')).toBe('a::f<3, b::T<int> >');
    expect(shortName('saxpy(int, float)')).toBe('saxpy');
    expect(shortName('(anonymous namespace)::k(int)')).toBe('(anonymous namespace)::k');
  });
});
