import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/**
 * Identifies the kind of this machine's processor: its model and instructions. Machines that share a home folder may differ, and
 * code that was compiled for one of them may not run on the others.
 */
export function processorKind(): string {
  return [process.arch, cpus()[0]?.model, instructions()].join(' ');
}

/** The line that x86 calls `flags` and ARM `Features`; empty if there is no such file. */
function instructions(): string {
  try {
    return /^(?:flags|Features)\s*:.*$/m.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[0] ?? '';
  } catch {
    return '';
  }
}
