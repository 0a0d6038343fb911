import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BackgroundCopies, type Dialect, joinParts, printUnit } from '@boxflow/codegen-c';
import { type CValue, type KernelCase, splitOutput } from '@boxflow/codegen-c/testing';
import { backgroundCopies } from '../src/background-copies.ts';
import { CONSTANTS, cudaDialect } from '../src/cuda-dialect.ts';
import { MULTIPLY_ADD_F64 } from '../src/matrix-instructions.ts';
import { caseFunctions } from './cuda-harness.ts';

/** What the emulated device has besides threads in blocks. */
export type Features = 'all' | 'threads only';

/**
 * Returns the buffers that the CUDA text of kernels leaves in a program without a device, compiled with the sanitizers for addresses and
 * undefined behaviour: the threads of a block are coroutines, which run in any order from barrier to barrier. `change` alters the program.
 */
export function runEmulated(
  cases: readonly KernelCase[],
  features: Features,
  folder: string,
  change: (program: string) => string = (program) => program,
): CValue[][][] {
  const file = join(folder, 'emulated.cpp');
  const program = join(folder, 'emulated');
  writeFileSync(file, change(emulatedProgram(cases, features)));
  run('g++', [...FLAGS, '-o', program, file]);
  return splitOutput(run(program, []), cases);
}

const FLAGS = [
  ...['-std=c++17', '-w', '-O0', '-ffp-contract=off'],
  ...['-fsanitize=address,undefined', '-fno-sanitize-recover=all', '-fno-omit-frame-pointer'],
];

function run(command: string, args: readonly string[]): string {
  const env = { ...process.env, ASAN_OPTIONS: 'detect_leaks=0' };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 29, env });
  if (status !== 0) throw new Error(`${command} ends with ${status}:\n${stderr.slice(0, 4000)}`);
  return stdout;
}

function emulatedProgram(cases: readonly KernelCase[], features: Features): string {
  const unit = printUnit(
    cases.map(({ kernel }) => kernel),
    emulatedDialect(features),
  );
  return joinParts([
    PRELUDE,
    ...unit.helpers,
    ...unit.kernels.map(({ text }) => text),
    ...caseFunctions(cases, ({ grid, block, kernel, args }) => {
      return `launch({${grid}}, {${block}}, [&] { ${kernel}(${args}); });`;
    }),
    ['int main() {', ...cases.map((_, i) => `  case_${i}();`), '}', ''].join('\n'),
  ]);
}

function emulatedDialect(features: Features): Dialect {
  const { threads } = cudaDialect;
  if (threads.kind !== 'grid') throw new Error('CUDA has no grid');
  const { background: _, matrix: __, ...plain } = threads.block;
  const block = features === 'all' ? { ...plain, background: COPIES, matrix: MATRIX } : plain;
  return { ...cudaDialect, threads: { ...threads, block } };
}

/** The exchange of terms that devices without the instruction have. */
const MATRIX = MULTIPLY_ADD_F64.replace(/asm\("mov\.u32[^;]*;[^;]*;/, 'lane = current % 32;');

/** Copies arrive when a thread waits for them. Until then nobody may access the element. */
const COPIES: BackgroundCopies = {
  ...backgroundCopies,
  definition: `
template <int BYTES> static void copy_async(void *to, const void *from, bool exists) {
  Copy copy = {to, BYTES, {}};
  if (exists) memcpy(copy.bytes, from, BYTES);
  ASAN_POISON_MEMORY_REGION(to, BYTES);
  threads[current].groups.back().push_back(copy);
}

static void copy_commit() { threads[current].groups.emplace_back(); }

template <int PENDING> static void copy_wait() { wait_for_copies(PENDING); }
`,
};

/** The program has room for whole buffers in constant memory, of which kernels read boxes. */
const CONSTANT_ROOM = 1 << 20;

const VECTORS = (['char', 'short', 'int', 'longlong', 'float', 'double'] as const)
  .flatMap((name) => {
    const type = name === 'longlong' ? 'long long' : name;
    const isFloating = name === 'float' || name === 'double';
    const types = isFloating
      ? [[name, type]]
      : [
          [name, type === 'char' ? 'signed char' : type],
          [`u${name}`, `unsigned ${type}`],
        ];
    return types.flatMap(([own, element]) => [
      `using ${own}2 = Two<${element}>;`,
      `using ${own}4 = Four<${element}>;`,
    ]);
  })
  .join('\n');

const PRELUDE = `
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <math.h>
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#include <ucontext.h>
#include <vector>

#define __global__
#define __device__
#define __forceinline__ inline
#define __launch_bounds__(...)
#define __shared__ static
#define __align__(n) __attribute__((aligned(n)))
#define __syncthreads() barrier(__LINE__)

template <typename T> struct alignas(2 * sizeof(T)) Two { T x, y; };
template <typename T> struct alignas(4 * sizeof(T)) Four { T x, y, z, w; };
${VECTORS}

struct Dim {
  unsigned x = 1, y = 1, z = 1;
};
static Dim threadIdx, blockIdx, blockDim, gridDim;

struct Copy {
  void *to;
  int size;
  unsigned char bytes[16];
};

struct Thread {
  ucontext_t context;
  std::vector<char> stack;
  void *fake_stack = nullptr;
  Dim position;
  int barrier = 0;
  bool done = false;
  double given = 0;
  std::deque<std::vector<Copy>> groups;
};
static std::vector<Thread> threads;
static std::function<void()> kernel_call;
static ucontext_t scheduler;
static const void *scheduler_stack;
static size_t scheduler_stack_size;
static unsigned current, state = 1;

static unsigned random_number() { return state = state * 1664525u + 1013904223u, state >> 8; }

static void leave(bool for_ever) {
  Thread &own = threads[current];
  __sanitizer_start_switch_fiber(for_ever ? nullptr : &own.fake_stack, scheduler_stack, scheduler_stack_size);
  swapcontext(&own.context, &scheduler);
  __sanitizer_finish_switch_fiber(own.fake_stack, &scheduler_stack, &scheduler_stack_size);
}

static void barrier(int line) {
  threads[current].barrier = line;
  leave(false);
}

static void wait_for_copies(size_t pending) {
  auto &groups = threads[current].groups;
  for (; groups.size() - 1 > pending; groups.pop_front())
    for (const Copy &copy : groups.front()) {
      ASAN_UNPOISON_MEMORY_REGION(copy.to, copy.size);
      memcpy(copy.to, copy.bytes, copy.size);
    }
}

static double __shfl_sync(unsigned, double value, unsigned lane) {
  threads[current].given = value;
  barrier(-1);
  const double received = threads[current / 32 * 32 + lane].given;
  barrier(-2);
  return received;
}

static long long __double_as_longlong(double value) {
  long long bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static int __float_as_int(float value) {
  int bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static float __int_as_float(int bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static void run_thread() {
  __sanitizer_finish_switch_fiber(nullptr, &scheduler_stack, &scheduler_stack_size);
  kernel_call();
  threads[current].groups.emplace_back();
  wait_for_copies(0);
  threads[current].done = true;
  leave(true);
}

static void enter(unsigned thread) {
  current = thread;
  threadIdx = threads[thread].position;
  void *fake_stack;
  __sanitizer_start_switch_fiber(&fake_stack, threads[thread].stack.data(), threads[thread].stack.size());
  swapcontext(&scheduler, &threads[thread].context);
  __sanitizer_finish_switch_fiber(fake_stack, nullptr, nullptr);
}

static void run_block() {
  std::vector<unsigned> order(threads.size());
  for (unsigned t = 0; t < threads.size(); ++t) {
    Thread &own = threads[t];
    order[t] = t;
    own.done = false;
    own.groups.assign(1, {});
    own.position = {t % blockDim.x, t / blockDim.x % blockDim.y, t / (blockDim.x * blockDim.y)};
    getcontext(&own.context);
    own.context.uc_stack.ss_sp = own.stack.data();
    own.context.uc_stack.ss_size = own.stack.size();
    makecontext(&own.context, run_thread, 0);
  }
  while (!threads[0].done) {
    for (unsigned t = order.size(); t > 1; --t) std::swap(order[t - 1], order[random_number() % t]);
    for (unsigned t : order) enter(t);
    for (const Thread &own : threads)
      if (own.done != threads[0].done || (!own.done && own.barrier != threads[0].barrier)) {
        fprintf(stderr, "threads are at different barriers\\n");
        abort();
      }
  }
}

static void launch(Dim grid, Dim block, std::function<void()> call) {
  gridDim = grid;
  blockDim = block;
  kernel_call = call;
  threads = std::vector<Thread>(block.x * block.y * block.z);
  for (Thread &each : threads) each.stack.resize(1 << 17);
  for (blockIdx.z = 0; blockIdx.z < grid.z; ++blockIdx.z)
    for (blockIdx.y = 0; blockIdx.y < grid.y; ++blockIdx.y)
      for (blockIdx.x = 0; blockIdx.x < grid.x; ++blockIdx.x) run_block();
}

alignas(16) static unsigned char ${CONSTANTS}[${CONSTANT_ROOM}];

static void fill_constants(size_t offset, const void *data, size_t bytes) {
  if (offset + bytes > sizeof ${CONSTANTS}) abort();
  ASAN_POISON_MEMORY_REGION(${CONSTANTS} + offset, sizeof ${CONSTANTS} - offset);
  ASAN_UNPOISON_MEMORY_REGION(${CONSTANTS} + offset, bytes);
  memcpy(${CONSTANTS} + offset, data, bytes);
}

static void *copy_in(const void *data, size_t bytes) { return memcpy(malloc(bytes), data, bytes); }

static void show(const void *memory, unsigned char *, size_t bytes) {
  for (size_t i = 0; i < bytes; ++i) printf("%02x", ((const unsigned char *)memory)[i]);
  printf("\\n");
}
`;
