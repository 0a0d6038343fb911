import type { Instruction, Loc, Position, PtxFunction, SourcePlace, Statement, Variable } from '@boxflow/ptx';
import { callText } from '../function/call-text.js';
import { FunctionWriter } from '../function/function-writer.js';
import { placeText, type SourceFiles } from '../function/locations.js';
import { bytesOf, elementBytes, placeShared, type Symbols } from '../function/symbols.js';
import { allStatements } from '../function/traits.js';
import { Unsupported } from '../function/unsupported.js';
import { cLabel, cName } from '../names/c-name.js';
import { instructionText } from './instruction-text.js';

/** A function in C, or the reason why it has none. */
export type FunctionText =
  | { readonly kind: 'printed'; readonly head: string; readonly text: string; readonly sharedBytes: number }
  | {
      readonly kind: 'refused';
      readonly reason: string;
      readonly position: Position;
      readonly place?: SourcePlace;
    };

/** The printer's position, for messages. */
interface Cursor {
  position: Position;
  /** The line of the function itself, also of code that is inlined into it. */
  place?: SourcePlace;
  /** The lines of the function into which other places are inlined. */
  readonly outermost: Map<string, SourcePlace>;
}

/** Prints a kernel or a device function. */
export function functionText(fn: PtxFunction, symbols: Symbols, files: SourceFiles): FunctionText {
  const cursor: Cursor = { position: fn.position, outermost: new Map() };
  try {
    const statements = allStatements(fn.body ?? []);
    const ownShared = statements.filter(
      (one): one is Variable => one.kind === 'variable' && one.space === 'shared',
    );
    const shared = placeShared(
      ownShared.filter(({ linkage }) => linkage !== 'extern'),
      symbols.shared,
    );
    const writer = new FunctionWriter(symbols, fn, shared);
    for (const one of statements) if (one.kind === 'targets') writer.targets.set(one.name, one.targets);
    const body = writer.inScope(() => statementLines(fn.body ?? [], writer, files, cursor));
    const lines = [
      ...argumentLines(fn),
      ...(writer.usesShared ? ['unsigned char *const shared = t->block->shared;'] : []),
    ];
    if (writer.usesCarry) lines.push('uint32_t carry = 0;');
    const head = signature(fn);
    const text = [
      `${head} {`,
      ...[...lines, ...body].map((line) => (/^\w+:;$/.test(line) ? line : `  ${line}`)),
      '}',
    ];
    return { kind: 'printed', head, text: text.join('\n'), sharedBytes: shared.bytes };
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    const { position, place } = cursor;
    return { kind: 'refused', reason: error.message, position, ...(place && { place }) };
  }
}

function signature(fn: PtxFunction): string {
  const memory = [...fn.results, ...fn.parameters].map((variable) => {
    if (!fn.isEntry && variable.space !== 'param')
      throw new Unsupported('parameters in registers are not supported');
    return `unsigned char *${cName(variable.declarators[0]!.name)}`;
  });
  const parameters = ['ptx_thread *t', ...(fn.isEntry ? ['void *const *arguments'] : memory)];
  return `static void ${cName(fn.name)}(${parameters.join(', ')})`;
}

function argumentLines({ isEntry, parameters }: PtxFunction): string[] {
  if (!isEntry) return [];
  return parameters.map(
    ({ declarators }, i) => `const unsigned char *const ${cName(declarators[0]!.name)} = arguments[${i}];`,
  );
}

function statementLines(
  statements: readonly Statement[],
  w: FunctionWriter,
  files: SourceFiles,
  cursor: Cursor,
): string[] {
  return statements.flatMap((statement) => linesOf(statement, w, files, cursor));
}

function linesOf(statement: Statement, w: FunctionWriter, files: SourceFiles, cursor: Cursor): string[] {
  if ('position' in statement) cursor.position = statement.position;
  switch (statement.kind) {
    case 'variable':
      w.declare(statement);
      return variableLines(statement);
    case 'label':
      return [`${cLabel(statement.name)}:;`];
    case 'loc':
      return locLines(statement, files, cursor);
    case 'scope': {
      const lines = w.inScope(() => statementLines(statement.statements, w, files, cursor));
      return ['{', ...lines.map((line) => `  ${line}`), '}'];
    }
    case 'instruction':
      return guarded(statement, instructionText(statement, w), w);
    case 'call':
      return guarded(statement, [callText(statement, w)], w);
    case 'pragma':
    case 'targets':
    case 'prototype':
      return [];
  }
}

function guarded({ guard }: Pick<Instruction, 'guard'>, lines: string[], w: FunctionWriter): string[] {
  if (guard === undefined) return lines;
  const predicate = w.value({ kind: 'name', name: guard.predicate }, 'pred');
  const condition = `if (${guard.negated ? '!' : ''}${predicate})`;
  if (lines.length === 1) return [`${condition} ${lines[0]}`];
  return [`${condition} {`, ...lines.map((line) => `  ${line}`), '}'];
}

function locLines(loc: Loc, files: SourceFiles, cursor: Cursor): string[] {
  const before = cursor.place && placeText(cursor.place, files);
  cursor.place = outermostPlace(loc, cursor.outermost);
  const text = placeText(cursor.place, files);
  return text === before ? [] : [`// ${text}`];
}

function outermostPlace(
  { file, line, column, inlined }: Loc,
  outermost: Map<string, SourcePlace>,
): SourcePlace {
  const key = (place: SourcePlace) => `${place.file}:${place.line}:${place.column}`;
  const own = { file, line, column };
  const place = inlined === undefined ? own : (outermost.get(key(inlined.at)) ?? inlined.at);
  outermost.set(key(own), place);
  return place;
}

/** Prints memory of a thread. Shared variables have places in their block's memory instead. */
function variableLines(variable: Variable): string[] {
  const { space, declarators } = variable;
  if (space === 'reg' || space === 'shared') return [];
  if (space !== 'local' && space !== 'param') {
    throw new Unsupported(`variables in ${space} memory inside of a function are not supported`);
  }
  const align = Math.max(8, variable.align ?? 1, elementBytes(variable));
  return declarators.map(
    ({ name }) => `_Alignas(${align}) unsigned char ${cName(name)}[${bytesOf(variable)}];`,
  );
}
