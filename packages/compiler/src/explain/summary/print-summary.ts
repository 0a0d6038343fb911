import type { ExplainedRegion, Explanation, ScopParameter } from '@boxflow/ir';
import { plainRegionLines } from './plain-regions.js';
import { refusedLines } from './refused-lines.js';
import { regionCard, shortCard } from './region-card.js';

/** A screen. */
const MOST_LINES = 60;
const MOST_PLAIN = 10;
/** Reasons of refused loops come before details of regions, as long as there are only so many. */
const MOST_REFUSED = 7;
/** A region with a smaller share of the work gets one line if all of its loops are parallel. */
const SMALL_SHARE = 0.2;
/** Details of a region on devices with a smaller share of the work come last, after the reasons of all refused loops. */
const TINY_SHARE = 0.001;

/**
 * Returns an explanation that fits a screen: for each region where it runs, what moves, and what stays in order and why,
 * the region with most work first.
 */
export function printSummary(explanation: Explanation): string {
  const { files, regions, refused } = explanation;
  if (regions.length + refused.length === 0) {
    return `${files.join(', ')}: no region of affine loops; the program runs sequentially\n`;
  }
  const weighed = weigh(regions);
  const plain = weighed.filter(({ region, share }) => (share ?? 1) < SMALL_SHARE && isPlain(region));
  const plainLines = cut(
    plainRegionLines(plain.map(({ region }) => region)),
    MOST_PLAIN,
    'groups of regions',
  );
  const head = [headline(explanation), ...sizesLine(weighed)];
  const carded = weighed.filter((one) => !plain.includes(one));
  const groups = refusedLines(explanation);
  const taken = [head, plainLines, [FOOTER]].reduce((sum, lines) => sum + spaceOf(lines), 0);
  const space = MOST_LINES - taken - (carded.length > 0 ? 1 : 0) - (groups.length > 0 ? 1 : 0);
  const refusedItems = groups.map((long) => ({ short: [onOneLine(long)], longer: [long], gap: 0 }));
  const isTiny = ({ region, share }: WeighedRegion) =>
    region.sequential === null && share !== null && share < TINY_SHARE;
  const cardItems = carded.map((one, position) => ({
    ...cardForms(one, position === 0 ? space - refusedItems.length : 0),
    isTiny: isTiny(one),
  }));
  const forms = layOut(
    [
      ...cardItems.slice(0, 1),
      ...refusedItems.slice(0, MOST_REFUSED),
      ...cardItems.slice(1).filter((one) => !one.isTiny),
      ...refusedItems.slice(MOST_REFUSED),
      ...cardItems.slice(1).filter((one) => one.isTiny),
    ],
    space,
  );
  const cards = cardItems.map((item) => forms.get(item)!);
  const shortCards = cards.filter((lines, position) => lines === cardItems[position]?.short).flat();
  const longCards = cards.filter((lines, position) => lines !== cardItems[position]?.short);
  const refusedShown = refusedItems.map((item) => forms.get(item)!);
  const left = space - longCards.reduce((sum, lines) => sum + spaceOf(lines), 0);
  const forRefused = Math.max(left - shortCards.length, Math.ceil(left / 2));
  const refusedLeft = cutGroups(refusedShown, forRefused);
  const shortLeft = cut(shortCards, left - refusedLeft.length, 'lines');
  const blocks = [head, ...longCards, shortLeft, plainLines, refusedLeft, [FOOTER]];
  const shown = blocks.filter((lines) => lines.length > 0);
  return shown.map((lines) => lines.map((line) => `${line}\n`).join('')).join('\n');
}

const FOOTER =
  'more: --region NAME prints everything about one region, --full about all; --recipe the mapping, --after STAGE the result of a stage';

interface WeighedRegion {
  readonly region: ExplainedRegion;
  /** From 0 to 1; `null` if executions are not known. */
  readonly share: number | null;
}

/** Returns the regions with most work first. Regions without an estimate may have any work, so they come first. */
function weigh(regions: readonly ExplainedRegion[]): readonly WeighedRegion[] {
  const executions = ({ estimate }: ExplainedRegion) => estimate?.executions ?? Number.POSITIVE_INFINITY;
  const all = regions.reduce((sum, region) => sum + executions(region), 0);
  return [...regions]
    .sort((a, b) => Number(executions(b) > executions(a)) - Number(executions(a) > executions(b)))
    .map((region) => ({
      region,
      share: Number.isFinite(all) && all > 0 ? executions(region) / all : null,
    }));
}

function headline({ files, regions, refused }: Explanation): string {
  const onDevices = regions.filter(({ sequential }) => sequential === null).length;
  const loops = regions.length - onDevices + refused.length;
  const host = loops === 0 ? '' : `; ${loops} ${loops === 1 ? 'place stays' : 'places stay'} on the host`;
  return `${files.join(', ')}: ${onDevices} ${onDevices === 1 ? 'region runs' : 'regions run'} on devices${host}`;
}

/** Says for which sizes shares, steps and bytes are. */
function sizesLine(regions: readonly WeighedRegion[]): readonly string[] {
  const sizes = new Map<string, Set<number>>();
  for (const { region } of regions) {
    for (const parameter of region.parameters) {
      const value = region.estimate?.sizes[parameter.name];
      const name = sizeName(parameter);
      if (value !== undefined && name !== undefined)
        sizes.set(name, new Set([...(sizes.get(name) ?? []), value]));
    }
  }
  if (sizes.size === 0) return [];
  const values = [...sizes].slice(0, MOST_SIZES).map(([name, each]) => `${name} = ${[...each].join(' or ')}`);
  return [
    `work, steps and bytes are estimates for ${values.join(', ')}${sizes.size > MOST_SIZES ? ', …' : ''}`,
  ];
}

const MOST_SIZES = 6;

/** Returns a parameter as the program writes it; `undefined` for one that others give. */
function sizeName({ name, expression, extentOf, rowsOf, product }: ScopParameter): string | undefined {
  if (product) return undefined;
  if (extentOf) return `elements of ${extentOf.place}`;
  if (rowsOf !== undefined) return `distance of rows of ${rowsOf}`;
  return expression ?? name;
}

/** Returns whether nothing is to be said about a region except that it runs on devices. */
function isPlain(region: ExplainedRegion): boolean {
  const outermost = region.loops.filter(({ depth }) => depth === 0);
  return (
    region.sequential === null &&
    region.incomplete === null &&
    region.diagnostics.length === 0 &&
    outermost.every(({ parallel }) => parallel === true) &&
    (region.plan?.phases.every(({ single }) => single === null) ?? false)
  );
}

/** A part of the explanation, which may take more space or less. */
interface Item {
  readonly short: readonly string[];
  /** The forms that replace the short one if there is space, the best one first. */
  readonly longer: readonly (readonly string[])[];
  /** The blank lines that a longer form needs. */
  readonly gap: number;
}

/** Returns the form of each item; earlier items get their longer forms first, and all have at least the short one. */
function layOut(items: readonly Item[], space: number): ReadonlyMap<Item, readonly string[]> {
  let left = space - items.reduce((sum, { short }) => sum + short.length, 0);
  const extra = ({ short, gap }: Item, form: readonly string[]) => form.length + gap - short.length;
  return new Map(
    items.map((item) => {
      const form = item.longer.find((longer) => extra(item, longer) <= left);
      if (form) left -= extra(item, form);
      return [item, form ?? item.short];
    }),
  );
}

/** Returns the forms of a region's card; `most`: the lines of a form that is cut off if all others are too long. */
function cardForms({ region, share }: WeighedRegion, most: number): Item {
  const [long, shorter] = [true, false].map((innerLoops) => regionCard(region, { share, innerLoops }));
  const cutOff = most >= LEAST_LINES ? [cutCard(region, shorter!, most - 1)] : [];
  return { short: shortCard(region), longer: [long!, shorter!, ...cutOff], gap: 1 };
}

/** Returns the first lines of a card that is too long. */
function cutCard(region: ExplainedRegion, card: readonly string[], space: number): readonly string[] {
  const shown = card.slice(0, Math.max(1, space - 1));
  return [...shown, `  … ${card.length - shown.length} more lines: --region ${region.name}`];
}

const LEAST_LINES = 3;

/** Returns the place and the reason of a group of refused loops in one line. */
function onOneLine([place = '', reason = '']: readonly string[]): string {
  return `${place}: ${reason.trim()}`;
}

/** Returns the lines of as many groups as there is space for. */
function cutGroups(groups: readonly (readonly string[])[], most: number): readonly string[] {
  const lines = groups.flat();
  if (lines.length <= most) return lines;
  let count = 0;
  let sum = 1;
  for (; count < groups.length && sum + groups[count]!.length <= most; count++) sum += groups[count]!.length;
  return [...groups.slice(0, count).flat(), ...leftOut(groups.length - count, 'reasons')];
}

/** Returns the lines of a block and the blank one after it. */
function spaceOf(lines: readonly string[]): number {
  return lines.length === 0 ? 0 : lines.length + 1;
}

function cut(lines: readonly string[], most: number, what: string): readonly string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, Math.max(0, most - 1)), ...leftOut(lines.length - Math.max(0, most - 1), what)];
}

function leftOut(count: number, what: string): readonly string[] {
  return count > 0 ? [`… ${count} more ${what}: --full`] : [];
}
