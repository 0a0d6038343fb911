import { parseUnit } from '@boxflow/frontend-c';
import { BoxflowError, printRecipeLine } from '@boxflow/ir';
import { runScript } from '../src/run-script.js';

/** A product after its initialisation, and two nests of one depth. */
export const PROGRAM = `double A[96][96], B[96][96], C[96][96], v[96];
void product(int n) {
  for (int i = 0; i < 96; i++)
    for (int j = 0; j < 96; j++)
      C[i][j] = 0;
  for (int i = 0; i < 96; i++)
    for (int j = 0; j < 96; j++)
      for (int k = 0; k < 96; k++)
        C[i][j] += A[i][k] * B[k][j];
}
void chain(void) {
  for (int i = 1; i < 96; i++)
    v[i] = v[i - 1] * 0.5;
}
void rows(int n, double a[n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[i][j] += 1;
}
`;

export interface ScriptResult {
  /** The lines of each region. */
  readonly recipes: Readonly<Record<string, readonly string[]>>;
  readonly printed: string;
}

export async function resultOf(text: string, program = PROGRAM): Promise<ScriptResult> {
  const { scops } = await parseUnit({ file: 'program.c', text: program });
  const printed: string[] = [];
  const recipes = await runScript({ file: 'script.lua', text }, scops, {
    globals: { N: 96 },
    print: (line) => printed.push(line),
  });
  return {
    recipes: Object.fromEntries(
      recipes.map(({ scop, lines }) => [scop, lines.map(({ reason: _, ...line }) => printRecipeLine(line))]),
    ),
    printed: printed.join('\n'),
  };
}

/** Returns the whole message about a script that is refused. */
export async function messageOf(text: string, program = PROGRAM): Promise<string> {
  const error: unknown = await resultOf(text, program).catch((thrown: unknown) => thrown);
  if (!(error instanceof BoxflowError)) throw new Error(`no message: ${JSON.stringify(error)}`);
  return error.message;
}
