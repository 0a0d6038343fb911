import type { RecipeLine, RecipeVerb, SourceLocation } from '@boxflow/ir';
import { type MappingSession, type SessionLoop, spineOf } from '@boxflow/poly';
import { badCall } from '../diagnostics.js';
import { isUntiled, type Nest, type NestLoop } from '../nest/nest.js';
import type { ProgramNest } from './nests.js';

/** A nest that a script is for, the mapping of its region, and what calls have done so far. */
export class ScriptNest {
  nest: Nest;
  /** Whether a call has made blocks and threads of loops. */
  isMapped = false;
  /** The call that gave the loops their order. */
  orderedAt: SourceLocation | undefined;
  /** Lines that only apply to launches, of calls before there were any. */
  waiting: readonly RecipeLine[] = [];

  constructor(
    readonly program: ProgramNest,
    readonly session: MappingSession,
  ) {
    this.nest = this.#fromSession();
  }

  /** Applies a line of boxflow for a call. */
  apply(place: SourceLocation, verb: RecipeVerb, ...args: readonly string[]): void {
    this.session.apply({ verb, args, location: place });
  }

  /** Takes over the loops as lines of boxflow have left them, unless the script has tiled them. */
  refresh(): void {
    if (isUntiled(this.nest) && !this.isMapped) this.nest = this.#fromSession();
  }

  loop(place: SourceLocation, name: string): NestLoop {
    const found = this.nest.find((loop) => loop.name === name);
    if (found) return found;
    const known = this.nest.map((loop) => loop.name).join(', ');
    throw badCall(place, `there is no loop ${name}`, `the nest now has ${known}`);
  }

  /** Returns the arrays that a script means: members of structs are arrays of their own. */
  arrays(place: SourceLocation, name: string): readonly string[] {
    const { scop } = this.program;
    const [exact] = scop.arrays.filter((array) => array.name === name);
    if (exact) return [name];
    const members = scop.arrays.filter(
      (array) => array.hostStrides !== undefined && array.name.startsWith(`${name}_`),
    );
    if (members.length > 0) return members.map((array) => array.name);
    const known = scop.arrays.map((array) => array.name).join(', ');
    throw badCall(place, `there is no array ${name}`, `the loops access ${known}`);
  }

  /** Returns the loops of the nest as they are in the schedule tree, without those beside the deepest ones. */
  spine(): readonly SessionLoop[] {
    const outermost = this.session.loops().find(({ statements }) => statements.includes(this.#statement));
    return outermost ? spineOf(outermost) : [];
  }

  get #statement(): string {
    return this.program.loop.replace(/\..*$/, '');
  }

  #fromSession(): Nest {
    const taken = new Set<string>();
    return this.spine().map(({ name, iterator, iterations }) => {
      // Loops of one name cannot be told apart by it.
      const own = taken.has(iterator) ? name : iterator;
      taken.add(own);
      return { name: own, of: name, stride: 1, iterations };
    });
  }
}
