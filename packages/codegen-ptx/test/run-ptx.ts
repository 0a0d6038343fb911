import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePtx } from '@boxflow/ptx';
import { includeFolder, printHostUnit } from '../src/index.ts';
import { run, TEST_FLAGS } from './host-program.ts';

const DRIVER = `
#include <stdio.h>
#include <stdlib.h>
#include "boxflow/ptx_kernel.h"
extern const boxflow_ptx_unit boxflow_ptx_kernels;
int main(int argc, char **argv) {
  const int count = atoi(argv[1]);
  uint64_t *out = calloc(count, sizeof *out);
  boxflow_ptx_launch launch = {.grid = {atoi(argv[2]), 1, 1}, .block = {atoi(argv[3]), 1, 1}, .end = {atoi(argv[2]), 1, 1},
                               .dynamic_shared_bytes = 256};
  void *arguments[] = {&out};
  printf("%d\\n", boxflow_ptx_kernels.kernels[0].run(&launch, arguments));
  for (int i = 0; i < count; ++i) printf("%llx\\n", (unsigned long long)out[i]);
  return argc < 0;
}
`;

const REGISTERS = `.reg .pred %p<20>; .reg .b16 %rs<20>; .reg .b32 %r<40>; .reg .f32 %f<20>; .reg .b64 %rd<40>; .reg .f64 %fd<20>;`;

/** Returns a module with one kernel, whose parameter is the address of the results: `%rd0`. */
export function kernelPtx(body: string, before = ''): string {
  return `.version 8.5\n.target sm_80\n.address_size 64\n${before}
    .visible .entry k(.param .u64 out) { ${REGISTERS}
    ld.param.u64 %rd0, [out];\n${body}\nret; }`;
}

export interface PtxRun {
  readonly status: number;
  /** The results as unsigned integers of 64 bits. */
  readonly out: readonly bigint[];
}

/** Runs the first kernel of a module as C. */
export function runPtx(ptx: string, { count = 1, grid = 1, block = 1 } = {}): PtxRun {
  const { source, diagnostics } = printHostUnit(parsePtx(ptx));
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const folder = mkdtempSync(join(tmpdir(), 'boxflow-ptx-'));
  try {
    const path = (name: string) => join(folder, name);
    writeFileSync(path('unit.c'), source);
    writeFileSync(path('main.c'), DRIVER);
    const flags = [...TEST_FLAGS, '-I', includeFolder];
    run('gcc', [...flags, path('unit.c'), path('main.c'), '-o', path('exe'), '-lm']);
    const [status, ...out] = run(path('exe'), [count, grid, block].map(String)).trim().split('\n');
    return { status: Number(status), out: out.map((text) => BigInt(`0x${text}`)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
