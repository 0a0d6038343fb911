/** Lines before and after a code in C++, where messages have no function of their own. */
const AROUND = 6;

/** Returns the parts of a source that make a diagnostic: functions of TypeScript, lines of C++. */
export function makingText(source: string, code: string, isCpp: boolean): readonly string[] {
  const lines = source.split('\n');
  const places = lines.flatMap((line, i) =>
    new RegExp(`["'\`]${code}["'\`]|error ${code}:`).test(line) ? [i] : [],
  );
  const parts = places.map((i) =>
    isCpp ? [Math.max(0, i - AROUND), Math.min(lines.length, i + AROUND + 1)] : functionAround(lines, i),
  );
  const distinct = parts.filter(([from], i) => i === 0 || from! > parts[i - 1]![0]!);
  return distinct.map(([from, to]) => dedent(lines.slice(from, to)));
}

/** Returns the lines of the top-level statement that holds a line. */
function functionAround(lines: readonly string[], at: number): [number, number] {
  let from = at;
  while (from > 0 && !/^(?:export |async |function |const |class )/.test(lines[from]!)) from--;
  let to = at;
  while (to < lines.length - 1 && !/^[})\]]/.test(lines[to]!)) to++;
  return [from, to + 1];
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)![0].length);
  const least = Math.min(...indents);
  return lines.map((line) => line.slice(least)).join('\n');
}
