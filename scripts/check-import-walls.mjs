// Fails when a package imports one that it may not: `npm run walls`. The rules are in import-walls/table.mjs.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wallViolations } from './import-walls/check.mjs';
import { readRepository } from './import-walls/read-repository.mjs';
import { walls } from './import-walls/table.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { manifests, imports } = readRepository(root);
const violations = wallViolations(walls, manifests, imports);

for (const violation of violations) console.error(violation);
if (violations.length > 0) {
  console.error(
    `${violations.length} import wall violation(s). docs/ARCHITECTURE.md says why the walls stand.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${imports.length} imports in ${manifests.length} packages: no wall is crossed.`);
}
