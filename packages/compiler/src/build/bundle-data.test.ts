import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bundle } from '@boxflow/ir';
import { afterAll, describe, expect, it } from 'vitest';
import { printBundleData } from './bundle-data.js';

const folder = mkdtempSync(join(tmpdir(), 'boxflow data '));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADERS = fileURLToPath(new URL('../../../runtime-native/native/include', import.meta.url));

/** Prints what the linked program finds in its bundle. */
const PRINTER = `
#include <boxflow/boxflow.h>
#include <stdio.h>
#include <stdlib.h>
extern const boxflow_bundle boxflow_program_bundle;
const boxflow_host_kernel boxflow_host_kernels[] = { { 0, 0 } };
int main(void) {
  const boxflow_bundle *b = &boxflow_program_bundle;
  printf("%s|%s|%s|", b->plans_json, b->opencl_source, b->cuda_source ? b->cuda_source : "none");
  for (size_t i = 0; i < b->cuda_fatbin_bytes; i++) printf("%d ", b->cuda_fatbin[i]);
  printf("|%s|%s", getenv("BOXFLOW_TARGET"), getenv("BOXFLOW_DEVICES"));
  return 0;
}
`;

function roundTrip(text: string, environment: Record<string, string>): string {
  writeFileSync(join(folder, 'data.c'), text);
  writeFileSync(join(folder, 'main.c'), PRINTER);
  execFileSync('gcc', ['-Wall', '-Wextra', '-Werror', '-I', HEADERS, 'data.c', 'main.c', '-o', 'p'], {
    cwd: folder,
  });
  return execFileSync(join(folder, 'p'), { encoding: 'utf8', env: { ...process.env, ...environment } });
}

const OPENCL = 'line "1"\\ ??/ \t%d é\n\n1\u00019 end';

function bundle(cuda: string): Bundle {
  return {
    plans: [{ name: 'scop0', origin: 'a "b".c:1' }],
    sources: { opencl: OPENCL, cuda },
  } as unknown as Bundle;
}

describe('the data of an executable', () => {
  it('has allocation functions if the program asks for extents, unless a sanitizer has its own', () => {
    const asking = { ...bundle(''), asksExtents: true as const };
    const isAnnouncing = (text: string) => text.includes('#include <boxflow/allocation.h>');
    expect(isAnnouncing(printBundleData(bundle(''), null, {}))).toBe(false);
    expect(isAnnouncing(printBundleData(asking, null, {}, ['-fsanitize=undefined']))).toBe(true);
    expect(isAnnouncing(printBundleData(asking, null, {}, ['-O1', '-fsanitize=undefined,address']))).toBe(
      false,
    );
  });

  it('carries every byte of the texts, the fat binary, and the defaults', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const text = printBundleData(bundle('cuda'), bytes, { target: 'cuda', devices: 'all' });
    const [plans = '', opencl, cuda, fatbin, target, devices] = roundTrip(text, {}).split('|');
    expect(JSON.parse(plans)).toEqual([{ name: 'scop0', origin: 'a "b".c:1' }]);
    expect(opencl).toBe(OPENCL);
    expect(cuda).toBe('cuda');
    expect(fatbin?.trim().split(' ').map(Number)).toEqual([...bytes]);
    expect([target, devices]).toEqual(['cuda', 'all']);
  });

  it('has kernels of the host where there are any', () => {
    const kernels = (host: string) =>
      /\.host_kernels = (\w+)/.exec(
        printBundleData(
          { plans: [], sources: { host, opencl: '', cuda: '' } } as unknown as Bundle,
          null,
          {},
        ),
      )?.[1];
    expect(kernels('int x;')).toBe('boxflow_host_kernels');
    expect(kernels('')).toBe('0');
  });

  it('lets the environment win over the defaults, and has null for what is absent', () => {
    const text = printBundleData(bundle(''), null, { target: 'cuda' });
    const parts = roundTrip(text, { BOXFLOW_TARGET: 'host', BOXFLOW_DEVICES: '2' }).split('|');
    expect(parts.slice(2)).toEqual(['none', '', 'host', '2']);
  });
});
