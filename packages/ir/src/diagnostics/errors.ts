import { BoxflowError } from './diagnostic.js';

/** `BF9110`: an expression mentions a variable that nothing gives a value. */
export function unboundVariable(name: string): BoxflowError {
  return expressionError('BF9110', `the variable ${name} has no value`);
}

/** `BF9111`: a division by zero, or a modulo by a divisor that is not positive. */
export function badDivisor(dividend: number, divisor: number): BoxflowError {
  return expressionError('BF9111', `${dividend} is divided by ${divisor}`);
}

/** `BF2091`: a value is too large to be computed exactly with the numbers of JavaScript. */
export function tooLarge(value: number): BoxflowError {
  return new BoxflowError({
    code: 'BF2091',
    family: 'limitation',
    severity: 'error',
    message: `the value ${value} needs more than 53 bits`,
    notes: [],
    hint: 'use smaller sizes; the runtime itself computes with 64 bits',
  });
}

/** `BF9112`: the text of an expression is not one. `column` counts from 1. */
export function badExpression(text: string, column: number, expected: string): BoxflowError {
  return expressionError(
    'BF9112',
    `'${text}' is not an integer expression: ${expected} expected at column ${column}`,
  );
}

function expressionError(code: string, message: string): BoxflowError {
  return new BoxflowError({ code, family: 'bug', severity: 'error', message, notes: [] });
}
