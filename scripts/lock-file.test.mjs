import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/repository.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

describe('package-lock.json', () => {
  // An incomplete mirror makes npm leave these out, and then `npm ci` refuses the file on every machine. The remedy is
  // to choose a version whose packages for all platforms the mirror has.
  it('has an entry for every platform’s optional package', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) =>
          packages[`node_modules/${name}`] === undefined &&
          packages[`${path}/node_modules/${name}`] === undefined,
      ),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry: the one configured on the machine is used', () => {
    const addresses = Object.values(packages)
      .map((entry) => entry.resolved)
      .filter((resolved) => /^\w+:\/\//.test(resolved ?? ''));
    expect(addresses).toEqual([]);
  });

  it('pins the content of every package', () => {
    const unpinned = Object.entries(packages)
      .filter(
        ([path, entry]) =>
          path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity,
      )
      .map(([path]) => path);
    expect(unpinned).toEqual([]);
  });
});
