import * as isl from '@boxflow/isl-wasm';
import { isAccessedBy, type StatementModel } from '../../model/scop-model.js';
import { assignClasses } from '../../phases/distribution-classes.js';
import { extractPhases } from '../../phases/extract-phases.js';
import { ownerPosition } from '../../phases/owner-position.js';
import { tupleNames } from '../../tree/items.js';
import { prefixSchedule } from '../../tree/local-dependences.js';
import { findLoop } from '../../tree/loop-name.js';
import { type ElementDimension, enclosingMark } from '../../tree/marks.js';
import type { MappingState } from '../mapping-state.js';
import { applyLine, recipeLine } from '../verbs/apply-line.js';

/**
 * Adds an `owner` line for each loop that writes a line of an array in every iteration of a serial loop,
 * beside nests that walk the array across that line, as in `for j: ey[0][j] = f[t]`. Dealt out, the line
 * would have to be put together again each time; it is too little work for that.
 */
export function withOwners(mapped: MappingState): MappingState {
  return mapped.lines
    .filter(({ verb, args }) => verb === 'distribute' && args.length === 1)
    .reduce((state, { args: [name = ''] }) => withOwner(state, name), mapped);
}

function withOwner(state: MappingState, name: string): MappingState {
  const phase = phaseOf(state, name);
  if (!phase) return state;
  const candidates = linesWritten(state, phase);
  if (candidates.length === 0 || sharesClass(state, phase)) return state;
  for (const { array, dimension } of candidates) {
    const reason = `other nests walk ${array} across the line that it writes`;
    const owned = applyLine(state, recipeLine('owner', [name, `${array}.${dimension}`], reason));
    if (sharesClass(owned, phase)) return owned;
  }
  return state;
}

/** Returns the phase that the loop distributes. */
function phaseOf(state: MappingState, name: string): isl.ScheduleNode | undefined {
  const band = findLoop(state.schedule, name);
  return band && enclosingMark(band, 'phase');
}

/** Dimensions in which all elements that a single loop writes have one subscript, of arrays that deeper nests use. */
function linesWritten(state: MappingState, phase: isl.ScheduleNode): readonly ElementDimension[] {
  const serial = enclosingLoop(phase);
  if (!serial) return [];
  const depth = loopsAround(phase);
  const own = statementsAt(state, phase);
  if (own.some((statement) => loopsOf(statement) !== depth + 1)) return [];
  const deeper = statementsAt(state, serial).filter((statement) => loopsOf(statement) > depth + 1);
  const names = new Set(deeper.map(({ statement }) => statement.name));
  const [first] = own;
  if (!first || deeper.length === 0) return [];
  return first.accesses
    .filter(({ access }) => access.kind === 'write' && isAccessedBy(state.model, access.array, names))
    .flatMap(({ access }) => access.index.map((_, dimension) => ({ array: access.array, dimension })))
    .filter((place) => ownerPosition(state.model, phase.getDomain(), prefixSchedule(phase), place));
}

/** Returns whether the loop's phase is dealt out like a different phase. */
function sharesClass(state: MappingState, phase: isl.ScheduleNode): boolean {
  const { phases } = extractPhases(state.model, state.schedule);
  const { classesOf } = assignClasses(state.model, phases);
  const own = phases.findIndex(({ domain }) => domain.isEqual(phase.getDomain()));
  return classesOf.some((classes, other) => other !== own && classes.includes(classesOf[own]?.[0] ?? -1));
}

function statementsAt(state: MappingState, node: isl.ScheduleNode): readonly StatementModel[] {
  const names = tupleNames(node.getDomain());
  return state.model.statements.filter(({ statement }) => names.includes(statement.name));
}

function loopsOf({ domain }: StatementModel): number {
  return domain.dim(isl.DimType.Set);
}

function enclosingLoop(node: isl.ScheduleNode): isl.ScheduleNode | undefined {
  if (!node.hasParent()) return undefined;
  const parent = node.parent();
  return parent.getType() === isl.ScheduleNodeType.Band ? parent : enclosingLoop(parent);
}

function loopsAround(node: isl.ScheduleNode): number {
  const loop = enclosingLoop(node);
  return loop ? 1 + loopsAround(loop) : 0;
}
