import { byteInitializer, type KernelCase, originOf, stridesOf } from '@boxflow/codegen-c/testing';
import type { Kernel, KernelView } from '@boxflow/ir';

/**
 * A C program that builds the OpenCL source in the file named by its argument, launches kernel after kernel, and
 * prints every buffer afterwards: one line each, in hexadecimal. Ends with 77 if there is no OpenCL device.
 */
export function openclHarness(cases: readonly KernelCase[], buildOptions: string): string {
  return [
    PRELUDE.replace('BUILD_OPTIONS', JSON.stringify(buildOptions)),
    ...cases.map(caseFunction),
    'int main(int argc, char **argv) {',
    '  (void)argc;',
    '  start(argv[1]);',
    ...cases.map((_, i) => `  case_${i}();`),
    '  return 0;',
    '}',
    '',
  ].join('\n');
}

function caseFunction({ kernel, scalars, counts, buffers }: KernelCase, position: number): string {
  const lines: string[] = [];
  let next = 0;
  const argument = (text: string) => lines.push(`  set(kernel, ${next++}, ${text});`);
  buffers.forEach((buffer, i) => {
    const view = kernel.views[i] as KernelView;
    lines.push(`  static unsigned char data_${i}[] = {${byteInitializer(buffer.data, view.element)}};`);
    lines.push(`  cl_mem memory_${i} = buffer(data_${i}, sizeof data_${i});`);
    argument(`sizeof(cl_mem), &memory_${i}`);
    for (const value of [originOf(buffer), ...stridesOf(buffer).slice(0, -1)]) {
      argument(`sizeof(cl_long), &(cl_long){${value}}`);
    }
  });
  for (const value of [...scalars, ...counts]) argument(`sizeof(cl_long), &(cl_long){${value}}`);
  const local = [...kernel.block].reverse();
  return [
    `static void case_${position}(void) {`,
    `  cl_kernel kernel = find("${kernel.name}");`,
    ...lines,
    `  launch(kernel, ${Math.max(local.length, 1)}, (size_t[]){${globalSize(kernel, counts, local)}}, (size_t[]){${local.join(', ') || 1}});`,
    ...buffers.map((_, i) => `  show(memory_${i}, data_${i}, sizeof data_${i});`),
    '}',
  ].join('\n');
}

/** Enough for x; one group in y and z, so that threads there must stride. */
function globalSize({ blocks }: Kernel, counts: readonly number[], local: readonly number[]): string {
  const x = counts.at(-1) ?? 1;
  const { size: tile = local[0] ?? 1, aligned } = blocks?.tile.at(-1) ?? {};
  const groups = Math.ceil(x / tile) + (aligned ? Math.ceil(aligned / tile) : 0);
  const sizes = local.map((size, axis) => (axis === 0 ? groups * size : size));
  return sizes.join(', ') || '1';
}

const PRELUDE = `#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>

static cl_context context;
static cl_command_queue queue;
static cl_program program;

static void check(cl_int status, const char *what) {
  if (status == CL_SUCCESS) return;
  fprintf(stderr, "%s: OpenCL error %d\\n", what, status);
  exit(1);
}

static char *read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *text = calloc((size_t)size + 1, 1);
  if (fread(text, 1, (size_t)size, file) != (size_t)size) exit(1);
  return text;
}

static void start(const char *path) {
  cl_platform_id platform;
  cl_device_id device;
  cl_int status;
  if (clGetPlatformIDs(1, &platform, 0) != CL_SUCCESS) exit(77);
  if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, 0) != CL_SUCCESS) exit(77);
  context = clCreateContext(0, 1, &device, 0, 0, &status);
  check(status, "context");
  queue = clCreateCommandQueue(context, device, 0, &status);
  check(status, "queue");
  const char *source = read_file(path);
  program = clCreateProgramWithSource(context, 1, &source, 0, &status);
  check(status, "program");
  status = clBuildProgram(program, 1, &device, BUILD_OPTIONS, 0, 0);
  static char log[1 << 16];
  clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof log, log, 0);
  if (status != CL_SUCCESS) fprintf(stderr, "%s\\n", log);
  check(status, "build");
}

static cl_kernel find(const char *name) {
  cl_int status;
  cl_kernel kernel = clCreateKernel(program, name, &status);
  check(status, name);
  return kernel;
}

static cl_mem buffer(void *data, size_t bytes) {
  cl_int status;
  cl_mem memory = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, bytes, data, &status);
  check(status, "buffer");
  return memory;
}

static void set(cl_kernel kernel, cl_uint position, size_t bytes, const void *value) {
  check(clSetKernelArg(kernel, position, bytes, value), "argument");
}

static void launch(cl_kernel kernel, cl_uint dimensions, const size_t *global, const size_t *local) {
  check(clEnqueueNDRangeKernel(queue, kernel, dimensions, 0, global, local, 0, 0, 0), "launch");
}

static void show(cl_mem memory, unsigned char *data, size_t bytes) {
  check(clEnqueueReadBuffer(queue, memory, CL_TRUE, 0, bytes, data, 0, 0, 0), "read");
  for (size_t i = 0; i < bytes; ++i) printf("%02x", data[i]);
  printf("\\n");
}
`;
