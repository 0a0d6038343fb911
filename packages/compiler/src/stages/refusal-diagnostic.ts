import type { Diagnostic, Refusal, RefusedLoop } from '@boxflow/ir';

/** Returns why loops of a file run sequentially, beginning with which these are. */
export function refusalDiagnostic({ loops, functionName, reason }: Refusal): Diagnostic {
  const [first] = loops;
  if (!first) return reason;
  const note = { message: `${sequentialLoops(loops)}, in ${functionName}`, location: first.location };
  return { ...reason, notes: [note, ...reason.notes] };
}

/** Returns the sentence `'for (…)' runs sequentially`, with the loops inside it. */
export function sequentialLoops([first, ...inner]: readonly RefusedLoop[]): string {
  const lines = [...new Set(inner.map(({ location }) => location.line))];
  const others = lines.length > 1 ? `the loops in lines ${listed(lines)}` : `the loop in line ${lines[0]}`;
  return `'${first?.text}' runs sequentially${lines.length > 0 ? `, as ${lines.length > 1 ? 'do' : 'does'} ${others}` : ''}`;
}

function listed(lines: readonly number[]): string {
  return `${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;
}
