/** What the strategy generator knows of a GPU: data, so that strategies for one can be made on any machine. */
export interface StrategyTarget {
  readonly name: string;
  readonly processors: number;
  readonly threadsPerWarp: number;
  readonly threadsPerBlock: number;
  /** Of a block, as boxflow uses it. */
  readonly sharedBytes: number;
  readonly constantBytes: number;
}

/** The devices of the thesis (Table 2.1), and one of today. */
const TARGETS = {
  'gtx-280': { processors: 30, threadsPerBlock: 512, sharedBytes: 16 << 10 },
  c2050: { processors: 14, threadsPerBlock: 1024, sharedBytes: 32 << 10 },
  h100: { processors: 132, threadsPerBlock: 1024, sharedBytes: 32 << 10 },
} as const;

export type TargetName = keyof typeof TARGETS;

export const TARGET_NAMES = ['gtx-280', 'c2050', 'h100'] as const satisfies readonly TargetName[];

export function strategyTarget(name: TargetName): StrategyTarget {
  return { name, threadsPerWarp: 32, constantBytes: 64 << 10, ...TARGETS[name] };
}
