export type { Command } from './command.js';
export { COMMANDS } from './commands/index.js';
export { main } from './main.js';
