import type { Diagnostic } from '@boxflow/ir';

const BUILD =
  'build it in a clone of boxflow (`npm run bootstrap`), and set BOXFLOW_RUNTIME to the folder that has libboxflow.a';

/** BF5050: the package with the native runtime of this platform is not installed. */
export function platformWithoutRuntime(platform: string, platforms: readonly string[]): Diagnostic {
  const known = platforms.includes(platform);
  return error(
    'BF5050',
    `the native runtime is missing: the package @boxflow/runtime-${platform} is not installed`,
    known
      ? `install boxflow again without --omit=optional, or ${BUILD}`
      : `there are packages for ${platforms.join(' and ')} with glibc 2.28 or newer; for ${platform}, ${BUILD}`,
  );
}

/** BF5050: the folder of the native runtime lacks a file. `chosen`: BOXFLOW_RUNTIME names the folder. */
export function runtimeIncomplete(
  folder: string,
  missing: string,
  chosen: boolean,
  platforms: readonly string[],
): Diagnostic {
  return error(
    'BF5050',
    `the native runtime is missing: ${chosen ? 'BOXFLOW_RUNTIME is ' : ''}${folder}${chosen ? ', which' : ''} has no ${missing}`,
    chosen
      ? `set BOXFLOW_RUNTIME to a folder that has boxflow.node, libboxflow.a, libboxflow-cudart.a, libboxflow-cudart-host.a and include, or leave it out if this is ${platforms.join(' or ')}`
      : 'run `npm run bootstrap` in a clone of boxflow, or install boxflow again',
  );
}

/** BF5050: the addon is not for this Node or this system. */
export function addonUnusable(path: string, reason: string): Diagnostic {
  return error('BF5050', `the Node addon ${path} cannot be loaded: ${reason}`, BUILD);
}

/** BF5060: which region to run is not clear. */
export function regionUnknown(wanted: string | undefined, known: readonly string[]): Diagnostic {
  const names = known.join(', ');
  if (known.length === 0) {
    return error('BF5060', 'the bundle has no region to run', '`poly-cli explain` shows what was looked at');
  }
  return wanted === undefined
    ? error('BF5060', `the bundle has ${known.length} regions: ${names}`, 'name one, as in { region: … }')
    : error('BF5060', `the bundle has no region '${wanted}'`, `its regions are ${names}`);
}

/** BF5061: a parameter is missing, or is not an integer. */
export function parameterMissing(name: string): Diagnostic {
  return error(
    'BF5061',
    `the parameter ${name} has no value`,
    `give it, as in { params: { ${name}: 1024n } }`,
  );
}

/** BF5061 */
export function parameterUnusable(name: string, value: unknown): Diagnostic {
  return error(
    'BF5061',
    `the parameter ${name} is ${String(value)}, which is not a 64-bit integer`,
    'give a bigint, or a number without a fraction',
  );
}

/** BF5061 */
export function parameterUnknown(name: string, known: readonly string[]): Diagnostic {
  return error('BF5061', `there is no parameter ${name}`, listOrNone('the region’s parameters are', known));
}

/** BF5062: an array is missing, or has a different type or length in the region. */
export function arrayMissing(name: string, type: string): Diagnostic {
  return error(
    'BF5062',
    `the array ${name} is not given`,
    `give it, as in { arrays: { ${name}: new ${type}(…) } }`,
  );
}

/** BF5062 */
export function arrayUnknown(name: string, known: readonly string[]): Diagnostic {
  return error('BF5062', `there is no array ${name}`, listOrNone('the region’s arrays are', known));
}

/** BF5062 */
export function arrayOfOtherType(name: string, actual: string, expected: string): Diagnostic {
  return error(
    'BF5062',
    `the array ${name} is a ${actual}, and the region needs a ${expected}`,
    `make it a ${expected}`,
  );
}

/** BF5062 */
export function arrayOfOtherLength(name: string, actual: number, extents: readonly number[]): Diagnostic {
  const length = extents.reduce((product, extent) => product * extent, 1);
  const product = extents.length > 1 ? `${extents.join(' x ')} = ` : '';
  const shape = extents.length === 0 ? 'a scalar, one element' : `${product}${length} elements`;
  return error(
    'BF5062',
    `the array ${name} has ${actual} elements, and the region needs ${shape}`,
    actual === 0
      ? 'an array that was transferred to another thread has no elements any more'
      : 'check params',
  );
}

/** BF5063: two arrays share memory, and one of them is written. */
export function arraysOverlap(first: string, second: string): Diagnostic {
  return error('BF5063', `the arrays ${first} and ${second} overlap in memory`, 'give each its own memory');
}

/** BF5064: an option cannot be. */
export function optionUnusable(name: string, value: unknown, expected: string): Diagnostic {
  return error(
    'BF5064',
    `the option ${name} is ${String(value)}, which is not ${expected}`,
    `give ${expected}, or leave it out`,
  );
}

/** BF5064 */
export function modelWithoutSimulation(target: string): Diagnostic {
  return error(
    'BF5064',
    `the option model is for simulated devices, and the target is ${target}`,
    "choose the target 'sim', or leave the model out",
  );
}

/** BF5065: the kernels of the host device cannot be compiled. */
export function kernelsRejected(command: string, output: string): Diagnostic {
  return {
    ...error(
      'BF5065',
      `${command} cannot compile the kernels of the host device`,
      'set CC to a C compiler that works',
    ),
    notes: output
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 12)
      .map((message) => ({ message })),
  };
}

/** BF5066: there is nowhere to keep compiled programs and kernels. */
export function cacheUnusable(reasons: readonly string[]): Diagnostic {
  return {
    ...error(
      'BF5066',
      'no folder can be written in which to keep compiled programs',
      'set XDG_CACHE_HOME to a folder that you own',
    ),
    notes: reasons.map((message) => ({ message })),
  };
}

/** BF5067: sizes are asked for that depend on values known only when the program runs. */
export function parametersMissing(files: readonly string[], names: readonly string[]): Diagnostic {
  const example = names.map((name) => `--param ${name}=1024`).join(' ');
  return error(
    'BF5067',
    `${files.join(', ')}: sizes depend on ${names.join(', ')}, which ${names.length === 1 ? 'has' : 'have'} no value before the program runs`,
    `give values, as in ${example}`,
  );
}

/** BF5068: a value is given for what no size depends on. */
export function parametersUnknown(
  files: readonly string[],
  names: readonly string[],
  known: readonly string[],
): Diagnostic {
  const depend = known.length > 0 ? `sizes depend on ${known.join(', ')}` : 'no size depends on a parameter';
  return error(
    'BF5068',
    `${files.join(', ')}: no size depends on ${names.join(', ')}, which ${names.length === 1 ? 'has' : 'have'} a value`,
    `${depend}; macros are given with -D`,
  );
}

function listOrNone(start: string, names: readonly string[]): string {
  return names.length === 0 ? 'the region has none' : `${start} ${names.join(', ')}`;
}

function error(code: string, message: string, hint: string): Diagnostic {
  return { code, family: 'user', severity: 'error', message, notes: [], hint };
}
