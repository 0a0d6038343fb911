export { Context, type ContextOptions } from './context.js';
export type { IdLike, ValLike } from './conveniences.js';
export { IslError, type IslErrorKind, IslQuotaError, IslUsageError } from './errors.js';
export * from './generated/index.js';
export { type IslSource, loadIsl } from './module.js';
export { IslObject } from './object.js';
