import type { HostAction } from '@boxflow/ir';
import { changedVariables } from '../region/uses/writes.js';
import { children, descendants, field, type Node, oneLine, unparenthesised } from '../syntax/node.js';
import { castParts } from '../types/cast.js';
import { declare } from '../types/declare.js';
import { Scope, type Variable } from '../types/scope.js';
import { isArrow, typeOf } from '../types/type-of.js';
import { isAddress, isLiteral, isNoAddress } from './addresses.js';
import { FORMAT_ARGUMENT, LEAVES_FOR_GOOD, libraryAccess, STREAM_ARGUMENT } from './library-functions.js';
import { isSimplePlace, isWithin, loopsIn } from './simple-places.js';
import type { UnitFunctions } from './unit-functions.js';

/** An access of memory that a device may hold. */
export interface MemoryAccess {
  readonly action: HostAction & { readonly kind: 'access' | 'freed' | 'stream' };
  readonly node: Node;
  /** The expression right before which it has to be announced, if that is not the whole. */
  readonly before?: Node;
}

type Mode = 'read' | 'write' | 'address';

/** Nodes below which nothing is evaluated, or is an access. */
const WITHOUT_ACCESS =
  /^(?:(?:string|number|char)_literal|concatenated_string|true|false|null|alignof_expression|offsetof_expression|(?:break|continue)_statement|(?:struct|union|enum)_specifier|(?:type|field)_identifier|(?:primitive|sized)_type.*|type_descriptor|type_qualifier|storage_class_specifier|comment|;)$/;
/** A conversion that writes how many characters there have been. */
const COUNTS = /%[-+ #0-9.*$hljztL'"\s]*n/;
/** The nodes of `a.b->c`. */
const IS_MEMBER = /^(?:(?:field_)?identifier|field_expression|parenthesized_expression)$/;
/** Nodes all of whose children are evaluated, if they are. */
const ALL_OF_IT =
  /^(?:(?:binary|unary|comma|conditional)_expression|(?:expression|return|if|while|do|switch|case)_statement|else_clause|argument_list|initializer_(?:list|pair)|subscript_designator|init_declarator|array_declarator|pointer_declarator|parenthesized_declarator|compound_literal_expression|extension_expression|field_designator)$/;

/**
 * The accesses of a statement or an expression without regions. Functions of the file announce their own accesses.
 * Variables that are only used by name are not memory that devices may hold, because a scalar never stays there.
 */
export class MemoryAccesses {
  readonly all: MemoryAccess[] = [];
  readonly changed: ReadonlyMap<string, number>;
  readonly loops: readonly Node[];

  /**
   * @param whole the statements or the expression before which everything is announced
   * @param owner whether variables of the function itself may stay on devices
   */
  constructor(
    readonly unit: UnitFunctions,
    readonly whole: readonly Node[],
    readonly owner: { readonly keeps: boolean },
  ) {
    this.changed = changedVariables(whole);
    this.loops = loopsIn(whole);
  }

  visit(node: Node, scope: Scope, mode: Mode = 'read'): this {
    switch (node.type) {
      case 'identifier':
        this.#name(node, scope, mode);
        return this;
      case 'parenthesized_expression':
        return this.#each(node, scope, mode);
      case 'subscript_expression':
      case 'field_expression':
        this.#element(node, scope, mode);
        return this;
      case 'pointer_expression':
        if (field(node, 'operator').text === '&')
          return this.visit(field(node, 'argument'), scope, 'address');
        this.#element(node, scope, mode);
        return this;
      case 'assignment_expression':
        return this.visit(field(node, 'left'), scope, 'write').visit(field(node, 'right'), scope);
      case 'update_expression':
        return this.visit(field(node, 'argument'), scope, 'write');
      case 'cast_expression':
        this.#extents(field(node, 'type'), scope);
        return this.visit(field(node, 'value'), scope);
      case 'sizeof_expression':
      case 'type_definition':
        this.#extents(node, scope);
        return this;
      case 'call_expression':
        this.#call(node, scope);
        return this;
      case 'declaration':
        for (const declarator of node.childrenForFieldName('declarator')) {
          if (declarator) this.#declarator(declarator, scope);
        }
        declare(node, scope, 'local');
        return this;
      case 'compound_statement':
      case 'for_statement':
        return this.#each(node, new Scope(scope), 'read');
      default:
        if (ALL_OF_IT.test(node.type)) return this.#each(node, scope, 'read');
        if (!WITHOUT_ACCESS.test(node.type)) this.#anything('write', node);
        return this;
    }
  }

  #each(node: Node, scope: Scope, mode: Mode): this {
    // A list of nodes, because a sum of thousands of terms is nested too deeply for recursion.
    const waiting = children(node).reverse();
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (mode === 'read' && ALL_OF_IT.test(next.type)) waiting.push(...children(next).reverse());
      else this.visit(next, scope, mode);
    }
    return this;
  }

  /** Visits the parts of a declaration that are evaluated: extents and initialisers. */
  #declarator(node: Node, scope: Scope): void {
    if (node.type === 'init_declarator') this.visit(field(node, 'value'), scope);
    this.#extents(node, scope);
  }

  /** Visits the extents in a type, which may be computed. */
  #extents(node: Node, scope: Scope): void {
    for (const each of descendants(node)) {
      const size = /^(?:abstract_)?array_declarator$/.test(each.type) ? each.childForFieldName('size') : null;
      if (size) this.visit(size, scope);
    }
  }

  #add(access: 'read' | 'write', memory: { address: string; size: string } | null, node: Node): void {
    this.all.push({ action: { kind: 'access', access, memory }, node });
  }

  #anything(mode: 'read' | 'write', node: Node): void {
    this.#add(mode, null, node);
  }

  #name(node: Node, scope: Scope, mode: Mode): void {
    const symbol = scope.lookup(node.text);
    if (mode === 'address') return;
    if (!symbol) {
      // Otherwise the library or the compiler declares it.
      if (this.unit.declared.has(node.text)) this.#anything('write', node);
      return;
    }
    if (symbol.kind !== 'variable' || isPointer(symbol) || symbol.type.kind === 'array') return;
    if (symbol.type.kind === 'scalar' && !mayHaveOtherNames(symbol, this.unit)) return;
    this.#variable(symbol, mode, node);
  }

  /** Adds an access of a whole variable. */
  #variable(symbol: Variable, mode: 'read' | 'write', node: Node): void {
    if (!this.#mayStay(symbol)) return;
    const sized = symbol.type.kind !== 'array' || symbol.type.extent !== undefined;
    if (!sized || symbol.storage === 'register') {
      this.#anything(mode, node);
      return;
    }
    this.#add(mode, { address: `&${symbol.name}`, size: `sizeof(${symbol.name})` }, node);
  }

  #mayStay(symbol: Variable): boolean {
    const own = symbol.storage !== 'global' && symbol.storage !== 'static';
    // Memory of what the statement itself declares begins in it.
    return !own || (this.owner.keeps && !isWithin(symbol, this.whole));
  }

  /** Adds the access of `a[i]`, `*p`, `s.x` or `p->x`. */
  #element(node: Node, scope: Scope, mode: Mode): void {
    const type = typeOf(node, scope);
    const root = this.#root(node, scope);
    if (root === undefined) {
      this.#anything('write', node);
      return;
    }
    // The value of an array is its address, and no region has elements that are pointers.
    if (mode === 'address' || type?.kind === 'array' || type?.kind === 'pointer') return;
    const isElement = root.place !== undefined && isSimplePlace(root.place, scope, this);
    if (
      root.kind === 'variable' &&
      !(isElement && this.#mayStay(root.symbol) && root.symbol.storage !== 'register')
    ) {
      this.#variable(root.symbol, mode, node);
      return;
    }
    if (root.place && isElement) {
      const place = oneLine(root.place);
      this.#add(mode, { address: `&(${place})`, size: `sizeof(${place})` }, node);
      return;
    }
    this.#anything(mode, node);
  }

  /**
   * Returns the variable whose memory it is, or the place that a pointer leads to; visits what is evaluated on the
   * way.
   */
  #root(
    node: Node,
    scope: Scope,
  ):
    | { kind: 'variable'; symbol: Variable; place: Node | undefined }
    | { kind: 'pointer'; place: Node | undefined }
    | undefined {
    let at = unparenthesised(node);
    let place: Node | undefined = at;
    for (;;) {
      switch (at.type) {
        case 'identifier': {
          const symbol = scope.lookup(at.text);
          return symbol?.kind === 'variable' && !isPointer(symbol)
            ? { kind: 'variable', symbol, place }
            : undefined;
        }
        case 'subscript_expression': {
          this.visit(field(at, 'index'), scope);
          const inner = unparenthesised(field(at, 'argument'));
          const type = this.#typeOfBase(inner, scope);
          if (type === 'pointer') return this.#behind(inner, place, scope);
          if (type !== 'array') return undefined;
          at = inner;
          break;
        }
        case 'field_expression': {
          const inner = unparenthesised(field(at, 'argument'));
          // Bit-fields have no address.
          place = undefined;
          if (isArrow(at)) return this.#behind(inner, place, scope);
          at = inner;
          break;
        }
        case 'pointer_expression': {
          const inner = unparenthesised(field(at, 'argument'));
          if (field(at, 'operator').text !== '*') return undefined;
          const type = this.#typeOfBase(inner, scope);
          if (type !== 'array') return this.#behind(inner, place, scope);
          at = inner;
          break;
        }
        default:
          return undefined;
      }
    }
  }

  #behind(
    pointer: Node,
    place: Node | undefined,
    scope: Scope,
  ): { kind: 'pointer'; place: Node | undefined } {
    this.visit(pointer, scope);
    return { kind: 'pointer', place };
  }

  #typeOfBase(node: Node, scope: Scope): 'array' | 'pointer' | undefined {
    const kind = typeOf(node, scope)?.kind;
    return kind === 'array' || kind === 'pointer' ? kind : undefined;
  }

  #call(node: Node, scope: Scope): void {
    const cast = castParts(node, scope);
    if (cast) {
      this.visit(cast.operand, scope);
      return;
    }
    const callee = unparenthesised(field(node, 'function'));
    const passed = children(field(node, 'arguments'));
    for (const argument of passed) this.visit(argument, scope);
    const name =
      callee.type === 'identifier' && scope.lookup(callee.text)?.kind !== 'variable' ? callee.text : '';
    if (this.unit.announcing.has(name)) return;
    if (name === 'free' && !this.unit.defined.has(name) && passed.length === 1) {
      this.#freed(passed[0]!, scope);
      return;
    }
    if (LEAVES_FOR_GOOD.has(name) && !this.unit.defined.has(name)) {
      this.all.push({ action: { kind: 'access', access: 'write', memory: null }, node, before: node });
      return;
    }
    const mode = this.unit.defined.has(name) ? undefined : libraryAccess(name);
    if (mode === undefined || passed.some((argument) => isText(argument) && COUNTS.test(argument.text))) {
      this.#anything('write', node);
      return;
    }
    const format = passed[FORMAT_ARGUMENT.get(name) ?? Number.NaN];
    const stream = passed[STREAM_ARGUMENT.get(name) ?? Number.NaN];
    if (stream) this.#stream(stream, node, scope);
    for (const argument of passed)
      if (argument !== stream) this.#pointed(argument, format && !isText(format) ? 'write' : mode, scope);
  }

  /** Adds the use of a stream: one of a file uses no memory of the program. The standard streams are assumed to be files. */
  #stream(argument: Node, call: Node, scope: Scope): void {
    const node = unparenthesised(argument);
    const symbol = scope.lookup(node.text);
    const isOwn = symbol?.kind === 'variable' && symbol.storage !== 'global';
    if (!isOwn && /^std(?:in|out|err)$/.test(node.text)) return;
    const isPlace = /^(?:identifier|field_expression)$/.test(node.type);
    if (!isPlace || ![...descendants(node)].every(({ type }) => IS_MEMBER.test(type))) {
      this.#anything('write', node);
      return;
    }
    this.all.push({ action: { kind: 'stream', stream: node.text }, node, before: call });
  }

  #freed(pointer: Node, scope: Scope): void {
    const inner = unparenthesised(pointer);
    const symbol = inner.type === 'identifier' ? scope.lookup(inner.text) : undefined;
    const once =
      symbol?.kind === 'variable' && !isWithin(symbol, this.whole) && !this.changed.has(inner.text);
    if (once && this.whole.length === 1 && statementOf(inner).id === this.whole[0]!.id)
      this.all.push({ action: { kind: 'freed', block: inner.text }, node: pointer });
    else this.#anything('write', pointer);
  }

  /** Adds the accesses of a library function to memory whose address it gets. */
  #pointed(argument: Node, mode: 'read' | 'write', scope: Scope): void {
    const node = unparenthesised(argument);
    if (isNoAddress(node, scope, this.unit)) return;
    if (node.type === 'conditional_expression') {
      this.#pointed(field(node, 'consequence'), mode, scope);
      this.#pointed(field(node, 'alternative'), mode, scope);
      return;
    }
    if (node.type === 'pointer_expression' && field(node, 'operator').text === '&') {
      const root = this.#root(field(node, 'argument'), scope);
      if (root?.kind === 'variable') {
        this.#variable(root.symbol, mode, node);
        return;
      }
      const inner = unparenthesised(field(node, 'argument'));
      const symbol = inner.type === 'identifier' ? scope.lookup(inner.text) : undefined;
      if (symbol?.kind === 'variable' && isPointer(symbol)) return; // a pointer's own memory
      this.#anything(mode, node);
      return;
    }
    const cast = castParts(node, scope);
    if (cast && cast.type.kind === 'pointer') {
      // A number before the cast is an address after it.
      if (isLiteral(cast.operand) || isAddress(typeOf(cast.operand, scope)))
        this.#pointed(cast.operand, mode, scope);
      else this.#anything(mode, node);
      return;
    }
    const type = typeOf(node, scope);
    if (type?.kind === 'pointer' && type.target.kind === 'other' && /FILE/.test(type.target.what)) return;
    if (type?.kind === 'array') {
      const root = this.#root(node, scope);
      if (root?.kind === 'variable') {
        this.#variable(root.symbol, mode, node);
        return;
      }
    }
    this.#anything(mode, node);
  }
}

function isText(node: Node): boolean {
  return /^(?:string_literal|concatenated_string)$/.test(unparenthesised(node).type);
}

/** Returns whether a region may use a variable as an array, behind a pointer. */
export function mayHaveOtherNames(
  { name, storage }: Variable,
  { addressTaken, shared }: UnitFunctions,
): boolean {
  return addressTaken.has(name) || (storage === 'global' && shared.has(name));
}

/** Parameters that are declared as arrays are pointers. */
export function isPointer({ type, storage }: Variable): boolean {
  return type.kind === 'pointer' || (type.kind === 'array' && storage === 'parameter');
}

/** Returns the outermost node around an expression that evaluates nothing else. */
function statementOf(node: Node): Node {
  let outer = node;
  while (
    outer.parent &&
    /^(?:parenthesized_expression|argument_list|call_expression|expression_statement)$/.test(
      outer.parent.type,
    )
  )
    outer = outer.parent;
  return outer;
}
