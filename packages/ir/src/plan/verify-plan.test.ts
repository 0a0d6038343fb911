import { describe, expect, it } from 'vitest';
import { floydPlan } from '../../test/floyd-plan.ts';
import { productPlan } from '../../test/product-plan.ts';
import { type IntExpr, int, variable } from '../int-expr/int-expr.js';
import type { Phase, Plan } from './plan.js';
import { verifyPlan } from './verify-plan.js';

const messages = (plan: Plan) => verifyPlan(plan).map(({ message }) => message);
const bad = variable('nowhere');

/** The plan with a change in its first phase. */
function withPhase(change: (phase: Phase) => Partial<Phase>): Plan {
  const plan = floydPlan();
  const [first, ...others] = plan.phases as [Phase, ...Phase[]];
  return { ...plan, phases: [{ ...first, ...change(first) }, ...others] };
}

function withFirstView(change: Partial<Phase['views'][number]>): Plan {
  return withPhase(({ views: [first, ...others] }) => ({ views: [{ ...first!, ...change }, ...others] }));
}

function withFirstLaunch(change: Partial<Phase['launches'][number]>): Plan {
  return withPhase(({ launches: [first] }) => ({ launches: [{ ...first!, ...change }] }));
}

const box = (...lo: readonly IntExpr[]) => ({ lo, hi: lo });

describe('verifyPlan', () => {
  it('finds nothing wrong with a good plan', () => {
    expect(verifyPlan(floydPlan())).toEqual([]);
    expect(verifyPlan(productPlan())).toEqual([]);
  });

  it('reports a bug, and where', () => {
    expect(verifyPlan(withPhase(() => ({ workHull: bad })))).toEqual([
      {
        code: 'BF9120',
        family: 'bug',
        severity: 'error',
        message: 'plan scop0: phases[0].workHull: the variable nowhere is not in scope',
        notes: [],
        hint: 'this is a bug of boxflow: please report it together with the program',
      },
    ]);
  });

  it.each<[string, Plan, string]>([
    [
      'interval over the tile',
      withPhase(() => ({ lo: variable('lo') })),
      'phases[0]: interval[0]: the variable lo is not in scope',
    ],
    [
      'reader in a box',
      withFirstView({ boxHull: box(variable('rlo'), int(0)) }),
      'phases[0].views[0].boxHull.lo[0]: the variable rlo is not in scope',
    ],
    [
      'second interval in one dimension',
      withPhase(() => ({ workHull: variable('hi2') })),
      'phases[0].workHull: the variable hi2 is not in scope',
    ],
    [
      "reader's second interval in one dimension",
      withPhase(({ flowOut: [flow] }) => ({
        flowOut: [{ ...flow!, boxes: [box(variable('rlo2'), int(0))] }],
      })),
      'phases[0].flowOut[0].boxes[0].lo[0]: the variable rlo2 is not in scope',
    ],
    [
      'second class',
      withPhase(() => ({ second: { class: 1, iterator: 'j', lo: int(0), hi: variable('n') } })),
      'phases[0].second.class: position 1 is not among 1',
    ],
    [
      'second interval',
      withPhase(() => ({ second: { class: 0, iterator: 'j', lo: int(0), hi: variable('lo') } })),
      'phases[0].second: interval[1]: the variable lo is not in scope',
    ],
    [
      'rank',
      withFirstView({ reads: [box(int(0))] }),
      'phases[0].views[0].reads[0].lo: has 1 entries where 2 belong',
    ],
    ['array', withFirstView({ array: 1 }), 'phases[0].views[0].array: position 1 is not among 1'],
    ['class', withPhase(() => ({ class: -1 })), 'phases[0].class: position -1 is not among 1'],
    [
      'launch view',
      withFirstLaunch({ views: [0, 2] }),
      'phases[0].launches[0].views[1]: position 2 is not among 2',
    ],
    ['block', withFirstLaunch({ block: [8] }), 'phases[0].launches[0].block: has 1 entries where 2 belong'],
    [
      'block size',
      withFirstLaunch({ block: [8, 0] }),
      'phases[0].launches[0].block: (8, 0) are not all positive',
    ],
    [
      'operands',
      withPhase(() => ({ workHull: { op: 'neg', args: [] } })),
      'phases[0].workHull: neg does not take 0 operands',
    ],
    [
      'number',
      withPhase(() => ({ workHull: int(0.5) })),
      'phases[0].workHull: 0.5 is not an integer of at most 53 bits',
    ],
    ['parameter twice', { ...floydPlan(), parameters: ['n', 'n'] }, 'parameters[1]: the name n occurs twice'],
    [
      'host iterators',
      { ...floydPlan(), host: [{ kind: 'phase', phase: 0, iterators: [] }] },
      'host[0].iterators: has 0 entries where 1 belong',
    ],
    [
      'host phase',
      { ...floydPlan(), host: [{ kind: 'phase', phase: 9, iterators: [] }] },
      'host[0].phase: position 9 is not among 2',
    ],
    [
      'step',
      {
        ...floydPlan(),
        host: [{ kind: 'for', iterator: 'k', init: int(0), condition: int(0), step: 0, body: [] }],
      },
      'host[0].step: 0 leads nowhere',
    ],
  ])('finds a wrong %s', (_, plan, message) => {
    expect(messages(plan)).toContain(`plan scop0: ${message}`);
  });

  it('misses the kernels of launches', () => {
    expect(verifyPlan(floydPlan(), []).map(({ message }) => message)).toEqual([
      'plan scop0: phases[0].launches[0].kernel: there is no kernel scop0_p0_k0',
      'plan scop0: phases[1].launches[0].kernel: there is no kernel scop0_p1_k0',
    ]);
  });
});
