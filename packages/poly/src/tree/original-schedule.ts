import type { LoopNode, Statement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { emptySet, type ScopModel, type StatementModel } from '../model/scop-model.js';
import { statementsIn } from './statements-in.js';

/**
 * Returns the original execution order as isl's schedule tree: one band of one member per loop, named after the first
 * statement in it and its iterator there (`S0.i`), which is how recipes speak of loops.
 */
export function originalSchedule(model: ScopModel): isl.Schedule {
  return build(model, model.scop.tree, 0) ?? isl.Schedule.fromDomain(emptySet(model.ctx));
}

/** `undefined` if nothing below the node ever executes. */
function build(model: ScopModel, node: LoopNode, depth: number): isl.Schedule | undefined {
  switch (node.kind) {
    case 'statement': {
      const statement = statementModel(model, node.statement);
      return statement && isl.Schedule.fromDomain(isl.UnionSet.fromSet(statement.domain));
    }
    case 'sequence': {
      const parts = node.children.flatMap((child) => build(model, child, depth) ?? []);
      const [first, ...rest] = parts;
      return first && rest.reduce((order, part) => order.sequence(part), first);
    }
    case 'loop': {
      const statements = statementsIn(node.body).flatMap(
        (name) => statementModel(model, name)?.statement ?? [],
      );
      const body = build(model, node.body, depth + 1);
      return body?.insertPartialSchedule(loopSchedule(model, statements, depth, node.direction));
    }
  }
}

function loopSchedule(
  model: ScopModel,
  statements: readonly Statement[],
  depth: number,
  direction: 1 | -1,
): isl.MultiUnionPwAff {
  const pieces = statements.map((s) => {
    const iterator = s.iterators[depth];
    return `${s.name}[${s.iterators.join(', ')}] -> [(${direction < 0 ? '-' : ''}${iterator})]`;
  });
  // No parameter list: isl would take an empty one for the schedule's own tuple, and a loop's value needs none.
  const schedule = isl.MultiUnionPwAff.readFromStr(model.ctx, `[{ ${pieces.join('; ')} }]`);
  const first = statements[0];
  return schedule.setTupleName(isl.DimType.Set, `${first?.name}.${first?.iterators[depth]}`);
}

function statementModel(model: ScopModel, name: string): StatementModel | undefined {
  return model.statements.find((s) => s.statement.name === name);
}
