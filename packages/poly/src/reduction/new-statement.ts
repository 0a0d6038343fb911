import type {
  Access,
  BodyExpr,
  BodyStatement,
  IntExpr,
  ScalarType,
  Scop,
  SourceLocation,
  Statement,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { accessRelation } from '../model/access-relation.js';
import { affineText } from '../model/affine-text.js';
import type { LoopSpace } from './loop-space.js';

/** An element, as an access of a statement names it. */
export interface Element {
  readonly array: string;
  readonly type: ScalarType;
  /** Affine, over the statement's iterators and the parameters. */
  readonly index: readonly IntExpr[];
}

/** The values that an assignment gives to its targets, if a condition holds. */
export interface Assigned {
  readonly values: readonly BodyExpr[];
  readonly condition?: BodyExpr;
}

/** Assignments that are in no source. */
export interface Assignment {
  readonly name: string;
  /** The names in its domain do not matter. */
  readonly loops: LoopSpace;
  readonly targets: readonly Element[];
  readonly operands: readonly Element[];
  /** The values of the targets, given the reads of the operands. No value reads a target before it in the list. */
  readonly assigned: (operands: readonly BodyExpr[]) => Assigned;
  /** The human-readable text. */
  readonly text: string;
  /** The location of the statement in the source that it belongs to. */
  readonly location: SourceLocation;
}

export function newStatement(scop: Scop, assignment: Assignment): Statement {
  const { name, loops, targets, operands, text, location } = assignment;
  const { iterators, domain } = loops;
  const reads = operands.map(({ type }, i): BodyExpr => ({ kind: 'read', access: i, type }));
  const { values, condition } = assignment.assigned(reads);
  const assignments = values.map(
    (value, i): BodyStatement => ({ kind: 'assign', target: operands.length + i, value }),
  );
  const access = (kind: Access['kind'], { array, index }: Element): Access => {
    requireAffine(index);
    const relation = accessRelation(scop, { name, iterators }, { array, index });
    return { kind, may: kind === 'write' && condition !== undefined, array, index, relation, location };
  };
  return {
    name,
    location,
    text,
    iterators,
    domain: iterators
      .reduce((set, one, d) => set.setDimName(isl.DimType.Set, d, one), domain.setTupleName(name))
      // isl drops constraints that others imply when it comes across them: the text would tell what was asked before.
      .removeRedundancies()
      .toString(),
    accesses: [
      ...operands.map((operand) => access('read', operand)),
      ...targets.map((target) => access('write', target)),
    ],
    body: condition ? [{ kind: 'if', condition, then: assignments, otherwise: [] }] : assignments,
  };
}

function requireAffine(index: readonly IntExpr[]): void {
  if (index.some((subscript) => affineText(subscript) === undefined))
    throw new Error('a subscript of a new statement is not affine');
}
