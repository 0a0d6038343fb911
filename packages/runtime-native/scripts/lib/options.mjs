import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from './run.mjs';

export const packageFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const nativeFolder = join(packageFolder, 'native');

/** In the build folder. */
export const benchProgram = join('bench', 'boxflow_bench');

const SANITIZERS = /^(address|undefined|thread)(,(address|undefined|thread))*$/;

/** Labels of tests that can be built and run by themselves: each has a target in test/CMakeLists.txt. */
const LABELS = ['threads', 'opencl'];

/** Platforms that have a package, and how GCC and CMake call their processors. */
export const PLATFORMS = { 'linux-x64': 'x86_64', 'linux-arm64': 'aarch64' };

/** The platform of this machine, which need not have a package. */
export const ownPlatform = `${process.platform}-${process.arch}`;

/**
 * `label`: only the tests with this label. `separate`: each source is compiled by itself. `everyCheck`: the sanitizer
 * `undefined` also checks each access to memory. Most mistakes that this finds, the sanitizer `address` finds as well.
 * `platform`: a different one, with GCC's cross compiler.
 *
 * @typedef {{ test: boolean, platform?: string, sanitize: string, separate?: boolean, everyCheck?: boolean, label?: string, bench?: boolean }} Options
 * @param {readonly string[]} args
 * @returns {Options}
 */
export function parseArguments(args) {
  const options = { test: false, sanitize: '' };
  for (const argument of args) {
    const [name, value = ''] = argument.split('=');
    if (argument === '--test') options.test = true;
    else if (argument === '--separate') options.separate = true;
    else if (argument === '--every-check') options.everyCheck = true;
    else if (name === '--platform' && value in PLATFORMS)
      options.platform = value === ownPlatform ? undefined : value;
    else if (name === '--label' && LABELS.includes(value)) options.label = value;
    else if (name === '--sanitize' && SANITIZERS.test(value)) options.sanitize = value;
    else {
      throw new BuildError(
        `unknown option ${argument}; there are --test, --separate, --every-check, --sanitize=LIST (of address, undefined, thread), --label=${LABELS.join('|')} and --platform=${Object.keys(PLATFORMS).join('|')}`,
      );
    }
  }
  if (options.everyCheck && !options.sanitize.split(',').includes('undefined')) {
    throw new BuildError(
      '--every-check adds checks to a sanitizer; give --sanitize=undefined or --sanitize=address,undefined, too',
    );
  }
  if (options.platform && (options.test || options.sanitize)) {
    throw new BuildError('tests and sanitizers run here; leave --platform out');
  }
  return options;
}

/** @param {Options} options */
export function buildFolder({ sanitize, separate, everyCheck, platform }) {
  const build = join(packageFolder, 'build');
  const kind = [
    ...(platform ? [platform] : []),
    ...(separate ? ['separate'] : []),
    ...(sanitize ? ['sanitize', ...sanitize.split(',')] : []),
    ...(everyCheck ? ['every-check'] : []),
  ].join('-');
  return join(build, kind);
}

/**
 * Returns the folder in which a build is used: the platform's package. A platform without one has a folder that the
 * environment variable BOXFLOW_RUNTIME must name.
 *
 * @param {Options} options
 */
export function packagedFolder({ platform = ownPlatform }) {
  if (platform in PLATFORMS) return join(dirname(packageFolder), `runtime-${platform}`);
  return join(packageFolder, 'build', 'runtime');
}
