/** The facts about a GPU that strategies and the model need. They are data, so strategies for a GPU can be made on any machine. */
export interface StrategyTarget {
  readonly name: string;
  readonly processors: number;
  readonly threadsPerBlock: number;
  readonly threadsPerProcessor: number;
  readonly registersPerProcessor: number;
  readonly sharedBytesPerProcessor: number;
  readonly constantBytes: number;
  /** Operations of single precision per second, of all processors. */
  readonly operationsPerSecond: number;
  /** The bytes that global memory moves per second. */
  readonly bytesPerSecond: number;
  /** The speed of caches for global memory, as a multiple of its own; 1 if there are none. */
  readonly cacheFactor: number;
}

/** The devices of the thesis (Table 2.1), and one of today. */
const TARGETS = {
  'gtx-280': {
    ...{ processors: 30, threadsPerBlock: 512, threadsPerProcessor: 1024 },
    ...{ registersPerProcessor: 16 << 10, sharedBytesPerProcessor: 16 << 10 },
    ...{ operationsPerSecond: 933e9, bytesPerSecond: 142e9, cacheFactor: 1 },
  },
  c2050: {
    ...{ processors: 14, threadsPerBlock: 1024, threadsPerProcessor: 1536 },
    ...{ registersPerProcessor: 32 << 10, sharedBytesPerProcessor: 48 << 10 },
    ...{ operationsPerSecond: 1030e9, bytesPerSecond: 144e9, cacheFactor: 3 },
  },
  h100: {
    ...{ processors: 132, threadsPerBlock: 1024, threadsPerProcessor: 2048 },
    ...{ registersPerProcessor: 64 << 10, sharedBytesPerProcessor: 227 << 10 },
    ...{ operationsPerSecond: 51e12, bytesPerSecond: 3350e9, cacheFactor: 4 },
  },
} as const;

export type TargetName = keyof typeof TARGETS;

export const TARGET_NAMES = ['gtx-280', 'c2050', 'h100'] as const satisfies readonly TargetName[];

export function strategyTarget(name: TargetName): StrategyTarget {
  return { name, constantBytes: 64 << 10, ...TARGETS[name] };
}
