/** Returns the name, with a number appended if it is taken. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let n = 2; taken.has(name); n++) name = `${wanted}${n}`;
  return name;
}

/** Returns the names in their order, each with a number appended if it is taken, or equal to one before it. */
export function freeNames(wanted: readonly string[], taken: Iterable<string>): string[] {
  const used = new Set(taken);
  return wanted.map((name) => {
    const free = freeName(name, used);
    used.add(free);
    return free;
  });
}
