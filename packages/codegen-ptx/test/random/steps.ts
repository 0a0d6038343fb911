import { condition, expression, indexBelow } from './expressions.ts';
import { scalar } from './scalars.ts';
import type { Local, Scope, SharedArray, SharedUse } from './scope.ts';
import { uniform } from './scope.ts';
import { ATOMICS, statements } from './statements.ts';

/** A part of a kernel that all threads of a block execute together. */
export type Step =
  /** Threads by themselves, then a barrier if memory of the block is used. */
  | { readonly kind: 'phase'; readonly lines: readonly string[] }
  /** Threads end for which the condition holds. */
  | { readonly kind: 'exit'; readonly condition: string }
  | {
      readonly kind: 'loop';
      readonly variable: string;
      readonly trips: string;
      readonly steps: readonly Step[];
    }
  | { readonly kind: 'branch'; readonly condition: string; readonly steps: readonly Step[] }
  /** Each thread gets the value of another thread of its warp. */
  | {
      readonly kind: 'shuffle';
      readonly to: string;
      readonly from: string;
      readonly device: string;
      readonly lane: string;
    }
  /** Each thread gets a value that all threads of its warp or block compute together of those that take part. */
  | {
      readonly kind: 'vote';
      readonly to: string;
      readonly of: 'warp' | 'block';
      readonly operation: string;
      readonly condition: string;
      readonly value: string;
    };

export interface StepOptions {
  readonly scope: Scope;
  readonly shared: readonly SharedArray[];
  readonly threads: number;
  /** Integers that all threads of a block agree on. */
  readonly blockIntegers: readonly string[];
  /** Operations of warps need all threads, which those that end are not. */
  readonly style: 'warps' | 'exits';
}

export function steps(options: StepOptions, count: number, depth: number): Step[] {
  return Array.from({ length: count }, () => step(options, depth));
}

function step(options: StepOptions, depth: number): Step {
  const { scope, blockIntegers, style } = options;
  const { random } = scope;
  const choice = random.integer(0, 9);
  if (choice === 0 && depth > 0) {
    const variable = `u${scope.loops}`;
    const inner = { ...scope, loops: scope.loops + 1, integers: [...scope.integers, variable] };
    const within = { ...options, scope: inner, blockIntegers: [...blockIntegers, variable] };
    const trips = indexBelow(uniform(scope, blockIntegers), 4, 2);
    return { kind: 'loop', variable, trips, steps: steps(within, random.integer(1, 2), depth - 1) };
  }
  if (choice === 1 && depth > 0) {
    const text = condition(uniform(scope, blockIntegers), 2);
    return { kind: 'branch', condition: text, steps: steps(options, random.integer(1, 2), depth - 1) };
  }
  const alone = { ...scope, shared: [], outputs: [] };
  if (choice === 2 && style === 'exits') return { kind: 'exit', condition: condition(alone, 1) };
  if (choice <= 4 && style === 'warps') return shuffle(alone, options.threads);
  if (choice <= 6 && style === 'warps') return vote(alone);
  return phase(options);
}

function phase({ scope, shared }: StepOptions): Step {
  const uses = shared.map((array) => use(scope, array));
  const count = scope.random.integer(2, 6);
  return { kind: 'phase', lines: statements({ ...scope, shared: uses }, count, 3) };
}

/** Chooses what a phase may do with an array, so that threads do not race. */
function use({ random }: Scope, array: SharedArray): SharedUse {
  const operations = ATOMICS.filter(({ type }) => type === array.type);
  const choice = random.integer(0, operations.length > 0 ? 4 : 3);
  if (choice === 4) return { array, mode: 'atomic', detail: random.pick(operations).operation };
  return choice < 2
    ? { array, mode: 'read', detail: '' }
    : { array, mode: 'own', detail: ownSlot({ random }) };
}

/** Returns an element of an array of the block that no other thread has. */
export function ownSlot({ random }: Pick<Scope, 'random'>): string {
  return random.pick([
    'lt',
    'nt - 1 - lt',
    `(lt + ${random.integer(1, 40)}) % nt`,
    '(tx * ny + ty) * nz + tz',
    'tz * ny * nx + (ny - 1 - ty) * nx + tx',
  ]);
}

function shuffle(scope: Scope, threads: number): Step {
  const { random } = scope;
  const local = random.pick(scope.locals.filter(isShuffled));
  const from = random.pick(scope.locals.filter((one) => isShuffled(one) && one.type === local.type)).name;
  const to = local.name;
  const whole = threads % 32 === 0;
  const index = indexBelow(scope, 'wn', 2);
  const width = random.pick([2, 4, 8, 16, 32]);
  const distance = random.integer(1, width - 1);
  const segment = `(lane & ${32 - width})`;
  const narrow = indexBelow(scope, width, 2);
  const forms = [
    { device: `__shfl_sync(wmask, ${from}, ${index})`, lane: index },
    {
      device: `__shfl_up_sync(wmask, ${from}, ${distance})`,
      lane: `lane >= ${distance} ? lane - ${distance} : lane`,
    },
    ...(whole
      ? [
          { device: `__shfl_xor_sync(wmask, ${from}, ${distance})`, lane: `lane ^ ${distance}` },
          {
            device: `__shfl_down_sync(wmask, ${from}, ${distance}, ${width})`,
            lane: `(lane & ${width - 1}) + ${distance} < ${width} ? lane + ${distance} : lane`,
          },
          { device: `__shfl_sync(wmask, ${from}, ${narrow}, ${width})`, lane: `${segment} + ${narrow}` },
        ]
      : []),
  ];
  return { kind: 'shuffle', to, from, ...random.pick(forms) };
}

function isShuffled({ type, length }: Local): boolean {
  return length === undefined && type.bits >= 32;
}

function vote(scope: Scope): Step {
  const { random } = scope;
  const to = random.pick(
    scope.locals.filter(({ type, length }) => type.name === 'uint32_t' && length === undefined),
  );
  const of = random.pick(['warp', 'block'] as const);
  const operation = random.pick(
    of === 'block'
      ? ['count', 'or', 'and']
      : ['ballot', 'any', 'all', 'match', 'add', 'min', 'max', 'xor', 'or', 'and'],
  );
  const word = () => expression(scope, scalar('uint32_t'), 2);
  // Conditions are the same in most warps, so most votes mix in the lane.
  const mixed = `((${word()} + (uint32_t)lane) % ${random.integer(2, 5)}u != 0)`;
  const chosen = random.integer(0, 3) === 0 ? condition(scope, 2) : mixed;
  return {
    kind: 'vote',
    to: to.name,
    of,
    operation,
    condition: chosen,
    value: `(${word()} ^ (uint32_t)lane)`,
  };
}
