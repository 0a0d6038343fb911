import type { Constant, Position } from './operand.js';
import type { Pragma, Statement } from './statement.js';
import type { Linkage, Variable } from './variable.js';

/** A directive between a function's parameters and its body, as `.maxntid 128, 1, 1`. */
export interface FunctionDirective {
  readonly name: string;
  readonly values: readonly Constant[];
  readonly texts: readonly string[];
}

/** A kernel (`.entry`) or a device function (`.func`). Without `body` it is only declared. */
export interface PtxFunction {
  readonly kind: 'function';
  readonly isEntry: boolean;
  readonly linkage?: Linkage;
  readonly attributes: readonly string[];
  readonly name: string;
  readonly results: readonly Variable[];
  readonly parameters: readonly Variable[];
  readonly directives: readonly FunctionDirective[];
  readonly body?: readonly Statement[];
  readonly position: Position;
}

/** The number that `.loc` uses for a source file. */
export interface SourceFile {
  readonly kind: 'file';
  readonly number: number;
  readonly path: string;
  /** Time stamp and size, which old compilers write. */
  readonly extra: readonly bigint[];
}

/** Debug information, as text: labels, and rows of data. */
export interface Section {
  readonly kind: 'section';
  readonly name: string;
  readonly rows: readonly (
    | { readonly label: string }
    | { readonly type: string; readonly values: readonly string[] }
  )[];
}

/** A second name of a function. */
export interface Alias {
  readonly kind: 'alias';
  readonly name: string;
  readonly of: string;
}

export type ModuleItem = Variable | PtxFunction | SourceFile | Section | Pragma | Alias;

export interface PtxModule {
  readonly version: string;
  readonly target: readonly string[];
  readonly addressSize: 32 | 64;
  readonly items: readonly ModuleItem[];
}

export function functionsOf(module: PtxModule): PtxFunction[] {
  return module.items.filter((item) => item.kind === 'function');
}

/** Returns the source files by the numbers that `.loc` uses. */
export function sourceFilesOf(module: PtxModule): Map<number, string> {
  return new Map(module.items.flatMap((item) => (item.kind === 'file' ? [[item.number, item.path]] : [])));
}
