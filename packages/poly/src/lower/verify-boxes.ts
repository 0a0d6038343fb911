import {
  apply,
  type IntExpr,
  int,
  type Kernel,
  type KernelNode,
  type KernelStage,
  type SharedBuffer,
  type StatementAccess,
  substitute,
  variable,
  variablesOf,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { affineValue, setWhere } from '../expressions/sets-of-expressions.js';
import { coalesced } from '../model/coalesced.js';
import { withinQuota } from '../model/within-quota.js';

type Loop = KernelNode & { readonly kind: 'for' };

/** isl's operations for the questions about one loop in chunks. One that it cannot answer with so many is left open. */
const QUOTA = 3_000_000;

/**
 * Returns what is wrong with the boxes that blocks share, for parameters in `context`: elements that are accessed outside of a
 * box, that are read there and neither copied nor written before, or that are copied to memory and not written in the chunk.
 * This looks at nothing but the kernel, so that it finds mistakes of whatever has made it.
 */
export function verifyBoxes(kernel: Kernel, context: isl.Set): readonly string[] {
  const { stages = [] } = kernel.blocks ?? {};
  if (stages.length === 0) return [];
  const check = new BoxCheck(kernel, context);
  return stages.flatMap((stage, position) =>
    check
      .loopsOf(kernel.body, position, check.start)
      .flatMap(
        ({ loop, path }) => withinQuota(context.context, () => check.chunks(stage, loop, path), QUOTA) ?? [],
      ),
  );
}

/** The values and conditions that hold where a node is executed. */
interface Path {
  /** For the thread; its iterators, and those of the loops in a chunk, are {@link variables}. */
  readonly thread: isl.Set;
  /** For all threads of the block. */
  readonly block: isl.Set;
  readonly variables: readonly string[];
}

/** The elements of a box that are accessed in one chunk. */
interface Uses {
  readonly reads: isl.Set[];
  readonly writes: isl.Set[];
}

class BoxCheck {
  readonly start: Path;
  readonly #ctx: isl.Context;
  /** The first iterations of the tile, by thread iterator. */
  readonly #firsts: ReadonlyMap<string, IntExpr>;

  constructor(
    private readonly kernel: Kernel,
    context: isl.Set,
  ) {
    this.#ctx = context.context;
    const { threads, blocks } = kernel;
    const tile = blocks!.tile;
    const between = (value: IntExpr, from: IntExpr, count: IntExpr) =>
      setWhere(
        this.#ctx,
        apply('and', apply('le', from, value), apply('lt', value, apply('add', from, count))),
      );
    const block = threads.reduce(
      (all, { lower, count }, d) => all.intersect(between(variable(tile[d]!.first), lower, count)),
      context,
    );
    const thread = threads.reduce((all, { iterator, lower, count }, d) => {
      const { first, size } = tile[d]!;
      const own = between(variable(iterator), lower, count);
      return all.intersect(own).intersect(between(variable(iterator), variable(first), int(size)));
    }, block);
    this.start = { thread, block, variables: threads.map(({ iterator }) => iterator) };
    this.#firsts = new Map(threads.map(({ iterator }, d) => [iterator, variable(tile[d]!.first)]));
  }

  /** Returns the loops in chunks of a stage, and where they are. */
  loopsOf(
    nodes: readonly KernelNode[],
    stage: number,
    path: Path,
  ): readonly { readonly loop: Loop; readonly path: Path }[] {
    return nodes.flatMap((node) => {
      if (node.kind === 'if')
        return this.#branches(node, path).flatMap(([branch, inside]) => this.loopsOf(branch, stage, inside));
      if (node.kind !== 'for') return [];
      if (node.stage === stage) return [{ loop: node, path }];
      const bounds = this.#bounds(node, variable(node.iterator));
      const inside = {
        ...path,
        thread: path.thread.intersect(bounds),
        block: path.block.intersect(this.#bounds(this.#forAll(node), variable(node.iterator))),
      };
      return this.loopsOf(node.body, stage, inside);
    });
  }

  /** Returns what is wrong with the boxes of a stage in one of its loops. */
  chunks(stage: KernelStage, loop: Loop, path: Path): readonly string[] {
    const first = variable(stage.first);
    const { least, greatest } = stage.range ?? {};
    const reached =
      least && greatest
        ? setWhere(this.#ctx, apply('and', apply('le', least, first), apply('le', first, greatest)))
        : this.#bounds(this.#forAll(loop), first);
    const block = path.block.intersect(reached);
    const value = variable(loop.iterator);
    const end = apply('add', first, int(stage.chunk));
    const inChunk = setWhere(this.#ctx, apply('and', apply('le', first, value), apply('lt', value, end)));
    const thread = path.thread.intersect(block).intersect(inChunk).intersect(this.#bounds(loop, value));
    const uses = stage.buffers.map((): Uses => ({ reads: [], writes: [] }));
    const inside = { thread, block, variables: [...path.variables, loop.iterator] };
    this.#collect(loop.body, inside, stage.buffers, uses);
    return stage.buffers.flatMap((buffer, i) => this.#problemsOf(buffer, uses[i]!, block));
  }

  #problemsOf(buffer: SharedBuffer, { reads, writes }: Uses, block: isl.Set): readonly string[] {
    const { origin, extents, condition, out, before = [] } = buffer;
    const box = this.#elementsWhere(
      buffer,
      origin.reduce<IntExpr>((all, corner, d) => {
        const element = variable(buffer.element[d]!);
        const end = apply('add', corner, int(extents[d]!));
        return apply('and', all, apply('le', corner, element), apply('lt', element, end));
      }, int(1)),
    ).intersectParams(block);
    const where = (one: IntExpr | undefined) => (one ? box.intersect(this.#elementsWhere(buffer, one)) : box);
    const nothing = box.subtract(box);
    const [read, written] = [reads, writes].map((sets) => sets.reduce((all, one) => all.union(one), nothing));
    const copied = out ? before.map((one) => where(one.condition)) : [where(condition)];
    const there = copied.reduce((all, one) => all.union(one), written!);
    const problem = (elements: isl.Set, what: string): string[] =>
      elements.isEmpty()
        ? []
        : [`${this.kernel.name}: elements of ${buffer.name} are ${what}: ${coalesced(elements).toString()}`];
    return [
      ...problem(read!.union(written!).subtract(box), 'outside of it'),
      ...problem(read!.intersect(box).subtract(there), 'read and not copied there'),
      ...(out
        ? [
            ...problem(where(condition).subtract(written!), 'copied to memory and not written'),
            ...problem(written!.subtract(where(condition)), 'written and not copied to memory'),
          ]
        : problem(written!, 'written and not copied to memory')),
    ];
  }

  #collect(
    nodes: readonly KernelNode[],
    path: Path,
    buffers: readonly SharedBuffer[],
    uses: readonly Uses[],
  ): void {
    for (const node of nodes) {
      if (node.kind === 'if')
        for (const [branch, inside] of this.#branches(node, path))
          this.#collect(branch, inside, buffers, uses);
      else if (node.kind === 'for') {
        const thread = path.thread.intersect(this.#bounds(node, variable(node.iterator)));
        const variables = [...path.variables, node.iterator];
        this.#collect(node.body, { ...path, thread, variables }, buffers, uses);
      } else if (node.kind === 'copy' && node.of) {
        const i = boxOf(buffers, node.of);
        const elements = this.#at(node.element, path);
        if (i >= 0) uses[i]![node.direction === 'in' ? 'reads' : 'writes'].push(elements);
      } else if (node.kind === 'instance') this.#collectOf(node, path, buffers, uses);
    }
  }

  #collectOf(
    { statement: name, iterators, views }: KernelNode & { kind: 'instance' },
    path: Path,
    buffers: readonly SharedBuffer[],
    uses: readonly Uses[],
  ): void {
    const instances = this.#at(iterators, path);
    this.kernel.statements[name]!.accesses.forEach(({ kind, relation }, position) => {
      const i = typeof views[position] === 'number' ? boxOf(buffers, { statement: name, position }) : -1;
      if (i < 0) return;
      const all = isl.Map.readFromStr(this.#ctx, relation);
      const elements = instances.apply(all.resetTupleId(isl.DimType.In).resetTupleId(isl.DimType.Out));
      uses[i]![kind === 'read' ? 'reads' : 'writes'].push(elements);
    });
  }

  /** Returns the points with these coordinates, for all values of the path's variables. */
  #at(coordinates: readonly IntExpr[], { thread, variables }: Path): isl.Set {
    const points = coordinates.reduce(
      (all, one) => all.flatProduct(isl.Set.fromPwAff(affineValue(this.#ctx, one))),
      isl.Set.readFromStr(this.#ctx, '{ [] }'),
    );
    return withoutParameters(points.intersectParams(thread), variables);
  }

  /** Returns the elements of an array for which a condition on the subscripts holds. */
  #elementsWhere({ element }: SharedBuffer, condition: IntExpr): isl.Set {
    const list = element.join(', ');
    const points = isl.Set.readFromStr(this.#ctx, `[${list}] -> { [${list}] }`);
    return withoutParameters(points.intersectParams(setWhere(this.#ctx, condition)), element);
  }

  #branches(
    { condition, then, otherwise }: KernelNode & { kind: 'if' },
    path: Path,
  ): readonly (readonly [readonly KernelNode[], Path])[] {
    const holds = setWhere(this.#ctx, condition);
    const varies = variablesOf(condition).some((name) => path.variables.includes(name));
    const under = (set: isl.Set): Path => {
      return {
        ...path,
        thread: path.thread.intersect(set),
        block: varies ? path.block : path.block.intersect(set),
      };
    };
    return [
      [then, under(holds)],
      [otherwise, under(holds.complement())],
    ];
  }

  /** Returns where a value is one of a loop's iterations. */
  #bounds({ iterator, init, condition, step }: Loop, value: IntExpr): isl.Set {
    const reached = substitute(condition, new Map([[iterator, value]]));
    const inSteps =
      step === 1 ? [] : [apply('eq', apply('mod', apply('sub', value, init), int(step)), int(0))];
    return setWhere(this.#ctx, apply('and', apply('le', init, value), reached, ...inSteps));
  }

  /** Returns the loop as the block executes it: with the bounds of the tile's first iteration. */
  #forAll(loop: Loop): Loop {
    const { init, condition } = loop;
    return { ...loop, init: substitute(init, this.#firsts), condition: substitute(condition, this.#firsts) };
  }
}

function boxOf(buffers: readonly SharedBuffer[], { statement, position }: StatementAccess): number {
  return buffers.findIndex(({ accesses }) =>
    accesses.some((one) => one.statement === statement && one.position === position),
  );
}

function withoutParameters(set: isl.Set, names: readonly string[]): isl.Set {
  return names.reduce((rest, name) => {
    const position = rest.findDimByName(isl.DimType.Param, name);
    return position < 0 ? rest : rest.projectOut(isl.DimType.Param, position, 1);
  }, set);
}
