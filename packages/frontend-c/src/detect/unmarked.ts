import type { Refusal, Scop } from '@boxflow/ir';
import { analyseRegion } from '../region/analyse-region.js';
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
  for (const owner of functions) search.block(owner.body, owner.scope, owner);
  return { scops: search.scops, refusals: search.refusals };
}

class Search {
  readonly scops: Scop[] = [];
  readonly refusals: Refusal[] = [];
  readonly #reported = new Set<string>();

  constructor(readonly map: SourceMap) {}

  block(block: Node, outer: Scope, owner: FunctionText): void {
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

  /** The longest SCoP that begins with the loop at `start` and ends with a loop. */
  #longestRun(nodes: readonly Node[], start: number, scope: Scope, owner: FunctionText) {
    let best: { readonly scop: Scop; readonly length: number } | undefined;
    for (let end = start + 1; end <= nodes.length; end++) {
      const last = nodes[end - 1]!;
      if (last.type !== 'for_statement' && last.type !== 'expression_statement') break;
      const result = this.#analyse(nodes.slice(start, end), scope, owner);
      if (result.kind === 'refused') {
        if (!best && end === start + 1) this.#report(result.reason, nodes[start]!, owner);
        break;
      }
      if (last.type === 'for_statement') best = { scop: result.scop, length: end - start };
    }
    return best;
  }

  #analyse(statements: readonly Node[], scope: Scope, owner: FunctionText) {
    const place = { map: this.map, functionName: owner.name, definition: owner.definition, scope, statements };
    return analyseRegion(place, `scop${this.scops.length}`);
  }

  /** A statement that is not part of a run may have runs inside. */
  #inside(node: Node, outer: Scope, owner: FunctionText): void {
    if (node.type === 'declaration' || node.type === 'expression_statement') return;
    const scope = new Scope(outer);
    for (const child of children(node)) {
      if (child.type === 'declaration') declare(child, scope, 'local');
      else if (child.type === 'compound_statement') this.block(child, scope, owner);
      else if (/_statement$|^else_clause$/.test(child.type)) this.#statements([child], scope, owner);
    }
  }

  #report(reason: Refusal['reason'], node: Node, owner: FunctionText): void {
    // The loops of a nest are mostly refused for the same reason.
    const key = `${reason.code} ${JSON.stringify(reason.location)}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.refusals.push({ functionName: owner.name, location: this.map.locate(node.startIndex), marked: false, reason });
  }
}
