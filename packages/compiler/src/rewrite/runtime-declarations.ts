import { type RegionNames, USUAL_PREFIX } from './region-names.js';

/**
 * The declarations of `boxflow.h` that a rewritten program uses. The program is already preprocessed, so it cannot
 * include anything, and may lack its own `<stdint.h>`. Valid from C90 with GNU extensions on.
 */
export function runtimeDeclarations(names: RegionNames): readonly string[] {
  return [
    `__extension__ typedef long long ${names.integerType};`,
    `struct ${names.prefix}bundle;`,
    `typedef struct ${names.callType} {`,
    `  const struct ${names.prefix}bundle *bundle;`,
    '  int plan;',
    `  const ${names.integerType} *parameters;`,
    '  void *const *arrays;',
    '  void *state;',
    '  int keep;',
    '  double operations, serial, launches, bytes;',
    `} ${names.callType};`,
    `extern const struct ${names.prefix}bundle ${names.bundle}${linkerName(names, 'program_bundle')};`,
    `struct ${names.prefix}decision { ${names.integerType} least, small; };`,
    `extern struct ${names.prefix}decision ${names.decisions}[]${linkerName(names, 'program_decisions')};`,
    `extern int ${names.beginSmall}(${names.callType} *)${linkerName(names, 'begin_small')};`,
    `extern int ${names.enter}(${names.callType} *)${linkerName(names, 'enter')};`,
    `extern void ${names.check}(${names.callType} *)${linkerName(names, 'check')};`,
    `extern ${names.integerType} ${names.elements}(const void *, __typeof__(sizeof 0))${linkerName(names, 'elements')};`,
    `extern int ${names.kept}${linkerName(names, 'kept')};`,
    `extern void ${names.hostAccess}(const void *, __typeof__(sizeof 0), int)${linkerName(names, 'host_access')};`,
    `extern void ${names.freed}(void *)${linkerName(names, 'freed')};`,
    `extern void ${names.stream}(void *)${linkerName(names, 'stream')};`,
    `extern __thread int ${names.handshake}${linkerName(names, 'handshake')};`,
  ];
}

function linkerName(names: RegionNames, symbol: string): string {
  return names.prefix === USUAL_PREFIX ? '' : ` __asm__("${USUAL_PREFIX}${symbol}")`;
}
