import type { HostAction, Scop } from '@boxflow/ir';
import type { FunctionText } from '../functions.js';
import { children, descendants, type Node } from '../syntax/node.js';
import type { SourceMap } from '../text/source-map.js';
import { declare } from '../types/declare.js';
import { Scope, type Variable } from '../types/scope.js';
import { formOf, type LocalAnnouncement } from './announcement-form.js';
import { isPointer } from './memory-accesses.js';
import { isHoisted, regionOf, type UnitFunctions } from './unit-functions.js';

/** A variable whose memory ends with a block. */
interface EndingVariable {
  readonly variable: Variable;
  readonly block: Node;
}

/** The variables of a function that a region may use as arrays, here or by their address, and the ends of their memory. */
export class EndingMemory {
  readonly variables: readonly EndingVariable[];

  constructor(
    readonly unit: UnitFunctions,
    readonly map: SourceMap,
    readonly scops: readonly Scop[],
    readonly owner: FunctionText,
    readonly isMain: boolean,
  ) {
    const { body, scope, definition } = owner;
    const isParameter = ({ position }: Variable) =>
      definition.startIndex < position && position < body.startIndex;
    const parameters = [...scope.visibleVariables()].filter(
      (variable) => isParameter(variable) && this.#hasMemory(variable),
    );
    this.variables = [
      ...parameters.map((variable) => ({ variable, block: body })),
      ...this.#declaredIn(body, scope),
    ];
  }

  #declaredIn(node: Node, outer: Scope): EndingVariable[] {
    // Declarations of a statement in an expression end before a region begins.
    if (node.type.endsWith('_expression')) return [];
    const isBlock = node.type === 'compound_statement';
    const scope = isBlock || node.type === 'for_statement' ? new Scope(outer) : outer;
    return children(node).flatMap((child) => {
      if (child.type === 'declaration') {
        if (this.#endsInRegion(child)) return [];
        const variables = declare(child, scope, 'local').map(({ variable }) => variable);
        const ending = isBlock ? variables.filter((variable) => this.#hasMemory(variable)) : [];
        return ending.map((variable) => ({ variable, block: node }));
      }
      declare(child, scope, 'local');
      return this.#declaredIn(child, scope);
    });
  }

  /** Returns whether the variables of a declaration end with the block that a region becomes. */
  #endsInRegion(declaration: Node): boolean {
    const scop = regionOf(declaration, this.scops);
    return scop !== undefined && !isHoisted(declaration, scop);
  }

  #hasMemory(variable: Variable): boolean {
    if (variable.storage === 'global' || variable.storage === 'static' || variable.storage === 'register')
      return false;
    if (variable.type.kind === 'scalar' || isPointer(variable))
      return this.unit.addressTaken.has(variable.name);
    return true;
  }

  /** Returns the announcements at the ends of blocks, and before the jumps out of them. */
  announcements(): LocalAnnouncement[] {
    const jumps = [...descendants(this.owner.body)].filter(
      (node) => /^(?:return|break|continue)_statement$/.test(node.type) && !regionOf(node, this.scops),
    );
    return [...this.#atEnds(), ...jumps.flatMap((jump) => this.#before(jump))];
  }

  #atEnds(): LocalAnnouncement[] {
    const { body } = this.owner;
    const blocks = new Map(this.variables.map(({ block }) => [block.id, block]));
    blocks.set(body.id, body);
    return [...blocks.values()].flatMap((block) => {
      const last = children(block).at(-1);
      if (last && /^(?:return|break|continue)_statement$/.test(last.type)) return [];
      const gone = this.variables.filter((one) => one.block.id === block.id);
      const actions = this.#forget(gone, block.id === body.id);
      const at = block.endIndex - 1;
      return actions.length > 0 ? [{ range: [at, at], form: 'point', actions } as const] : [];
    });
  }

  #before(jump: Node): LocalAnnouncement[] {
    const target = targetOf(jump, this.owner.body);
    const gone = this.variables.filter(
      ({ block, variable }) =>
        block.startIndex <= jump.startIndex &&
        jump.endIndex <= block.endIndex &&
        variable.position < jump.startIndex &&
        (target === undefined || block.startIndex > target.startIndex),
    );
    const isRead = [...descendants(jump)].some(
      (each) => each.type === 'identifier' && this.unit.announcing.has(each.text),
    );
    const actions = this.#forget(gone, target === undefined, isRead ? 'write' : 'forget');
    return actions.length > 0 ? [{ range: this.map.rangeOf(jump), form: formOf(jump), actions }] : [];
  }

  /**
   * Returns the actions for variables that end. If functions of the file compute the returned value, they are announced
   * as `write`, because they end after these calls. At the end of `main`, all memory is brought back, because exit
   * handlers may read it.
   */
  #forget(
    gone: readonly EndingVariable[],
    leaves: boolean,
    access: 'forget' | 'write' = 'forget',
  ): HostAction[] {
    const forgotten = gone.map(({ variable: { name } }): HostAction => {
      return { kind: 'access', access, memory: { address: `&${name}`, size: `sizeof(${name})` } };
    });
    const rest: HostAction[] =
      leaves && this.isMain ? [{ kind: 'access', access: 'write', memory: null }] : [];
    return [...forgotten, ...rest];
  }
}

/** Returns the loop or `switch` that a jump leaves or begins anew; `undefined` for the function. */
function targetOf(jump: Node, body: Node): Node | undefined {
  if (jump.type === 'return_statement') return undefined;
  const wanted =
    jump.type === 'break_statement' ? /^(?:for|while|do|switch)_statement$/ : /^(?:for|while|do)_statement$/;
  for (let node = jump.parent; node && node.id !== body.id; node = node.parent)
    if (wanted.test(node.type)) return node;
  return undefined;
}
