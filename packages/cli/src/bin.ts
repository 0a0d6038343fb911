#!/usr/bin/env node
import { main } from './main.js';

// Whoever reads, as `head` does, may have enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// Not process.exit: a pipe may not have taken all of standard output yet.
process.exitCode = await main(process.argv.slice(2));
