import type { Refusal, Scop } from '@boxflow/ir';
import { NOTHING_TO_RUN } from '../diagnostics/refusals.js';
import { analyseRegion, unexpected } from '../region/analyse-region.js';
import { children, type Node } from '../syntax/node.js';
import type { SourceMap } from '../text/source-map.js';
import { declare } from '../types/declare.js';
import { Scope } from '../types/scope.js';
import type { FunctionText } from './functions.js';
import type { Regions } from './regions-of-unit.js';

/**
 * Finds regions where nothing is marked: maximal runs of statements of one block that together are a SCoP with a loop.
 * A loop that is refused is searched for runs inside it. Statements before the first loop of a run and after its last
 * stay outside: they gain nothing.
 */
export function unmarkedRegions(functions: readonly FunctionText[], map: SourceMap): Regions {
  const search = new Search(map);
  for (const owner of functions) search.function(owner);
  return { scops: search.scops, refusals: search.refusals };
}

interface Run {
  readonly scop: Scop;
  /** Number of statements. */
  readonly length: number;
}

/** The loop and the loops and assignments that follow it. */
function runOfCandidates(nodes: readonly Node[], start: number): readonly Node[] {
  let end = start + 1;
  while (end < nodes.length && /^(?:for|expression)_statement$/.test(nodes[end]!.type)) end++;
  return nodes.slice(start, end);
}

class Search {
  readonly scops: Scop[] = [];
  readonly refusals: Refusal[] = [];
  readonly #reported = new Set<string>();

  constructor(readonly map: SourceMap) {}

  function(owner: FunctionText): void {
    try {
      this.#block(owner.body, owner.scope, owner);
    } catch (error) {
      this.#report(unexpected(error, this.map.locate(owner.body.startIndex)), owner.body, owner);
    }
  }

  #block(block: Node, outer: Scope, owner: FunctionText): void {
    this.#statements(children(block), new Scope(outer), owner);
  }

  #statements(nodes: readonly Node[], scope: Scope, owner: FunctionText): void {
    let position = 0;
    while (position < nodes.length) {
      const node = nodes[position]!;
      const run = node.type === 'for_statement' ? this.#longestRun(nodes, position, scope, owner) : undefined;
      if (run) {
        this.scops.push(run.scop);
        position += run.length;
      } else {
        declare(node, scope, 'local');
        this.#inside(node, scope, owner);
        position++;
      }
    }
  }

  /**
   * The longest SCoP that begins with the loop at `start` and ends with a loop. The step between tried lengths doubles
   * while they work and halves when one does not: what makes a run too long does not go away in a longer one.
   */
  #longestRun(nodes: readonly Node[], start: number, scope: Scope, owner: FunctionText): Run | undefined {
    const candidates = runOfCandidates(nodes, start);
    const attempt = (length: number): Run | undefined => {
      const result = this.#analyse(candidates.slice(0, length), scope, owner);
      if (result.kind === 'scop') return { scop: result.scop, length };
      if (length === 1) this.#report(result.reason, candidates[0]!, owner);
      return undefined;
    };
    let best = attempt(1);
    let tooLong = candidates.length + 1;
    let step = 1;
    while (best && best.length + 1 < tooLong) {
      const length: number = Math.min(best.length + step, tooLong - 1);
      const longer = attempt(length);
      if (longer) best = longer;
      else tooLong = length;
      step = longer ? 2 * step : Math.max(1, step >> 1);
    }
    return best && this.#endingWithLoop(best, candidates, scope, owner);
  }

  /** Assignments at the end of a run stay outside. */
  #endingWithLoop(run: Run, candidates: readonly Node[], scope: Scope, owner: FunctionText): Run {
    let length = run.length;
    while (candidates[length - 1]?.type !== 'for_statement') length--;
    if (length === run.length) return run;
    const shorter = this.#analyse(candidates.slice(0, length), scope, owner);
    return shorter.kind === 'scop' ? { scop: shorter.scop, length } : run;
  }

  #analyse(statements: readonly Node[], scope: Scope, owner: FunctionText) {
    const place = {
      map: this.map,
      functionName: owner.name,
      definition: owner.definition,
      scope,
      statements,
    };
    return analyseRegion(place, `scop${this.scops.length}`);
  }

  /** A statement that is not part of a run may have runs inside. */
  #inside(node: Node, outer: Scope, owner: FunctionText): void {
    if (node.type === 'declaration' || node.type === 'expression_statement') return;
    const scope = new Scope(outer);
    for (const child of children(node)) {
      if (child.type === 'declaration') declare(child, scope, 'local');
      else if (child.type === 'compound_statement') this.#block(child, scope, owner);
      else if (/_statement$|^else_clause$/.test(child.type)) this.#statements([child], scope, owner);
    }
  }

  #report(reason: Refusal['reason'], node: Node, owner: FunctionText): void {
    if (reason.code === NOTHING_TO_RUN) return;
    // The loops of a nest are mostly refused for the same reason.
    const key = `${reason.code} ${JSON.stringify(reason.location)}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.refusals.push({
      functionName: owner.name,
      location: this.map.locate(node.startIndex),
      marked: false,
      reason,
    });
  }
}
