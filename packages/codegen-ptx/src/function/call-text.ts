import type { Call, Operand } from '@boxflow/ptx';
import { cName } from '../names/c-name.js';
import type { FunctionWriter } from './function-writer.js';
import { Unsupported } from './unsupported.js';

/** Functions that the CUDA runtime has on devices. */
const BUILT_IN: Record<string, (result: string | undefined, args: readonly string[]) => string> = {
  vprintf: (result, [format, list]) =>
    stored('u32', result, `ptx_vprintf(${value('u64', format)}, ${value('u64', list)})`),
  __assertfail: (_, [message, file, line, name]) =>
    `ptx_assertfail(t, ${value('u64', message)}, ${value('u64', file)}, ${value('u32', line)}, ${value('u64', name)});`,
  malloc: (result, [bytes]) => stored('u64', result, `ptx_malloc(${value('u64', bytes)})`),
  free: (_, [address]) => `ptx_free(${value('u64', address)});`,
};

export function isBuiltIn(name: string): boolean {
  return Object.hasOwn(BUILT_IN, name);
}

/** Prints a call. Parameters and results are memory, as in PTX, of which the callee gets the addresses. */
export function callText(call: Call, w: FunctionWriter): string {
  const args = call.args.map((operand) => parameterName(operand, w));
  const results = call.results.map((operand) => parameterName(operand, w));
  const { name } = call.callee;
  if (w.registerTypeOf(name) !== undefined) return callThroughRegister(cName(name), [...results, ...args]);
  const callee = w.symbols.functions.get(name);
  if (callee?.body === undefined) {
    const builtIn = isBuiltIn(name) ? BUILT_IN[name] : undefined;
    if (builtIn === undefined) throw new Unsupported(`the function '${name}' has no body`);
    return builtIn(results[0], args);
  }
  if (callee.parameters.length !== args.length || callee.results.length !== results.length) {
    throw new Unsupported(`'${name}' has other parameters than its call`);
  }
  return `${cName(name)}(${['t', ...results, ...args].join(', ')});`;
}

function callThroughRegister(register: string, memory: readonly string[]): string {
  const types = ['ptx_thread *', ...memory.map(() => 'unsigned char *')];
  return `((void (*)(${types.join(', ')}))(uintptr_t)${register})(${['t', ...memory].join(', ')});`;
}

function parameterName(operand: Operand, w: FunctionWriter): string {
  if (operand.kind === 'name' && operand.offset === undefined) {
    if (w.variableOf(operand.name)?.space === 'param' || w.isParameter(operand.name))
      return cName(operand.name);
  }
  throw new Unsupported('arguments that are not in parameter memory are not supported');
}

function value(type: string, name: string | undefined): string {
  if (name === undefined) throw new Unsupported('a call of the CUDA runtime lacks an argument');
  return `AT(${type}, ${name})`;
}

function stored(type: string, result: string | undefined, text: string): string {
  return result === undefined ? `(void)${text};` : `AT(${type}, ${result}) = ${text};`;
}
