import { formatDiagnostic, formatLocation, printIntExpr, printPlan, printRecipe } from '@boxflow/ir';
import type { ExplainedLoop } from '@boxflow/poly';
import type { ExplainedRegion, Explanation, RefusedRegion } from './explanation.js';

/** The explanation for people. */
export function printExplanation({ file, regions, refused }: Explanation): string {
  const parts = [...regions.map(printRegion), ...refused.map(printRefused)];
  if (parts.length === 0) parts.push(`${file}: no region of affine loops; the program runs sequentially\n`);
  return parts.join('\n');
}

function printRegion(region: ExplainedRegion): string {
  return [
    `${region.name}: ${formatLocation(region.location)}, in ${region.function}: ${verdict(region)}`,
    ...region.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)),
    '',
    `parameters: ${region.parameters.join(', ') || 'none'}`,
    'statements:',
    ...region.statements.map(({ name, location, text }) => `  ${name}  line ${location.line}  ${text}`),
    'loops:',
    ...region.loops.flatMap(printLoop),
    'dependences:',
    ...region.dependences.map(({ kind, relation }) => `  ${kind}  ${relation}`),
    ...(region.recipe ? ['', 'recipe:', indent(printRecipe(region.recipe))] : []),
    ...(region.plan ? ['plan:', indent(printPlan(region.plan))] : []),
    '',
  ].join('\n');
}

/** An assumption that no sizes meet keeps a region sequential, though it has a plan. */
function verdict({ plan }: ExplainedRegion): string {
  if (!plan) return 'runs sequentially';
  const broken = plan.assumptions.find(({ condition }) => printIntExpr(condition) === '0');
  return broken ? `runs sequentially: ${broken.message}` : 'runs on devices';
}

function printLoop({ name, location, parallel, obstacles }: ExplainedLoop): readonly string[] {
  const place = location ? `  line ${location.line}` : '';
  const reasons = obstacles.map((note) => {
    return `    ${note.location ? `${formatLocation(note.location)}: ` : ''}${note.message}`;
  });
  return [`  ${name}${place}  ${parallel ? 'parallel' : 'not parallel:'}`, ...reasons];
}

function printRefused({ function: name, marked, reason }: RefusedRegion): string {
  return `${marked ? 'refused, though marked' : 'refused'}, in ${name}:\n${formatDiagnostic(reason)}\n`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ').trimEnd();
}
