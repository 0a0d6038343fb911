import type { Step } from './steps.ts';

/** Prints steps as CUDA. */
export function deviceLines(list: readonly Step[], barrier: boolean): string[] {
  return list.flatMap((step) => deviceStep(step, barrier));
}

function deviceStep(step: Step, barrier: boolean): string[] {
  switch (step.kind) {
    case 'phase':
      return ['{', ...step.lines, '}', ...(barrier ? ['__syncthreads();'] : [])];
    case 'exit':
      return [`if (${step.condition}) return;`];
    case 'loop': {
      const { variable, trips } = step;
      return [
        `for (int ${variable} = 0; ${variable} < (int)${trips}; ++${variable}) {`,
        ...deviceLines(step.steps, barrier),
        '}',
      ];
    }
    case 'branch':
      return [`if (${step.condition}) {`, ...deviceLines(step.steps, barrier), '}'];
    case 'shuffle':
      return [`${step.to} = ${step.device};`];
    case 'vote':
      return voteLines(step);
  }
}

function voteLines({ to, of, operation, condition, value }: Extract<Step, { kind: 'vote' }>): string[] {
  if (of === 'block') return [`${to} = __syncthreads_${operation}(${condition});`];
  if (['ballot', 'any', 'all'].includes(operation))
    return [`${to} = __${operation}_sync(wmask, ${condition});`];
  const call =
    operation === 'match' ? `__match_any_sync(among, value & 3)` : `__reduce_${operation}_sync(among, value)`;
  return [
    '{',
    `const bool takes_part = ${condition};`,
    `const uint32_t value = ${value};`,
    'const unsigned among = __ballot_sync(wmask, takes_part);',
    `if (takes_part) ${to} = ${call};`,
    '}',
  ];
}
