import type { LoopNode, Statement } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { emptySet, type ScopModel } from '../model/scop-model.js';

/**
 * The original execution order as isl's schedule tree: one band of one member per loop, named after the first
 * statement in it and its iterator there (`S0.i`), which is how recipes speak of loops.
 */
export function originalSchedule(model: ScopModel): isl.Schedule {
  return build(model, model.scop.tree, 0);
}

function build(model: ScopModel, node: LoopNode, depth: number): isl.Schedule {
  switch (node.kind) {
    case 'statement':
      return isl.Schedule.fromDomain(isl.UnionSet.fromSet(statementModel(model, node.statement).domain));
    case 'sequence': {
      const parts = node.children.map((child) => build(model, child, depth));
      const first = parts[0];
      if (!first) return isl.Schedule.fromDomain(emptySet(model.ctx));
      return parts.slice(1).reduce((order, part) => order.sequence(part), first);
    }
    case 'loop': {
      const body = build(model, node.body, depth + 1);
      const statements = statementsBelow(node.body).map((name) => statementModel(model, name).statement);
      return body.insertPartialSchedule(loopSchedule(model, statements, depth, node.direction));
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

function statementsBelow(node: LoopNode): string[] {
  switch (node.kind) {
    case 'statement':
      return [node.statement];
    case 'sequence':
      return node.children.flatMap(statementsBelow);
    case 'loop':
      return statementsBelow(node.body);
  }
}

function statementModel(model: ScopModel, name: string) {
  const found = model.statements.find((s) => s.statement.name === name);
  if (!found)
    throw new Error(`statement ${name} is in the loop tree of ${model.scop.name} but not in its statements`);
  return found;
}
