/** The C identifiers that the rewritten program needs. */
export interface RegionNames {
  readonly prefix: string;
  readonly beginSmall: string;
  readonly enter: string;
  readonly check: string;
  readonly bundle: string;
  /** The array of `boxflow_decision`, by plan: the limits below which a call is too small for devices. */
  readonly decisions: string;
  readonly callType: string;
  readonly integerType: string;
  readonly call: string;
  readonly parameters: string;
  readonly arrays: string;
  /** Returns how many elements lie behind a pointer. */
  readonly elements: string;
  readonly kept: string;
  readonly hostAccess: string;
  readonly freed: string;
  readonly stream: string;
  readonly handshake: string;
  /** The variable of a function that says whether its caller announces its accesses. */
  readonly announced: string;
}

/** The usual prefix; only a program that uses it itself gets a different one. */
export const USUAL_PREFIX = 'boxflow_';

/** Names that occur nowhere in the program, so that they can neither clash with nor hide any of its own. */
export function chooseRegionNames(program: string): RegionNames {
  let prefix = USUAL_PREFIX;
  for (let attempt = 1; program.includes(prefix); attempt++) prefix = `boxflow${attempt}_`;
  return {
    prefix,
    beginSmall: `${prefix}begin_small`,
    enter: `${prefix}enter`,
    check: `${prefix}check`,
    bundle: `${prefix}program_bundle`,
    decisions: `${prefix}program_decisions`,
    callType: `${prefix}call`,
    integerType: `${prefix}int64`,
    call: `${prefix}region`,
    parameters: `${prefix}parameters`,
    arrays: `${prefix}arrays`,
    elements: `${prefix}elements`,
    kept: `${prefix}kept`,
    hostAccess: `${prefix}host_access`,
    freed: `${prefix}freed`,
    stream: `${prefix}stream`,
    handshake: `${prefix}handshake`,
    announced: `${prefix}announced`,
  };
}
