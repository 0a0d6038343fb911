import type { Script } from '../report/script.js';
import { figure41 } from './figure-4.1.js';
import { figure46 } from './figure-4.6.js';
import { figure47 } from './figure-4.7.js';
import { figure48 } from './figure-4.8.js';
import { figure49 } from './figure-4.9.js';
import { figure410 } from './figure-4.10.js';
import { figure411, figure412 } from './figure-4.11.js';
import { figure413 } from './figure-4.13.js';
import { figure51 } from './figure-5.1.js';
import { figure54 } from './figure-5.4.js';
import { table41Script } from './table-4.1.js';
import { table44Script } from './table-4.4.js';
import { table51Script, table52Script } from './table-5.1.js';
import { table53Script } from './table-5.3.js';
import { weakScaling } from './weak-scaling.js';

/** In the thesis's order, and one of ours. */
export const scripts: readonly Script[] = [
  table41Script,
  figure41,
  table44Script,
  figure46,
  figure47,
  figure48,
  figure49,
  figure410,
  figure411,
  figure412,
  figure413,
  table51Script,
  figure51,
  table52Script,
  table53Script,
  figure54,
  weakScaling,
];
