/** One value for each option. */
export type Choice<Options extends Readonly<Record<string, readonly unknown[]>>> = {
  readonly [Name in keyof Options]: Options[Name][number];
};

/**
 * Choices such that each value of each option comes together with each value of every other one, found greedily: each
 * choice starts with a pair that is still missing and takes of every other option the value that adds most pairs.
 */
export function pairwise<Options extends Readonly<Record<string, readonly unknown[]>>>(
  options: Options,
): readonly Choice<Options>[] {
  const names = Object.keys(options);
  const missing = new Set<string>();
  for (const [i, a] of names.entries())
    for (const b of names.slice(i + 1))
      for (const x of options[a]!.keys())
        for (const y of options[b]!.keys()) missing.add(pair(a, x, b, y, names));
  const choices: Choice<Options>[] = [];
  while (missing.size > 0) {
    const [first] = missing;
    const chosen = new Map(
      first!.split(' ').map((part) => [part.split('=')[0]!, Number(part.split('=')[1])]),
    );
    for (const name of names.filter((each) => !chosen.has(each))) {
      const gains = [...options[name]!.keys()].map(
        (value) => newPairs(name, value, chosen, names, missing).length,
      );
      chosen.set(name, gains.indexOf(Math.max(...gains)));
    }
    for (const [name, value] of chosen)
      for (const known of newPairs(name, value, chosen, names, missing)) missing.delete(known);
    choices.push(
      Object.fromEntries(names.map((name) => [name, options[name]![chosen.get(name)!]])) as Choice<Options>,
    );
  }
  return choices;
}

function newPairs(
  name: string,
  value: number,
  chosen: ReadonlyMap<string, number>,
  names: readonly string[],
  missing: ReadonlySet<string>,
): string[] {
  return [...chosen]
    .filter(([other]) => other !== name)
    .map(([other, otherValue]) => pair(name, value, other, otherValue, names))
    .filter((each) => missing.has(each));
}

function pair(a: string, x: number, b: string, y: number, names: readonly string[]): string {
  return names.indexOf(a) < names.indexOf(b) ? `${a}=${x} ${b}=${y}` : `${b}=${y} ${a}=${x}`;
}
