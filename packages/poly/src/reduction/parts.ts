import {
  type BodyExpr,
  type IntExpr,
  printIntExpr,
  type Scop,
  type ScopArray,
  type Statement,
  type Subscript,
  variable,
} from '@boxflow/ir';
import { freeName } from '../model/free-name.js';
import { type Cells, cellSubscripts, withCells } from './cells.js';
import type { LoopSpace } from './loop-space.js';
import { type Element, newStatement } from './new-statement.js';
import {
  type Accumulator,
  newLoops,
  type PartIterators,
  type Partition,
  type PartitionedSpace,
  partDepth,
} from './partition.js';
import { arraysOf, type ReductionOfElements } from './reducible.js';
import { type Field, partStateOf } from './state.js';

/** The arrays and statements that a reduction in parts adds to a SCoP. */
export interface Parts {
  /** What a part accumulates in, one for each field of its state. */
  readonly accumulators: readonly Accumulator[];
  /** Scalars of the parts, and the results of parts and of chunks. */
  readonly arrays: readonly ScopArray[];
  /** The iterators of the loops around a statement for each of several elements. */
  readonly cells: readonly string[];
  readonly statements: Readonly<Partial<Record<StatementOfParts, Statement>>>;
}

/**
 * `begin` and `finish` are around the iterations of a part, `beginChunk` and `add` make the results of a
 * chunk's parts one, and `total` puts a chunk's result to the elements. Copies of several elements are in
 * memory, and need no `finish`.
 */
export type StatementOfParts = 'begin' | 'finish' | 'beginChunk' | 'add' | 'total';

/** The SCoP, the partition and the names that the parts are made for. */
export interface Surroundings {
  readonly scop: Scop;
  readonly space: PartitionedSpace;
  readonly partition: Partition;
  readonly iterators: PartIterators;
  /** Names that neither arrays nor statements may have; those of the parts are added. */
  readonly taken: Set<string>;
}

export function partsOf(around: Surroundings, reduction: ReductionOfElements): Parts {
  const { scop, space, partition } = around;
  const { depth, lanes } = partition;
  const updating = scop.statements.filter(({ name }) => reduction.statements.includes(name));
  const source = updating[0] as Statement;
  const { fields, join, operations } = partStateOf(reduction);
  const parts = space.parts(updating);
  const chunks = space.chunks(updating);
  const cells = space.cells(updating, arraysOf(reduction)[0]?.name ?? '', reduction.varied);
  const cell = cellSubscripts(cells);

  const free = (wanted: string): string => {
    const name = freeName(wanted, around.taken);
    around.taken.add(name);
    return name;
  };
  const locals = (suffix: string, extents: ScopArray['extents'], loopsAround: number): ScopArray[] =>
    fields.map(({ name, type }) => ({
      name: free(`${name}_${suffix}`),
      element: type,
      extents,
      address: '',
      storage: 'local',
      deadAfter: true,
      loopsAround,
      location: source.location,
    }));
  const results = (suffix: string, extents: ScopArray['extents']) =>
    locals(suffix, [...extents, ...(cells?.extents ?? [])], depth);
  const scalars = cells
    ? []
    : locals('part', [], partDepth(partition) + newLoops(partition, around.iterators).length);
  const ofParts = lanes && results('lanes', space.extents(parts));
  const ofChunks = results('chunks', [null]);

  const at = (arrays: readonly ScopArray[], index: readonly IntExpr[]): Element[] =>
    arrays.map(({ name, element }) => ({ array: name, type: element, index }));
  const state = at(scalars, []);
  const chunk = at(ofChunks, [variable(around.iterators.chunk), ...cell]);
  const subscripts = lanes ? space.subscripts(parts) : [around.iterators.chunk];
  const part = ofParts ? at(ofParts, [...subscripts.map(variable), ...cell]) : chunk;
  const whole = fields.flatMap((field) => elementOf(source, field, cells));

  const statement = (
    role: string,
    loops: LoopSpace,
    targets: readonly Element[],
    operands: readonly Element[],
    assigned: Parameters<typeof newStatement>[1]['assigned'],
    operation: string,
  ) => {
    const text = `${namesOf(targets)} ${operation};`;
    const name = free(`${source.name}_${role}`);
    return newStatement(scop, { name, loops, targets, operands, assigned, text, location: source.location });
  };
  const begin = (role: string, loops: LoopSpace, targets: readonly Element[]) =>
    statement(
      role,
      loops,
      targets,
      [],
      () => ({ values: fields.map((field) => field.begin) }),
      operations.begin,
    );
  const combine = (role: string, loops: LoopSpace, own: readonly Element[], next: readonly Element[]) => {
    const assigned = (reads: readonly BodyExpr[]) =>
      join(reads.slice(0, own.length), reads.slice(own.length));
    return statement(role, loops, own, [...own, ...next], assigned, `${operations.join} ${namesOf(next)}`);
  };
  const copied = (values: readonly BodyExpr[]) => ({ values });
  const accumulators = cells
    ? (ofParts ?? ofChunks).map(({ name }) => ({
        array: name,
        part: subscripts,
        dimensions: cells.dimensions,
      }))
    : scalars.map(({ name }) => ({ array: name, part: [], dimensions: [] }));
  return {
    accumulators,
    arrays: [...scalars, ...(ofParts ?? []), ...ofChunks],
    cells: cells?.loops.iterators ?? [],
    statements: {
      begin: begin('begin', withCells(parts, cells, parts.iterators.length), cells ? part : state),
      ...(!cells && { finish: statement('finish', parts, part, state, copied, `= ${namesOf(state)}`) }),
      ...(lanes && {
        beginChunk: begin('chunks', withCells(chunks, cells, depth + 1), chunk),
        add: combine('lanes', withCells(space.partsOfChunks(updating), cells, depth + 1), chunk, part),
      }),
      total: combine('total', withCells(chunks, cells, depth), whole, chunk),
    },
  };
}

/** Returns the element that a field stands for; of several, the one that loops over them are at. */
function elementOf(source: Statement, { array, type }: Field, cells: Cells | undefined): Element[] {
  if (!array) return [];
  const own = source.accesses.find((access) => access.array === array.name);
  if (!own) throw new Error(`${source.name} does not access ${array.name}`);
  const index = own.index.map((subscript, d) => {
    const position = cells?.dimensions.indexOf(d) ?? -1;
    return cellSubscripts(cells)[position] ?? affine(subscript);
  });
  return [{ array: array.name, type, index }];
}

function affine(subscript: Subscript): IntExpr {
  if (subscript.op === 'data') throw new Error('a subscript of a reduction is data');
  return subscript;
}

function namesOf(elements: readonly Element[]): string {
  return elements
    .map(({ array, index }) => `${array}${index.map((one) => `[${printIntExpr(one)}]`).join('')}`)
    .join(', ');
}
