export { type NativePaths, paths } from './paths.js';
