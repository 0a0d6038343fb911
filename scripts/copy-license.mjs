// Part of `npm run release`: npm only packs a LICENSE that is in the package's own folder. Git ignores the copies.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaces } from './lib/repository.mjs';

for (const { folder, manifest } of workspaces()) {
  if (!manifest.private) copyFileSync(join(root, 'LICENSE'), join(root, folder, 'LICENSE'));
}
