import type { Bundle, LinkTraffic, Prediction, ScalingPoint } from '@boxflow/ir';
import { type PredictOptions, predict } from './predict.js';

/**
 * Predicts for several numbers of devices, and returns the prediction for the fastest of them, with what each number
 * takes. Of numbers with equal times, the smallest is the fastest.
 *
 * @param counts at least one, in the order of the result
 * @throws as {@link predict} does
 */
export async function predictScaling(
  bundle: Bundle,
  options: Omit<PredictOptions, 'devices'>,
  counts: readonly (number | 'all')[],
): Promise<Prediction> {
  const predictions: Prediction[] = [];
  for (const devices of counts) predictions.push(await predict(bundle, { ...options, devices }));
  const [first] = predictions;
  if (!first) throw new Error('no number of devices was given');
  const scaling = predictions.map((prediction) => pointOf(prediction, first));
  const fastest = [...predictions].sort((a, b) => secondsOf(a) - secondsOf(b) || a.devices - b.devices)[0]!;
  return { ...fastest, scaling };
}

function pointOf(prediction: Prediction, first: Prediction): ScalingPoint {
  const { devices, regions } = prediction;
  const bytesOf = (isWanted: (link: LinkTraffic) => boolean) =>
    regions.flatMap(({ links }) => links.filter(isWanted)).reduce((sum, { bytes }) => sum + bytes, 0);
  const isWithHost = ({ from, to }: LinkTraffic) => from === 'host' || to === 'host';
  const seconds = secondsOf(prediction);
  return {
    devices,
    seconds,
    bytesHeld: Math.max(0, ...regions.flatMap(({ memory }) => memory.map(({ bytes }) => bytes))),
    bytesBetweenDevices: bytesOf((link) => !isWithHost(link)),
    bytesWithHost: bytesOf(isWithHost),
    efficiency: seconds > 0 ? (secondsOf(first) * first.devices) / (seconds * devices) : 1,
  };
}

function secondsOf({ regions }: Prediction): number {
  return regions.reduce((sum, { seconds }) => sum + seconds, 0);
}
