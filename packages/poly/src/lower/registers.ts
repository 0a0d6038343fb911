import type { KernelNode, StatementAccess } from '@boxflow/ir';
import * as isl from '@boxflow/isl-wasm';
import type { ScopModel } from '../model/scop-model.js';
import { type CarriedAccesses, carriedAccesses } from '../phases/carried-accesses.js';
import { elementsAt, type RegisterAccess } from '../phases/register-accesses.js';
import { childCount, loopName } from '../tree/loop-name.js';
import { belowMarks, markOf } from '../tree/marks.js';

/** What a tuple of {@link withCopies} stands for. */
export type RegisterCopy =
  /** A move of an element to or from a register. */
  | {
      readonly direction: Extract<KernelNode, { kind: 'copy' }>['direction'];
      readonly array: string;
      /** The register of two: what this iteration writes, or what the one before has written. */
      readonly register: Register;
      /** An access to the element, by its statement and its position there. */
      readonly access: StatementAccess;
    }
  /** The end of an iteration: what it has written is what the one before the next one has. */
  | { readonly direction: 'on'; readonly array: string };

export type Register = 'own' | 'before';

export interface ScheduleWithCopies {
  readonly schedule: isl.Schedule;
  /** By the name of their tuple, whose values are the element's subscripts. */
  readonly copies: ReadonlyMap<string, RegisterCopy>;
  /** Returns the register to which an access goes in loops that hand elements on; `undefined` if it goes elsewhere. */
  registerOf(access: StatementAccess): Register | undefined;
}

/**
 * Adds instances that move elements to registers before the loops marked so, and back after them or in their
 * iterations.
 */
export function withCopies(model: ScopModel, schedule: isl.Schedule): ScheduleWithCopies {
  const root = schedule.getRoot();
  const adder = new CopyAdder(model, carriedBelow(model, root));
  const { registers, copies } = adder;
  return {
    schedule: adder.visit(root).getSchedule(),
    copies,
    registerOf: (access) => registers.get(keyOf(access)),
  };
}

/**
 * Returns the accesses of loops that hand elements on, by the name of the loop and the array: isl has no
 * order for what is added.
 */
function carriedBelow(model: ScopModel, node: isl.ScheduleNode): ReadonlyMap<string, CarriedAccesses> {
  const mark = markOf(node);
  const below = Array.from({ length: childCount(node) }, (_, i) => [
    ...carriedBelow(model, node.child(i)),
  ]).flat();
  if (mark?.kind !== 'carried') return new Map(below);
  const band = belowMarks(node);
  const accesses = carriedAccesses(model, band, mark.array);
  if (typeof accesses === 'string') throw new Error(accesses);
  return new Map([...below, [`${loopName(band)} ${mark.array}`, accesses]]);
}

function keyOf({ statement, position }: StatementAccess): string {
  return `${statement} ${position}`;
}

/** Each method returns the node that is then in the place of the one that it gets. */
class CopyAdder {
  readonly copies = new Map<string, RegisterCopy>();
  readonly registers = new Map<string, Register>();

  constructor(
    private readonly model: ScopModel,
    private readonly carried: ReadonlyMap<string, CarriedAccesses>,
  ) {}

  visit(at: isl.ScheduleNode): isl.ScheduleNode {
    const mark = markOf(at);
    let node = at;
    if (mark?.kind === 'registers') node = this.#around(node, mark.array);
    if (mark?.kind === 'carried') node = this.#carried(node, mark.array);
    for (let i = 0; i < childCount(node); i++) node = this.visit(node.child(i)).parent();
    return climbTo(node, at.getTreeDepth());
  }

  #around(node: isl.ScheduleNode, array: string): isl.ScheduleNode {
    const { read, write } = elementsAt(this.model, node, array);
    const before = this.#extension({ direction: 'in', array, register: 'own', access: read }, read.elements);
    const loaded = node.graftBefore(before);
    if (!write) return loaded;
    const after = this.#extension(
      { direction: 'out', array, register: 'own', access: write },
      write.elements,
    );
    return loaded.graftAfter(after);
  }

  /** Copies what the first iteration reads of earlier ones; each iteration copies what it writes, and hands it on. */
  #carried(node: isl.ScheduleNode, array: string): isl.ScheduleNode {
    const band = belowMarks(node);
    const { write, own, before, first } = this.carried.get(`${loopName(band)} ${array}`)!;
    for (const one of [write, ...own]) this.registers.set(keyOf(one), 'own');
    for (const one of before) this.registers.set(keyOf(one), 'before');
    const depth = node.getTreeDepth();
    const out = this.#extension({ direction: 'out', array, register: 'own', access: write }, write.elements);
    const body = band.child(0).graftAfter(out);
    const [earlier] = before;
    if (!earlier) return climbTo(body, depth);
    const iterations = isl.UnionSet.fromSet(isl.Set.fromUnionSet(write.elements.domain()));
    const nothing = isl.UnionSet.readFromStr(node.context, '{ [] }');
    const on = this.#extension(
      { direction: 'on', array },
      isl.UnionMap.fromDomainAndRange(iterations, nothing),
    );
    const loop = climbTo(body.graftAfter(on), depth);
    if (first.isEmpty()) return loop;
    return loop.graftBefore(
      this.#extension({ direction: 'in', array, register: 'before', access: earlier }, first),
    );
  }

  #extension(copy: RegisterCopy, elements: RegisterAccess['elements']): isl.ScheduleNode {
    const tuple = `${copy.direction}_${this.copies.size}`;
    this.copies.set(tuple, copy);
    const named = isl.Map.fromUnionMap(elements).setTupleName(isl.DimType.Out, tuple);
    return isl.ScheduleNode.fromExtension(isl.UnionMap.fromMap(named));
  }
}

function climbTo(node: isl.ScheduleNode, depth: number): isl.ScheduleNode {
  return node.getTreeDepth() > depth ? climbTo(node.parent(), depth) : node;
}
