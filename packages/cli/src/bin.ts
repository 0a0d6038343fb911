#!/usr/bin/env node
import { main } from './main.js';

// Whoever reads, as `head` does, may have enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// process.exit would lose output that a pipe has not taken yet.
void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
