import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { placementEnvironment } from '../support/built-program.js';
import { lazy } from '../support/lazy.js';
import { mustPolyCli } from '../support/poly-cli.js';
import { cleanEnvironment, type ProcessResult } from '../support/run-process.js';
import { readStats } from '../support/run-stats.js';
import { readTrace, sumOf } from '../support/run-trace.js';
import { scratchFolder } from '../support/scratch.js';

/** Two regions, then an end that the arguments name; `loop` is a third region, of a minute. */
const PROGRAM = `
#include <assert.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { N = 4000 };
static double a[N], b[N];

static void fill(void) {
  for (int i = 0; i < N; i++) a[i] = i;
}
static void twice(void) {
  for (int i = 0; i < N; i++) b[i] = 2 * a[i];
}
static void loop(int steps) {
  for (int t = 0; t < steps; t++)
    for (int i = 0; i < N; i++) b[i] = 0.5 * b[i] + a[i];
}
static void own(int number) {
  (void)number;
  _exit(5);
}
static void ready(void) {
  puts("ready");
  fflush(stdout);
}
static int deep(int n) {
  volatile char frame[4096];
  frame[0] = (char)n;
  return deep(n + 1) + frame[0];
}

int main(int argc, char **argv) {
  const char *how = argc > 1 ? argv[1] : "";
  int zero = argc > 2 ? atoi(argv[2]) : 0;
  fill();
  twice();
  if (b[10] != 20) return 1;
  if (!strcmp(how, "segv")) *(volatile int *)(long)zero = 1;
  if (!strcmp(how, "deep")) return deep(zero);
  if (!strcmp(how, "fpe")) printf("%d\\n", 100 / zero);
  if (!strcmp(how, "assert")) assert(zero == 1);
  if (!strcmp(how, "raise")) raise(SIGSEGV);
  if (!strcmp(how, "own")) signal(SIGTERM, own);
  if (!strcmp(how, "child")) {
    int status = 0;
    if (fork() == 0) raise(SIGSEGV);
    wait(&status);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  }
  ready();
  if (!strcmp(how, "loop")) loop(3000000);
  for (;;) pause();
}
`;

const executable = lazy(async () => {
  const folder = scratchFolder('signals');
  const file = join(folder, 'program.c');
  writeFileSync(file, PROGRAM);
  await mustPolyCli(['build', file, '-o', join(folder, 'program')]);
  return join(folder, 'program');
});

interface Reports {
  readonly stats: string;
  readonly trace: string;
}

interface Ended extends ProcessResult {
  readonly reports: Reports;
}

/** Runs the program; `interrupt` is called when it has said that it is ready. */
async function run(
  args: readonly string[],
  interrupt: (child: ChildProcess, reports: Reports) => void = () => {},
): Promise<Ended> {
  const folder = scratchFolder('signals');
  const reports = { stats: join(folder, 'stats.json'), trace: join(folder, 'trace.json') };
  const env = {
    ...cleanEnvironment(),
    ...placementEnvironment({ target: 'host', devices: 2 }),
    BOXFLOW_STATS: reports.stats,
    BOXFLOW_TRACE: reports.trace,
    BOXFLOW_SUMMARY: '1',
  };
  const child = spawn(await executable(), args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (text: Buffer) => {
    said.stdout += text.toString();
    if (said.stdout === 'ready\n') interrupt(child, reports);
  });
  child.stderr.on('data', (text: Buffer) => {
    said.stderr += text.toString();
  });
  return new Promise((resolve) =>
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, ...said, reports });
    }),
  );
}

/** Waits until a file has become longer, or the program that writes it has ended. */
async function growth(file: string, child: ChildProcess): Promise<void> {
  const { size } = statSync(file);
  while (statSync(file).size === size && child.exitCode === null && child.signalCode === null)
    await sleep(10);
}

/** Checks that the reports have both regions, and name the signal. */
function expectReports({ stderr, reports }: Ended, signal: string): void {
  expect(stderr).toContain(
    `boxflow: ${signal} ended the program; until then:\nboxflow: target host, 2 devices\n`,
  );
  const stats = readStats(reports.stats);
  expect(stats.signal).toBe(signal);
  expect(stats.regions).toHaveLength(2);
  for (const region of stats.regions) {
    expect(region).toMatchObject({ calls: 1, devices: [{ tiles: 1 }, { tiles: 1 }] });
    expect(region.unfinished).toBeUndefined();
  }
  expect(sumOf(readTrace(reports.trace), 'launch').events).toBe(4);
}

describe('a program that dies by a signal', () => {
  it.each([
    ['segv', 'SIGSEGV'],
    ['raise', 'SIGSEGV'],
    ['deep', 'SIGSEGV'],
    ['fpe', 'SIGFPE'],
    ['assert', 'SIGABRT'],
  ])('reports what has run when it ends itself by %s', async (how, signal) => {
    const ended = await run([how, '0']);
    expect(ended).toMatchObject({ code: null, signal, stdout: '' });
    expectReports(ended, signal);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('reports what has run when %s comes', async (signal) => {
    const ended = await run(['wait'], (child) => child.kill(signal));
    expect(ended).toMatchObject({ code: null, signal });
    expectReports(ended, signal);
  });

  it('reports the part of a region that has run, and a trace of it', async () => {
    const ended = await run(['loop'], async (child, { trace }) => {
      // The first checkpoint is after a tenth of a second in the region.
      await growth(trace, child);
      await sleep(200);
      await growth(trace, child);
      await growth(trace, child);
      child.kill('SIGINT');
    });
    expect(ended).toMatchObject({ code: null, signal: 'SIGINT' });
    expect(ended.stderr).toContain(', 1 call, the last one unfinished\n');
    const { regions, signal } = readStats(ended.reports.stats);
    expect(signal).toBe('SIGINT');
    expect(regions.map(({ unfinished }) => unfinished)).toEqual([undefined, undefined, true]);
    const { devices, times } = regions[2]!;
    for (const { tiles, launches } of devices) expect(Math.min(tiles, launches)).toBeGreaterThan(0);
    expect(times.managementNs + times.issueNs + times.allocationNs + times.waitNs).toBe(times.totalNs);
    expect(times.totalNs).toBeGreaterThan(0);
    expect(sumOf(readTrace(ended.reports.trace), 'launch').events).toBeGreaterThan(4);
  });

  it('keeps its own handlers, and reports nothing when they end it', async () => {
    const ended = await run(['own'], (child) => child.kill('SIGTERM'));
    expect(ended).toMatchObject({ code: 5, signal: null, stderr: '' });
    expect(existsSync(ended.reports.stats)).toBe(false);
  });

  it('that is a fork of another one leaves the reports to it', async () => {
    const ended = await run(['child']);
    expect(ended).toMatchObject({ code: 11, signal: null });
    expect(ended.stderr).not.toContain('ended the program');
    const stats = readStats(ended.reports.stats);
    expect(stats.signal).toBeUndefined();
    expect(stats.regions).toHaveLength(2);
  });
});

describe('a program that reports nothing', () => {
  it('has the default actions of all signals', async () => {
    const child = spawn(await executable(), ['wait'], {
      env: { ...cleanEnvironment(), ...placementEnvironment({ target: 'host', devices: 2 }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    child.kill('SIGKILL');
    // The upper half is of real-time signals, of which the C library uses some for its threads.
    expect(/^SigCgt:\s+([0-9a-f]+)$/m.exec(status)?.[1]).toMatch(/0{8}$/);
  });
});
