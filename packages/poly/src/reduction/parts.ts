import {
  type BodyExpr,
  type IntExpr,
  int,
  printIntExpr,
  type Scop,
  type ScopArray,
  type Statement,
  type Subscript,
  variable,
} from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { freeName } from '../model/free-name.js';
import { combined, identityOf } from './combine.js';
import { type Element, newStatement } from './new-statement.js';
import { type PartIterators, type Partition, type PartitionedSpace, partLoops } from './partition.js';
import type { Reduction } from './reducible.js';

/** What a reduction in parts adds to a SCoP. */
export interface Parts {
  /** What the lanes accumulate in: a scalar, of which each has its own. */
  readonly accumulator: ScopArray;
  /** The results of lanes and of chunks. */
  readonly results: readonly ScopArray[];
  /** Around the loop, inside those over the parts. */
  readonly begin: Statement;
  readonly finish: Statement;
  /** The results of a chunk's lanes made one; absent without lanes. */
  readonly lanes?: { readonly begin: Statement; readonly add: Statement };
  /** A chunk's result put to the element. */
  readonly total: Statement;
}

/** What the parts are made for and of. */
export interface Surroundings {
  readonly scop: Scop;
  readonly space: PartitionedSpace;
  readonly partition: Partition;
  readonly iterators: PartIterators;
  /** Names that neither arrays nor statements may have; those of the parts are added. */
  readonly taken: Set<string>;
}

export function partsOf(around: Surroundings, { array, update, statements }: Reduction): Parts {
  const { scop, space, partition, iterators } = around;
  const { depth, lanes } = partition;
  const updating = scop.statements.filter(({ name }) => statements.includes(name));
  const source = updating[0];
  const own = source?.accesses.find((access) => access.array === array.name);
  if (!source || !own) throw new Error(`nothing updates ${array.name}`);
  const { element: type, location } = array;
  const free = (wanted: string): string => {
    const name = freeName(wanted, around.taken);
    around.taken.add(name);
    return name;
  };
  const local = (name: string, extents: ScopArray['extents'], loopsAround: number): ScopArray => ({
    name: free(name),
    element: type,
    extents,
    address: '',
    storage: 'local',
    deadAfter: true,
    loopsAround,
    location,
  });

  const accumulator = local(`${array.name}_part`, [], depth + partLoops(partition, iterators).length);
  const ofLanes = lanes && local(`${array.name}_lanes`, [null, int(lanes.count)], depth);
  const ofChunks = local(`${array.name}_chunks`, [null], depth);

  const chunk = variable(iterators.chunk);
  const whole: Element = { array: array.name, type, index: own.index.map(affine) };
  const part: Element = { array: accumulator.name, type, index: [] };
  const chunkResult: Element = { array: ofChunks.name, type, index: [chunk] };
  const lane: Element = ofLanes
    ? { array: ofLanes.name, type, index: [chunk, variable(iterators.lane)] }
    : chunkResult;
  const neutral = identityOf(update, type) ?? whole;

  const chunks = space.chunks(updating);
  const outer = [...source.iterators.slice(0, depth), iterators.chunk];
  const chunkLoop = { iterators: outer, domain: chunks };
  const laneLoop = lanes
    ? {
        iterators: [...outer, iterators.lane],
        domain: chunks.flatProduct(interval(chunks.context, lanes.count)),
      }
    : chunkLoop;
  const assign = (role: string, loops: typeof chunkLoop, target: Element, operand: Element | BodyExpr) => {
    const isElement = 'array' in operand;
    return newStatement(scop, {
      ...loops,
      name: free(`${source.name}_${role}`),
      location: source.location,
      target,
      operands: isElement ? [operand] : [],
      value: ([read]) => (isElement ? (read as BodyExpr) : operand),
      text: `${textOf(target)} = ${isElement ? textOf(operand) : `identity of ${update.operator}`};`,
    });
  };
  const combine = (role: string, loops: typeof chunkLoop, target: Element, operand: Element) =>
    newStatement(scop, {
      ...loops,
      name: free(`${source.name}_${role}`),
      location: source.location,
      target,
      operands: [target, operand],
      value: ([left, right]) => combined(update, type, left as BodyExpr, right as BodyExpr),
      text: `${textOf(target)} ${update.operator}= ${textOf(operand)};`,
    });

  return {
    accumulator,
    results: ofLanes ? [ofLanes, ofChunks] : [ofChunks],
    begin: assign('begin', laneLoop, part, neutral),
    finish: assign('finish', laneLoop, lane, part),
    ...(lanes && {
      lanes: {
        begin: assign('chunks', chunkLoop, chunkResult, neutral),
        add: combine('lanes', laneLoop, chunkResult, lane),
      },
    }),
    total: combine('total', chunkLoop, whole, chunkResult),
  };
}

function affine(subscript: Subscript): IntExpr {
  if (subscript.op === 'data') throw new Error('a subscript of a reduction is data');
  return subscript;
}

function interval(ctx: isl.Context, count: number): isl.Set {
  return isl.Set.readFromStr(ctx, `{ [j] : 0 <= j < ${count} }`);
}

function textOf({ array, index }: Element): string {
  return `${array}${index.map((subscript) => `[${printIntExpr(subscript)}]`).join('')}`;
}
