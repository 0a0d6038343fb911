// Members that are not isl functions: exact conversions between JavaScript numbers and isl's.

export const EXTRA_MEMBERS = {
  isl_val: {
    imports: { '../conveniences.js': ['valToBigInt', 'valFromNumber'] },
    code: `  /** An integer value, exact whatever its size. */
  static fromBigInt(context: Context, value: bigint | number): Val {
    return valFromNumber(context, value);
  }

  /** The exact value; throws when this is no integer. */
  toBigInt(): bigint {
    return valToBigInt(this);
  }
`,
  },
};
