import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/**
 * Identifies the kind of this machine's processor: its model and instructions. Machines that share a home
 * folder may differ, and code that was compiled for one of them may not run on the others.
 */
export function processorKind(): string {
  // Asking takes a tenth of a millisecond, as long as a third of a small run.
  known ??= [process.arch, cpus()[0]?.model, instructions()].join(' ');
  return known;
}

let known: string | undefined;

/**
 * Returns the processor's instruction set extensions as /proc/cpuinfo lists them, in its line `flags` on x86
 * and `Features` on ARM; the empty string if that file or line does not exist.
 */
function instructions(): string {
  try {
    return /^(?:flags|Features)\s*:.*$/m.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[0] ?? '';
  } catch {
    return '';
  }
}
