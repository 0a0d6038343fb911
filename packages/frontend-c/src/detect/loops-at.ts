import { formatLocation, type SourceLocation } from '@boxflow/ir';
import type { FunctionText } from '../functions.js';
import { isLoopStatement } from '../syntax/loop-statement.js';
import { children, field, type Node } from '../syntax/node.js';
import type { SourceMap } from '../text/source-map.js';

/** The loops that begin at some places. */
export class LoopsAt {
  readonly #places: ReadonlySet<string>;
  /** Answers so far, by the statement's id. */
  readonly #known = new Map<number, boolean>();

  constructor(
    places: readonly SourceLocation[],
    private readonly map: SourceMap,
    private readonly functions: ReadonlyMap<string, FunctionText>,
  ) {
    this.#places = new Set(places.map(formatLocation));
  }

  /** Returns whether such a loop is an outermost one of the statement, or of a function that the statement calls. */
  isIn(statement: Node): boolean {
    if (this.#places.size === 0) return false;
    const found = this.#known.get(statement.id) ?? this.#find(statement);
    this.#known.set(statement.id, found);
    return found;
  }

  #find(statement: Node): boolean {
    const called = new Set<string>();
    const stack = [statement];
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (isLoopStatement(node)) {
        if (this.#places.has(formatLocation(this.map.locate(node.startIndex)))) return true;
        continue;
      }
      stack.push(...children(node));
      const name = node.type === 'call_expression' ? field(node, 'function').text : '';
      const callee = this.functions.get(name);
      if (!callee || called.has(name)) continue;
      called.add(name);
      stack.push(callee.body);
    }
    return false;
  }
}
