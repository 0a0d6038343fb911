import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The folders with node_api.h and napi.h; throws where the headers of this Node are not installed. */
export async function nodeHeaders() {
  const candidates = [
    join(dirname(process.execPath), '..', 'include', 'node'),
    ...(process.env.npm_config_nodedir ? [join(process.env.npm_config_nodedir, 'include', 'node')] : []),
    '/usr/include/node',
    '/usr/local/include/node',
  ];
  const node = candidates.find((folder) => existsSync(join(folder, 'node_api.h')));
  if (!node) {
    throw new Error(
      `node_api.h, which the addon needs, is in none of ${candidates.join(', ')}; ` +
        'install the headers of this Node (Debian: libnode-dev; they come with the official and NodeSource packages)',
    );
  }
  return { node, addonApi: dirname(require.resolve('node-addon-api/napi.h')) };
}
