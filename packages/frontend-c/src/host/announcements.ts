import type { Announcement, HostAction, Scop } from '@boxflow/ir';
import type { FunctionText } from '../functions.js';
import { declaredNames } from '../region/uses/writes.js';
import { children, descendants, field, type Node } from '../syntax/node.js';
import type { SourceMap } from '../text/source-map.js';
import { declare } from '../types/declare.js';
import { Scope, type Variable } from '../types/scope.js';
import { libraryAccess } from './library-functions.js';
import { isPointer, MemoryAccesses, mayHaveOtherNames } from './memory-accesses.js';
import { isInExpression, mayBeginIn, type UnitFunctions, unitFunctions } from './unit-functions.js';

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

/** A variable whose memory ends with a block. */
interface Own {
  readonly variable: Variable;
  readonly block: Node;
}

class FunctionAnnouncements {
  readonly announcements: Omit<Announcement, 'functionName' | 'location'>[] = [];
  readonly before = new Map<Scop, NonNullable<Scop['host']>>();
  readonly #keeps: boolean;
  readonly #isMain: boolean;
  readonly #own: Own[] = [];

  constructor(
    readonly unit: UnitFunctions,
    readonly map: SourceMap,
    readonly scops: readonly Scop[],
    readonly owner: FunctionText,
    mainIsEntered: boolean,
  ) {
    this.#keeps = unit.keeping.has(owner.name);
    this.#isMain = owner.name === 'main' && mainIsEntered;
  }

  write(): void {
    const { body, scope } = this.owner;
    this.#collectOwn();
    if (this.#keeps) {
      const at = body.startIndex + 1;
      this.announcements.push({
        range: [at, at],
        form: 'point',
        actions: [{ kind: 'begin', caller: this.#caller() }],
      });
    }
    this.#block(body, scope);
    if (this.#keeps) this.#jumps();
  }

  /**
   * Returns what is known about the caller; nothing if two variables have the same name, since the announcements of
   * their ends could not distinguish them.
   */
  #caller(): 'announces' | 'none' | 'unknown' {
    const names = [...descendants(this.owner.definition)].flatMap((node) =>
      /^(?:parameter_)?declaration$/.test(node.type) ? declaredNames(node) : [],
    );
    const isAmbiguous = this.#own.some(
      ({ variable: { name } }) => names.indexOf(name) !== names.lastIndexOf(name),
    );
    if (isAmbiguous) return 'unknown';
    return this.#isMain ? 'none' : 'announces';
  }

  /** Returns the region that contains a node. */
  #regionOf(node: Node): Scop | undefined {
    return this.scops.find((scop) => isPartOf(node, scop));
  }

  // ---- accesses -----------------------------------------------------------------------------------------------------

  #block(block: Node, outer: Scope): void {
    const scope = new Scope(outer);
    for (const child of children(block)) {
      const scop = this.#regionOf(child);
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
    const scop = this.#regionOf(node);
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
    if (node.type === 'return_statement' && (this.#own.length > 0 || this.#isMain)) return false;
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

  // ---- the end of memory --------------------------------------------------------------------------------------------

  /** Collects the variables that a region may use as arrays, here or by their address. */
  #collectOwn(): void {
    if (!this.#keeps) return;
    const { body, scope, definition } = this.owner;
    for (const variable of scope.visibleVariables()) {
      const isOurs = definition.startIndex < variable.position && variable.position < body.startIndex;
      if (isOurs && this.#hasMemory(variable)) this.#own.push({ variable, block: body });
    }
    this.#collectIn(body, scope);
  }

  #collectIn(node: Node, outer: Scope): void {
    // Declarations of a statement in an expression end before a region begins.
    if (isInExpression(node)) return;
    const scope =
      node.type === 'compound_statement' || node.type === 'for_statement' ? new Scope(outer) : outer;
    for (const child of children(node)) {
      if (child.type === 'declaration') {
        if (this.#regionOf(child)) continue;
        for (const { variable } of declare(child, scope, 'local')) {
          if (node.type === 'compound_statement' && this.#hasMemory(variable))
            this.#own.push({ variable, block: node });
        }
      } else {
        declare(child, scope, 'local');
        this.#collectIn(child, scope);
      }
    }
  }

  #hasMemory(variable: Variable): boolean {
    if (variable.storage === 'global' || variable.storage === 'static' || variable.storage === 'register')
      return false;
    if (variable.type.kind === 'scalar' || isPointer(variable))
      return this.unit.addressTaken.has(variable.name);
    return true;
  }

  #jumps(): void {
    const blocks = new Map(this.#own.map(({ block }) => [block.id, block]));
    blocks.set(this.owner.body.id, this.owner.body);
    for (const block of blocks.values()) {
      const last = children(block).at(-1);
      if (last && /^(?:return|break|continue)_statement$/.test(last.type)) continue;
      const gone = this.#own.filter((own) => own.block.id === block.id);
      const actions = this.#forget(gone, block.id === this.owner.body.id);
      const at = block.endIndex - 1;
      if (actions.length > 0) this.announcements.push({ range: [at, at], form: 'point', actions });
    }
    for (const node of descendants(this.owner.body)) {
      if (!/^(?:return|break|continue)_statement$/.test(node.type) || this.#regionOf(node)) continue;
      const target = targetOf(node, this.owner.body);
      const gone = this.#own.filter(
        ({ block, variable }) =>
          block.startIndex <= node.startIndex &&
          node.endIndex <= block.endIndex &&
          variable.position < node.startIndex &&
          (target === undefined || block.startIndex > target.startIndex),
      );
      const isRead = [...descendants(node)].some(
        (each) => each.type === 'identifier' && this.unit.announcing.has(each.text),
      );
      const actions = this.#forget(gone, target === undefined, isRead ? 'write' : 'forget');
      if (actions.length > 0)
        this.announcements.push({ range: this.map.rangeOf(node), form: formOf(node), actions });
    }
  }

  /**
   * Returns the actions for variables that end. If functions of the file compute the returned value, they are announced
   * as `write`, because they end after these calls. At the end of `main`, all memory is brought back, because exit
   * handlers may read it.
   */
  #forget(gone: readonly Own[], leaves: boolean, access: 'forget' | 'write' = 'forget'): HostAction[] {
    const forgotten = gone.map(({ variable: { name } }): HostAction => {
      return { kind: 'access', access, memory: { address: `&${name}`, size: `sizeof(${name})` } };
    });
    const rest: HostAction[] =
      leaves && this.#isMain ? [{ kind: 'access', access: 'write', memory: null }] : [];
    return [...forgotten, ...rest];
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

function isPartOf(node: Node, { textRange: [begin, end] }: Scop): boolean {
  return begin <= node.startIndex && node.endIndex <= end;
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

function formOf(node: Node): Announcement['form'] {
  if (/^(?:declaration|type_definition)$/.test(node.type)) return 'declaration';
  return node.parent?.type === 'compound_statement' ? 'statement' : 'lone-statement';
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
