import type {
  Access,
  BodyStatement,
  IntExpr,
  LoopNode,
  ScalarType,
  Scop,
  ScopArray,
  Statement,
} from '@boxflow/ir';
import { apply, scalarBytes, subscriptName, variable } from '@boxflow/ir';
import { casesOf, combined } from '../integers/cases.js';
import { islText } from '../integers/isl-text.js';
import type { CType, Variable } from '../types/scope.js';
import { separateConstraints } from './checks/irregular-conditions.js';
import {
  addressExpression,
  addressOfRead,
  extentOf,
  parameterExpression,
} from './memory/parameter-expression.js';
import { hostStrides } from './memory/struct-members.js';
import type { AccessDraft, ArrayDraft, StatementDraft } from './state/drafts.js';
import type { Constraint } from './state/loop.js';
import type { Region } from './state/region.js';
import { isDeadAfter } from './uses/dead-after.js';

/** Returns the region's data with its sets and relations printed, now that all parameters are known. */
export function toScop(region: Region, tree: LoopNode, name: string): Scop {
  const parameters = [...region.parameters].map(([parameter, type]) => {
    const expression = parameterExpression(parameter, region);
    const rows = region.rowsWithStep(parameter);
    const behind = extentOf(parameter, region);
    const product = region.products.get(parameter);
    const isComputed = rows !== undefined || behind !== undefined || product !== undefined;
    return {
      name: parameter,
      type,
      ...(expression !== undefined && { expression }),
      ...(isComputed && { isComputed: true as const }),
      ...(product && { product: apply('mul', product.left, product.right) }),
      ...(rows && { rowsOf: rows.expression.replaceAll('[0].', '->') }),
      ...(behind && { extentOf: behind }),
    };
  });
  const prefix = `[${parameters.map((parameter) => parameter.name).join(', ')}] ->`;
  const facts = [...region.facts.keys()];
  const { texts } = region.contractions;
  const hoisted = region.source.hoisted.map((declaration) => region.source.map.rangeOf(declaration));
  return {
    name,
    functionName: region.source.functionName,
    location: region.locate(region.source.statements[0]!),
    textRange: region.source.map.rangeOf(region.source.statements[0]!, region.source.statements.at(-1)!),
    parameters,
    context: `${prefix} { : ${facts.join(' and ')} }`.replace(' :  }', ' : }'),
    arrays: [
      ...[...region.arrays].map(([variable, draft]) => toArray(variable, draft, region)),
      ...watchedMemory(region),
    ],
    statements: region.drafts.map((draft) => toStatement(draft, region, prefix)),
    tree,
    ...(hoisted.length > 0 && { hoisted }),
    ...(texts.length > 0 && { contractions: texts }),
  };
}

function toArray(variable: Variable, draft: ArrayDraft, region: Region): ScopArray {
  const { name, element, extents, elementCount, structBytes, address, storage, pointer, location } = draft;
  const { checkedSize } = draft;
  const deadAfter =
    storage === 'local' || (!region.members.has(variable) && isDeadAfter(variable, region.source));
  const isSized = elementCount !== undefined || (extents.length > 0 && extents[0] !== null);
  const isPromised = pointer && variable.storage === 'parameter' && isSized;
  const count = { ...(elementCount && { elementCount }), ...(isPromised && { isPromised: true as const }) };
  const strides = storage === 'local' ? undefined : hostStrides(structBytes, extents, scalarBytes(element));
  const checked = [...(region.members.get(variable)?.sizes ?? []), ...(checkedSize ? [checkedSize] : [])];
  const sizes = storage === 'local' || checked.length === 0 ? undefined : checked;
  const gaps = { ...(strides && { hostStrides: strides }), ...(sizes && { structSizes: sizes }) };
  const loopsAround = region.loopsAround.get(variable) ?? 0;
  const place = { address: addressExpression(variable, address, region), storage, deadAfter, loopsAround };
  return { name, element, extents, ...count, ...gaps, ...place, location };
}

/**
 * Returns the variables that are read before the region and must keep their values, as arrays that no statement accesses:
 * arrays that overlap keep a region sequential.
 */
function watchedMemory(region: Region): ScopArray[] {
  const names = new Set([...region.arrays.values()].map(({ name }) => name));
  return [...region.watched].map((symbol) => {
    const name = region.freshName(
      `place_of_${symbol.name}`,
      (taken) => names.has(taken) || region.mentions(taken),
    );
    names.add(name);
    return {
      name,
      element: isHoistedPointer(symbol, region) ? 'int64' : scalarOf(symbol.type),
      extents: [],
      address: addressOfRead(symbol, region),
      storage: 'outer',
      deadAfter: false,
      loopsAround: 0,
      location: region.source.map.locate(symbol.position),
    };
  });
}

function isHoistedPointer(symbol: Variable, region: Region): boolean {
  return region.hoisted.get(symbol) === symbol;
}

function scalarOf(type: CType): ScalarType {
  if (type.kind === 'array') return scalarOf(type.element);
  if (type.kind === 'pointer') return scalarOf(type.target);
  if (type.kind === 'scalar') return type.scalar;
  throw new Error('a parameter is an integer');
}

function toStatement(draft: StatementDraft, region: Region, prefix: string): Statement {
  const iterators = draft.loops.map((loop) => loop.name);
  const tuple = `${draft.name}[${iterators.join(', ')}]`;
  const { regular, irregular } = separateConstraints(draft.constraints);
  return {
    name: draft.name,
    location: draft.location,
    text: draft.text,
    ...(draft.innerLoops.length > 0 ? { innerLoops: draft.innerLoops } : {}),
    iterators,
    domain: `${prefix} { ${tuple}${suchThat(regular.map(constraintText))} }`,
    accesses: draft.accesses.map((access) =>
      toAccess(access, extentsOf(access.array, region), tuple, prefix, irregular.length > 0),
    ),
    body: irregular.reduceRight(onlyIf, draft.body),
  };
}

function onlyIf(body: readonly BodyStatement[], condition: IntExpr): readonly BodyStatement[] {
  const value = { kind: 'int', value: condition, type: 'int32' } as const;
  return [{ kind: 'if', condition: value, then: body, otherwise: [] }];
}

/** Returns an access. `conditional`: the statement's body is under a condition that its domain leaves out. */
function toAccess(
  access: AccessDraft,
  extents: ArrayDraft['extents'],
  tuple: string,
  prefix: string,
  conditional: boolean,
): Access {
  const { kind, array, index, guards, location } = access;
  const { regular, irregular } = separateConstraints(guards.map(asGuard));
  const may = access.may || conditional || irregular.length > 0;
  const parts = index.map((subscript, d) => casesOf(subscript.op === 'data' ? extents[d]! : subscript));
  const pieces = combined(parts).map(({ when, values }) => {
    const subscripts = values.map((value, d) =>
      index[d]!.op === 'data' ? subscriptName(d) : islText(value),
    );
    const inside = values.flatMap((value, d) =>
      index[d]!.op === 'data' ? [`0 <= ${subscriptName(d)} < ${islText(value)}`] : [],
    );
    const conditions = [...inside, ...[...regular, asGuard(when)].map(constraintText)];
    return `${tuple} -> ${array}[${subscripts.join(', ')}]${suchThat(conditions)}`;
  });
  return { kind, may, array, index, relation: `${prefix} { ${pieces.join('; ')} }`, location };
}

function extentsOf(array: string, { arrays }: Region): ArrayDraft['extents'] {
  return [...arrays.values()].find(({ name }) => name === array)?.extents ?? [];
}

function asGuard(condition: IntExpr): Constraint {
  return { kind: 'guard', condition };
}

function suchThat(constraints: readonly string[]): string {
  const kept = constraints.filter((text) => text !== '');
  return kept.length === 0 ? '' : ` : ${kept.join(' and ')}`;
}

function constraintText(constraint: Constraint): string {
  if (constraint.kind === 'range') {
    const { lower, iterator, upper } = constraint;
    const relation = (strict: boolean) => (strict ? '<' : '<=');
    const middle = islText(variable(iterator));
    return `${islText(lower.value)} ${relation(lower.strict)} ${middle} ${relation(upper.strict)} ${islText(upper.value)}`;
  }
  const { condition } = constraint;
  if (condition.op === 'int') return condition.value === 0 ? '1 = 0' : '';
  const text = islText(condition);
  return condition.op === 'or' ? `(${text})` : text;
}
