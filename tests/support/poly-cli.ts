import { cliFile } from './paths.js';
import { mustSucceed, type ProcessOptions, type ProcessResult, runProcess } from './run-process.js';
import { warmCli } from './warm-cli.js';

/** Commands that only compile, which {@link warmCli} runs. */
const COMPILING = ['build', 'emit', 'explain', 'report'];

/** Runs `poly-cli` with the words after its name, in a process of its own. */
export function polyCli(args: readonly string[], options: ProcessOptions = {}): Promise<ProcessResult> {
  return runProcess(process.execPath, [cliFile, ...args], options);
}

/** As {@link polyCli}, for command lines that must work. Those that only compile share a process. */
export async function mustPolyCli(
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<ProcessResult> {
  const isWarm = COMPILING.includes(args[0]!) && options.env === undefined;
  const result = isWarm ? await warmCli(args, options.cwd ?? process.cwd()) : await polyCli(args, options);
  return mustSucceed(['poly-cli', ...args], result);
}
