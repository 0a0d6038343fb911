import { choiceOf } from '@boxflow/ir';
import type { Options } from 'yargs';
import { lastOf, parseAs, type Raw } from '../options/values.js';

export const FORMAT_OPTION = {
  format: { type: 'string', default: 'text', describe: 'text or json' },
} as const satisfies Record<string, Options>;

/** The arguments that yargs returns for {@link FORMAT_OPTION}. */
export interface FormatArguments {
  readonly format?: Raw;
}

/** Throws BF4003. */
export function formatOf(argv: FormatArguments): 'text' | 'json' {
  return parseAs('format', lastOf(argv.format) ?? 'text', choiceOf(['text', 'json']));
}

/** The requested document on standard output. */
export function writeDocument(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

export function writeJson(value: unknown): void {
  writeDocument(JSON.stringify(value, null, 2));
}
