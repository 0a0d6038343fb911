/** The number of different colours of devices in `style.css`. */
const COLOURS = 8;

/** Returns the class of a device's colour; devices that are far apart share one. */
export function deviceClass(device: number | undefined): string {
  return device === undefined ? 'no-device' : `d${device % COLOURS}`;
}
