import { whyNot } from './measure/probe.js';
import type { Script } from './report/script.js';
import { printReport, writeReport } from './report/write-report.js';
import { wasMeasured } from './scripts/common.js';
import { scripts } from './scripts/index.js';
import { parseCommandLine, type Settings, USAGE } from './settings.js';

// npm runs scripts in the workspace's folder: paths are relative to where the command was given.
const folder = process.env.INIT_CWD ?? process.cwd();

const command = readCommand();
if (command?.help) console.log(USAGE);
else if (command) {
  const { list, settings, chosen } = command;
  if (list) for (const { name, title } of scripts) console.log(`${name.padEnd(13)} ${title}`);
  if (await canRun(chosen, settings)) for (const script of chosen) await runScript(script, settings);
}

/** Says so where not. More devices than `--devices` asks for are left to the rows that need them. */
async function canRun(chosen: readonly Script[], settings: Settings): Promise<boolean> {
  if (chosen.every(({ withoutTarget }) => withoutTarget)) return true;
  const why = await whyNot(settings, Math.max(...(settings.devices ?? [1])));
  if (why === null) return true;
  process.exitCode = 1;
  console.error(`nothing is run, as --target ${settings.target} cannot:\n${why}`);
  if (settings.target !== 'sim') console.error('  hint: --target sim needs no device');
  return false;
}

/** Earlier results stay if there are no new ones. */
async function runScript(script: Script, settings: Settings): Promise<void> {
  console.error(`${script.name} on ${settings.target}`);
  const report = await script.run(settings);
  printReport(script, report);
  if (report.rows.some(wasMeasured)) return writeReport(script, report, settings);
  process.exitCode = 1;
  console.error(`${script.name}: no row could be measured, and nothing is written`);
}

/** Returns the settings; absent, after a message, if the command line is wrong. */
function readCommand() {
  try {
    const { names, ...command } = parseCommandLine(process.argv.slice(2), folder);
    return { ...command, chosen: command.help ? [] : chosenOf(names) };
  } catch (error) {
    process.exitCode = 1;
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
