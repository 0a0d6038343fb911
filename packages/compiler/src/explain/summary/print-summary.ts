import type { ExplainedRegion, Explanation } from '@boxflow/ir';
import { plainRegionLines } from './plain-regions.js';
import { refusedLines } from './refused-lines.js';
import { regionCard, regionHead } from './region-card.js';

/** A screen. */
const MOST_LINES = 60;
const MOST_PLAIN = 10;
const MOST_REFUSED = 7;
/** A region with a smaller share of the work gets one line if all of its loops are parallel. */
const SMALL_SHARE = 0.2;

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
  const refusedGroups = refusedLines(refused);
  const refusedShown = [
    ...refusedGroups.slice(0, MOST_REFUSED).flat(),
    ...leftOut(refusedGroups.length - MOST_REFUSED, 'reasons'),
  ];
  const head = [headline(explanation), ...sizesLine(weighed)];
  const rest = [plainLines, refusedShown, [FOOTER]].filter((lines) => lines.length > 0);
  const taken = head.length + rest.reduce((sum, lines) => sum + lines.length + 1, 0);
  const cards = fitCards(
    weighed.filter((one) => !plain.includes(one)),
    MOST_LINES - taken,
  );
  return [head, ...cards, ...rest].map((lines) => lines.map((line) => `${line}\n`).join('')).join('\n');
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
    for (const [name, value] of Object.entries(region.estimate?.sizes ?? {})) {
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

/** Returns as much of each card as there is space for; the first ones have most, and the last ones a line each. */
function fitCards(regions: readonly WeighedRegion[], space: number): readonly (readonly string[])[] {
  let left = space;
  const cards: (readonly string[])[] = [];
  for (const [position, { region, share }] of regions.entries()) {
    const own = left - Math.min(regions.length - position, MOST_SHORT) - 1;
    const forms = [true, false].map((innerLoops) => regionCard(region, { share, innerLoops }));
    const card = forms.find((form) => form.length <= own) ?? cutCard(region, forms[1] ?? [], own);
    if (card.length < LEAST_LINES && position > 0) {
      const heads = regions
        .slice(position)
        .map((one) => `${regionHead(one.region)} (--region ${one.region.name})`);
      return [...cards, cut(heads, Math.max(0, left - 2), 'regions')];
    }
    cards.push(card);
    left -= card.length + 1;
  }
  return cards;
}

/** Returns the first lines of a card that is too long. */
function cutCard(region: ExplainedRegion, card: readonly string[], space: number): readonly string[] {
  const shown = card.slice(0, Math.max(1, space - 1));
  return [...shown, `  … ${card.length - shown.length} more lines: --region ${region.name}`];
}

/** Regions that cannot have a card have at least these lines together. */
const MOST_SHORT = 8;
const LEAST_LINES = 3;

function cut(lines: readonly string[], most: number, what: string): readonly string[] {
  return [...lines.slice(0, most), ...leftOut(lines.length - most, what)];
}

function leftOut(count: number, what: string): readonly string[] {
  return count > 0 ? [`… ${count} more ${what}: --full`] : [];
}
