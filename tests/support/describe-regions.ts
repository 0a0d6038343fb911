import { type Explanation, formatDiagnostic } from '@boxflow/ir';

/** Returns in words which regions run on devices, and why each other one does not. */
export function describeRegions({ regions, refused }: Explanation): string {
  const lines = regions.flatMap(({ name, location, sequential, diagnostics, plan }) => {
    if (sequential !== null && diagnostics.length > 0) return diagnostics.map(formatDiagnostic);
    const assumptions = plan?.assumptions.map(({ message }) => `; unless ${message}`).join('') ?? '';
    return [`${location.file}:${location.line}: ${name} ${sequential ?? `runs on devices${assumptions}`}`];
  });
  const reasons = refused.map(({ reason }) => formatDiagnostic(reason));
  return [...lines, ...reasons].map((text) => `${text}\n`).join('');
}
