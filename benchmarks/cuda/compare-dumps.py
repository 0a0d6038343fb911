"""compare-dumps.py EXPECTED ACTUAL double|float|int: integers exactly, doubles within 1e-12, floats within 1e-5."""
import sys

TOLERANCE = {"double": 1e-12, "float": 1e-5, "int": 0.0}


def difference(expected: str, actual: str, tolerance: float) -> "str | None":
    a, b = expected.split(), actual.split()
    if len(a) != len(b):
        return f"{len(a)} values expected, {len(b)} printed"
    for position, (x, y) in enumerate(zip(a, b)):
        if x == y:
            continue
        left, right = float(x), float(y)
        # Written so that a NaN counts as a difference.
        if not abs(left - right) <= tolerance * max(abs(left), abs(right)):
            return f"value {position}: expected {x}, printed {y}"
    return None


def main() -> int:
    expected, actual, element = sys.argv[1:4]
    with open(expected) as left, open(actual) as right:
        found = difference(left.read(), right.read(), TOLERANCE[element])
    if found:
        print(found)
    return 1 if found else 0


sys.exit(main())
