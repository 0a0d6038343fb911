import type { ExplainedLoop, ExplainedRegion } from '@boxflow/ir';
import { alignRows } from '../stages/align-rows.js';

/** The region's loops and statements as they stand in the source, each with its line and what is known of it. */
export function printLoops({ loops, statements, recipe }: ExplainedRegion): readonly string[] {
  const printed = new Set<ExplainedLoop>();
  const inParts =
    recipe?.flatMap(({ verb, args }) => (verb === 'reduce' || verb === 'split_k' ? args.slice(0, 1) : [])) ??
    [];
  const isInParts = ({ name }: ExplainedLoop) => inParts.includes(name);
  const rows = statements.flatMap((statement) => {
    const around = loops.filter((loop) => loop.statements.includes(statement.name));
    const fresh = around.filter((loop) => !printed.has(loop));
    for (const loop of fresh) printed.add(loop);
    return [
      ...fresh.map((loop) =>
        row(
          loop.location.line,
          loop.depth,
          `for ${loop.iterator}`,
          isInParts(loop) ? 'in parts' : verdict(loop),
        ),
      ),
      row(statement.location.line, around.length, statement.text, statement.name),
    ];
  });
  const width = Math.max(...rows.map(([line]) => line?.length ?? 0));
  return alignRows(rows.map(([line = '', ...rest]) => [line.padStart(width), ...rest]));
}

function row(line: number, depth: number, text: string, note: string): readonly string[] {
  return [String(line), `${'  '.repeat(depth)}${shortened(text)}`, note];
}

function verdict({ parallel, privatized }: ExplainedLoop): string {
  if (parallel === null) return 'not known';
  if (!parallel) return 'serial';
  return privatized.length > 0 ? `parallel, each with its own ${privatized.join(', ')}` : 'parallel';
}

const LONGEST = 72;

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
