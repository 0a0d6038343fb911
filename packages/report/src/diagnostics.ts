import type { Diagnostic } from '@boxflow/ir';

/** BF4009: a file that should hold the trace of a run. */
export function unreadableTrace(file: string, why: string): Diagnostic {
  return {
    code: 'BF4009',
    family: 'user',
    severity: 'error',
    message: `'${file}' is not a trace of boxflow: ${why}`,
    notes: [],
    hint: 'give the file that `poly-cli run --trace FILE` wrote',
  };
}

/** BF4010: the trace of a run of a different program, or of a different version of it. */
export function foreignTrace(file: string, why: string): Diagnostic {
  return {
    code: 'BF4010',
    family: 'user',
    severity: 'error',
    message: `the trace '${file}' is of a different program: ${why}`,
    notes: [],
    hint: 'record it again with the same files and options of the compiler',
  };
}
