/**
 * Splits compiler options as a POSIX shell splits words: blanks separate, single and double quotes and
 * backslashes join. Nothing is expanded.
 */
export function splitShellWords(text: string): readonly string[] {
  const words: string[] = [];
  const pattern = /(?:[^\s'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")+/g;
  for (const [word] of text.matchAll(pattern)) words.push(unquote(word));
  return words;
}

/** Writes a word so that a POSIX shell reads it back as it is. */
export function quoteShellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function unquote(word: string): string {
  return word.replace(/\\([\s\S])|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"/g, (_, escaped, single, double) => {
    if (escaped !== undefined) return escaped;
    if (single !== undefined) return single;
    return (double as string).replace(/\\(["\\$`])/g, '$1');
  });
}
