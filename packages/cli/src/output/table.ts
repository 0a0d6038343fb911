/** Columns as wide as their widest cell; numbers to the right. The last line ends with a newline. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => `${printLine(line, widths)}\n`).join('');
}

function printLine(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, column) => {
      const width = widths[column] ?? 0;
      return /^[\d.]/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
    })
    .join('  ')
    .trimEnd();
}
