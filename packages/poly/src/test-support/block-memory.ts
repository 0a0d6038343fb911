import {
  type Access,
  type BufferReads,
  firstTile,
  int,
  type Kernel,
  type KernelNode,
  type KernelStage,
  type SharedBuffer,
  type StatementAccess,
  variablesOf,
} from '@boxflow/ir';
import { type Environment, evaluate } from './evaluate.js';

/** Returns the values with the first iterations of the tile that a thread's iteration is in. */
export function withTile({ blocks, threads }: Kernel, env: Environment): Environment {
  const firsts = (blocks?.tile ?? []).map((tile, d): [string, number] => {
    const thread = threads[d]!;
    return [tile.first, chunkOf(evaluate(firstTile(thread, tile), env), tile.size, env[thread.iterator]!)];
  });
  return { ...env, ...Object.fromEntries(firsts) };
}

/** Returns the values with the first iteration of the chunk that an iteration of the loop is in. */
export function withChunk(
  { blocks }: Kernel,
  loop: KernelNode & { kind: 'for' },
  outer: Environment,
  env: Environment,
): Environment {
  const stage = loop.stage === undefined ? undefined : blocks?.stages[loop.stage];
  if (!stage) return env;
  const lower = stage.range ? evaluate(stage.range.least, env) : evaluate(loop.init, outer);
  const first = chunkOf(lower, stage.chunk, env[loop.iterator]!);
  return { ...env, [stage.first]: first };
}

function chunkOf(lower: number, size: number, value: number): number {
  return lower + Math.floor((value - lower) / size) * size;
}

/**
 * Fails unless an element that an access reads or writes is in the box that the block shares, and all
 * elements that are said to exist there do: `requireInView` fails for those that do not. `written` remembers
 * elements of boxes that are copied to memory.
 */
export function requireInBox(
  stage: KernelStage,
  { statement, position, kind }: StatementAccess & Pick<Access, 'kind'>,
  index: readonly number[],
  env: Environment,
  requireInView: (view: number, index: readonly number[]) => void,
  written: WrittenBoxes,
): void {
  const buffer = stage.buffers.find(({ accesses }) =>
    accesses.some((one) => one.statement === statement && one.position === position),
  );
  if (!buffer) return;
  const origin = buffer.origin.map((one) => evaluate(one, env));
  const isInside = index.every((value, d) => origin[d]! <= value && value < origin[d]! + buffer.extents[d]!);
  const { before = [], ...own } = buffer;
  const isThere = [...(kind === 'read' ? before : [])].some((reads) => exists(own, reads, index, env));
  if (!isInside || !(isThere || exists(own, own, index, env)))
    throw new Error(`[${index}] is not in ${buffer.name}`);
  const copies = [own, ...before];
  const firsts = copies.flatMap(({ condition }) => variablesOf(condition ?? int(1))).map((name) => env[name]);
  const key = [...origin, ...firsts].join();
  if (buffer.out && kind === 'write')
    written.add(buffer, key, index, () =>
      elementsOf(buffer, origin).filter((one) => exists(own, own, one, env)),
    );
  if (checked.get(buffer) === key) return;
  checked.set(buffer, key);
  for (const element of elementsOf(buffer, origin))
    for (const copy of copies) if (exists(own, copy, element, env)) requireInView(copy.view, element);
}

/** What a launch writes to boxes: all elements that blocks copy to memory must be written. */
export class WrittenBoxes {
  readonly #boxes = new Map<string, { readonly copied: number; readonly written: Set<string> }>();

  /** `key`: says which box it is of the buffer's. */
  add({ name }: SharedBuffer, key: string, index: readonly number[], copied: () => readonly unknown[]): void {
    const box = this.#boxes.get(`${name} ${key}`) ?? { copied: copied().length, written: new Set<string>() };
    this.#boxes.set(`${name} ${key}`, box);
    box.written.add(index.join());
  }

  /** Fails if blocks copy elements that nobody has written. */
  check(): void {
    for (const [box, { copied, written }] of this.#boxes)
      if (copied !== written.size)
        throw new Error(`${copied} elements of ${box} are copied, ${written.size} are written`);
  }
}

/** For each buffer the values for which it was checked last: neighbours read the same box. */
const checked = new WeakMap<SharedBuffer, string>();

function exists(
  { element }: Pick<SharedBuffer, 'element'>,
  { condition }: Pick<BufferReads, 'condition'>,
  index: readonly number[],
  env: Environment,
): boolean {
  const names = Object.fromEntries(element.map((name, d) => [name, index[d]!]));
  return condition === undefined || evaluate(condition, { ...env, ...names }) !== 0;
}

function elementsOf({ extents }: SharedBuffer, origin: readonly number[]): readonly (readonly number[])[] {
  return extents.reduce<readonly (readonly number[])[]>(
    (all, extent, d) =>
      all.flatMap((one) => Array.from({ length: extent }, (_, i) => [...one, origin[d]! + i])),
    [[]],
  );
}
