import type { RecipeScript, Scop, SourceLocation } from '@boxflow/ir';
import { type MappingSession, mappingOpener, type OpenMapping } from '@boxflow/poly';
import { lineOf } from '../diagnostics.js';
import { deepestNest, nestByName, nestsOf, type ProgramNest } from './nests.js';
import { ScriptNest } from './script-nest.js';

/** A script while it runs: the nests that it has been for, and the one that it is for now. */
export class ScriptRun {
  readonly nests: ScriptNest[] = [];
  readonly #sessions = new Map<Scop, MappingSession>();
  #current: ScriptNest | undefined;

  private constructor(
    readonly script: RecipeScript,
    readonly print: (text: string) => void,
    private readonly program: readonly ProgramNest[],
    private readonly openSession: (scop: Scop) => MappingSession,
  ) {}

  static async open(
    script: RecipeScript,
    scops: readonly Scop[],
    reassociate: boolean,
    print: (text: string) => void,
  ): Promise<ScriptRun> {
    const open: OpenMapping = await mappingOpener();
    return new ScriptRun(script, print, nestsOf(scops), (scop) => open(scop, reassociate));
  }

  /** Returns the nest that calls are about. Without `init` it is the deepest one of the program. */
  current(place: SourceLocation): ScriptNest {
    return this.#current ?? this.#begin(deepestNest(this.program, place));
  }

  /** Begins with a nest: `init("mm.c", "mm", 0)`. */
  init(place: SourceLocation, file: string, functionName: string, position: number): void {
    this.#begin(nestByName(this.program, place, file, functionName, position));
  }

  placeOf(line: number): SourceLocation {
    return lineOf(this.script, line);
  }

  close(): void {
    for (const session of this.#sessions.values()) session.close();
  }

  #begin(program: ProgramNest): ScriptNest {
    const known = this.nests.find((nest) => nest.program === program);
    const nest = known ?? new ScriptNest(program, this.#session(program.scop));
    if (!known) this.nests.push(nest);
    this.#current = nest;
    return nest;
  }

  /** Nests of one region share its mapping. */
  #session(scop: Scop): MappingSession {
    const session = this.#sessions.get(scop) ?? this.openSession(scop);
    this.#sessions.set(scop, session);
    return session;
  }
}
