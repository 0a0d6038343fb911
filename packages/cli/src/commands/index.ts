import type { Command } from '../command.js';
import { buildCommand } from './build.js';
import { cacheCommand } from './cache.js';
import { devicesCommand } from './devices.js';
import { doctorCommand } from './doctor.js';
import { emitCommand } from './emit.js';
import { explainCommand } from './explain.js';
import { planCommand } from './plan.js';
import { reportCommand } from './report.js';
import { runCommand } from './run.js';

/** The commands in the order of `--help`. */
export const COMMANDS = [
  runCommand,
  buildCommand,
  emitCommand,
  explainCommand,
  planCommand,
  reportCommand,
  devicesCommand,
  cacheCommand,
  doctorCommand,
] as readonly Command<never>[];
