// `npm test`: makes the clone ready, runs every part of checks/parts.mjs and ends with the counted totals. With `--all`,
// which is `npm run test:all`, each part runs whole. `npm test -- NAME...` runs only the parts named.
import { bootstrap } from './bootstrap/run-steps.mjs';
import { parts as partsOf } from './checks/parts.mjs';
import { printResults } from './checks/print-results.mjs';
import { runPart } from './checks/run-part.mjs';
import { problem } from './checks/tally.mjs';

const words = process.argv.slice(2);
const chosen = words.filter((word) => word !== '--all');
const parts = partsOf({ all: words.includes('--all') });
const unknown = chosen.filter((name) => !parts.some((part) => part.name === name));

if (unknown.length > 0) {
  console.error(
    `No part is called ${unknown.join(', ')}. The parts are: ${parts.map((part) => part.name).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  const results = await runAll(parts.filter((part) => chosen.length === 0 || chosen.includes(part.name)));
  console.log(printResults(results));
  if (results.some(({ tally }) => tally.failed > 0)) process.exitCode = 1;
}

async function runAll(selected) {
  const started = performance.now();
  const forTests = selected.some((part) => !part.static);
  if (await bootstrap({ forTests, forAllTests: forTests && words.includes('--all') }))
    return selected.map(runPart);
  const seconds = (performance.now() - started) / 1000;
  return [
    {
      name: 'bootstrap',
      seconds,
      tally: problem('the clone could not be made ready, so nothing was tested'),
    },
  ];
}
