import { isFloating, type ScalarType } from '@boxflow/ir';

export function isUnsigned(type: ScalarType): boolean {
  return type.startsWith('uint');
}

/** C's integer promotions: whatever fits an int becomes one. */
export function promoted(type: ScalarType): ScalarType {
  return type.endsWith('8') || type.endsWith('16') ? 'int32' : type;
}

/** C's usual arithmetic conversions: the type in which an operator of two operands is computed. */
export function commonType(left: ScalarType, right: ScalarType): ScalarType {
  if (isFloating(left) || isFloating(right))
    return left === 'double' || right === 'double' ? 'double' : floatAmong(left, right);
  const [a, b] = [promoted(left), promoted(right)];
  if (a === b) return a;
  if (a === 'uint64' || b === 'uint64') return 'uint64';
  if (a === 'int64' || b === 'int64') return 'int64';
  return 'uint32';
}

/** One is `float` and the other `float` or an integer. */
function floatAmong(left: ScalarType, right: ScalarType): ScalarType {
  return left === 'float' ? left : right;
}
