/** Devices in rows and columns: phases with two distribution dimensions have a rectangle on each. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
}

/** Devices for phases with one dimension. */
export function inRows(devices: number): Grid {
  return { rows: devices, columns: 1 };
}
