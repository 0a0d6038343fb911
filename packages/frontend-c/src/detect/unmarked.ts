import type { Diagnostic, Refusal, Scop } from '@boxflow/ir';
import {
  LOCAL_USED_AFTER,
  loopInExpression,
  notUnderstood,
  openedLoop,
  tooDeep,
} from '../diagnostics/refusals.js';
import { byName, type FunctionText } from '../functions.js';
import { analyseRegion, unexpected } from '../region/analyse-region.js';
import { plainAssignment, startsLoop } from '../region/loops/loop-starts.js';
import { declaredNames } from '../region/uses/writes.js';
import { isLoopStatement } from '../syntax/loop-statement.js';
import { children, descendants, type Node, oneLine } from '../syntax/node.js';
import type { SourceMap } from '../text/source-map.js';
import { declare } from '../types/declare.js';
import { Scope } from '../types/scope.js';
import type { Cuts } from './cuts.js';
import { longestRun, type Run } from './longest-run.js';
import { LoopsAt } from './loops-at.js';
import { Refusals } from './refusals.js';
import type { RegionOptions, Regions } from './regions-of-unit.js';

/**
 * Finds regions in files without marks: maximal runs of statements of one block that together are a SCoP with a loop,
 * unless they get too long to analyse. A loop that is refused is searched for runs inside it. Each loop that is not in a
 * run is in a refusal. Statements before the first loop of a run and after its last one stay outside: they gain nothing.
 * A loop that {@link Cuts} set apart is the only one of its run; one that they open is in no run.
 */
export function unmarkedRegions(
  functions: readonly FunctionText[],
  map: SourceMap,
  { cuts, contracts }: RegionOptions,
): Regions {
  const search = new Search(map, byName(functions), cuts, contracts);
  for (const owner of functions) search.function(owner);
  return { scops: search.scops, refusals: search.refusals };
}

/** Statements that may stand between the loops of one region. */
const CANDIDATE = /^(?:(?:for|while|do|if|expression|compound)_statement|declaration)$/;
/** Returns how many statements from `start` on a run must have to contain its first loop; 0 if none begins there. */
function shortestRun(nodes: readonly Node[], start: number, outer: Scope): number {
  const node = nodes[start]!;
  if (isLoopStatement(node)) return 1;
  const names = node.type === 'declaration' ? declaredNames(node) : [plainAssignment(node)?.target.text];
  const later = nodes.slice(start + 1);
  const scope = new Scope(outer);
  declare(node, scope, 'local');
  if (!names.some((name) => name !== undefined && startsLoop(name, later, scope))) return 0;
  const loop = nodes.findIndex((other, position) => position > start && isLoopStatement(other));
  const between = nodes.slice(start, loop);
  return between.every(({ type }) => type === 'declaration' || type === 'expression_statement')
    ? loop - start + 1
    : 0;
}

/**
 * Lengths of the runs from `start` on that end with a loop, or with something that contains one. Only the shortest may have a
 * statement that `isApart`, and none one that `isOpened`.
 */
function possibleLengths(
  nodes: readonly Node[],
  start: number,
  shortest: number,
  isApart: (statement: Node) => boolean,
  isOpened: (statement: Node) => boolean,
): number[] {
  const lengths: number[] = [];
  for (let end = start; end < nodes.length && CANDIDATE.test(nodes[end]!.type); end++) {
    const length = end - start + 1;
    const stops = isApart(nodes[end]!);
    if ((length > shortest && stops) || isOpened(nodes[end]!)) break;
    if (length >= shortest && containsLoop(nodes[end]!)) lengths.push(length);
    if (stops) break;
  }
  return lengths;
}

function containsLoop(node: Node): boolean {
  return (
    isLoopStatement(node) ||
    (/^(?:if|compound|do)_/.test(node.type) && [...descendants(node)].some(isLoopStatement))
  );
}

/** A loop, and the outermost expression or piece of text that is not understood around it. */
interface FoundLoop {
  readonly loop: Node;
  readonly inside: Node | undefined;
}

/** Returns all loops in a function's body, outer ones first. */
function loopsIn(body: Node): readonly FoundLoop[] {
  const loops: FoundLoop[] = [];
  const stack: { node: Node; inside: Node | undefined }[] = [{ node: body, inside: undefined }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node } = next;
    const inside = next.inside ?? (/_expression$|^ERROR$/.test(node.type) ? node : undefined);
    if (isLoopStatement(node)) loops.push({ loop: node, inside });
    for (const child of children(node).reverse()) stack.push({ node: child, inside });
  }
  return loops;
}

/** The deepest search: each loop of a nest that is refused is analysed with all that is inside it. */
const MOST_NESTED = 64;

class Search {
  readonly scops: Scop[] = [];
  readonly #refusals: Refusals;
  readonly #apart: LoopsAt;
  readonly #opened: LoopsAt;
  /** Why loops are refused together with the statements before them that set their variables, by the loop's id. */
  readonly #withStarts = new Map<number, Diagnostic>();
  /** The number of statements around the one that is searched. */
  #depth = 0;

  constructor(
    readonly map: SourceMap,
    readonly functions: ReadonlyMap<string, FunctionText>,
    { apart, opened }: Cuts,
    readonly contracts: boolean,
  ) {
    this.#refusals = new Refusals(map);
    this.#apart = new LoopsAt(apart, map, functions);
    this.#opened = new LoopsAt(opened, map, functions);
  }

  get refusals(): readonly Refusal[] {
    return this.#refusals.all(this.scops);
  }

  function(owner: FunctionText): void {
    this.#depth = 0;
    const first = this.scops.length;
    let failed: unknown;
    try {
      this.#block(owner.body, owner.scope, owner);
    } catch (error) {
      failed = error;
    }
    const scops = this.scops.slice(first);
    for (const { loop, inside } of loopsIn(owner.body)) {
      if (this.#refusals.has(loop) || this.#isIn(scops, loop)) continue;
      const at = this.map.locate(loop.startIndex);
      const reason = failed === undefined ? this.#unsearched(loop, inside) : unexpected(failed, at);
      this.#refusals.add(loop, reason, owner);
    }
  }

  #isIn(scops: readonly Scop[], loop: Node): boolean {
    const [at] = this.map.rangeOf(loop);
    return scops.some(({ textRange: [begin, end] }) => begin <= at && at < end);
  }

  /** Returns why a loop is in no region although the search has not come to it. */
  #unsearched(loop: Node, inside: Node | undefined): Diagnostic {
    const at = this.map.locate(loop.startIndex);
    if (inside?.type === 'ERROR')
      return notUnderstood(this.map.locate(inside.startIndex), oneLine(inside, 60));
    if (inside) return loopInExpression(at);
    return this.#opened.isIn(loop) ? openedLoop(at) : tooDeep(at);
  }

  #block(block: Node, outer: Scope, owner: FunctionText): void {
    this.#statements(children(block), new Scope(outer), owner);
  }

  #statements(nodes: readonly Node[], scope: Scope, owner: FunctionText): void {
    let position = 0;
    while (position < nodes.length) {
      const node = nodes[position]!;
      const run = this.#longestRun(nodes, position, scope, owner);
      if (run) {
        this.scops.push(run.scop);
        for (const one of nodes.slice(position, position + run.length)) declare(one, scope, 'local');
        position += run.length;
      } else {
        declare(node, scope, 'local');
        this.#inside(node, scope, owner);
        position++;
      }
    }
  }

  /** Returns the longest SCoP that begins at `start` and ends with a loop. */
  #longestRun(nodes: readonly Node[], start: number, scope: Scope, owner: FunctionText): Run | undefined {
    const shortest = shortestRun(nodes, start, scope);
    if (shortest === 0) return undefined;
    const lengths = possibleLengths(
      nodes,
      start,
      shortest,
      (statement) => this.#apart.isIn(statement),
      (statement) => this.#opened.isIn(statement),
    );
    const [first] = lengths;
    if (first === undefined) return undefined;
    const found = this.#analyse(nodes.slice(start, start + first), scope, owner);
    if (found.kind !== 'scop') {
      this.#refuse(nodes[start + shortest - 1]!, shortest, found.reason, owner);
      return undefined;
    }
    return longestRun(lengths, { scop: found.scop, length: first }, (length) => {
      const longer = this.#analyse(nodes.slice(start, start + length), scope, owner);
      return longer.kind === 'scop' ? { scop: longer.scop, length } : undefined;
    });
  }

  /** Keeps why a loop is refused, or why it is together with the statements before it that set its variables. */
  #refuse(loop: Node, shortest: number, reason: Diagnostic, owner: FunctionText): void {
    const known = this.#withStarts.get(loop.id);
    if (shortest === 1) this.#refusals.add(loop, known ?? reason, owner);
    else if (!known && reason.code !== LOCAL_USED_AFTER) this.#withStarts.set(loop.id, reason);
  }

  #analyse(statements: readonly Node[], scope: Scope, owner: FunctionText) {
    const place = {
      map: this.map,
      functionName: owner.name,
      definition: owner.definition,
      scope,
      statements,
      functions: this.functions,
      contracts: this.contracts,
    };
    return analyseRegion(place, `scop${this.scops.length}`);
  }

  /** Searches a statement that is not part of a run, and may have runs inside. */
  #inside(node: Node, outer: Scope, owner: FunctionText): void {
    if (node.type === 'declaration' || node.type === 'expression_statement') return;
    if (this.#depth === MOST_NESTED) return;
    this.#depth++;
    const scope = new Scope(outer);
    const parts = node.type === 'compound_statement' ? [node] : children(node);
    for (const child of parts) {
      if (child.type === 'declaration') declare(child, scope, 'local');
      else if (child.type === 'compound_statement') this.#block(child, scope, owner);
      else if (/_statement$|^else_clause$/.test(child.type)) this.#statements([child], scope, owner);
    }
    this.#depth--;
  }
}
