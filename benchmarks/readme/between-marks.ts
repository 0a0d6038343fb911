const BEGIN = '<!-- speed: npm run readme -w benchmarks -->';
const END = '<!-- end of speed -->';

/** Returns a text with the part between the marks replaced. Throws if a mark is missing. */
export function replaceBetweenMarks(text: string, table: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`the marks ${BEGIN} and ${END} are not there`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${table}\n${text.slice(end)}`;
}
