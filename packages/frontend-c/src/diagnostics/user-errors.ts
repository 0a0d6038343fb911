import type { Diagnostic, SourceLocation } from '@boxflow/ir';

function userError(code: string, message: string, hint: string, location?: SourceLocation): Diagnostic {
  const base = { code, family: 'user', severity: 'error', message, notes: [], hint } as const;
  return location ? { ...base, location } : base;
}

export function cannotReadFile(file: string, why: string): Diagnostic {
  return userError(
    'BF1001',
    `cannot read '${file}': ${why}`,
    'check the spelling of the path and the folder it is relative to',
  );
}

/** @param message the C compiler's own words */
export function invalidProgram(message: string, location?: SourceLocation): Diagnostic {
  return userError(
    'BF1002',
    `the C compiler rejects the program: ${message}`,
    'correct the program, or pass the -D, -I and -std options that it needs',
    location,
  );
}

export function noCompiler(command: string, why: string): Diagnostic {
  return userError(
    'BF1003',
    `cannot start the C compiler '${command}', which preprocesses the program: ${why}`,
    'install gcc or clang (on Debian: apt-get install gcc), or name another compiler',
  );
}

export function notUtf8(file: string): Diagnostic {
  return userError(
    'BF1004',
    `'${file}' or a file it includes is not UTF-8 text`,
    'convert it, for instance with iconv -t UTF-8',
  );
}

export function scopNotClosed(location: SourceLocation): Diagnostic {
  return userError(
    'BF1005',
    "this '#pragma scop' has no '#pragma endscop'",
    "add '#pragma endscop' after the last loop of the region",
    location,
  );
}

export function scopNotOpened(location: SourceLocation): Diagnostic {
  return userError(
    'BF1006',
    "this '#pragma endscop' has no '#pragma scop'",
    "add '#pragma scop' before the first loop of the region",
    location,
  );
}

export function scopCrossesBlocks(location: SourceLocation): Diagnostic {
  return userError(
    'BF1007',
    "'#pragma scop' and '#pragma endscop' do not enclose whole statements of one block",
    'move both marks into the same block of one function',
    location,
  );
}
