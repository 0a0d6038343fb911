import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, step } from './run.mjs';

export const ISL_VERSION = '0.27';
/** SHA-256 of the release tarball: whatever the way it comes, only these bytes are accepted. */
export const ISL_SHA256 = '6d8babb59e7b672e8cb7870e874f3f7b813b6e00e6af3f8b04f7579965643d5c';

const DEBIAN_SUITE = 'trixie';
const DEBIAN_VERSION = '0.27-1';
const DEBIAN_KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

function sha256(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

function requireHash(path) {
  const actual = sha256(path);
  if (actual !== ISL_SHA256) {
    throw new Error(`${path} is not isl ${ISL_VERSION}: SHA-256 is ${actual}, expected ${ISL_SHA256}`);
  }
}

/** The address of this machine's Debian mirror, from apt's own configuration. */
export function debianMirror(etcApt = '/etc/apt') {
  const parts = join(etcApt, 'sources.list.d');
  const files = [
    join(etcApt, 'sources.list'),
    ...(existsSync(parts)
      ? readdirSync(parts)
          .sort()
          .map((name) => join(parts, name))
      : []),
  ].filter((file) => /\.(list|sources)$/.test(file) && existsSync(file));
  const addresses = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !line.trim().startsWith('#'));
    return file.endsWith('.sources')
      ? lines.flatMap(
          (line) =>
            line
              .match(/^URIs:\s*(.*)$/i)?.[1]
              .trim()
              .split(/\s+/) ?? [],
        )
      : lines.flatMap((line) => line.match(/^deb(?:-src)?\s+(?:\[[^\]]*\]\s+)?(\S+)/)?.[1] ?? []);
  });
  // Security archives carry no isl, and other vendors' archives are no Debian mirrors.
  const mirror = addresses.find((address) => /\/debian\/?$/.test(address));
  if (!mirror) {
    throw new Error(
      `no Debian mirror in ${etcApt}; download isl-${ISL_VERSION}.tar.xz yourself and set ISL_SOURCE to its path`,
    );
  }
  return mirror;
}

/** Asks apt for the source package, with lists of its own, so the system's apt state is neither read nor changed. */
function downloadWithApt(target) {
  const folder = mkdtempSync(join(tmpdir(), 'isl-source-'));
  try {
    for (const name of ['lists/partial', 'cache/archives/partial', 'parts'])
      mkdirSync(join(folder, name), { recursive: true });
    // The bytes are pinned by ISL_SHA256, so a machine without the keyring may still fetch them.
    const trust = existsSync(DEBIAN_KEYRING) ? `Signed-By: ${DEBIAN_KEYRING}` : 'Trusted: yes';
    const entry = [
      'Types: deb-src',
      `URIs: ${debianMirror()}`,
      `Suites: ${DEBIAN_SUITE}`,
      'Components: main',
      trust,
      '',
    ];
    writeFileSync(join(folder, 'parts', 'isl.sources'), entry.join('\n'));
    const options = [
      `Dir::State::Lists=${join(folder, 'lists')}`,
      `Dir::Cache=${join(folder, 'cache')}`,
      `Dir::Etc::SourceParts=${join(folder, 'parts')}`,
      'Dir::Etc::SourceList=/dev/null',
      'APT::Sandbox::User=',
    ].flatMap((option) => ['-o', option]);
    run('apt-get', [...options, 'update']);
    run('apt-get', [...options, 'source', '--download-only', `isl=${DEBIAN_VERSION}`], { cwd: folder });
    const tarball = join(folder, `isl_${ISL_VERSION}.orig.tar.xz`);
    requireHash(tarball);
    copyFileSync(tarball, `${target}.part`);
    renameSync(`${target}.part`, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The path of isl's verified source tarball: `$ISL_SOURCE`, else the cached copy, else fetched through apt. */
export function islTarball(packageFolder) {
  const given = process.env.ISL_SOURCE;
  if (given) {
    if (!existsSync(given)) throw new Error(`ISL_SOURCE names ${given}, which does not exist`);
    requireHash(given);
    return given;
  }
  const cache = join(packageFolder, '.cache');
  const cached = join(cache, `isl-${ISL_VERSION}.tar.xz`);
  if (existsSync(cached) && sha256(cached) === ISL_SHA256) return cached;
  mkdirSync(cache, { recursive: true });
  step(`fetching the source of isl ${ISL_VERSION} from the Debian mirror of this machine`);
  downloadWithApt(cached);
  return cached;
}

/** Unpacks isl into `folder` and returns the path of its root. */
export function unpackIsl(tarball, folder) {
  run('tar', ['-xf', tarball, '-C', folder]);
  return join(folder, `isl-${ISL_VERSION}`);
}
