// Makes a clone ready to run: `node scripts/bootstrap.mjs`, or with `--tests` ready to be tested.
import { bootstrap } from './bootstrap/run-steps.mjs';

const forTests = process.argv.includes('--tests');
if (!(await bootstrap({ forTests }))) process.exitCode = 1;
