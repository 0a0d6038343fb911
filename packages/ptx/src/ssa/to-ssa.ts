import { type Dominators, dominatorsOf } from '../flow/dominators.js';
import { hasResult, writtenNames } from '../flow/effects.js';
import type { BlockStatement, FlowGraph } from '../flow/flow-graph.js';
import type { Call, Instruction } from '../module/statement.js';
import { renameName, renameOperand } from '../names/map-names.js';
import { RegisterTypes } from '../names/register-types.js';
import { liveRegisters } from './liveness.js';

/** The value of a register where paths join: that of the predecessor through which the block was entered. */
export interface Phi {
  readonly register: string;
  /** The names in the order of the block's predecessors. */
  readonly incoming: readonly string[];
}

export interface SsaStatement extends BlockStatement {
  /** What a guarded statement leaves in its results if its guard is false: by the name of the result. */
  readonly otherwise?: Readonly<Record<string, string>>;
}

export interface SsaBlock {
  readonly phis: readonly Phi[];
  readonly statements: readonly SsaStatement[];
}

/**
 * A function in static single assignment form. The registers of the function have versions, as `%r1#2`; each is written once.
 * Version 0 is the undefined value that a register has when the function begins.
 */
export interface SsaFunction {
  readonly graph: FlowGraph;
  readonly dominators: Dominators;
  readonly blocks: readonly SsaBlock[];
}

/** Returns the register of a version, and its number. */
export function versionOf(name: string): { readonly register: string; readonly version: number } {
  const at = name.lastIndexOf('#');
  return { register: name.slice(0, at), version: Number(name.slice(at + 1)) };
}

/** Converts a function by placing phis at dominance frontiers where the register is live, and renaming along the dominator tree. */
export function toSsa(graph: FlowGraph): SsaFunction {
  const dominators = dominatorsOf(graph);
  const registers = new RegisterTypes(graph.function.body);
  const isRegister = (name: string) => registers.has(name);
  const placed = placePhis(graph, dominators, isRegister);
  const counts = new Map<string, number>();
  const fresh = (register: string): string => {
    const version = (counts.get(register) ?? 0) + 1;
    counts.set(register, version);
    return `${register}#${version}`;
  };
  const incoming = graph.blocks.map(() => new Map<string, Map<number, string>>());
  const blocks: SsaBlock[] = [];
  const children: number[][] = graph.blocks.map(() => []);
  dominators.immediate.forEach((parent, block) => {
    if (parent !== undefined) children[parent]!.push(block);
  });
  const pending: { block: number; names: ReadonlyMap<string, string> }[] = [{ block: 0, names: new Map() }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const names = new Map(next.names);
    const current = (register: string) => names.get(register) ?? `${register}#0`;
    const phis = [...placed[next.block]!].map((register) => {
      names.set(register, fresh(register));
      return { register: names.get(register)!, incoming: [] };
    });
    const statements = graph.blocks[next.block]!.statements.map((one) =>
      renamed(one, isRegister, names, current, fresh),
    );
    blocks[next.block] = { phis, statements };
    for (const successor of graph.blocks[next.block]!.successors) {
      for (const register of placed[successor]!) {
        const values = incoming[successor]!.get(register) ?? new Map<number, string>();
        incoming[successor]!.set(register, values.set(next.block, current(register)));
      }
    }
    for (const child of children[next.block]!) pending.push({ block: child, names });
  }
  const complete = blocks.map(({ phis, statements }, i) => ({
    phis: phis.map(({ register }) => {
      const values = incoming[i]!.get(versionOf(register).register);
      return { register, incoming: graph.blocks[i]!.predecessors.map((block) => values!.get(block)!) };
    }),
    statements,
  }));
  return { graph, dominators, blocks: complete };
}

function placePhis(
  graph: FlowGraph,
  { frontiers }: Dominators,
  isRegister: (name: string) => boolean,
): Set<string>[] {
  const live = liveRegisters(graph, isRegister);
  const placed = graph.blocks.map(() => new Set<string>());
  const writers = new Map<string, Set<number>>();
  graph.blocks.forEach(({ statements }, block) => {
    for (const name of statements.flatMap(({ statement }) => writtenNames(statement))) {
      if (isRegister(name)) writers.set(name, (writers.get(name) ?? new Set()).add(block));
    }
  });
  for (const [register, blocks] of writers) {
    for (const block of blocks) {
      for (const join of frontiers[block]!) {
        if (!live[join]!.has(register)) continue;
        placed[join]!.add(register);
        blocks.add(join);
      }
    }
  }
  return placed;
}

function renamed(
  one: BlockStatement,
  isRegister: (name: string) => boolean,
  names: Map<string, string>,
  current: (register: string) => string,
  fresh: (register: string) => string,
): SsaStatement {
  const { statement } = one;
  const read = (name: string) => (isRegister(name) ? current(name) : name);
  const guard = statement.guard && {
    guard: { ...statement.guard, predicate: read(statement.guard.predicate) },
  };
  const sources = readOperands(statement, read);
  const previous = new Map(
    writtenNames(statement)
      .filter(isRegister)
      .map((name) => [name, current(name)]),
  );
  const written = new Map([...previous.keys()].map((name) => [name, fresh(name)]));
  for (const [name, version] of written) names.set(name, version);
  const result = writeOperands(statement, sources, (name) => written.get(name) ?? name);
  const otherwise = Object.fromEntries([...written].map(([name, version]) => [version, previous.get(name)!]));
  return {
    ...one,
    statement: { ...result, ...guard },
    ...(statement.guard !== undefined && written.size > 0 && { otherwise }),
  };
}

type Sources = Instruction['operands'];

function readOperands(statement: Instruction | Call, read: (name: string) => string): Sources {
  if (statement.kind === 'call')
    return [renameName(statement.callee, read), ...statement.args.map((one) => renameOperand(one, read))];
  return statement.operands.slice(hasResult(statement) ? 1 : 0).map((one) => renameOperand(one, read));
}

function writeOperands(
  statement: Instruction | Call,
  sources: Sources,
  write: (name: string) => string,
): Instruction | Call {
  if (statement.kind === 'instruction') {
    const results = statement.operands
      .slice(0, hasResult(statement) ? 1 : 0)
      .map((one) => renameOperand(one, write));
    return { ...statement, operands: [...results, ...sources] };
  }
  const [callee, ...args] = sources;
  const results = statement.results.map((one) => renameName(one, write));
  return { ...statement, callee: callee as Call['callee'], args, results };
}
