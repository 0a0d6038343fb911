import type { PtxFunction } from '../module/module.js';
import type { Call, Instruction, Statement } from '../module/statement.js';
import { PtxError } from '../text/ptx-error.js';
import { flattenScopes } from './flatten-scopes.js';

/** An instruction with the last `.loc` before it. */
export interface BlockStatement {
  readonly statement: Instruction | Call;
  readonly loc?: Statement & { readonly kind: 'loc' };
}

/** Statements that run from the first to the last. Only the last one may jump. */
export interface BasicBlock {
  readonly labels: readonly string[];
  readonly statements: readonly BlockStatement[];
  readonly successors: readonly number[];
  readonly predecessors: readonly number[];
}

/** A function as basic blocks in the order of the text. The first is the entry, which has no predecessors and may be empty. */
export interface FlowGraph {
  /** The function without scopes. */
  readonly function: PtxFunction;
  readonly blocks: readonly BasicBlock[];
}

interface Draft {
  readonly labels: string[];
  readonly statements: BlockStatement[];
}

const ENDS = new Set(['ret', 'exit', 'trap']);
const JUMPS = new Set(['bra', 'brx']);

/** Returns the flow of control of a function that has a body. Blocks that nothing reaches are left out. */
export function flowGraph(fn: PtxFunction): FlowGraph {
  const flat = flattenScopes(fn);
  const drafts = draftsOf(flat.body);
  const lists = new Map(
    flat.body.flatMap((one) => (one.kind === 'targets' ? [[one.name, one.targets] as const] : [])),
  );
  const byLabel = new Map(drafts.flatMap(({ labels }, i) => labels.map((label) => [label, i] as const)));
  const successors = drafts.map((draft, i) => successorsOf(draft, i, drafts.length, byLabel, lists));
  const reached = reachedFrom(0, successors);
  const numbers = new Map(reached.map((block, number) => [block, number]));
  const blocks = reached.map((block) => ({
    ...drafts[block]!,
    successors: successors[block]!.map((next) => numbers.get(next)!),
  }));
  const predecessors: number[][] = blocks.map(() => []);
  blocks.forEach(({ successors: next }, block) => {
    for (const successor of next) predecessors[successor]!.push(block);
  });
  return { function: flat, blocks: blocks.map((block, i) => ({ ...block, predecessors: predecessors[i]! })) };
}

function draftsOf(statements: readonly Statement[]): Draft[] {
  const drafts: Draft[] = [{ labels: [], statements: [] }];
  let loc: BlockStatement['loc'];
  let hasEnded = false;
  for (const statement of statements) {
    if (statement.kind === 'loc') loc = statement;
    if (statement.kind === 'label') {
      const last = drafts.at(-1)!;
      // The entry has no label, so nothing jumps to it.
      if (last.statements.length > 0 || drafts.length === 1)
        drafts.push({ labels: [statement.name], statements: [] });
      else last.labels.push(statement.name);
      hasEnded = false;
    }
    if (statement.kind !== 'instruction' && statement.kind !== 'call') continue;
    if (hasEnded) drafts.push({ labels: [], statements: [] });
    drafts.at(-1)!.statements.push({ statement, ...(loc && { loc }) });
    hasEnded =
      statement.kind === 'instruction' && (ENDS.has(statement.opcode) || JUMPS.has(statement.opcode));
  }
  return drafts;
}

function successorsOf(
  { statements }: Draft,
  index: number,
  count: number,
  byLabel: ReadonlyMap<string, number>,
  lists: ReadonlyMap<string, readonly string[]>,
): number[] {
  const next = index + 1 < count ? [index + 1] : [];
  const last = statements.at(-1)?.statement;
  if (last?.kind !== 'instruction' || (!ENDS.has(last.opcode) && !JUMPS.has(last.opcode))) return next;
  const targets = ENDS.has(last.opcode) ? [] : targetsOf(last, lists);
  const jumps = targets.map((label) => {
    const target = byLabel.get(label);
    if (target === undefined) throw new PtxError(`the label '${label}' does not exist`, last.position);
    return target;
  });
  // A guarded jump falls through first: its condition is that of the second successor.
  return [...new Set(last.guard === undefined ? jumps : [...next, ...jumps])];
}

function targetsOf(jump: Instruction, lists: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const target = jump.operands.at(-1);
  if (target?.kind !== 'name') throw new PtxError('a jump needs a label', jump.position);
  return jump.opcode === 'bra' ? [target.name] : (lists.get(target.name) ?? [target.name]);
}

/** Returns the blocks that can be reached, in the order of the text. */
function reachedFrom(start: number, successors: readonly (readonly number[])[]): number[] {
  const reached = new Set([start]);
  for (const block of reached) for (const next of successors[block]!) reached.add(next);
  return [...reached].sort((a, b) => a - b);
}
