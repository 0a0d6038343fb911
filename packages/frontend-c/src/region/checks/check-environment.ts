import { type BodyExpr, expressionsIn, operandsOf } from '@boxflow/ir';
import { floatingEnvironment, setsErrno } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import type { StatementDraft } from '../state/drafts.js';
import type { Region } from '../state/region.js';

/** The text of `errno` after preprocessing: in glibc and musl, and in the libraries of BSD and macOS. */
const USES_ERRNO = /\b(?:__errno_location|__errno|__error)\s*\(\s*\)/;

/** Any program that includes `<fenv.h>` declares this function. */
const HAS_FENV = /\bfesetround\s*\(/;

/** Functions of {@link PURE_FUNCTIONS} for which no argument is an error. */
const NEVER_FAILS =
  /^(?:l?l?abs|(?:fabs|fmax|fmin|copysign|ceil|floor|trunc|round|rint|nearbyint|cbrt|fma|atan|tanh|asinh|erf)f?)$/;

/**
 * `errno`, rounding modes and floating-point exceptions belong to a thread, and devices have threads of their own. A
 * program that looks at them keeps the regions on which they depend.
 *
 * @throws Refused
 */
export function checkEnvironment(region: Region): void {
  const { text } = region.source.map;
  if (USES_ERRNO.test(text)) {
    for (const draft of region.drafts) {
      const name = callsIn(draft).find((called) => !NEVER_FAILS.test(called));
      if (name !== undefined) throw new Refused(setsErrno(draft.location, name));
    }
  }
  if (!HAS_FENV.test(text)) return;
  for (const draft of region.drafts) {
    if (expressionsIn(draft).some(isFloatingArithmetic))
      throw new Refused(floatingEnvironment(draft.location));
  }
}

function isFloatingArithmetic(expr: BodyExpr): boolean {
  const computes = expr.kind === 'binary' || expr.kind === 'call' || expr.kind === 'cast';
  return (
    computes &&
    operandsOf(expr)
      .concat(expr)
      .some(({ type }) => type === 'float' || type === 'double')
  );
}

function callsIn(draft: StatementDraft): readonly string[] {
  return expressionsIn(draft).flatMap((expr) => (expr.kind === 'call' ? [expr.name] : []));
}
