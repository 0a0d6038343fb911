#!/usr/bin/env node
import { main } from './main.js';

// Not process.exit: a pipe may not have taken all of standard output yet.
process.exitCode = await main(process.argv.slice(2));
