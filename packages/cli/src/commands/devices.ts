import { DEVICE_LIST_VERSION, type DeviceDescription, type DeviceList, printBytes } from '@boxflow/ir';
import type { Command } from '../command.js';
import { FORMAT_OPTION, type FormatArguments, formatOf, writeDocument, writeJson } from '../output/json.js';
import { printMeasurements } from '../output/measurements.js';
import { printTable } from '../output/table.js';

interface DevicesArguments extends FormatArguments {
  readonly measure?: boolean;
}

export const devicesCommand: Command<DevicesArguments> = {
  name: 'devices',
  summary: 'list the devices of this machine, their memory, and the measured speeds of their links',
  takesFiles: false,
  takesProgramArguments: false,
  options: {
    measure: {
      type: 'boolean',
      describe:
        'measure devices and links anew, for `--offload auto`; programs measure only what nobody has measured',
    },
    ...FORMAT_OPTION,
  },
  run,
};

async function run(argv: DevicesArguments): Promise<number> {
  const format = formatOf(argv);
  const { findDevices } = await import('../program/find-devices.js');
  const devices = await findDevices();
  const { measuredDevices, measureDevices } = await import('@boxflow/runtime-native');
  const measured = argv.measure ? measureDevices() : measuredDevices();
  if (format === 'json') {
    writeJson({ version: DEVICE_LIST_VERSION, devices, measured } satisfies DeviceList);
  } else {
    writeDocument([printDevices(devices), ...measured.map(printMeasurements)].join('\n'));
  }
  return 0;
}

function printDevices(devices: readonly DeviceDescription[]): string {
  return printTable(
    ['target', 'device', 'name', 'memory', 'direct copies'],
    devices.map((device) => [
      device.target,
      String(device.index),
      device.name,
      printBytes(device.memory),
      device.peerAccess ? 'yes' : 'no',
    ]),
  );
}
