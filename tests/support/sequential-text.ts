import { writeFileSync } from 'node:fs';
import { mustRun } from './run-process.js';

/** A runtime on which no region runs. */
const RUNTIME = `
const char boxflow_program_bundle[1] = "";
struct { long long least, small; } boxflow_program_decisions[1000];
int boxflow_begin_small(void *call) { (void)call; return 0; }
int boxflow_enter(void *call) { (void)call; return 0; }
void boxflow_check(void *call) { (void)call; }
long long boxflow_elements(const void *first, unsigned long bytes) { (void)first; (void)bytes; return 0; }
int boxflow_kept;
void boxflow_host_access(const void *memory, unsigned long size, int access) { (void)memory; (void)size; (void)access; }
void boxflow_freed(void *block) { (void)block; }
void boxflow_stream(void *stream) { (void)stream; }
__thread int boxflow_handshake;
`;

/** Builds a program that the compiler has rewritten. All its regions run sequentially. */
export async function buildSequentialText(
  text: string,
  executable: string,
  flags: readonly string[] = [],
): Promise<void> {
  const [program, runtime] = [`${executable}.i`, `${executable}-runtime.c`];
  writeFileSync(program, text);
  writeFileSync(runtime, RUNTIME);
  await mustRun('gcc', ['-w', '-ffp-contract=off', ...flags, program, runtime, '-lm', '-o', executable]);
}
