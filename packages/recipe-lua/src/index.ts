export { FUNCTIONS } from './functions.js';
export { runScript, type ScriptOptions } from './run-script.js';
