// Fails if a package or a folder in it imports one that it may not, if files import each other in a circle, or if a C++
// file includes one of a room above its own: `npm run walls`. The rules are in import-walls/table.mjs, and for C++ in the
// CMakeLists.txt of its sources.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wallViolations } from './import-walls/check.mjs';
import { circleViolations } from './import-walls/circles.mjs';
import { includeViolations } from './import-walls/cpp-rooms.mjs';
import { readCppRooms } from './import-walls/read-cpp-rooms.mjs';
import { readRepository } from './import-walls/read-repository.mjs';
import { roomViolations } from './import-walls/rooms.mjs';
import { walls } from './import-walls/table.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { manifests, sources, imports } = readRepository(root);
const { rooms, files, includes } = readCppRooms(root);
const violations = [
  ...wallViolations(walls, manifests, imports),
  ...roomViolations(walls, sources, imports),
  ...circleViolations(walls, imports),
  ...includeViolations(rooms, files, includes),
];

for (const violation of violations) console.error(violation);
if (violations.length > 0) {
  console.error(
    `${violations.length} import wall violation(s). docs/ARCHITECTURE.md says why the walls stand.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${imports.length} imports in ${manifests.length} packages: no wall is crossed.`);
  console.log(`${includes.length} includes in ${rooms.length} rooms of C++ sources: no wall is crossed.`);
}
