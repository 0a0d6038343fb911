import { type BodyStatement, int, isFloating, printIntExpr } from '@boxflow/ir';
import { notInlined } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import type { FunctionText } from '../../functions.js';
import { affine } from '../../integers/affine.js';
import { alwaysJumps } from '../../syntax/loop-statement.js';
import { children, descendants, field, type Node, oneLine, unparenthesised } from '../../syntax/node.js';
import { describeType, sameType } from '../../types/c-type.js';
import { parameterNames, parameterScope, returnType } from '../../types/declare.js';
import { type CType, Scope, type StructType, type Variable } from '../../types/scope.js';
import { wholeVariable } from '../memory/local-scalar.js';
import { place, pointee } from '../memory/places.js';
import { knownValueOf } from '../state/assigned-values.js';
import type { CallResult, Context } from '../state/context.js';
import type { ArrayDraft } from '../state/drafts.js';
import { ifAffine } from '../state/if-affine.js';
import { integerEnvironment } from '../state/integer-environment.js';
import type { Place } from '../state/place.js';
import type { Region } from '../state/region.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import type { Walk } from '../state/walk.js';
import { changedVariable } from '../uses/writes.js';

/** A call of a function of the file, with names of its own for the callee's parameters. */
export interface InlinedCall {
  readonly callee: FunctionText;
  readonly node: Node;
  /** The call's own copy of the parameters. */
  readonly parameters: readonly { readonly variable: Variable; readonly argument: Node }[];
  /** The type of its value; `undefined` for void. */
  readonly result: (CType & { readonly kind: 'scalar' | 'pointer' }) | StructType | undefined;
  /** Inside the callee, before its parameters have values. */
  readonly context: Context;
}

/** The deepest calls within calls: small functions do not call each other more deeply. */
const DEEPEST = 16;

/** The most calls of a region, since calls within calls multiply. */
const MOST_CALLS = 1000;

/** Returns the function of the file that a call names. */
export function calledFunction(node: Node, context: Context): FunctionText | undefined {
  const callee = unparenthesised(field(node, 'function'));
  if (callee.type !== 'identifier') return undefined;
  const symbol = context.scope.lookup(callee.text);
  return symbol?.kind === 'function' ? context.region.source.functions.get(callee.text) : undefined;
}

/** Opens a call. @throws Refused if its function cannot be inlined */
export function openCall(callee: FunctionText, node: Node, context: Context): InlinedCall {
  const { region } = context;
  const refuse = (why: string): never => {
    throw new Refused(notInlined(region.locate(node), callee.name, why));
  };
  const active = [region.source.definition, ...context.calls.map((call) => call.callee.definition)];
  if (active.some(({ id }) => id === callee.definition.id)) return refuse('it calls itself');
  if (context.calls.length >= DEEPEST || ++region.callCount > MOST_CALLS)
    return refuse('there are too many calls');
  const args = children(field(node, 'arguments'));
  const names = parameterNames(callee.definition);
  if (!names) return refuse('it takes a variable number of arguments, or parameters without names');
  if (names.length !== args.length) return refuse(`it takes ${names.length} arguments`);
  checkBody(callee, refuse);
  // The function's own scope belongs to the regions inside it.
  const scope = parameterScope(callee.definition, callee.scope.parent!);
  const parameters = names.map((name, i) => {
    const variable = scope.lookup(name);
    if (variable?.kind !== 'variable') return refuse(`its parameter '${name}' has no type`);
    return { variable, argument: args[i]! };
  });
  const type = returnType(callee.definition, scope);
  if (type !== 'void' && type.kind !== 'scalar' && type.kind !== 'struct' && type.kind !== 'pointer')
    return refuse(`its result is ${describeType(type)}`);
  region.enter(callee);
  const inside = {
    ...context,
    scope: new Scope(scope),
    calls: [...context.calls, { callee, node }],
    leaving: undefined,
    starts: new Map(),
    results: new Map(),
  };
  return { callee, node, parameters, result: type === 'void' ? undefined : type, context: inside };
}

/** Builds the body of a called function. Messages about it also name the call. @throws Refused */
export function insideCall<T>(node: Node, { callee, region }: CallPlace, build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { diagnostic } = error;
    const here = region.locate(node);
    if (diagnostic.location?.line === here.line && diagnostic.location.column === here.column) throw error;
    const note = { message: `in the call of '${callee.name}'`, location: here };
    throw new Refused({ ...diagnostic, notes: [...diagnostic.notes, note] });
  }
}

interface CallPlace {
  readonly callee: FunctionText;
  readonly region: Region;
}

function checkBody({ body, name }: FunctionText, refuse: (why: string) => never): void {
  for (const node of descendants(body)) {
    if (node.hasError && (node.type === 'ERROR' || node.isMissing))
      refuse('the parser does not understand it');
    if (node.type === 'function_definition') refuse('it has functions inside');
    const jump = JUMPS[node.type];
    if (jump !== undefined) refuse(`it has ${jump}`);
    if (node.type === 'identifier' && node.text === name && node.parent?.type === 'call_expression')
      refuse('it calls itself');
  }
}

const JUMPS: Readonly<Record<string, string>> = {
  goto_statement: "a 'goto'",
  labeled_statement: 'a label',
};

/** Returns whether the callee changes a parameter, or takes its address. */
export function changesParameter({ body }: FunctionText, { name }: Variable): boolean {
  return [...descendants(body)].some((node) => changedVariable(node)?.text === name);
}

/** Returns whether the function returns a struct. */
export function returnsStruct({ definition, scope }: FunctionText): boolean {
  const type = returnType(definition, scope);
  return type !== 'void' && type.kind === 'struct';
}

/** Returns whether an integer parameter is only a second name for an affine argument, and remembers it as that. */
export function rememberArgument(variable: Variable, argument: Node, caller: Context): boolean {
  const { type } = variable;
  if (type.kind !== 'scalar' || isFloating(type.scalar) || type.isBool) return false;
  const value = knownValueOf(argument, type.scalar, caller);
  if (value) caller.region.values.set(variable, value);
  return value?.affine !== undefined;
}

/** Returns whether every path through a statement ends with `return`. */
export function alwaysReturns(node: Node): boolean {
  return alwaysJumps(node, 'return_statement');
}

/** Returns whether some path through a statement ends with `return`. */
export function mayReturn(node: Node): boolean {
  return [...descendants(node)].some(({ type }) => type === 'return_statement');
}

/**
 * Returns the place that the argument for a pointer parameter points to; the parameter is a second name for it.
 *
 * @throws Refused if the parameter's type has a different shape
 */
export function argumentPlace(
  variable: Variable,
  argument: Node,
  call: InlinedCall,
  caller: StatementBuilder,
): Place {
  const { region } = caller;
  const refused = (why: string) => new Refused(notInlined(region.locate(argument), call.callee.name, why));
  const { type } = variable;
  const target = type.kind === 'pointer' ? type.target : type.kind === 'array' ? type.element : undefined;
  if (!target) throw refused(`its parameter '${variable.name}' is of type ${describeType(type)}`);
  if (changesParameter(call.callee, variable)) throw refused(`its pointer '${variable.name}' changes`);
  const place = pointee(argument, caller);
  if (!isSameShape(place.type, target, call.context))
    throw refused(`its parameter '${variable.name}' has another shape than '${oneLine(argument, 40)}'`);
  return place;
}

/** Returns whether two types are the same, extents of the callee's taken with the values of its parameters. */
function isSameShape(given: CType, wanted: CType, inside: Context): boolean {
  if (given.kind !== 'array' || wanted.kind !== 'array') return sameType(given, wanted);
  const extents = [given, wanted].map(({ extent, scope }) => {
    const environment = integerEnvironment({ ...inside, scope });
    const value = extent && ifAffine(() => affine(extent, environment).expr);
    return value ? printIntExpr(value) : undefined;
  });
  const same = extents[0] !== undefined && extents[0] === extents[1];
  return same && isSameShape(given.element, wanted.element, inside);
}

/**
 * Returns the place of the argument for a parameter that is a struct.
 *
 * @throws Refused if the argument has a different type, or the function changes the parameter
 */
export function structArgument(
  variable: Variable,
  argument: Node,
  { callee }: InlinedCall,
  caller: StatementBuilder,
): Place {
  const found = place(argument, caller);
  if (sameType(found.type, variable.type) && !changesParameter(callee, variable)) return found;
  const why = `its parameter '${variable.name}' changes, or is not of the type of its argument`;
  throw new Refused(notInlined(caller.region.locate(argument), callee.name, why));
}

/** Returns the statements that give the variable of a call's result the value of `return value;`. */
export function assignedResult(
  result: CallResult,
  value: Node,
  node: Node,
  builder: StatementBuilder,
  structCopy: Walk['structCopy'],
): BodyStatement[] {
  if (result.kind === 'struct') return structCopy(wholeVariable(result.variable, node), value, node, builder);
  const returned = builder.expression(value);
  return [{ kind: 'assign', target: builder.add('write', result.array, [], node), value: returned }];
}

/** Returns the assignment of a constant to a variable of the region's own. */
export function setTo(value: 0 | 1, array: ArrayDraft, node: Node, builder: StatementBuilder): BodyStatement {
  const constant = { kind: 'int', value: int(value), type: 'int32' } as const;
  return { kind: 'assign', target: builder.add('write', array, [], node), value: constant };
}
