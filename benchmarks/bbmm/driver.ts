import { whyNot } from './measure/probe.js';
import type { Script } from './report/script.js';
import { printReport, writeReport } from './report/write-report.js';
import { wasMeasured } from './scripts/common.js';
import { scripts } from './scripts/index.js';
import { parseCommandLine, type Settings, USAGE } from './settings.js';

/** Runs the scripts that a command line chooses, and returns the exit code. `folder`: of relative paths. */
export async function drive(words: readonly string[], folder: string): Promise<number> {
  const command = readCommand(words, folder);
  if (!command) return 1;
  const { help, list, settings, chosen } = command;
  if (help) {
    console.log(USAGE);
    return 0;
  }
  if (list) for (const { name, title } of scripts) console.log(`${name.padEnd(13)} ${title}`);
  if (!(await canRun(chosen, settings))) return 1;
  const codes: number[] = [];
  for (const script of chosen) codes.push(await runScript(script, settings));
  return Math.max(0, ...codes);
}

/** Returns whether the target has devices, and says so if not. More than `--devices` asks for are left to the rows that need them. */
async function canRun(chosen: readonly Script[], settings: Settings): Promise<boolean> {
  if (chosen.every(({ withoutTarget }) => withoutTarget)) return true;
  const why = await whyNot(settings, Math.max(...(settings.devices ?? [1])));
  if (why === null) return true;
  console.error(`nothing is run, as --target ${settings.target} cannot:\n${why}`);
  if (settings.target !== 'sim') console.error('  hint: --target sim needs no device');
  return false;
}

/** Returns the exit code. Earlier results stay if there are no new ones. */
async function runScript(script: Script, settings: Settings): Promise<number> {
  console.error(`${script.name} on ${settings.target}`);
  const report = await script.run(settings);
  printReport(script, report);
  if (report.rows.some(wasMeasured)) {
    writeReport(script, report, settings);
    return 0;
  }
  console.error(`${script.name}: no row could be measured, and nothing is written`);
  return 1;
}

/** Returns the settings; absent, after a message, if the command line is wrong. */
function readCommand(words: readonly string[], folder: string) {
  try {
    const { names, ...command } = parseCommandLine(words, folder);
    return { ...command, chosen: command.help ? [] : chosenOf(names) };
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    return undefined;
  }
}

function chosenOf(names: readonly string[]): readonly Script[] {
  if (names.includes('all')) return scripts;
  return names.map((name) => {
    const script = scripts.find((each) => each.name === name);
    if (script) return script;
    throw new RangeError(
      `no table or figure is called ${name}: ${scripts.map((each) => each.name).join(', ')}`,
    );
  });
}
