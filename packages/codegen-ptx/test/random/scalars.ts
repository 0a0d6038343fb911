/** A type of numbers in C. */
export interface Scalar {
  readonly name: string;
  readonly bits: number;
  readonly kind: 'signed' | 'unsigned' | 'real';
}

const integers: Scalar[] = [8, 16, 32, 64].flatMap((bits) => [
  { name: `int${bits}_t`, bits, kind: 'signed' as const },
  { name: `uint${bits}_t`, bits, kind: 'unsigned' as const },
]);

export const SCALARS: readonly Scalar[] = [
  ...integers,
  { name: 'float', bits: 32, kind: 'real' },
  { name: 'double', bits: 64, kind: 'real' },
];

export function scalar(name: string): Scalar {
  return SCALARS.find((one) => one.name === name)!;
}

/** Returns the type in which sums and products wrap around. */
export function wrapping({ bits }: Scalar): string {
  return bits === 64 ? 'uint64_t' : 'uint32_t';
}
