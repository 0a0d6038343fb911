/* Writes the table of times into the repository's README, from rows.json and the files of results. */
import { readFileSync, writeFileSync } from 'node:fs';
import { README, readmeWithTimes } from './readme-with-times.js';

writeFileSync(README, readmeWithTimes(readFileSync(README, 'utf8')));
