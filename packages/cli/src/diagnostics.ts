import type { Diagnostic } from '@boxflow/ir';

/** BF4001: an option that the command does not have. */
export function unknownOption(name: string, command: string | null, suggestion: string | null): Diagnostic {
  const help = `\`poly-cli${command ? ` ${command}` : ''} --help\` lists the options`;
  return usageError(
    'BF4001',
    `there is no option ${dashed(name)}${command ? ` of \`poly-cli ${command}\`` : ''}`,
    suggestion ? `did you mean ${dashed(suggestion)}? ${help}` : help,
  );
}

/** BF4003: a value that an option cannot have. */
export function badValue(option: string, value: string, expected: string): Diagnostic {
  const what = value === '' ? 'empty' : `'${value}'`;
  return usageError('BF4003', `${dashed(option)} cannot be ${what}`, `give ${expected}`);
}

/** BF4004: something must be there and is not, or is there and must not be. */
export function badUsage(message: string, command: string | null): Diagnostic {
  return usageError('BF4004', message, `see \`poly-cli${command ? ` ${command}` : ''} --help\``);
}

/** BF4005: a command that does not exist. */
export function unknownCommand(name: string, suggestion: string | null): Diagnostic {
  return usageError(
    'BF4005',
    `there is no command '${name}'`,
    suggestion ? `did you mean ${suggestion}?` : '`poly-cli --help` lists the commands',
  );
}

/** BF4006: a C compiler's option that poly-cli does not take by itself. */
export function compilerOption(text: string): Diagnostic {
  return usageError('BF4006', `${text} is an option of the C compiler`, `give it as --cflags=${text}`);
}

/** BF4007: the program could not be started. */
export function cannotStart(reason: string): Diagnostic {
  return usageError(
    'BF4007',
    `the compiled program does not start: ${reason}`,
    'check that the cache folder allows execution',
  );
}

/** BF4008: a GPU is required, and there is none. */
export function noGpu(kind: string): Diagnostic {
  return usageError(
    'BF4008',
    `--require-gpu: no GPU was found for ${kind}`,
    '`poly-cli doctor` says what is missing, `poly-cli devices` lists all devices; without the option, the program runs on other devices',
  );
}

/** BF9001: what should never be seen. */
export function internalError(error: unknown): Diagnostic {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const [first = '', ...rest] = stack.split('\n');
  return {
    code: 'BF9001',
    family: 'bug',
    severity: 'error',
    message: `boxflow failed: ${first}`,
    notes: rest.map((line) => ({ message: line.trim() })),
    hint: 'this is a bug of boxflow; please report it with the program and the command line',
  };
}

function usageError(code: string, message: string, hint: string): Diagnostic {
  return { code, family: 'user', severity: 'error', message, notes: [], hint };
}

function dashed(option: string): string {
  return option.length === 1 ? `-${option}` : `--${option}`;
}
