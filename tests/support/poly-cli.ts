import { cliFile } from './paths.js';
import { mustRun, type ProcessOptions, type ProcessResult, runProcess } from './run-process.js';

/** Runs `poly-cli` with the words after its name. */
export function polyCli(args: readonly string[], options: ProcessOptions = {}): Promise<ProcessResult> {
  return runProcess(process.execPath, [cliFile, ...args], options);
}

/** As {@link polyCli}, for command lines that must work. */
export function mustPolyCli(args: readonly string[], options: ProcessOptions = {}): Promise<ProcessResult> {
  return mustRun(process.execPath, [cliFile, ...args], options);
}
