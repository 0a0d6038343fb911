import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cppRoot, includesOf, roomsOf } from './cpp-rooms.mjs';

const SOURCE = /\.(cpp|hpp|cpp\.in)$/;

/** Reads what `includeViolations` judges: the rooms, and the includes of all C++ files git knows or would take. */
export function readCppRooms(root) {
  const folder = join(root, cppRoot);
  const files = sourceFiles(folder);
  return {
    rooms: roomsOf(readFileSync(join(folder, 'CMakeLists.txt'), 'utf8')),
    files,
    includes: files.flatMap((path) => includesOf(path, readFileSync(join(folder, path), 'utf8'))),
  };
}

/** With paths from `folder`. Files deleted but not yet committed are left out. */
function sourceFiles(folder) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((path) => SOURCE.test(path) && existsSync(join(folder, path)));
}
