import { DEVICE_LIST_VERSION, type DeviceList, printBytes } from '@boxflow/ir';
import type { Command } from '../command.js';
import { FORMAT_OPTION, type FormatArguments, formatOf, writeDocument, writeJson } from '../output/json.js';
import { printTable } from '../output/table.js';

export const devicesCommand: Command<FormatArguments> = {
  name: 'devices',
  summary: 'list the devices of this machine and their memory',
  takesFiles: false,
  takesProgramArguments: false,
  options: FORMAT_OPTION,
  run,
};

async function run(argv: FormatArguments): Promise<number> {
  const format = formatOf(argv);
  const { findDevices } = await import('../program/find-devices.js');
  const devices = await findDevices();
  if (format === 'json') {
    writeJson({ version: DEVICE_LIST_VERSION, devices } satisfies DeviceList);
  } else {
    writeDocument(
      printTable(
        ['target', 'device', 'name', 'memory', 'direct copies'],
        devices.map((device) => [
          device.target,
          String(device.index),
          device.name,
          printBytes(device.memory),
          device.peerAccess ? 'yes' : 'no',
        ]),
      ),
    );
  }
  return 0;
}
