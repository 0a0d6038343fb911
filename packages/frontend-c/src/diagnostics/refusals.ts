import type { Diagnostic, DiagnosticNote, SourceLocation } from '@boxflow/ir';

/*
 * Why a region stays sequential: one factory per reason, in the order of their codes. All are notes about a
 * limitation; `asMarked` raises them if the user asked for the region.
 */

function refusal(
  code: string,
  location: SourceLocation,
  message: string,
  hint: string,
  notes: readonly DiagnosticNote[] = [],
): Diagnostic {
  return { code, family: 'limitation', severity: 'note', message, location, notes, hint };
}

export function subscriptNotAffine(
  at: SourceLocation,
  array: string,
  subscript: string,
  why: string,
): Diagnostic {
  return refusal(
    'BF1101',
    at,
    `the subscript '${subscript}' of '${array}' is not affine: ${why}`,
    'use sums of loop variables and unchanging integers, times constants, with one subscript per dimension',
  );
}

export function unknownCall(at: SourceLocation, name: string): Diagnostic {
  return refusal(
    'BF1102',
    at,
    `the region calls '${name}', of which it is not known what it reads and writes`,
    'move the call out of the region, define the function in this file, where it is inlined, or use one that devices have, such as sqrt or exp',
  );
}

export function callThroughPointer(at: SourceLocation, pointer: string): Diagnostic {
  return refusal(
    'BF1102',
    at,
    `the region calls the function that '${pointer}' points to, of which it is not known what it reads and writes`,
    'call a function of this file by its name, or move the call out of the region',
  );
}

export function definitionUnknown(at: SourceLocation, name: string): Diagnostic {
  return refusal(
    'BF1102',
    at,
    `the region calls '${name}', of which it is not known which definition counts`,
    'define the function once in this file, without the attribute weak',
  );
}

export function loopChangesInside(at: SourceLocation, what: string, changedAt: SourceLocation): Diagnostic {
  return refusal(
    'BF1103',
    at,
    `${what} changes inside the loop`,
    'compute it before the loop and leave it alone inside',
    [{ message: 'it is changed here', location: changedAt }],
  );
}

/** @param read an expression that reads memory, and has the same value in the whole loop if that does not change */
export function boundNotAffine(at: SourceLocation, bound: string, why: string, read?: string): Diagnostic {
  return refusal(
    'BF1104',
    at,
    `the loop bound '${bound}' is not affine: ${why}`,
    read === undefined
      ? 'use sums of outer loop variables and unchanging integers, times constants'
      : `if it does not change in the loop, read it once before, as in int end = ${read}, and use end`,
  );
}

export function loopForm(
  at: SourceLocation,
  why: string,
  hint = 'write it as for (i = a; i < b; i += c) with a constant c',
): Diagnostic {
  return refusal('BF1106', at, `the loop is not a counted one: ${why}`, hint);
}

export function countsInCondition(at: SourceLocation, name: string): Diagnostic {
  return refusal(
    'BF1106',
    at,
    `the loop is not a counted one: its condition changes '${name}'`,
    `let the condition only compare '${name}', as in for (int ${name} = n - 1; ${name} >= 0; ${name}--)`,
  );
}

/** @param steps an integer of its condition that it changes in a way that is not understood */
export function notCounted(at: SourceLocation, keyword: 'for' | 'while' | 'do', steps?: string): Diagnostic {
  return refusal(
    'BF1107',
    at,
    `a '${keyword}' loop has no known number of iterations${steps === undefined ? '' : `, since it does not change '${steps}' by the same constant, once at the end of each iteration`}`,
    steps === undefined
      ? 'write it as a for loop with affine bounds, or keep it outside the region'
      : `if it can, let each iteration change '${steps}' by the same constant, once and after its last use; else keep the loop outside the region`,
  );
}

export function jump(at: SourceLocation, what: string): Diagnostic {
  return refusal(
    'BF1108',
    at,
    `${what} may leave the usual order of execution`,
    'move it out of the region, or use if and else',
  );
}

export function returnInside(at: SourceLocation): Diagnostic {
  return refusal(
    'BF1108',
    at,
    "a 'return' may leave the usual order of execution",
    'return after the loop; to find the first iteration that would return, let the loop go on, as in if (…) { if (i < first) first = i; }',
  );
}

/** @param condition under which a loop over `iterator` ends */
export function breakOnData(at: SourceLocation, condition: string, iterator: string): Diagnostic {
  const isSimple = !/[&|?]/.test(condition);
  const test = isSimple ? condition : `(${condition})`;
  return refusal(
    'BF1108',
    at,
    `a 'break' may end the loop early, and its condition '${condition}' is only known when the loop runs`,
    `if it does not change in the loop, put the rest of the body in an if; if each iteration can tell by itself, let the loop go on and only find its end, as in if (${test} && ${iterator} < end) end = ${iterator}; and let a second loop do the rest up to end`,
  );
}

export function iteratorReadAfter(at: SourceLocation, name: string): Diagnostic {
  return refusal(
    'BF1109',
    at,
    `the value of the loop variable '${name}' may be read after the region`,
    `declare it in the loop: for (int ${name} = …)`,
  );
}

export function iteratorKind(
  at: SourceLocation,
  name: string,
  why: string,
  hint = `declare it in the loop: for (int ${name} = …)`,
): Diagnostic {
  return refusal('BF1110', at, `'${name}' cannot be a loop variable: ${why}`, hint);
}

export function unsignedWrap(at: SourceLocation, text: string, why: string): Diagnostic {
  return refusal(
    'BF1111',
    at,
    `'${text}' may wrap around: ${why}`,
    'use signed integers, such as int or long',
  );
}

/** @param what as in 'of type long double' or 'a register variable' */
export function unsupportedType(at: SourceLocation, name: string, what: string): Diagnostic {
  return refusal(
    'BF1112',
    at,
    `'${name}' is ${what}, which is not supported`,
    'use arrays and scalars of float, double or integers of 8 to 64 bits',
  );
}

/** @param text a place that is a struct, but not an element or a variable */
export function wholeStruct(at: SourceLocation, text: string, type: string): Diagnostic {
  return refusal(
    'BF1112',
    at,
    `'${text}' is a whole ${type}, and not written as an element or a variable`,
    'copy elements, as in p[i] = q[j], or member by member',
  );
}

/** @param why the clause after "and" */
export function pointerToPointer(at: SourceLocation, name: string, why: string): Diagnostic {
  return refusal(
    'BF1113',
    at,
    `'${name}' is an array of pointers, and ${why}`,
    `declare it as one block, such as double (*${name})[n]`,
  );
}

/** @param row the only row that a region accesses, as in `k` */
export function oneRow(at: SourceLocation, name: string, row: string): Diagnostic {
  return refusal(
    'BF1113',
    at,
    `'${name}' is an array of pointers, and with its row ${row} alone the distance of rows is not known`,
    `copy the pointer of the row before the loop, as in T *row = ${name}[${row}], and use row`,
  );
}

/** @param place the pointer, as in `w->p`; `changed`: `w` or the name of a member, which the region sets */
export function pointerInMemory(at: SourceLocation, place: string, changed: string): Diagnostic {
  return refusal(
    'BF1143',
    at,
    `'${place}' is a pointer in memory, and the region sets '${changed}'`,
    `keep the assignment of '${changed}' out of the loops that are to be parallel`,
  );
}

/** @param place the pointer, as in `w->p` */
export function pointerMayBeAbsent(at: SourceLocation, place: string, member: string): Diagnostic {
  return refusal(
    'BF1143',
    at,
    `'${place}' is a pointer in memory that the program may never read, since it does so under a condition`,
    copyOfPointer(place, member),
  );
}

function copyOfPointer(place: string, member: string): string {
  return `copy it to a local pointer before the region, such as T *${member} = ${place}, and use that one`;
}

export function pointerArithmetic(at: SourceLocation, text: string): Diagnostic {
  return refusal(
    'BF1114',
    at,
    `'${text}' computes or follows a pointer`,
    'write an array access with subscripts, such as a[i][j]',
  );
}

export function partialSubscripts(
  at: SourceLocation,
  name: string,
  given: number,
  needed: number,
): Diagnostic {
  if (given === 0) {
    return refusal(
      'BF1115',
      at,
      `'${name}' is used as a whole array; a region may only access elements`,
      'access elements only; if pointers are swapped or set, the loops before and after that are separate regions',
    );
  }
  return refusal(
    'BF1115',
    at,
    `'${name}' has ${needed} dimensions and ${given === 1 ? '1 subscript' : `${given} subscripts`} here`,
    'give one subscript per dimension',
  );
}

export function unsupportedExpression(at: SourceLocation, text: string, why: string): Diagnostic {
  return refusal(
    'BF1116',
    at,
    `'${text}' cannot be part of a region: ${why}`,
    'split it into simple assignments, or move it out of the region',
  );
}

export function unsupportedStatement(at: SourceLocation, what: string): Diagnostic {
  return refusal('BF1117', at, `${what} cannot be part of a region`, 'move it out of the region');
}

export function extentChanges(
  at: SourceLocation,
  array: string,
  variable: string,
  changedAt: SourceLocation,
): Diagnostic {
  return refusal(
    'BF1118',
    at,
    `the extent of '${array}' was taken from '${variable}', which may have changed since`,
    `keep the size in a variable that is never assigned, such as const int ${variable}`,
    [{ message: 'it may change here', location: changedAt }],
  );
}

export function noDeclaration(at: SourceLocation, name: string): Diagnostic {
  return refusal(
    'BF1119',
    at,
    `no declaration of '${name}' outside system headers was understood`,
    `use variables that the program declares itself; if it declares '${name}', declare it in a line of its own that begins with its type`,
  );
}

export function notUnderstood(at: SourceLocation, text: string): Diagnostic {
  return refusal('BF1120', at, `the parser does not understand '${text}'`, 'write it in standard C');
}

export function extentNotAffine(at: SourceLocation, array: string, extent: string, why: string): Diagnostic {
  return refusal(
    'BF1121',
    at,
    `the extent '${extent}' of '${array}' is not affine: ${why}`,
    'declare the array with constants or unchanging integer variables',
  );
}

/** The code of a refusal that is about a declaration in the region, not about its loops. */
export const LOCAL_USED_AFTER = 'BF1123';

export function localUsedAfter(at: SourceLocation, name: string): Diagnostic {
  return refusal(
    LOCAL_USED_AFTER,
    at,
    `'${name}' is declared in the region and used after it`,
    'move its declaration before the region',
  );
}

export function parameterMayChange(at: SourceLocation, name: string, writtenAt: SourceLocation): Diagnostic {
  return refusal(
    'BF1124',
    at,
    `'${name}' may change inside the region, which writes memory that may be the same`,
    `copy it to a local variable before the region and use that`,
    [{ message: 'the write is here', location: writtenAt }],
  );
}

export function volatileAccess(at: SourceLocation, name: string): Diagnostic {
  return refusal(
    'BF1125',
    at,
    `'${name}' is volatile or atomic, so every access counts`,
    'copy it to a plain variable before the region',
  );
}

export function nothingToRun(at: SourceLocation): Diagnostic {
  return refusal(
    'BF1126',
    at,
    'the region has no loop that computes anything that is used',
    'remove the loop if nothing needs its time; put the marks around loops whose results are used',
  );
}

export function tooDeep(at: SourceLocation): Diagnostic {
  return refusal(
    'BF1127',
    at,
    'the statements or expressions are nested too deeply',
    'split the region into simpler statements',
  );
}

export function ambiguousCast(at: SourceLocation, type: string): Diagnostic {
  return refusal(
    'BF1128',
    at,
    `the parser takes the type name '${type}' in this cast for a variable`,
    `put the operand in parentheses: (${type})(…)`,
  );
}

export function iteratorReadOutside(at: SourceLocation, name: string): Diagnostic {
  return refusal(
    'BF1129',
    at,
    `the loop variable '${name}' is used outside its loop, as a variable like any other`,
    'use another variable there',
  );
}

export function openedLoop(at: SourceLocation): Diagnostic {
  return refusal(
    'BF1130',
    at,
    'the loop is too complex to analyse as one region, so regions are searched for inside it',
    'simpler bounds and fewer conditions on loop variables may help: tiles made by hand, with minima and maxima, are not needed',
  );
}

export function loopInExpression(at: SourceLocation): Diagnostic {
  return refusal(
    'BF1131',
    at,
    'the loop is a part of an expression',
    'write it as a statement of its own, before the statement that uses its result',
  );
}

export function reinterpreted(at: SourceLocation, text: string, why: string): Diagnostic {
  return refusal(
    'BF1140',
    at,
    `'${text}' converts a pointer ${why}`,
    'use pointers to the type that the memory has; only the extents may differ, from the beginning of an array',
  );
}

export function noCommonShape(at: SourceLocation, array: string, why: string): Diagnostic {
  return refusal(
    'BF1141',
    at,
    `the subscripts of '${array}' do not fit one shape: ${why}`,
    `declare it with its dimensions, such as double (*${array})[n], and give one subscript per dimension`,
  );
}

/** @param array which is also accessed through a pointer to other rows */
export function severalShapes(at: SourceLocation, array: string, why: string): Diagnostic {
  return refusal(
    'BF1141',
    at,
    `'${array}' is accessed in several shapes that do not fit one: ${why}`,
    `give '${array}' the same rows everywhere in the region, or access it in each shape in a loop of its own`,
  );
}

export function unknownExtent(at: SourceLocation, array: string, subscript: string): Diagnostic {
  return refusal(
    'BF1142',
    at,
    `the subscript '${subscript}' of '${array}' is only known when the statement runs, so it may be any element, and how many '${array}' has is not known`,
    `declare '${array}' with its size, such as 'double ${array}[10]'`,
  );
}

export function setsErrno(at: SourceLocation, name: string): Diagnostic {
  return refusal(
    'BF1150',
    at,
    `'${name}' may set errno, which the program uses, and devices have no errno`,
    'check the arguments in place of errno, or move what uses errno into another file',
  );
}

export function floatingEnvironment(at: SourceLocation): Diagnostic {
  return refusal(
    'BF1151',
    at,
    'the program includes <fenv.h>, and devices know nothing of its rounding mode and exceptions',
    'move what uses <fenv.h> into another file, if the region does not depend on it',
  );
}

export function notInlined(
  at: SourceLocation,
  name: string,
  why: string,
  hint = 'move the call out of the region, or write its body in place',
): Diagnostic {
  return refusal(
    'BF1160',
    at,
    `the call of '${name}' cannot be replaced by the function's body: ${why}`,
    hint,
  );
}

export function hiddenName(at: SourceLocation, name: string): Diagnostic {
  return refusal(
    'BF1161',
    at,
    `'${name}' of a function that the region calls means something else, or nothing, where the region begins`,
    'give one of the two variables another name, or move the declaration up',
  );
}

export function internalError(at: SourceLocation, error: unknown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: 'BF9002',
    family: 'bug',
    severity: 'warning',
    message: `the analysis of the region failed: ${message}`,
    location: at,
    notes: [],
    hint: 'the program is right to run sequentially; please report this with the region',
  };
}

/** The codes of loops whose end is data, and of jumps. */
export const ENDS_BY_DATA: ReadonlySet<string> = new Set(['BF1106', 'BF1107']);
export const JUMP = 'BF1108';

/** The reasons that are mistakes of a user who marks a region; all others are limitations. */
const MISTAKES: ReadonlySet<string> = new Set(['BF1101', 'BF1102', 'BF1103']);

/** Returns the diagnostic for a region that the user marked: an error for a mistake, else a warning. */
export function asMarked(diagnostic: Diagnostic): Diagnostic {
  if (MISTAKES.has(diagnostic.code)) return { ...diagnostic, family: 'user', severity: 'error' };
  return { ...diagnostic, severity: 'warning' };
}
