import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const kernels = join(import.meta.dirname, '../../../benchmarks/amge/kernels');
const folders = [kernels, join(import.meta.dirname, 'corpus')];

/** A program of the corpus, at one level of nvcc's optimiser, with the PTX that is checked in beside it. */
export interface CorpusProgram {
  readonly name: string;
  readonly level: 1 | 3;
  readonly source: string;
  readonly ptxFile: string;
}

/** Returns the programs of the corpus: those of AMGE, and those in `corpus`. */
export function corpus(): CorpusProgram[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.cu'))
      .flatMap((file) =>
        ([1, 3] as const).map((level) => {
          const name = basename(file, '.cu');
          return {
            name,
            level,
            source: join(folder, file),
            ptxFile: join(folder, 'ptx', `${name}.O${level}.ptx`),
          };
        }),
      ),
  );
}

/** Returns the folder of the header that the programs share. */
export const corpusIncludes = kernels;

export function corpusPtx({ ptxFile }: Pick<CorpusProgram, 'ptxFile'>): string {
  return readFileSync(ptxFile, 'utf8');
}

/** Compiles a program, and replaces what depends on the folder: paths, and the numbers that nvcc makes of them. */
export function nvccPtx({ source, level }: Pick<CorpusProgram, 'source' | 'level'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'boxflow-ptx-'));
  try {
    const file = join(folder, 'out.ptx');
    const args = ['-arch=compute_80', '-Xcicc', `-O${level}`, '-lineinfo', '-ptx', '-I', kernels, '-o', file];
    const { status, stderr } = spawnSync('nvcc', [...args, basename(source)], {
      cwd: dirname(source),
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`nvcc rejects ${source}:\n${stderr}`);
    return withoutPaths(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withoutPaths(ptx: string): string {
  return ptx
    .replace(/^(\t\.file\t\d+) ".*\/([^/"]+)"/gm, '$1 "$2"')
    .replace(/(_INTERNAL_)[0-9a-f]{8}_/g, '$100000000_')
    .replace(/^\t\.section[\s\S]*?^\t\}\n/gm, withoutNumbers);
}

/** Replaces the number in the names that a section holds as bytes. */
function withoutNumbers(section: string): string {
  return section.replace(/^(?:\.b8 [\d,]+\n)+/gm, (rows) => rowsOf(bytesOf(rows)));
}

function bytesOf(rows: string): Buffer {
  const numbers = [...rows.matchAll(/^\.b8 (.*)$/gm)].flatMap(([, list]) => list!.split(',').map(Number));
  return Buffer.from(
    Buffer.from(numbers)
      .toString('latin1')
      .replace(/(_INTERNAL_)[0-9a-f]{8}_/g, '$100000000_'),
    'latin1',
  );
}

function rowsOf(bytes: Buffer): string {
  const rows: string[] = [];
  for (let i = 0; i < bytes.length; i += 32) rows.push(`.b8 ${[...bytes.subarray(i, i + 32)].join(',')}\n`);
  return rows.join('');
}
