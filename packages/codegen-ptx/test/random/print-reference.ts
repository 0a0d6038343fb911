import type { Step } from './steps.ts';

/** Prints steps as sequential C++: each as a loop over the threads of the block, whose variables are arrays. */
export function referenceLines(list: readonly Step[], locals: ReadonlySet<string>): string[] {
  return list.flatMap((step) => referenceStep(step, locals));
}

/** Prints a loop over the threads of a block that have not ended. */
export function forThreads(lines: readonly string[], locals: ReadonlySet<string>): string[] {
  const text = lines.map((line) => perThread(line, locals));
  return [
    'for (int lt = 0; lt < nt; ++lt) {',
    'if (ended[lt]) continue;',
    'THREAD_OF_REFERENCE',
    ...text,
    '}',
  ];
}

function perThread(text: string, locals: ReadonlySet<string>): string {
  return text.replace(/\bv\d+\b/g, (name) => (locals.has(name) ? `${name}[lt]` : name));
}

function referenceStep(step: Step, locals: ReadonlySet<string>): string[] {
  switch (step.kind) {
    case 'phase':
      return forThreads(step.lines, locals);
    case 'exit':
      return forThreads([`ended[lt] = ${step.condition};`], locals);
    case 'loop': {
      const { variable, trips } = step;
      return [
        `for (int ${variable} = 0; ${variable} < (int)${trips}; ++${variable}) {`,
        ...referenceLines(step.steps, locals),
        '}',
      ];
    }
    case 'branch':
      return [`if (${step.condition}) {`, ...referenceLines(step.steps, locals), '}'];
    case 'shuffle':
      return [
        '{',
        `const auto before = ${step.from};`,
        ...forThreads([`${step.to} = before[lt - lane + (${step.lane})];`], locals),
        '}',
      ];
    case 'vote':
      return voteLines(step, locals);
  }
}

const FOLDS: Readonly<Record<string, string>> = {
  ballot: 'result | (takes_part[l] ? 1u << (l & 31) : 0u)',
  any: 'result | takes_part[l]',
  all: 'result & takes_part[l]',
  count: 'result + takes_part[l]',
  match: 'result | (takes_part[l] && (values[l] & 3) == (values[lt] & 3) ? 1u << (l & 31) : 0u)',
  add: 'takes_part[l] ? result + values[l] : result',
  min: 'takes_part[l] ? least(result, values[l]) : result',
  max: 'takes_part[l] ? most(result, values[l]) : result',
  xor: 'takes_part[l] ? result ^ values[l] : result',
};

function voteLines(step: Extract<Step, { kind: 'vote' }>, locals: ReadonlySet<string>): string[] {
  const { to, of, operation, condition, value } = step;
  const votes = of === 'block' || ['ballot', 'any', 'all'].includes(operation);
  const fold =
    FOLDS[operation] ??
    (votes
      ? votedFold(operation)
      : `takes_part[l] ? result ${operation === 'or' ? '|' : '&'} values[l] : result`);
  const start = operation === 'min' || (!votes && operation === 'and') ? '~0u' : startOf(operation);
  const [first, end] = of === 'block' ? ['0', 'nt'] : ['lt - lane', 'lt - lane + wn'];
  return [
    '{',
    'std::vector<uint32_t> takes_part(nt), values(nt);',
    ...forThreads([`takes_part[lt] = ${condition};`, `values[lt] = ${value};`], locals),
    ...forThreads(
      [
        ...(votes ? [] : ['if (!takes_part[lt]) continue;']),
        `uint32_t result = ${start};`,
        `for (int l = ${first}; l < ${end}; ++l) result = ${fold};`,
        `${to} = result;`,
      ],
      locals,
    ),
    '}',
  ];
}

function votedFold(operation: string): string {
  return operation === 'or' ? 'result | takes_part[l]' : 'result & takes_part[l]';
}

function startOf(operation: string): string {
  return operation === 'all' || operation === 'and' ? '1u' : '0u';
}
