import { writeFileSync } from 'node:fs';
import { corpus, nvccPtx } from '../test/index.ts';

/** Compiles every program of the corpus again. Needs nvcc. */
for (const { ptxFile, ...program } of corpus()) {
  writeFileSync(ptxFile, nvccPtx(program));
  console.log(ptxFile);
}
