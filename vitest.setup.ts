import { afterEach } from 'vitest';

/**
 * Tests that only compute leave the worker no time to answer the main process, which gives up after a minute: a turn of the
 * event loop after each of them.
 */
afterEach(() => new Promise((resolve) => setImmediate(resolve)));
