import { type BodyExpr, type BodyStatement, operandsOf, type ScalarType } from '@boxflow/ir';
import type { AccessDraft } from '../state/drafts.js';

interface Built {
  readonly body: BodyStatement[];
  readonly accesses: readonly AccessDraft[];
}

/**
 * Returns a statement that always writes an element if its condition has read it: `if (x < a[i]) a[i] = x` is
 * `a[i] = x < a[i] ? x : a[i]`. Which elements it writes then no longer depends on data. Scalars stay as they are.
 */
export function keepingValues(body: readonly BodyStatement[], accesses: readonly AccessDraft[]): Built {
  const all = [...accesses];
  const kept = body.map((statement): BodyStatement => {
    const choice = choiceOf(statement, all);
    if (!choice) return statement;
    const { target, read, condition, value } = choice;
    const { type } = read;
    all[target] = { ...all[target]!, may: false };
    all.push({ ...all[read.access]!, location: all[target].location });
    const otherwise: BodyExpr = { kind: 'read', access: all.length - 1, type };
    return {
      kind: 'assign',
      target,
      value: { kind: 'conditional', condition, then: converted(value, type), otherwise, type },
    };
  });
  return { body: kept, accesses: all };
}

type Read = BodyExpr & { kind: 'read' };

function choiceOf(statement: BodyStatement, accesses: readonly AccessDraft[]) {
  if (statement.kind !== 'if' || statement.otherwise.length > 0 || statement.then.length !== 1)
    return undefined;
  const [assignment] = statement.then;
  if (assignment?.kind !== 'assign') return undefined;
  const { target, value } = assignment;
  const read = readsIn(statement.condition).find(({ access }) => isCertain(accesses, access, target));
  return read && { target, read, condition: statement.condition, value };
}

/** Returns whether the statement always reads the element that it may write, whose subscripts are no data. */
function isCertain(accesses: readonly AccessDraft[], position: number, target: number): boolean {
  const [read, write] = [accesses[position], accesses[target]];
  if (!read || !write || read.may || write.index.length === 0 || read.array !== write.array) return false;
  const isSame = (key: 'index' | 'guards') => JSON.stringify(read[key]) === JSON.stringify(write[key]);
  return isSame('index') && isSame('guards');
}

function readsIn(expr: BodyExpr): readonly Read[] {
  return [...(expr.kind === 'read' ? [expr] : []), ...operandsOf(expr).flatMap(readsIn)];
}

/** Returns the value as the assignment would convert it. */
function converted(value: BodyExpr, type: ScalarType): BodyExpr {
  return value.type === type ? value : { kind: 'cast', operand: value, type };
}
