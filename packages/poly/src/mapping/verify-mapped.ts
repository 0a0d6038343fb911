import * as isl from '@boxflow/isl-wasm';
import type { Dependences } from '../model/dependences.js';
import { emptyMap, emptySet, type ScopModel } from '../model/scop-model.js';
import { carriedAccesses } from '../phases/carried-accesses.js';
import { phaseTuple } from '../phases/extract-phases.js';
import { threadBands, threadBody } from '../phases/launch.js';
import type { LaunchTree, PhaseTree } from '../phases/phase.js';
import { whyNotInRegister } from '../phases/register-accesses.js';
import { carriedDependences, loopSchedule } from '../tree/local-dependences.js';
import { childCount } from '../tree/loop-name.js';
import { belowMarks, markOf } from '../tree/marks.js';
import { teamLoops } from '../tree/team-marks.js';
import type { MappedScop } from './mapped-scop.js';

/**
 * Returns what is wrong with a mapping, which no recipe may bring about: instances that are executed never or
 * twice; dependences from a phase that the host starts later; among instances with equal host iterators,
 * dependences from a later launch, between threads, or against the order in a thread; and registers that are
 * not those of one element.
 */
export function verifyMapped(mapped: MappedScop): readonly string[] {
  const { model, dependences, phases } = mapped;
  const launches = phases.flatMap((phase) => phase.launches);
  const notOnce = instancesOnce(mapped);
  if (notOnce.length > 0) return notOnce;
  return [
    ...hostInOrder(mapped),
    ...phases.flatMap((phase) => inOrder(dependences, phase)),
    ...launches.flatMap(({ name, node }) =>
      wrongRegisters(model, node).map((why) => `${name} keeps no element in a register: ${why}`),
    ),
  ];
}

/** Returns why what loops at or below a node keep in registers is not one element, or the two of neighbouring iterations. */
function wrongRegisters(model: ScopModel, node: isl.ScheduleNode): readonly string[] {
  const mark = markOf(node);
  const own = mark?.kind === 'registers' ? whyNotInRegister(model, node, mark.array) : undefined;
  const carried = mark?.kind === 'carried' ? carriedAccesses(model, belowMarks(node), mark.array) : undefined;
  const below = Array.from({ length: childCount(node) }, (_, i) => wrongRegisters(model, node.child(i)));
  return [...(own ? [own] : []), ...(typeof carried === 'string' ? [carried] : []), ...below.flat()];
}

function instancesOnce({ model, phases }: MappedScop): readonly string[] {
  const problems: string[] = [];
  let executed = emptySet(model.ctx);
  for (const { node } of phases.flatMap(({ launches }) => launches)) {
    const own = node.getDomain();
    const again = executed.intersect(own);
    if (!again.isEmpty()) problems.push(`${again.toString()} is executed twice`);
    executed = executed.union(own);
  }
  const missing = model.domain.subtract(executed);
  if (!missing.isEmpty()) problems.push(`${missing.toString()} is never executed`);
  return problems;
}

/** Returns the dependences whose source is in a phase that the host starts after that of the sink. */
function hostInOrder({ dependences, phases, hostSchedule }: MappedScop): readonly string[] {
  if (!hostSchedule) return [];
  const order = hostSchedule.getMap();
  const none = emptyMap(order.context);
  const starts = phases.map(({ index, prefix }) => withRange(prefix, phaseTuple(index)).applyRange(order));
  const time = isl.MultiUnionPwAff.fromUnionMap(starts.reduce((all, one) => all.union(one), none));
  const kept = respected(dependences);
  const inPhases = phases
    .map(({ domain, prefix }) =>
      kept.intersectDomain(domain).intersectRange(domain).intersect(sameHostIteration(prefix)),
    )
    .reduce((all, one) => all.union(one), none);
  const wrong = kept.subtract(inPhases).lexGeAtMultiUnionPwAff(time);
  return wrong.isEmpty() ? [] : [`a phase is started before one that it depends on: ${wrong.toString()}`];
}

/** `{ a -> b }` for instances of a phase with equal host iterators. */
function sameHostIteration(prefix: isl.UnionMap): isl.UnionMap {
  return prefix.applyRange(prefix.reverse());
}

/** Returns the map with a name for the tuples of its range. */
function withRange(map: isl.UnionMap, name: string): isl.UnionMap {
  let named = emptyMap(map.context);
  map.foreachMap((one) => {
    named = named.union(isl.UnionMap.fromMap(one.setTupleName(isl.DimType.Out, name)));
  });
  return named;
}

function inOrder(dependences: Dependences, { index, prefix, launches }: PhaseTree): readonly string[] {
  const together = sameHostIteration(prefix);
  const kept = respected(dependences).intersect(together);
  const problem = (wrong: isl.UnionMap, what: string): string[] =>
    wrong.isEmpty() ? [] : [`${what} in p${index}: ${wrong.toString()}`];
  return launches.flatMap((launch, position) => {
    const own = launch.node.getDomain();
    const before = launches
      .slice(0, position)
      .reduce((all, { node }) => all.union(node.getDomain()), emptySet(own.context));
    const inside = kept.intersectDomain(own).intersectRange(own);
    const inMemory = conflicts(dependences, launch).intersect(together);
    const cells = inMemory.intersectDomain(own).intersectRange(own);
    const sameThread = inSameThread(launch);
    const inTeam = teamLoops(launch.node).flatMap(({ band }) =>
      problem(
        carriedDependences(band, inside.union(cells)),
        `threads of a team in ${launch.name} depend on each other`,
      ),
    );
    return [
      ...inTeam,
      ...problem(kept.intersectDomain(own).intersectRange(before), `${launch.name} precedes itself`),
      ...problem(inside.union(cells).subtract(sameThread), `threads of ${launch.name} depend on each other`),
      ...problem(
        inside.intersect(sameThread).intersect(notAfter(launch)),
        `a thread of ${launch.name} is out of order`,
      ),
    ];
  });
}

/**
 * Returns the dependences that every order respects. Lives of values may change places in arrays that may
 * have copies.
 */
function respected({ shared, privatizable }: Dependences): isl.UnionMap {
  return privatizable.reduce((all, { flow }) => all.union(flow), shared);
}

/** Returns the uses of the same cells of arrays that may have copies, but have none in the launch. */
function conflicts({ privatizable }: Dependences, launch: LaunchTree): isl.UnionMap {
  return privatizable
    .filter(({ array }) => !launch.copies.includes(array))
    .reduce((all, { order }) => all.union(order), emptyMap(launch.node.context));
}

function inSameThread(launch: LaunchTree): isl.UnionMap {
  const domain = launch.node.getDomain();
  const one = isl.UnionMap.fromDomainAndRange(domain, isl.UnionSet.readFromStr(domain.context, '{ [] }'));
  const thread = threadBands(launch).reduce((all, { band }) => all.flatRangeProduct(loopSchedule(band)), one);
  return thread.applyRange(thread.reverse());
}

/** `{ a -> b }` for instances of which a thread executes b before a. */
function notAfter(launch: LaunchTree): isl.UnionMap {
  const order = threadBody(launch).getSubtreeScheduleUnionMap();
  return order.lexGeUnionMap(order);
}
