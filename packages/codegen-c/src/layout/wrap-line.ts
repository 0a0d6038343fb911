const DEPTHS = [0, 1, 2, 3, 4];
const CONDITIONS = /^(\?|:|&&|\|\|)$/;
const SUMS = /^(\?|:|&&|\|\||[-+]|[<>=!]=|[<>])$/;
const ANYTHING = /^/;

/** Places to break at, tried in this order: products are torn apart last. */
const STEPS = [
  ...DEPTHS.flatMap((depth) => [
    { depth, operators: CONDITIONS },
    { depth, operators: SUMS },
  ]),
  ...DEPTHS.map((depth) => ({ depth, operators: ANYTHING })),
];

/**
 * A line of code cut into lines of at most `width` characters, if operators allow it: as far outside of
 * parentheses as possible, before the operator (after an assignment or a `;`). Later lines have no indentation yet.
 */
export function wrapLine(text: string, width: number): string[] {
  return text.length <= width ? [text] : cut(text, breaksOf(text), { start: 0, end: text.length }, width, 0);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Only a piece that is still too long is cut at what binds more tightly. */
function cut(text: string, breaks: readonly Break[], range: Range, width: number, step: number): string[] {
  const now = STEPS[step];
  if (!now || fits(text, range, width)) return [text.slice(range.start, range.end).trimEnd()];
  const usable = breaks.filter(
    ({ position, depth, operator, always }) =>
      position > range.start &&
      position < range.end &&
      depth <= now.depth &&
      (always || now.operators.test(operator)),
  );
  return fill(text, usable, range, width).flatMap((piece) => cut(text, breaks, piece, width, step + 1));
}

function fits(text: string, { start, end }: Range, width: number): boolean {
  return text.slice(start, end).trimEnd().length <= width;
}

interface Break {
  /** The second line starts here. */
  readonly position: number;
  /** Parentheses and brackets around it. */
  readonly depth: number;
  readonly operator: string;
  /** After a `;` or the statement's assignment: good at any time. */
  readonly always: boolean;
}

/** Operators stand between blanks; nothing else in generated code does. */
function breaksOf(text: string): Break[] {
  const breaks: Break[] = [];
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if ('(['.includes(text[i]!)) depth++;
    if (')]'.includes(text[i]!)) depth--;
    const operator = /^ ([-+*/%<>=!&|^?:]+) /.exec(text.slice(i, i + 6))?.[1];
    if (text[i] === ';' && text[i + 1] === ' ')
      breaks.push({ position: i + 2, depth, operator: ';', always: true });
    if (operator === undefined) continue;
    const assigns = /^([-+*/%&|^]|<<|>>)?=$/.test(operator);
    const position = assigns ? i + operator.length + 2 : i + 1;
    breaks.push({ position, depth, operator, always: assigns && depth === 0 });
  }
  return breaks;
}

function fill(text: string, breaks: readonly Break[], { start, end }: Range, width: number): Range[] {
  const pieces: Range[] = [];
  let first = start;
  let last = start;
  for (const { position } of [...breaks, { position: end }]) {
    if (!fits(text, { start: first, end: position }, width) && last > first) {
      pieces.push({ start: first, end: last });
      first = last;
    }
    last = position;
  }
  return [...pieces, { start: first, end }];
}
