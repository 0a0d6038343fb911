import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export const folders = {
  package: packageFolder,
  native: join(packageFolder, 'native'),
  /** One build folder per set of sanitizers. */
  build: (sanitize) => join(packageFolder, sanitize ? `build-${sanitize.replace(',', '-')}` : 'build'),
};
