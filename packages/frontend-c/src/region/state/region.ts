import {
  type Diagnostic,
  type IntExpr,
  type IntRange,
  isFloating,
  type ScalarType,
  type SourceLocation,
  simplifyIntExpr,
} from '@boxflow/ir';
import type { FunctionText } from '../../functions.js';
import { withoutChoices } from '../../integers/cases.js';
import type { IntegerEnvironment } from '../../integers/integer-environment.js';
import { isIslName, islText } from '../../integers/isl-text.js';
import type { Node } from '../../syntax/node.js';
import { descendants } from '../../syntax/node.js';
import type { SourceMap } from '../../text/source-map.js';
import { parameterNames } from '../../types/declare.js';
import type { Scope, Variable } from '../../types/scope.js';
import {
  type ChangedMember,
  changedMembers,
  changedVariables,
  declaredNames,
  firstAssignment,
  firstChange,
  namesWithAddressTaken,
} from '../uses/writes.js';
import { Contractions } from './contractions.js';
import type { ArrayDraft, StatementDraft } from './drafts.js';
import { KnownValues } from './known-values.js';
import type { MemberMemory } from './member-memory.js';
import { MemberReads } from './member-reads.js';
import type { Place } from './place.js';
import type { RowPointers } from './row-pointers.js';

/** The source of a region, and its surroundings. */
export interface RegionSource {
  readonly map: SourceMap;
  readonly functionName: string;
  /** The function's definition. */
  readonly definition: Node;
  /** The names right before the region, and those of declarations that are moved there. */
  readonly scope: Scope;
  readonly statements: readonly Node[];
  /** The declarations among the statements that are to stand before the region. */
  readonly hoisted: readonly Node[];
  /** The functions of the file, by name. */
  readonly functions: ReadonlyMap<string, FunctionText>;
  /** Whether sums of products are computed with one rounding. */
  readonly contracts: boolean;
}

/** A product of two values, in a type of C. */
export interface Product {
  readonly left: IntExpr;
  readonly right: IntExpr;
  readonly type: ScalarType;
  readonly text: string;
}

/** Memory behind a pointer, of which the runtime knows the size. */
export interface ElementsBehind {
  /** The variable of the pointer, and C for it. */
  readonly symbol: Variable;
  readonly pointer: string;
  /** The size of each element in bytes, over the parameters. */
  readonly bytes: IntExpr;
}

/** The data that the analysis of one region has collected so far. */
export class Region {
  readonly parameters = new Map<string, ScalarType>();
  readonly parameterSymbols = new Map<string, Variable>();
  /** The places at which the program reads the members that parameters stand for. */
  readonly memberReads = new MemberReads();
  readonly arrays = new Map<Variable, ArrayDraft>();
  /** The places of pointers that are set at their declaration in the region, and never again. */
  readonly pointers = new Map<Variable, Place>();
  /** The places of structs that are parameters of inlined functions, and that nothing changes meanwhile. */
  readonly structs = new Map<Variable, Place>();
  /** Subscripts with products, and why they are not affine; the array may still get dimensions that make them so. */
  readonly subscriptProducts = new Map<IntExpr, Diagnostic>();
  /** Parameters that are products of others, by their names. */
  readonly products = new Map<string, Product>();
  /** Parameters that are the number of elements behind a pointer, by their names. */
  readonly extents = new Map<string, ElementsBehind>();
  /** Variables for other views of the same memory, by {@link Region.keyOf} and type. */
  readonly derivedVariables = new Map<string, Variable>();
  /** Variables for other shapes of the same memory, and the variable that has it. */
  readonly views = new Map<Variable, Variable>();
  /** Variables of which several shapes became one array. */
  readonly joined = new Set<Variable>();
  /** The memory of variables that stand for members of structs. */
  readonly members = new Map<Variable, MemberMemory>();
  /** Variables whose memory is behind a pointer member that is read before the region, and the variable of that pointer. */
  readonly hoisted = new Map<Variable, Variable>();
  /** Parameters and pointers that are read before the region, and that a write by another name may reach. */
  readonly watched = new Set<Variable>();
  /** Arrays of pointers by the variables that stand for all their rows. */
  readonly rowPointers = new Map<Variable, RowPointers>();
  readonly contractions: Contractions;
  readonly drafts: StatementDraft[] = [];
  /** Values of integers at the place that the walk has reached. */
  readonly values = new KnownValues();
  /** Variables that the region changes, and of which a parameter holds the value before that. */
  readonly valuesAtBegin = new Set<Variable>();
  /** Ranges of parameters and of the loop variables in scope, by name. */
  readonly ranges = new Map<string, IntRange>();
  /** Facts about parameters from declarations, by their text. */
  readonly facts = new Map<string, IntExpr>();
  /** Variables that the region changes, with the position of the first change. */
  readonly changes: ReadonlyMap<string, number>;
  /** The number of loops around the declarations in the region. */
  readonly loopsAround = new Map<Variable, number>();
  /** All loop variables. */
  readonly iterators = new Set<Variable>();
  /** The names of loop variables in sets. */
  readonly iteratorNames = new Set<string>();
  /** Loops over a product that were made two loops. */
  divisions = 0;
  /** Calls that were inlined so far. */
  callCount = 0;
  /** Loop variables that are declared before the region, and where they are first set. */
  readonly outerIterators = new Map<Variable, Node>();
  readonly #identifiers: Set<string>;
  readonly #changedMembers: ChangedMember[] = [];
  readonly #inlined = new Set<FunctionText>();
  /** Names of which a function takes the address, by its definition's id. */
  readonly #addressTaken = new Map<number, ReadonlySet<string>>();
  readonly #localNumbers = new Map<Variable, number>();
  readonly #changedByCalls = new Set<Variable>();

  /** @param outerEnvironment returns what integers mean in a scope outside of all loops of the region */
  constructor(
    readonly source: RegionSource,
    readonly outerEnvironment: (scope: Scope) => IntegerEnvironment,
    /** Whether loops over a product may become two loops. */
    readonly dividesLoops: boolean,
  ) {
    this.contractions = new Contractions(source.map);
    this.changes = changedVariables(source.statements);
    const own = new Set(source.statements.flatMap((root) => [...descendants(root)]).flatMap(declaredBy));
    for (const changed of changedMembers(source.statements)) {
      const isOuter = changed.root !== undefined && !own.has(changed.root);
      this.#changedMembers.push(isOuter ? changed : { ...changed, root: undefined });
    }
    const names = source.statements.flatMap((root) =>
      [...descendants(root)].filter((node) => node.type === 'identifier').map((node) => node.text),
    );
    this.#identifiers = new Set(names);
  }

  get begin(): number {
    return this.source.statements[0]!.startIndex;
  }

  get end(): number {
    return this.source.statements.at(-1)!.endIndex;
  }

  locate(node: Node): SourceLocation {
    return this.source.map.locate(this.source.map.rangeOf(node)[0]);
  }

  /** Returns whether a variable is declared inside the region, or in a function that is inlined into it. */
  isLocal(symbol: Variable): boolean {
    const within = (begin: number, end: number) => symbol.position >= begin && symbol.position < end;
    return (within(this.begin, this.end) && !this.isHoisted(symbol)) || this.isInlined(symbol);
  }

  /** Returns whether the declaration of a variable stands in the region, and is moved before it. */
  isHoisted({ position }: Variable): boolean {
    return this.source.hoisted.some(
      ({ startIndex, endIndex }) => startIndex <= position && position < endIndex,
    );
  }

  /** Returns whether a variable is one of a function that is inlined into the region. */
  isInlined(symbol: Variable): boolean {
    return this.#ownerOf(symbol) !== undefined;
  }

  #ownerOf({ position }: Variable): FunctionText | undefined {
    return [...this.#inlined].find(
      ({ definition }) => position >= definition.startIndex && position < definition.endIndex,
    );
  }

  /** Returns the function that a variable belongs to: the region's, or one that is inlined into it. */
  definitionOf(symbol: Variable): Node {
    return (this.#ownerOf(symbol) ?? this.source).definition;
  }

  /** Makes a function, whose body is about to be inlined, part of the region. */
  enter(callee: FunctionText): void {
    if (this.#inlined.has(callee)) return;
    this.#inlined.add(callee);
    for (const node of descendants(callee.definition)) {
      if (node.type === 'identifier') this.#identifiers.add(node.text);
    }
    for (const changed of changedMembers([callee.body]))
      this.#changedMembers.push({ ...changed, root: undefined });
    const parameters = parameterNames(callee.definition) ?? [];
    for (const name of changedVariables([callee.body]).keys()) {
      const symbol = callee.scope.parent?.lookup(name);
      if (symbol?.kind !== 'variable' || parameters.includes(name) || !firstChange(callee.body, name))
        continue;
      this.#changedByCalls.add(symbol);
    }
  }

  /** Returns whether a variable of the region, or of a function in it, is changed after its declaration. */
  isChanged(symbol: Variable): boolean {
    const owner = this.#ownerOf(symbol);
    return owner ? changedVariables([owner.body]).has(symbol.name) : this.changes.has(symbol.name);
  }

  /** Returns whether only assignments by its name change an integer, so that its values can be followed. */
  isTracked(symbol: Variable): boolean {
    const { name, type, storage, volatile } = symbol;
    const isOwn = storage === 'local' || storage === 'parameter' || storage === 'register';
    if (!isOwn || volatile || type.kind !== 'scalar' || isFloating(type.scalar) || type.isBool) return false;
    const definition = this.definitionOf(symbol);
    const known = this.#addressTaken.get(definition.id) ?? namesWithAddressTaken(definition);
    this.#addressTaken.set(definition.id, known);
    return !known.has(name);
  }

  /** Returns a text that tells a variable from all others. Those of an inlined function are different ones in each call. */
  keyOf(symbol: Variable): string {
    const { name, position } = symbol;
    if (!this.isLocal(symbol)) return `${name} ${position}`;
    const number = this.#localNumbers.get(symbol) ?? this.#localNumbers.size;
    this.#localNumbers.set(symbol, number);
    return `${name} ${position} ${number}`;
  }

  /** Runs an analysis of which nothing is kept. */
  trial<T>(analyse: () => T): T {
    const { parameters, parameterSymbols, arrays, derivedVariables, members, ranges, facts } = this;
    const {
      iterators,
      iteratorNames,
      outerIterators,
      products,
      valuesAtBegin,
      hoisted,
      rowPointers,
      extents,
    } = this;
    const maps = [parameters, parameterSymbols, arrays, derivedVariables, members, ranges, facts];
    const kept = [...maps, outerIterators, products, hoisted, rowPointers, extents].map((map) =>
      keptMap<unknown, unknown>(map),
    );
    const keptSets = [iterators, iteratorNames, valuesAtBegin].map((set) => keptSet<unknown>(set));
    try {
      return this.values.onOneWay(analyse);
    } finally {
      for (const restore of [...kept, ...keptSets]) restore();
    }
  }

  /** Returns whether generated code beside the region means a variable by its name. */
  isVisible(symbol: Variable): boolean {
    const meant = this.source.scope.lookup(symbol.name);
    const isBefore = symbol.position < this.begin || this.isHoisted(symbol);
    return meant?.kind === 'variable' && meant.position === symbol.position && isBefore;
  }

  /** Returns the array of pointers of which a parameter is the distance of rows. */
  rowsWithStep(parameter: string): RowPointers | undefined {
    return [...this.rowPointers.values()].find(({ step }) => step === parameter);
  }

  addFact(condition: IntExpr): void {
    const plain = withoutChoices(simplifyIntExpr(condition));
    this.facts.set(islText(plain), plain);
  }

  /** Returns whether the region changes a variable from outside. */
  changesOuter(symbol: Variable): boolean {
    const { name, type } = symbol;
    if (this.#changedByCalls.has(symbol)) return true;
    // Whoever gets the address of a struct changes members, which have names of their own.
    const change = type.kind === 'struct' ? firstAssignment : firstChange;
    return (
      this.source.scope.lookup(name) === symbol &&
      this.changes.has(name) &&
      this.source.statements.some((root) => change(root, name) !== undefined)
    );
  }

  /** Returns the members that the region may change by the name of the variable, or not by the name of any variable. */
  changedMembers(symbol: Variable): readonly ChangedMember[] {
    const { name } = this.members.get(symbol)?.root ?? symbol;
    return this.#changedMembers.filter(({ root }) => root === undefined || root === name);
  }

  /** Returns whether a name means something in the region, in its source or in sets. */
  mentions(name: string): boolean {
    return this.#identifiers.has(name) || this.parameters.has(name) || this.iteratorNames.has(name);
  }

  /** Returns a name for sets that no identifier of the region has, as close to the source's as possible. */
  freshName(wanted: string, taken: (name: string) => boolean): string {
    if (isIslName(wanted) && !/^S\d+$/.test(wanted) && !taken(wanted)) return wanted;
    const base = wanted.replace(/\W/g, '_');
    for (let suffix = 1; ; suffix++) {
      const name = `${base}_${suffix}`;
      if (!taken(name) && !this.#identifiers.has(name)) return name;
    }
  }
}

function declaredBy(node: Node): readonly string[] {
  return node.type === 'declaration' ? declaredNames(node) : [];
}

/** Returns a function that gives a map the entries that it has now. */
function keptMap<K, V>(map: Map<K, V>): () => void {
  const entries = [...map];
  return () => {
    map.clear();
    for (const [key, value] of entries) map.set(key, value);
  };
}

function keptSet<T>(set: Set<T>): () => void {
  const entries = [...set];
  return () => {
    set.clear();
    for (const entry of entries) set.add(entry);
  };
}
