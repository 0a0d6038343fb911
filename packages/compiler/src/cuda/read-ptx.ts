import { resolve } from 'node:path';
import { ptxNotRead } from '@boxflow/codegen-ptx';
import { BoxflowError, type SourceLocation } from '@boxflow/ir';
import { PtxError, type PtxModule, parsePtx } from '@boxflow/ptx';

/** Parses the PTX of a file of the program. Throws BF1251, with the place in the source, if it cannot be read. */
export function readPtx(ptx: string, file: string): PtxModule {
  try {
    return parsePtx(ptx);
  } catch (error) {
    if (!(error instanceof PtxError)) throw error;
    throw new BoxflowError(ptxNotRead(file, error, sourceOf(ptx, error.position.line, file)), {
      cause: error,
    });
  }
}

/** Returns the source of a line of PTX, by the last `.loc` before it. */
function sourceOf(ptx: string, line: number, file: string): SourceLocation | undefined {
  const before = ptx.split('\n').slice(0, line).reverse();
  const loc = before
    .map((text) => /^\s*\.loc\s+(\d+)\s+(\d+)\s+(\d+)/.exec(text))
    .find((match) => match !== null && match[2] !== '0');
  if (loc === undefined || loc === null) return undefined;
  const path = new RegExp(`^\\s*\\.file\\s+${loc[1]}\\s+"([^"]*)"`, 'm').exec(ptx)?.[1];
  if (path === undefined) return undefined;
  const name = resolve(path) === resolve(file) ? file : path;
  return { file: name, line: Number(loc[2]), column: Math.max(1, Number(loc[3])) };
}
