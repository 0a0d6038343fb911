import { polyCli } from './poly-cli.js';

export const POLICIES = ['merge', 'disjoint', 'convex'] as const;
export type Policy = (typeof POLICIES)[number];

let answer: Promise<boolean> | undefined;

/** Whether `poly-cli run` takes `--boxes`. To delete, with its uses, once every version does. */
export function hasBoxPolicies(): Promise<boolean> {
  answer ??= polyCli(['run', '--help']).then(({ stdout }) => /^\s*--boxes\b/m.test(stdout));
  return answer;
}
