import type { SourceLocation } from '@boxflow/ir';
import { type Loc, type PtxModule, type SourcePlace, sourceFilesOf } from '@boxflow/ptx';
import type { EvaluatedKernel, Locate } from './evaluated-kernel.js';
import type { KernelBody } from './kernel-body.js';

/**
 * Returns a function that finds the source of statements. Statements from a header outside of the kernel's folder, such as CUDA's
 * functions, have the place of the call.
 */
export function locator(module: PtxModule, { graph }: Pick<KernelBody, 'graph'>): Locate {
  const files = sourceFilesOf(module);
  const locations = new Map<Loc, SourceLocation | null>();
  let home: string | undefined;
  let last: SourceLocation | null = null;
  for (const statement of graph.function.body ?? []) {
    if (statement.kind !== 'loc') continue;
    const places = [statement, ...(statement.inlined ? [statement.inlined.at] : [])].flatMap((one) =>
      locationOf(one, files),
    );
    home ??= places[0] && folderOf(places[0].file);
    const own = places.find(({ file }) => home !== undefined && file.startsWith(home));
    // Line 0 is what nvcc gives to code without a source.
    if (own !== undefined) last = own;
    locations.set(statement, own ?? (places.length > 0 ? last : null));
  }
  return ({ loc }) => (loc === undefined ? null : (locations.get(loc) ?? null));
}

function locationOf(
  { file, line, column }: SourcePlace,
  files: ReadonlyMap<number, string>,
): SourceLocation[] {
  const name = files.get(file);
  return name === undefined || line === 0 ? [] : [{ file: name, line, column: Math.max(1, column) }];
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}

/** Returns the first place in the source of some blocks. */
export function locationIn(blocks: ReadonlySet<number>, kernel: EvaluatedKernel): SourceLocation | null {
  const places = [...blocks].flatMap((block) =>
    kernel.body.ssa.blocks[block]!.statements.flatMap((statement) => kernel.locate(statement) ?? []),
  );
  return places.reduce<SourceLocation | null>(
    (first, one) => (first === null || one.line < first.line ? one : first),
    null,
  );
}
