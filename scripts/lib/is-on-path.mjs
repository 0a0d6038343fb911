import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Is there a command of this name? For what builds the repository; it needs no package of ours. */
export function isOnPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
