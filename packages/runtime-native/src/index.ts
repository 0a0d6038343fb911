export { isBuilt, paths } from './paths.js';
