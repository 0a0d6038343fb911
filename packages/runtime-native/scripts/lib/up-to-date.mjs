import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nativeFolder, packageFolder } from './options.mjs';
import { addonHeaders } from './requirements.mjs';

/** A content hash of everything that a build depends on. */
export function inputHash(options) {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([options, process.arch, process.env.CXX, process.env.CXXFLAGS, packageFolder]));
  const headers = options.sanitize ? [] : Object.values(addonHeaders());
  // The calling convention of kernels that were printed from PTX is in the headers of their printer.
  const kernelHeaders = join(packageFolder, '..', 'codegen-ptx', 'include');
  const folders = [nativeFolder, kernelHeaders, dirname(fileURLToPath(import.meta.url))];
  for (const folder of folders) {
    for (const file of filesOf(folder)) {
      const name = relative(folder, file);
      if (folder === nativeFolder && !isInput(name, options)) continue;
      hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  for (const folder of headers) hash.update(readFileSync(join(findPackage(folder), 'package.json')));
  return hash.digest('hex');
}

/** The benchmark uses sources of the tests, and a test runs the benchmark. */
function isInput(name, { test, bench }) {
  return test || bench || !(name.startsWith('test') || name.startsWith('bench'));
}

export function isUpToDate(folder, options, hash) {
  const stamp = stampFile(folder, options);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

export function markUpToDate(folder, options, hash) {
  writeFileSync(stampFile(folder, options), hash);
}

function stampFile(folder, { test, label, bench }) {
  const what = [
    ...(test ? ['-with-tests', ...(label ? [`-${label}`] : [])] : []),
    ...(bench ? ['-benchmark'] : []),
  ].join('');
  return join(folder, `built${what}.sha256`);
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function findPackage(folder) {
  return existsSync(join(folder, 'package.json')) ? folder : findPackage(dirname(folder));
}
