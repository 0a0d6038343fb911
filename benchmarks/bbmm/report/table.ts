/** `null`: not measured, or not there. */
export type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;

/** Returns the columns of all rows, in the order in which they first appear. */
export function columnsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** Prints rows as RFC 4180, numbers in full; a column that a row lacks is empty. */
export function toCsv(rows: readonly Row[]): string {
  const columns = columnsOf(rows);
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\n`).join('');
}

/** Returns human-readable rows: four significant digits, whole numbers in full, `-` for what is not there. */
export function toText(rows: readonly Row[]): string[][] {
  const columns = columnsOf(rows);
  return [columns, ...rows.map((row) => columns.map((column) => textCell(row[column] ?? null)))];
}

function csvCell(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function textCell(cell: Cell): string {
  if (cell === null) return '-';
  if (typeof cell === 'string') return cell;
  return Number.isInteger(cell) ? String(cell) : String(Number(cell.toPrecision(4)));
}
