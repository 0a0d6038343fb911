import {
  BoxflowError,
  type Bundle,
  type Plan,
  RUN_OPTIONS,
  type RunStats,
  type TargetChoice,
} from '@boxflow/ir';
import type { Addon, AddonRunRequest } from './addon/addon-types.js';
import { fromAddonError } from './addon/from-addon-error.js';
import { loadAddon } from './addon/load-addon.js';
import { checkOptions, type OptionTexts, type RuntimeOptions } from './options/check-options.js';
import { atRegion, atRegionItNames } from './run/at-region.js';
import { type ArrayValues, checkArrays } from './run/check-arrays.js';
import { checkParameters, type ParameterValues } from './run/check-parameters.js';
import { chooseRegion } from './run/choose-region.js';
import { hostKernels } from './run/host-kernels.js';

/** The input of a region. */
export interface RunInput {
  /** The region's name; needed if the bundle has several. */
  readonly region?: string;
  readonly params?: ParameterValues;
  /**
   * Row-major, with the lengths that the region gives them. Results are written in place. Simulated devices
   * need none, and leave those that are given as they are.
   */
  readonly arrays?: ArrayValues;
  /**
   * Called with the fraction of the work that is complete, between other events of JavaScript: from 0 to 1,
   * and each time with a larger one. A long phase is then cut into several tiles on each device, unless the
   * option `tile` says how.
   */
  readonly onProgress?: (fraction: number) => void;
  /**
   * Ends the run: the promise rejects with the signal's reason, once the work that devices have begun is complete.
   * The contents of the arrays are then undefined. As with `onProgress`, long phases are cut.
   */
  readonly signal?: AbortSignal;
}

/** Runs regions of bundles on the devices of this machine, off the JavaScript thread. Keeps nothing between runs. */
export class Runtime {
  readonly #target: TargetChoice;
  readonly #options: OptionTexts;

  /** Throws BF5064 for an option that cannot be. */
  constructor(options: RuntimeOptions = {}) {
    this.#target = options.target ?? RUN_OPTIONS.target.default;
    this.#options = checkOptions(options);
  }

  /**
   * Runs one region. Its arrays must not be touched, nor transferred, before the promise is settled.
   *
   * Rejects with a BoxflowError: BF5060 to BF5063 for wrong input, BF5052 if the region's assumptions do not hold,
   * BF5020 if one iteration does not fit the devices' memory, BF5903 if a device failed and its values are lost, and
   * the last device's error if all have failed. If a run fails midway, the contents of its arrays are undefined. A run
   * that continued without a device resolves, and the statistics say why the device failed.
   */
  async run(bundle: Bundle, input: RunInput): Promise<RunStats> {
    input.signal?.throwIfAborted();
    const position = chooseRegion(bundle, input.region);
    const plan = bundle.plans[position] as Plan;
    const request = {
      ...this.#values(plan, input),
      options: this.#options,
      plansJson: JSON.stringify(bundle.plans),
      plan: position,
      openclSource: bundle.sources.opencl,
      cudaSource: bundle.sources.cuda,
      hostKernels: await this.#hostKernels(bundle),
    };
    try {
      return await abortable(input.signal, (aborted) =>
        runInAddon(loadAddon(), aborted ? { ...request, aborted } : request, input.onProgress),
      );
    } catch (error) {
      throw atRegionItNames(plan.origin, error);
    }
  }

  #values(plan: Plan, { params, arrays }: RunInput) {
    try {
      const parameters = checkParameters(plan, params ?? {});
      return { parameters, arrays: this.#arrays(plan, parameters, arrays) };
    } catch (error) {
      throw atRegion(plan.origin, error);
    }
  }

  #arrays(plan: Plan, parameters: BigInt64Array, given: ArrayValues | undefined) {
    if (this.#target === 'sim' && !given) return null;
    return checkArrays(plan, parameters, given ?? {});
  }

  async #hostKernels(bundle: Bundle): Promise<string> {
    return this.#target === 'host' || this.#target === 'auto' ? hostKernels(bundle.sources.host) : '';
  }
}

/** Calls `run` with a flag that the signal sets. Throws the reason of an abort that ended the run. */
async function abortable<Result>(
  signal: AbortSignal | undefined,
  run: (aborted: Int32Array | undefined) => Promise<Result>,
): Promise<Result> {
  if (!signal) return run(undefined);
  signal.throwIfAborted();
  const aborted = new Int32Array(1);
  const abort = (): void => {
    Atomics.store(aborted, 0, 1);
  };
  signal.addEventListener('abort', abort);
  try {
    return await run(aborted);
  } catch (error) {
    const isAbort = error instanceof BoxflowError && error.code === 'BF5053';
    throw isAbort ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function runInAddon(
  addon: Addon,
  request: AddonRunRequest,
  onProgress: RunInput['onProgress'],
): Promise<RunStats> {
  const progress = onProgress && progressReporter(onProgress);
  let stats: string;
  try {
    stats = await addon.run(request, progress?.report);
  } catch (error) {
    throw fromAddonError(error);
  }
  progress?.finish();
  return JSON.parse(stats) as RunStats;
}

/** The last report and the end of the run come from different queues: here they get an order. */
function progressReporter(onProgress: (fraction: number) => void) {
  let last = -1;
  let failure: { readonly error: unknown } | undefined;
  const report = (fraction: number): void => {
    if (fraction <= last || failure) return;
    last = fraction;
    try {
      onProgress(fraction);
    } catch (error) {
      // Thrown from here it would end the process; the run goes on, and its promise tells.
      failure = { error };
    }
  };
  const finish = (): void => {
    report(1);
    if (failure) throw failure.error;
  };
  return { report, finish };
}
