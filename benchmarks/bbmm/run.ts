import { writeReport } from './report/write-report.js';
import { wasMeasured } from './scripts/common.js';
import { scripts } from './scripts/index.js';
import type { Script } from './scripts/script.js';
import { parseCommandLine, USAGE } from './settings.js';

// npm runs scripts in the workspace's folder: paths are relative to where the command was given.
const folder = process.env.INIT_CWD ?? process.cwd();

const command = readCommand();
if (command) {
  const { list, settings } = command;
  if (list) for (const { name, title } of scripts) console.log(`${name.padEnd(13)} ${title}`);
  for (const script of command.chosen) {
    console.error(`${script.name} on ${settings.target}`);
    const report = await script.run(settings);
    writeReport(script, report, settings);
    if (report.rows.some(wasMeasured)) continue;
    process.exitCode = 1;
    console.error(`${script.name}: no row could be measured`);
  }
}

/** Absent where it is wrong, which is said. */
function readCommand() {
  try {
    const { names, list, settings } = parseCommandLine(process.argv.slice(2), folder);
    return { list, settings, chosen: chosen(names) };
  } catch (error) {
    process.exitCode = 1;
    console.error(`${(error as Error).message}\n${USAGE}`);
    return undefined;
  }
}

function chosen(names: readonly string[]): readonly Script[] {
  if (names.includes('all')) return scripts;
  return names.map((name) => {
    const script = scripts.find((each) => each.name === name);
    if (script) return script;
    throw new RangeError(
      `no table or figure is called ${name}: ${scripts.map((each) => each.name).join(', ')}`,
    );
  });
}
