import type { BodyStatement, LoopNode } from '@boxflow/ir';
import type { AccessDraft, ArrayDraft, StatementDraft } from '../state/drafts.js';
import type { Region } from '../state/region.js';
import { isEnded, withoutStatements } from './unread-scalars.js';

/** The assignment of a scalar to another one of its type. */
interface Copy {
  readonly statement: number;
  readonly source: AccessDraft;
  readonly target: AccessDraft;
}

type Assignment = BodyStatement & { readonly kind: 'assign' };

/**
 * Makes statements read a scalar itself instead of a copy, if it keeps its value until the last of them:
 * copies of structs, and arguments of inlined functions, are many scalars. Removes the copies, and returns
 * the tree without them.
 */
export function withForwardedCopies(tree: readonly LoopNode[], region: Region): LoopNode[] {
  const order = new Order(tree, region.drafts);
  const straight = new Set([...scalarsOf(region)].filter((name) => order.isStraight(name)));
  for (const statement of region.drafts.keys()) {
    const copies = copiesOf(statement, region).filter(({ target }) => straight.has(target.array));
    const forwarded = copies.filter((copy) => isForwarded(copy, order, region));
    const names = new Set(forwarded.map(({ target }) => target.array));
    if (names.size > 0) region.drafts[statement] = withoutCopies(region.drafts[statement]!, names);
  }
  const dropped = region.drafts.filter(({ body }) => body.length === 0).map(({ name }) => name);
  return dropped.length === 0 ? [...tree] : withoutStatements(tree, new Set(dropped), region);
}

/** Makes all readers of a copy read its source, if that has the same value for them. Returns whether it does. */
function isForwarded(copy: Copy, order: Order, region: Region): boolean {
  const readers = order.readersOf(copy.statement, copy.target.array);
  const { drafts } = region;
  if (!readers.every((reader) => isKept(copy, reader, reader === readers.at(-1), drafts))) return false;
  for (const reader of readers) drafts[reader] = reading(drafts[reader]!, copy);
  return true;
}

/** Returns the names of the scalars whose values nothing reads after the region. */
function scalarsOf(region: Region): ReadonlySet<string> {
  return new Set(
    [...region.arrays].flatMap(([variable, draft]) =>
      draft.extents.length === 0 && isEnded(variable, draft, region) ? [draft.name] : [],
    ),
  );
}

/** Returns the copies of a statement that consists of nothing else. */
function copiesOf(statement: number, region: Region): readonly Copy[] {
  const draft = region.drafts[statement]!;
  const copies = draft.body.flatMap((one) => {
    if (one.kind !== 'assign' || one.value.kind !== 'read') return [];
    const [source, target] = [draft.accesses[one.value.access]!, draft.accesses[one.target]!];
    const isPlain = !target.may && target.guards.length === 0 && source.guards.length === 0;
    return isPlain && isOfType(source, target, region) ? [{ statement, source, target }] : [];
  });
  const written = new Set(copies.map(({ target }) => target.array));
  const isAll =
    copies.length === draft.body.length && copies.every(({ source }) => !written.has(source.array));
  return isAll ? copies : [];
}

function isOfType(source: AccessDraft, target: AccessDraft, region: Region): boolean {
  const [from, to] = [scalarOf(source.array, region), scalarOf(target.array, region)];
  return from !== undefined && to !== undefined && from.element === to.element && !from.isBool && !to.isBool;
}

function scalarOf(array: string, { arrays }: Region): ArrayDraft | undefined {
  return [...arrays.values()].find(({ name, extents }) => name === array && extents.length === 0);
}

/** Returns whether the source has the copied value for a reader. */
function isKept(
  { statement, source }: Copy,
  reader: number,
  isLast: boolean,
  drafts: readonly StatementDraft[],
): boolean {
  const changes = drafts.slice(statement + 1, reader + 1).filter((draft) => sets(draft, source.array));
  // An assignment reads before it writes.
  const isOwn = changes.length === 1 && changes[0] === drafts[reader] && isAssignment(changes[0]!);
  return changes.length === 0 || (isOwn && isLast);
}

function sets({ accesses }: StatementDraft, name: string): boolean {
  return accesses.some(({ kind, array }) => kind === 'write' && array === name);
}

function reads({ accesses }: StatementDraft, name: string): boolean {
  return accesses.some(({ kind, array }) => kind === 'read' && array === name);
}

function isAssignment({ body }: StatementDraft): boolean {
  return body.length === 1 && body[0]!.kind === 'assign';
}

/** The order of statements in one iteration of the loops around them. */
class Order {
  readonly #drafts: readonly StatementDraft[];
  readonly #loops: ReadonlyMap<string, readonly LoopNode[]>;

  constructor(tree: readonly LoopNode[], drafts: readonly StatementDraft[]) {
    this.#drafts = drafts;
    this.#loops = loopsAround(tree);
  }

  /** Returns whether each statement that reads the scalar gets the value of the last one before it that sets it. */
  isStraight(name: string): boolean {
    return this.#drafts.every((draft, reader) => {
      if (!reads(draft, name)) return true;
      if (sets(draft, name) && !isAssignment(draft)) return false;
      const setter = this.#setterBefore(reader, name);
      return setter >= 0 && this.#isCertain(this.#drafts[setter]!, draft, name);
    });
  }

  /** Returns the statements that read the value which a statement gives to the scalar. */
  readersOf(statement: number, name: string): readonly number[] {
    return [...this.#drafts.keys()].filter(
      (reader) =>
        reader > statement &&
        reads(this.#drafts[reader]!, name) &&
        this.#setterBefore(reader, name) === statement,
    );
  }

  #setterBefore(reader: number, name: string): number {
    for (let position = reader - 1; position >= 0; position--)
      if (sets(this.#drafts[position]!, name)) return position;
    return -1;
  }

  /** Returns whether a statement sets the scalar in each iteration in which a later one runs. */
  #isCertain(setter: StatementDraft, reader: StatementDraft, name: string): boolean {
    const [around, aroundReader] = [this.#loops.get(setter.name)!, this.#loops.get(reader.name)!];
    const isInIteration =
      around.length === aroundReader.length && around.every((loop, d) => loop === aroundReader[d]);
    const conditions = new Set(reader.constraints.map((one) => JSON.stringify(one)));
    const isAlways = setter.accesses.some(
      ({ kind, array, may, guards }) => kind === 'write' && array === name && !may && guards.length === 0,
    );
    return (
      isAlways && isInIteration && setter.constraints.every((one) => conditions.has(JSON.stringify(one)))
    );
  }
}

function reading(draft: StatementDraft, { source, target }: Copy): StatementDraft {
  const accesses = draft.accesses.map((access) =>
    access.kind === 'read' && access.array === target.array ? { ...access, array: source.array } : access,
  );
  return { ...draft, accesses };
}

/** Returns a statement that only copies without some of the copies. */
function withoutCopies(draft: StatementDraft, forwarded: ReadonlySet<string>): StatementDraft {
  const kept = (draft.body as readonly Assignment[]).filter(
    ({ target }) => !forwarded.has(draft.accesses[target]!.array),
  );
  const accesses = kept.flatMap(({ target, value }) =>
    value.kind === 'read' ? [draft.accesses[value.access]!, draft.accesses[target]!] : [],
  );
  const body = kept.map(
    ({ value, ...one }, k): Assignment => ({
      ...one,
      target: 2 * k + 1,
      value: value.kind === 'read' ? { ...value, access: 2 * k } : value,
    }),
  );
  return { ...draft, accesses, body };
}

/** Returns the loops around each statement. */
function loopsAround(tree: readonly LoopNode[]): ReadonlyMap<string, readonly LoopNode[]> {
  const found = new Map<string, readonly LoopNode[]>();
  const visit = (node: LoopNode, around: readonly LoopNode[]): void => {
    if (node.kind === 'statement') found.set(node.statement, around);
    else if (node.kind === 'loop') visit(node.body, [...around, node]);
    else for (const child of node.children) visit(child, around);
  };
  for (const node of tree) visit(node, []);
  return found;
}
