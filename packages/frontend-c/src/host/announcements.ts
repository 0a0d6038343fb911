import type { Announcement, HostAction, Scop } from '@boxflow/ir';
import type { FunctionText } from '../functions.js';
import { declaredNames } from '../region/uses/writes.js';
import { children, descendants, field, type Node } from '../syntax/node.js';
import type { SourceMap } from '../text/source-map.js';
import { declare } from '../types/declare.js';
import { Scope } from '../types/scope.js';
import { formOf, type LocalAnnouncement } from './announcement-form.js';
import { EndingMemory } from './ending-memory.js';
import { libraryAccess } from './library-functions.js';
import { MemoryAccesses, mayHaveOtherNames } from './memory-accesses.js';
import { isPartOf, mayBeginIn, regionOf, type UnitFunctions, unitFunctions } from './unit-functions.js';

/** The regions of a program, and the uses of memory around them that devices may hold. */
export interface HostProgram {
  readonly scops: readonly Scop[];
  readonly announcements?: readonly Announcement[];
}

/**
 * Adds the announcements that the runtime needs between regions, so that arrays may stay on the devices. Before each
 * statement, they name the memory that it accesses; at the end of a block, the variables that end
 * (docs/ARCHITECTURE.md, "Between regions").
 */
export function withAnnouncements(
  root: Node,
  map: SourceMap,
  functions: readonly FunctionText[],
  scops: readonly Scop[],
): HostProgram {
  const unit = scops.length === 0 ? undefined : unitFunctions(root, map.text, functions, scops);
  if (!unit || unit.keeping.size === 0) return { scops };
  const announcements: Announcement[] = [];
  const before = new Map<Scop, NonNullable<Scop['host']>>();
  const mainIsEntered =
    [...descendants(root)].filter(({ type, text: name }) => type === 'identifier' && name === 'main')
      .length === 1;
  for (const one of unit.announcing.values()) {
    const own = new FunctionAnnouncements(unit, map, scops, one, mainIsEntered);
    own.write();
    for (const each of own.announcements)
      announcements.push({ ...each, functionName: one.name, location: map.locate(each.range[0]) });
    for (const [scop, host] of own.before) before.set(scop, host);
  }
  if (before.size === 0) return { scops };
  return {
    scops: scops.map((scop) => {
      const host = before.get(scop);
      return host ? { ...scop, host } : scop;
    }),
    announcements,
  };
}

class FunctionAnnouncements {
  readonly announcements: LocalAnnouncement[] = [];
  readonly before = new Map<Scop, NonNullable<Scop['host']>>();
  readonly #keeps: boolean;
  readonly #isMain: boolean;
  readonly #ending: EndingMemory | undefined;

  constructor(
    readonly unit: UnitFunctions,
    readonly map: SourceMap,
    readonly scops: readonly Scop[],
    readonly owner: FunctionText,
    mainIsEntered: boolean,
  ) {
    this.#keeps = unit.keeping.has(owner.name);
    this.#isMain = owner.name === 'main' && mainIsEntered;
    this.#ending = this.#keeps ? new EndingMemory(unit, map, scops, owner, this.#isMain) : undefined;
  }

  write(): void {
    const { body, scope } = this.owner;
    if (this.#keeps) {
      const at = body.startIndex + 1;
      this.announcements.push({
        range: [at, at],
        form: 'point',
        actions: [{ kind: 'begin', caller: this.#caller() }],
      });
    }
    this.#block(body, scope);
    if (this.#ending) this.announcements.push(...this.#ending.announcements());
  }

  /**
   * Returns what is known about the caller; nothing if two variables have the same name, since the announcements of
   * their ends could not distinguish them.
   */
  #caller(): 'announces' | 'none' | 'unknown' {
    const names = [...descendants(this.owner.definition)].flatMap((node) =>
      /^(?:parameter_)?declaration$/.test(node.type) ? declaredNames(node) : [],
    );
    const isAmbiguous = this.#ending?.variables.some(
      ({ variable: { name } }) => names.indexOf(name) !== names.lastIndexOf(name),
    );
    if (isAmbiguous) return 'unknown';
    return this.#isMain ? 'none' : 'announces';
  }

  #block(block: Node, outer: Scope): void {
    const scope = new Scope(outer);
    for (const child of children(block)) {
      const scop = regionOf(child, this.scops);
      if (!scop) this.#statement(child, scope);
      else this.#region(scop, block, scope);
      declare(child, scope, 'local');
    }
  }

  #statement(node: Node, scope: Scope): void {
    switch (node.type) {
      case 'compound_statement':
        this.#block(node, scope);
        return;
      case 'if_statement': {
        this.#leaf(field(node, 'condition'), scope, node);
        this.#inside(field(node, 'consequence'), scope);
        const otherwise = node.childForFieldName('alternative');
        for (const child of otherwise ? children(otherwise) : []) this.#inside(child, scope);
        return;
      }
      case 'while_statement':
      case 'do_statement':
      case 'for_statement':
        if (mayBeginIn(node, this.scops, this.unit.keeping)) {
          this.#loop(node, scope);
          return;
        }
        this.#leaf(node, scope, node);
        return;
      default:
        this.#leaf(node, scope, node);
        return;
    }
  }

  /** Visits a statement that is not directly in a block, and may be a region. */
  #inside(node: Node, scope: Scope): void {
    const scop = regionOf(node, this.scops);
    if (!scop) this.#statement(node, scope);
    else this.#region(scop, node.parent!, scope);
  }

  /** Visits a loop with regions inside: its condition is announced each time. */
  #loop(node: Node, outer: Scope): void {
    const scope = new Scope(outer);
    const initialiser = node.childForFieldName('initializer');
    if (initialiser) {
      this.#leaf(initialiser, scope, node);
      declare(initialiser, scope, 'local');
    }
    for (const part of ['condition', 'update']) {
      const expression = node.childForFieldName(part);
      if (expression) this.#leaf(expression, scope, expression);
    }
    this.#inside(field(node, 'body'), scope);
  }

  /** Announces everything that evaluating `node` accesses, before `at`. */
  #leaf(node: Node, scope: Scope, at: Node): void {
    const accesses = new MemoryAccesses(this.unit, [node], { keeps: this.#keeps });
    accesses.visit(node, new Scope(scope));
    const whole = accesses.all.filter(({ before }) => !before);
    const actions: HostAction[] = withoutRepetitions(whole.map(({ action }) => action));
    if (this.#maySayThatItAnnounces(node, accesses)) actions.push({ kind: 'handshake' });
    this.#announce(
      at,
      actions,
      at.id === node.id && !/_statement$|^declaration$|^type_definition$/.test(node.type),
    );
    for (const { action, before } of accesses.all) if (before) this.#announce(before, [action], true);
  }

  /**
   * Returns whether the statement may announce a handshake. It must call exactly one function of the program, in which
   * regions begin, and always: otherwise a later callee would take the handshake for its own. The rest of the statement
   * may be evaluated before or after the call, so it must not access anything that the call may leave on devices.
   */
  #maySayThatItAnnounces(node: Node, accesses: MemoryAccesses): boolean {
    if (!this.#keeps) return false;
    const calls = [...descendants(node)].filter(
      (each) => each.type === 'identifier' && this.unit.keeping.has(each.text),
    );
    const call = calls.length === 1 ? calls[0]!.parent : undefined;
    if (call?.type !== 'call_expression' || field(call, 'function').id !== calls[0]!.id) return false;
    if (node.type === 'return_statement' && (this.#ending!.variables.length > 0 || this.#isMain))
      return false;
    if (!isCertain(call, node) || !this.#callsNothingElse(call, node)) return false;
    const given = field(call, 'arguments');
    return accesses.all.every(
      ({ action, node: place }) =>
        given.startIndex <= place.startIndex &&
        place.endIndex <= given.endIndex &&
        action.kind === 'access' &&
        action.access === 'read',
    );
  }

  #callsNothingElse(call: Node, node: Node): boolean {
    return [...descendants(node)].every(
      (each) =>
        each.type !== 'call_expression' ||
        each.id === call.id ||
        (!this.unit.defined.has(field(each, 'function').text) &&
          libraryAccess(field(each, 'function').text) !== undefined),
    );
  }

  #region(scop: Scop, around: Node, scope: Scope): void {
    if (this.before.has(scop)) return;
    const statements = children(around).filter((child) => isPartOf(child, scop));
    const accesses = new MemoryAccesses(this.unit, statements, { keeps: this.#keeps });
    const inside = new Scope(scope);
    for (const statement of statements) accesses.visit(statement, inside);
    const sequential = withoutRepetitions(accesses.all.map(({ action }) => action));
    this.before.set(scop, { parameters: this.#readBefore(scop, scope), sequential });
  }

  /** Returns the reads of the region's parameters, except those of plain variables. */
  #readBefore(scop: Scop, scope: Scope): readonly HostAction[] {
    return scop.parameters.flatMap(({ name, expression, isComputed }): HostAction[] => {
      if (isComputed) return [];
      const symbol = scope.lookup(expression ?? name);
      const isPlain = symbol?.kind === 'variable' && !mayHaveOtherNames(symbol, this.unit);
      if (isPlain || symbol?.kind === 'enumerator') return [];
      const value = expression ?? name;
      // A value that is read under a condition, as in `0 < n ? p[0].rows : 0`, is not a place in memory.
      const memory = value.includes('?') ? null : { address: `&(${value})`, size: `sizeof(${value})` };
      return [{ kind: 'access', access: 'read', memory }];
    });
  }

  #announce(at: Node, actions: readonly HostAction[], isExpression: boolean): void {
    if (actions.length === 0) return;
    this.announcements.push({
      range: this.map.rangeOf(at),
      form: isExpression ? 'expression' : formOf(at),
      actions,
    });
  }
}

/** Returns whether evaluating `node` always evaluates `part`. */
function isCertain(part: Node, node: Node): boolean {
  for (let at = part; at.id !== node.id; at = at.parent!) {
    const { parent } = at;
    if (!parent || /^(?:conditional|sizeof|alignof|generic)_expression$/.test(parent.type)) return false;
    if (parent.type === 'binary_expression' && /&&|\|\|/.test(field(parent, 'operator').text)) return false;
  }
  return true;
}

function withoutRepetitions(actions: readonly HostAction[]): HostAction[] {
  const everything = (access: string) => (one: HostAction) =>
    one.kind === 'access' && one.access === access && one.memory === null;
  const written = actions.find(everything('write'));
  if (written) return [written];
  const read = actions.find(everything('read'));
  const texts = new Set<string>();
  return actions.filter((action) => {
    if (read && action !== read && action.kind === 'access' && action.access === 'read') return false;
    const text = JSON.stringify(action);
    if (texts.has(text)) return false;
    texts.add(text);
    return true;
  });
}
