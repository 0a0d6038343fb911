import type { IntExpr, Plan, Scop, ScopParameter } from '@boxflow/ir';
import { actionText } from './host-edits.js';
import { infinite, realText } from './real-text.js';
import type { RegionNames } from './region-names.js';

/** The lines of C around a region: those before open the block and the condition, those after close both. */
export interface RegionCall {
  readonly before: readonly string[];
  readonly after: string;
}

/**
 * Prints the call of the runtime that replaces a region. Declarations come first and assignments after them, as C90
 * wants it; an array that lives inside the region has no address here and is null.
 *
 * @param position of the plan among the bundle's plans
 */
export function regionCall(
  scop: Scop,
  plan: Plan,
  position: number,
  names: RegionNames,
  keep: boolean,
): RegionCall {
  const host = keep ? scop.host : undefined;
  const address = new Map(
    scop.arrays.flatMap((array) => (array.storage === 'local' ? [] : [[array.name, array.address] as const])),
  );
  const expressions = new Map(scop.parameters.map((one) => [one.name, valueText(one, names)]));
  const parameters = plan.parameters.map(
    (name, index) =>
      `${names.parameters}[${index}] = (${names.integerType})(${expressions.get(name) ?? name});`,
  );
  const arrays = plan.arrays.map(({ name }, index) => {
    const value = address.get(name);
    return `${names.arrays}[${index}] = ${value ?? '0'};`;
  });
  const sizes = scop.arrays
    .flatMap(({ structSizes }) => structSizes ?? [])
    .map(({ expression, bytes }) => sizeCheck(expression, bytes));
  return {
    before: [
      `{ ${names.integerType} ${names.parameters}[${Math.max(1, parameters.length)}]; ` +
        `void *${names.arrays}[${Math.max(1, arrays.length)}]; ${names.callType} ${names.call};`,
      ...sizes,
      ...(host?.parameters ?? []).map((action) => `  ${actionText(action, names)};`),
      ...(parameters.length > 0 ? [`  ${parameters.join(' ')}`] : []),
      ...(arrays.length > 0 ? [`  ${arrays.join(' ')}`] : []),
      `  ${names.call}.bundle = &${names.bundle}; ${names.call}.plan = ${position}; ` +
        `${names.call}.parameters = ${names.parameters}; ${names.call}.arrays = ${names.arrays}; ` +
        `${names.call}.state = 0; ${names.call}.keep = ${host ? names.announced : '0'};`,
      ...enterOrExecute(plan, position, names),
    ],
    after: `  if (${names.call}.state) ${names.check}(&${names.call}); } }`,
  };
}

/**
 * Prints the condition under which the program itself executes the region. Of a call that is too small for devices only
 * the operations are counted, and the runtime only has other threads wait.
 */
function enterOrExecute({ work, parameters }: Plan, position: number, names: RegionNames): readonly string[] {
  const { call } = names;
  const values = new Map(parameters.map((name, index) => [name, `(double)${names.parameters}[${index}]`]));
  const text = (expr: IntExpr | undefined): string => (expr ? realText(expr, values) : infinite);
  return [
    `  ${call}.operations = ${text(work?.operationsHull)};`,
    // 0 is `__ATOMIC_RELAXED`: the program is preprocessed already.
    `  if ((${call}.operations < (double)__atomic_load_n(&${names.decisions}[${position}].least, 0) && ` +
      `${names.beginSmall}(&${call})) || ` +
      `(${call}.serial = ${text(work?.serialHull)}, ${call}.launches = ${text(work?.launchesHull)}, ` +
      `${call}.bytes = ${text(work?.bytesHull)}, !${names.enter}(&${call}))) {`,
  ];
}

/** Returns C for the value of a parameter. */
function valueText({ name, expression, extentOf }: ScopParameter, { elements }: RegionNames): string {
  return extentOf ? `${elements}(${extentOf.pointer}, ${extentOf.bytes})` : (expression ?? name);
}

/** This is not part of C90; the mark `__extension__` avoids the compiler's warning. */
function sizeCheck(expression: string, bytes: number): string {
  return `  __extension__ _Static_assert(sizeof(${expression}) == ${bytes}, "the size of ${expression}");`;
}
