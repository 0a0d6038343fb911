import { BoxflowError, type Recipe, type RecipeScript, type Scop } from '@boxflow/ir';
import { notPossible } from './diagnostics.js';
import { hostFunctions, MODES } from './functions.js';
import { runLua } from './lua/run-lua.js';
import { isUntiled } from './nest/nest.js';
import { ScriptRun } from './script/script-run.js';

export interface ScriptOptions {
  /** Numbers that the script finds under these names, such as the program's macros. */
  readonly globals?: Readonly<Record<string, number>>;
  /** Whether operations on floating point may be executed in a different order, which rounds differently. */
  readonly reassociate?: boolean;
  /** Takes what the script prints, without the newline at its end. */
  readonly print?: (text: string) => void;
}

/**
 * Runs a script of CUDA-CHiLL for the regions of a program, and returns a recipe for each region that it maps. Nests of such a
 * region that the script leaves alone have the default mapping. The lines know the script's lines, so that later refusals name them.
 *
 * @throws BoxflowError BF2092 to BF2096 for mistakes of the script, and what the lines of its recipe are refused with
 */
export async function runScript(
  script: RecipeScript,
  scops: readonly Scop[],
  { globals = {}, reassociate = false, print = () => {} }: ScriptOptions = {},
): Promise<readonly Recipe[]> {
  const run = await ScriptRun.open(script, scops, reassociate, print);
  try {
    await runLua(script, hostFunctions(run), { ...globals, ...MODES });
    // A script without any call is for a nest, too.
    if (run.nests.length === 0) run.current(run.placeOf(0));
    const unmapped = run.nests.find(({ nest, isMapped }) => !isMapped && !isUntiled(nest));
    if (unmapped)
      throw notPossible(
        run.placeOf(0),
        `the script tiles loops of ${unmapped.program.scop.functionName}, but makes no blocks and threads of them`,
        'end it with cudaize("NAME", {}, {block={…}, thread={…}})',
      );
    const sessions = new Map(run.nests.map(({ program, session }) => [program.scop.name, session]));
    return [...sessions.values()].map((session) => {
      session.mapRest();
      return { ...session.recipe(), location: run.placeOf(0) };
    });
  } catch (error) {
    throw asError(error);
  } finally {
    run.close();
  }
}

/** Returns an error of which no diagnostic is only a warning: a region that a script is for must not stay sequential silently. */
function asError(error: unknown): unknown {
  if (!(error instanceof BoxflowError)) return error;
  const diagnostics = error.diagnostics.map((one) =>
    one.severity === 'warning' ? { ...one, severity: 'error' as const } : one,
  );
  return new BoxflowError(diagnostics, { cause: error });
}
