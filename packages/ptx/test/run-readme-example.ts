import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';

export interface PrintedLine {
  readonly expected: string;
  readonly printed: string;
}

/** Runs the first `ts` block of a README and pairs what each `console.log` prints with the comment after it. */
export async function runReadmeExample(readme: string): Promise<PrintedLine[]> {
  const code = /```ts\n(.*?)```/s.exec(readFileSync(readme, 'utf8'))?.[1];
  if (code === undefined) throw new Error(`${readme} has no \`\`\`ts block`);
  const expected = [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1]!);

  const file = join(dirname(readme), 'reports', 'readme-example.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await import(/* @vite-ignore */ file);
    const printed = log.mock.calls.map(([value]) => JSON.stringify(value));
    return expected.map((line, i) => ({ expected: line, printed: printed[i] ?? '(nothing)' }));
  } finally {
    log.mockRestore();
  }
}
