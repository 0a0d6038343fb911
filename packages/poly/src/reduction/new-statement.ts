import type { Access, BodyExpr, IntExpr, ScalarType, Scop, SourceLocation, Statement } from '@boxflow/ir';
import type * as isl from '@boxflow/isl-wasm';
import { affineText } from '../model/affine-text.js';

/** An element, as an access of a statement names it. */
export interface Element {
  readonly array: string;
  readonly type: ScalarType;
  /** Affine, over the statement's iterators and the parameters. */
  readonly index: readonly IntExpr[];
}

/** An assignment that is in no source. */
export interface Assignment {
  readonly name: string;
  readonly iterators: readonly string[];
  /** Of the iterators; its tuple's name does not matter. */
  readonly domain: isl.Set;
  readonly target: Element;
  readonly operands: readonly Element[];
  /** What is assigned, given the reads of the operands. */
  readonly value: (operands: readonly BodyExpr[]) => BodyExpr;
  /** For people. */
  readonly text: string;
  /** Of the statement in the source that it belongs to. */
  readonly location: SourceLocation;
}

export function newStatement(scop: Scop, assignment: Assignment): Statement {
  const { name, iterators, domain, target, operands, value, text, location } = assignment;
  const header = `[${scop.parameters.map((parameter) => parameter.name).join(', ')}] -> `;
  const access = (kind: Access['kind'], { array, index }: Element): Access => {
    const subscripts = index.map(subscriptText).join(', ');
    const relation = `${header}{ ${name}[${iterators.join(', ')}] -> ${array}[${subscripts}] }`;
    return { kind, may: false, array, index, relation, location };
  };
  const reads = operands.map(({ type }, i): BodyExpr => ({ kind: 'read', access: i, type }));
  return {
    name,
    location,
    text,
    iterators,
    domain: domain.setTupleName(name).toString(),
    accesses: [...operands.map((operand) => access('read', operand)), access('write', target)],
    body: [{ kind: 'assign', target: operands.length, value: value(reads) }],
  };
}

function subscriptText(subscript: IntExpr): string {
  const text = affineText(subscript);
  if (text === undefined) throw new Error('a subscript of a reduction is not affine');
  return text;
}
