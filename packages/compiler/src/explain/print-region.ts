import {
  type ExplainedDecision,
  type ExplainedDependence,
  type ExplainedRegion,
  type ExplainedStatement,
  formatDiagnostic,
  formatLocation,
  printDistances,
  printPlan,
  printRecipeLine,
} from '@boxflow/ir';
import { alignRows } from '../stages/align-rows.js';
import { bodyOfMap } from './isl-text.js';
import { printLoops } from './print-loops.js';
import { printObstacles } from './print-obstacles.js';

/** Prints one region: the source with its loops, the reasons, the sets, and the mapping. */
export function printRegion(region: ExplainedRegion): string {
  const { name, location, sequential } = region;
  return [
    `${formatLocation(location)}, in ${region.function}: ${name} ${sequential === null ? howItRuns(region) : 'runs sequentially'}`,
    ...whySequential(region),
    ...section('', printLoops(region)),
    ...section(
      `what keeps loops from being parallel${isReordered(region) ? ' in the order of the source' : ''}`,
      printObstacles(region),
    ),
    ...section('limits', region.incomplete === null ? [] : [`not found out: ${region.incomplete}`]),
    ...section('data', printData(region)),
    ...section('statements', region.statements.flatMap(printStatement)),
    ...section('dependences', printDependences(region.dependences)),
    ...section('recipe', printDecisions(region.recipe ?? [])),
    ...section('plan', region.plan ? linesOf(printPlan(region.plan)).slice(1) : []),
    ...section('between regions', printHostAccesses(region)),
    ...section('notes', otherDiagnostics(region)),
    '',
  ].join('\n');
}

/** Returns the reason for running sequentially and its hint. */
function whySequential({ sequential, diagnostics }: ExplainedRegion): readonly string[] {
  if (sequential === null) return [];
  const hint = diagnostics.find(({ message }) => message === sequential)?.hint;
  return [`  ${sequential}`, ...(hint === undefined ? [] : [`  hint: ${hint}`])];
}

function howItRuns(region: ExplainedRegion): string {
  const phases = region.plan?.phases ?? [];
  const where = phases.every(({ single }) => single !== null) ? 'one device' : 'devices';
  return `runs on ${where}${isReordered(region) ? ', in a new order of its loops (see its recipe)' : ''}`;
}

function isReordered({ recipe }: ExplainedRegion): boolean {
  return recipe?.some(({ verb }) => verb === 'reorder') ?? false;
}

function section(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const body = lines.map((line) => (line === '' ? '' : `  ${line}`).trimEnd());
  return title === '' ? ['', ...body] : ['', title, ...body];
}

function linesOf(text: string): readonly string[] {
  const lines = text.trimEnd().split('\n');
  return lines.map((line) => line.replace(/^ {2}/, ''));
}

function printData({ parameters, context, arrays }: ExplainedRegion): readonly string[] {
  const condition = bodyOfMap(context).replace(/^:\s*/, '');
  const known = condition === '' ? '' : `, ${condition}`;
  const rows = arrays.map(({ name, element, extents, local }) => {
    const subscripts = extents.map((extent) => `[${extent ?? ''}]`).join('');
    const kind = extents.length > 0 ? 'array' : 'scalar';
    return [kind, `${element} ${name}${subscripts}${local ? ', of the region alone' : ''}`];
  });
  const values = parameters.map(({ name, type }) => `${type} ${name}`);
  return alignRows(values.length > 0 ? [['parameters', `${values.join(', ')}${known}`], ...rows] : rows);
}

function printStatement(statement: ExplainedStatement): readonly string[] {
  const image = (relation: string) => bodyOfMap(relation).replace(/^.*? -> /, '');
  const rows = [
    ['domain', bodyOfMap(statement.domain)],
    ['order', image(statement.schedule)],
    ['writes', statement.mustWrites.map(image).join('; ')],
    ['may write', statement.mayWrites.map(image).join('; ')],
    ['reads', statement.reads.map(image).join('; ')],
  ].filter(([, text]) => text !== '');
  return [`${statement.location.line}: ${statement.text}`, ...alignRows(rows).map((line) => `  ${line}`)];
}

function printDependences(dependences: readonly ExplainedDependence[]): readonly string[] {
  const rows = dependences.map(({ kind, array, source, sink, distances }) => [
    `${source.location.line} -> ${sink.location.line}`,
    kind,
    array,
    printDistances(distances),
  ]);
  const heads = alignRows(rows);
  return dependences.flatMap(({ relation }, index) => [
    heads[index] ?? '',
    ...bodyOfMap(relation)
      .split('; ')
      .map((piece) => `    ${piece}`),
  ]);
}

function printDecisions(decisions: readonly ExplainedDecision[]): readonly string[] {
  return alignRows(
    decisions.map(({ verb, args, reason }) => [
      printRecipeLine({ verb, args }),
      reason === null ? '' : `# ${reason}`,
    ]),
  );
}

/** Says when arrays return that the region leaves on the devices. */
function printHostAccesses({ plan, function: name, hostAccesses }: ExplainedRegion): readonly string[] {
  if (!plan) return [];
  if (!hostAccesses)
    return [`all arrays go back to memory, since what ${name} does with it cannot be followed`];
  const where = name === 'main' ? '' : ` where all callers of ${name} are of this file`;
  if (hostAccesses.length === 0) return [`arrays stay on the devices${where}`];
  const words = { read: 'reads', write: 'writes', forget: 'ends the memory of' } as const;
  return [
    `arrays stay on the devices${where} until the program uses them:`,
    ...alignRows(
      hostAccesses.map(({ location, access, anyMemory, arrays }) => [
        `${location.line}`,
        `${words[access]} ${anyMemory ? 'what is not known, perhaps of ' : ''}${arrays.join(', ')}`,
      ]),
    ).map((line) => `  ${line}`),
  ];
}

/** The reason for running sequentially stands at the top. */
function otherDiagnostics({ diagnostics, sequential }: ExplainedRegion): readonly string[] {
  return diagnostics
    .filter(({ message }) => message !== sequential)
    .flatMap((diagnostic) => formatDiagnostic(diagnostic).split('\n'));
}
