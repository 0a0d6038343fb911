import { BoxflowError, type Diagnostic, type DiagnosticNote, type RecipeLine } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import { meetingArrays } from '../model/meeting-arrays.js';
import type { ScopModel } from '../model/scop-model.js';
import { tupleNames } from '../tree/items.js';
import type { PrivacyObstacle } from './privacy.js';

/** `BF2001`: a recipe line names a loop that is not there. */
export function unknownLoop(
  model: ScopModel,
  line: RecipeLine,
  name: string,
  known: readonly string[],
): BoxflowError {
  return recipeError(model, 'BF2001', line, `there is no loop or statement ${name}`, [], {
    hint: `${model.scop.name} has ${known.join(', ')}`,
  });
}

/** `BF2001`: a recipe line names an array that is not there. */
export function unknownArray(model: ScopModel, line: RecipeLine, name: string): BoxflowError {
  const known = model.scop.arrays.map((array) => array.name);
  return recipeError(model, 'BF2001', line, `there is no array or scalar ${name}`, [], {
    hint: `${model.scop.name} has ${known.join(', ')}`,
  });
}

/** `BF2002`: a recipe line has the wrong number or form of arguments. */
export function badArguments(model: ScopModel, line: RecipeLine, expected: string): BoxflowError {
  return recipeError(model, 'BF2002', line, `the arguments are not of the form ${expected}`, []);
}

/** `BF2003`: a recipe line would change the order of dependent instances, or run them at the same time. */
export function breaksDependence(
  model: ScopModel,
  line: RecipeLine,
  what: string,
  broken: isl.UnionMap,
): BoxflowError {
  return recipeError(model, 'BF2003', line, what, describeDependence(model, broken), {
    hint: 'split the loop, make it serial, or distribute a loop inside it',
  });
}

/** `BF2007`: a recipe line would change results, and nobody said that they may change. */
export function changesRounding(model: ScopModel, line: RecipeLine, array: string): BoxflowError {
  const what = `${array} is of floating point, and its parts round differently from the whole`;
  return recipeError(model, 'BF2007', line, what, [], { hint: 'say --reassociate if that does no harm' });
}

/** `BF2006`: a recipe line would give iterations copies of an array whose values they share. */
export function breaksPrivacy(
  model: ScopModel,
  line: RecipeLine,
  array: string,
  obstacle: PrivacyObstacle,
): BoxflowError {
  const exposed = instancesOf(model, obstacle.exposedReads).map((reader) => ({
    message: `${reader.name} may read a value of ${array} from before the region (${reader.text})`,
    location: reader.location,
  }));
  const last = instancesOf(model, obstacle.lastWrites).map((writer) => ({
    message: `${writer.name} writes values of ${array} that the region leaves behind (${writer.text})`,
    location: writer.location,
  }));
  const crossing = describeDependence(model, obstacle.flow);
  const what = `values of ${array} go from one iteration to another, or into or out of the loop`;
  return recipeError(model, 'BF2006', line, what, [...crossing, ...exposed, ...last], {
    hint: `an array is private to a loop when every iteration writes each element of it before it reads it`,
  });
}

function instancesOf(model: ScopModel, instances: isl.UnionSet) {
  return tupleNames(instances).flatMap((name) => statement(model, name) ?? []);
}

/** `BF2004`: a recipe line does not fit the place in the tree. */
export function misplaced(model: ScopModel, line: RecipeLine, what: string): BoxflowError {
  return recipeError(model, 'BF2004', line, what, []);
}

/** `BF2004`: as {@link misplaced}, because a loop of a grid moves along with an outer one, and grids are boxes. */
export function emptyGrid(model: ScopModel, line: RecipeLine, outer: string, drifting: string): BoxflowError {
  const what = `${drifting} begins elsewhere in each iteration of ${outer}, so that most threads of a grid would have no iteration`;
  return recipeError(model, 'BF2004', line, what, [], {
    hint: `add normalize_index(${drifting}) before the distribute line, or leave ${drifting} out of the grid`,
  });
}

/** `BF2004`: as {@link misplaced}, because of statements that write an array. */
export function writtenBy(
  model: ScopModel,
  line: RecipeLine,
  what: string,
  statements: readonly string[],
): BoxflowError {
  const notes = statements
    .flatMap((name) => statement(model, name) ?? [])
    .map((writer) => ({
      message: `${writer.name} writes it (${writer.text})`,
      location: writer.location,
    }));
  return recipeError(model, 'BF2004', line, what, notes);
}

function recipeError(
  model: ScopModel,
  code: string,
  line: RecipeLine,
  message: string,
  notes: readonly DiagnosticNote[],
  extra: { hint?: string } = {},
): BoxflowError {
  const diagnostic: Diagnostic = {
    code,
    family: 'user',
    severity: 'error',
    message: `${line.verb}(${line.args.join(', ')}): ${message}`,
    location: line.location ?? model.scop.location,
    notes,
    ...extra,
  };
  return new BoxflowError(diagnostic);
}

/** One note per pair of statements, with both source lines. */
export function describeDependence(model: ScopModel, dependences: isl.UnionMap): DiagnosticNote[] {
  const notes: DiagnosticNote[] = [];
  dependences.foreachMap((map) => {
    const source = statement(model, map.getTupleName(isl.DimType.In));
    const sink = statement(model, map.getTupleName(isl.DimType.Out));
    if (!source || !sink) return;
    const arrays = meetingArrays(source, sink);
    const why =
      arrays.length > 0 ? `; which elements of ${arrays.join(' and ')} they access depends on data` : '';
    notes.push({
      message: `${sink.name} depends on ${source.name} of line ${source.location.line} (${source.text})${why}`,
      location: sink.location,
    });
  });
  return notes;
}

function statement(model: ScopModel, name: string | null) {
  return model.scop.statements.find((s) => s.name === name);
}
