import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';

/** Runs the first `ts` block of a README: what it prints, and the block of text after it, which should be the same. */
export async function runReadmeExample(readme: string): Promise<{ printed: string; expected: string }> {
  const match = /```ts\n(.*?)```.*?```\w*\n(.*?)```/s.exec(readFileSync(readme, 'utf8'));
  if (!match) throw new Error(`${readme} has no \`\`\`ts block with a block after it`);
  const [, code, expected] = match as unknown as [string, string, string];

  const file = join(dirname(readme), 'reports', 'readme-example.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await import(/* @vite-ignore */ file);
    return { printed: log.mock.calls.map(([value]) => `${value}\n`).join(''), expected };
  } finally {
    log.mockRestore();
  }
}
