import type { MasterRecipe } from '../strategy/master-recipe.js';
import type { Values } from '../strategy/variant-lines.js';
import { defaultValues, type Variant } from '../strategy/variants.js';
import { shapeOf } from './shape.js';
import { trafficOf } from './traffic.js';

/** Registers of a thread for addresses and loops. */
const OWN_REGISTERS = 24;
/** Registers of a thread for each of its iterations: what it computes with. */
const REGISTERS_PER_POINT = 2;
/** Blocks that a processor holds at most. */
const BLOCKS_PER_PROCESSOR = 16;
/** Operations of a loop around each of its iterations, by the level that is unrolled. */
const LOOP_OPERATIONS = [4, 1, 0.5];
/** Threads of a processor that hide how long memory takes. */
const HIDING_THREADS = 384;
const SECONDS_PER_LAUNCH = 5e-6;

/**
 * Returns how long a variant takes with these sizes, by a model that compiles nothing. It is a roofline of what the variant moves and
 * computes, divided by the part of the device that is busy. It is infinite if a block does not fit a processor. The model is for ranks;
 * it predicts no times.
 */
export function modelledSeconds(master: MasterRecipe, variant: Variant, values: Values): number {
  const { target, nest } = master;
  const shape = shapeOf(master, variant, values);
  const { compulsory, again, onChip, sharedBytes } = trafficOf(master, variant, shape);
  const { threadsPerBlock, points, blocks, launches, gridIterations, inside } = shape;
  const registers = OWN_REGISTERS + points * (REGISTERS_PER_POINT + variant.registers.length);
  const resident = Math.floor(
    Math.min(
      BLOCKS_PER_PROCESSOR,
      target.threadsPerProcessor / threadsPerBlock,
      target.registersPerProcessor / (registers * threadsPerBlock),
      sharedBytes > 0 ? target.sharedBytesPerProcessor / sharedBytes : Number.POSITIVE_INFINITY,
    ),
  );
  if (resident < 1 || threadsPerBlock > target.threadsPerBlock) return Number.POSITIVE_INFINITY;
  const moving = compulsory / target.bytesPerSecond + again / (target.bytesPerSecond * target.cacheFactor);
  const iterations = launches * gridIterations * inside;
  const operations = iterations * (nest.operations + LOOP_OPERATIONS[variant.unroll]!) + onChip;
  const computing = operations / target.operationsPerSecond;
  const slots = target.processors * resident;
  const waves = Math.ceil(blocks / slots) * slots;
  const busy = blocks / waves;
  // Iterations of one thread are independent, too.
  const inFlight = Math.min(1, (resident * threadsPerBlock * Math.min(points, 8)) / HIDING_THREADS);
  return Math.max(moving, computing) / (busy * inFlight) + launches * SECONDS_PER_LAUNCH;
}

/** A variant with the time that the model gives it. */
export interface RankedVariant {
  readonly variant: Variant;
  readonly seconds: number;
}

/** Returns the variants in the order of the model, by their default sizes: those that are worth measuring come first. */
export function rankedVariants(master: MasterRecipe, variants: readonly Variant[]): readonly RankedVariant[] {
  return variants
    .map((variant) => ({
      variant,
      seconds: modelledSeconds(master, variant, defaultValues(variant.choice)),
    }))
    .sort((a, b) => a.seconds - b.seconds);
}
