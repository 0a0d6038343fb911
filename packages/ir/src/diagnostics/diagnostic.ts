import { formatLocation, type SourceLocation } from './source-location.js';

/**
 * Three families only: the user's error, a limitation of boxflow, a bug of boxflow.
 * A limitation never stops a program: the region runs sequentially and the diagnostic says why.
 */
export type DiagnosticFamily = 'user' | 'limitation' | 'bug';

export type DiagnosticSeverity = 'error' | 'warning' | 'note';

/** Plain data: made by a factory (one per code), thrown or printed at the edge. */
export interface Diagnostic {
  /** Stable, e.g. `BF1002`. Never reused for a different meaning. */
  readonly code: string;
  readonly family: DiagnosticFamily;
  readonly severity: DiagnosticSeverity;
  /** The problem and its reason, in one sentence without a full stop. */
  readonly message: string;
  readonly location?: SourceLocation;
  /** Further places and facts, in reading order. */
  readonly notes: readonly DiagnosticNote[];
  /** The user's remedy. */
  readonly hint?: string;
}

export interface DiagnosticNote {
  readonly message: string;
  readonly location?: SourceLocation;
}

/** The one exception type that crosses package walls. */
export class BoxflowError extends Error {
  override readonly name = 'BoxflowError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: Diagnostic | readonly Diagnostic[], options?: ErrorOptions) {
    const list = Array.isArray(diagnostics)
      ? (diagnostics as readonly Diagnostic[])
      : [diagnostics as Diagnostic];
    super(list.map(formatDiagnostic).join('\n'), options);
    this.diagnostics = list;
  }

  /** The code of the first diagnostic, as `BF1002`. */
  get code(): string {
    return this.diagnostics[0]?.code ?? '';
  }

  /** The place of the first diagnostic in the source, if it has one. */
  get location(): SourceLocation | undefined {
    return this.diagnostics[0]?.location;
  }

  /** The remedy of the first diagnostic that has one. */
  get hint(): string | undefined {
    return this.diagnostics.find(({ hint }) => hint !== undefined)?.hint;
  }
}

/** gcc's layout, so that editors that parse compiler output understand it. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const place = diagnostic.location ? `${formatLocation(diagnostic.location)}: ` : '';
  const lines = [`${place}${diagnostic.severity} ${diagnostic.code}: ${diagnostic.message}`];
  for (const note of diagnostic.notes) {
    const notePlace = note.location ? `${formatLocation(note.location)}: ` : '  ';
    lines.push(`${notePlace}note: ${note.message}`);
  }
  if (diagnostic.hint !== undefined) lines.push(`  hint: ${diagnostic.hint}`);
  return lines.join('\n');
}
