import { argumentGroups, parameterGroups } from '../kernel/signature.js';
import { Writer } from '../layout/writer.js';
import { functionName, type KernelText } from '../unit/kernel-text.js';

export function wrapperName(kernel: string): string {
  return `${kernel}__call`;
}

/** Takes the arguments out of the runtime's list: `boxflow_host_kernel_function` of `boxflow.h`. */
export function printWrapper({ scope }: KernelText): string {
  const all = argumentGroups(scope).flat();
  const wanted = parameterGroups(scope);
  const writer = new Writer();
  writer.block(`static void ${wrapperName(functionName(scope))}(void *const *arguments)`, () => {
    if (wanted.length === 0) writer.line('(void)arguments;');
    const lines = wanted.map((group) =>
      group
        .map((argument) =>
          unpack(
            argument.type,
            all.findIndex(({ name }) => name === argument.name),
          ),
        )
        .join(', '),
    );
    writer.line(`${functionName(scope)}(${lines.length === 0 ? ');' : ''}`);
    writer.indented(() => {
      for (const [i, line] of lines.entries()) writer.line(`  ${line}${i < lines.length - 1 ? ',' : ');'}`);
    });
  });
  return writer.toString();
}

function unpack(type: string, position: number): string {
  const separator = type.endsWith('*') ? '' : ' ';
  return `*(${type.trimEnd()}${separator}*)arguments[${position}]`;
}
