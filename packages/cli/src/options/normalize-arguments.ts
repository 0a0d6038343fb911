/** Short options of C compilers with the value joined to the letter, by poly-cli's own name. */
const JOINED: Readonly<Record<string, string>> = { '-D': 'define', '-I': 'include' };

/** Options whose value may begin with a dash. */
const VALUE_FOLLOWS: Readonly<Record<string, string>> = {
  '-D': 'define',
  '--define': 'define',
  '-I': 'include',
  '--include': 'include',
  '-std': 'std',
  '--std': 'std',
  '--cflags': 'cflags',
  '-o': 'output',
  '--output': 'output',
};

/**
 * Turns C compilers' spellings into ones that the option parser knows: `-DN=4` and `-D N=4` become `--define=N=4`, and
 * `--cflags -O3` keeps its value. Everything after `--` stays as it is.
 */
export function normalizeArguments(argv: readonly string[]): readonly string[] {
  const result: string[] = [];
  for (let index = 0; index < argv.length; index++) {
    const word = argv[index] ?? '';
    if (word === '--') return [...result, ...argv.slice(index)];
    const name = VALUE_FOLLOWS[word];
    const value = argv[index + 1];
    if (name !== undefined && value !== undefined && value !== '--') {
      result.push(`--${name}=${value}`);
      index++;
    } else {
      result.push(normalizeWord(word));
    }
  }
  return result;
}

function normalizeWord(word: string): string {
  const joined = JOINED[word.slice(0, 2)];
  return joined !== undefined && word.length > 2 ? `--${joined}=${word.slice(2)}` : word;
}
