/** Columns as wide as their widest cell; columns of numbers to the right. The last line ends with a newline. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((title, index) => layoutColumn([title, ...rows.map((row) => row[index] ?? '')]));
  const lines = [head, ...rows].map((_, line) => columns.map((column) => column[line]).join('  '));
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

/** @param cells the title first */
function layoutColumn(cells: readonly string[]): readonly string[] {
  const width = Math.max(...cells.map((cell) => cell.length));
  const numeric = cells.length > 1 && cells.slice(1).every((cell) => /^[\d.]+( \w+)?$/.test(cell));
  return cells.map((cell) => (numeric ? cell.padStart(width) : cell.padEnd(width)));
}
