/* The devices of a comparison program in OpenCL 1.2: error checks, one context, two queues for each device, events. */
#ifndef BOXFLOW_MANUAL_OPENCL_DEVICES_H
#define BOXFLOW_MANUAL_OPENCL_DEVICES_H

#include <CL/cl.h>

#define CHECK(call) check((call), #call, __FILE__, __LINE__)

/* A kernel's source as it is written; macros in it stay as they are. */
#define KERNEL_SOURCE(...) #__VA_ARGS__ "\n"

static inline void check(cl_int status, const char *call, const char *file, int line) {
  if (status == CL_SUCCESS) return;
  fprintf(stderr, "%s:%d: %s: OpenCL error %d\n", file, line, call, status);
  exit(1);
}

/*
 * A buffer is used by one device only. Its two queues use it at the same time, in elements that the other one does not
 * write: OpenCL promises nothing there, but with one queue nothing could overlap, and drivers do as one expects.
 */
struct devices {
  int count;
  cl_context context;
  cl_device_id ids[MAX_DEVICES]; /* the same one several times where devices are shared */
  cl_command_queue compute[MAX_DEVICES];
  cl_command_queue copies[MAX_DEVICES];
  cl_program program;
};

/* Of the platform with the most GPUs; where there are no GPUs, with the most devices. Returns how many. */
static inline cl_uint find_devices(cl_device_id found[MAX_DEVICES]) {
  const cl_device_type types[] = {CL_DEVICE_TYPE_GPU, CL_DEVICE_TYPE_ALL};
  cl_platform_id platforms[16];
  cl_uint count = 0;
  /* A loader without platforms says so by an error. */
  if (clGetPlatformIDs(16, platforms, &count) != CL_SUCCESS) return 0;
  if (count > 16) count = 16;
  for (int type = 0; type < 2; type++) {
    cl_uint most = 0;
    for (cl_uint p = 0; p < count; p++) {
      cl_device_id ids[MAX_DEVICES];
      cl_uint here = 0;
      if (clGetDeviceIDs(platforms[p], types[type], MAX_DEVICES, ids, &here) != CL_SUCCESS) continue;
      if (here > MAX_DEVICES) here = MAX_DEVICES;
      if (here <= most) continue;
      most = here;
      memcpy(found, ids, here * sizeof *ids);
    }
    if (most > 0) return most;
  }
  return 0;
}

/* Division and square root of floats as in C, where the devices can; OpenCL's own may be off by a few units. */
static inline const char *build_options(const struct devices *devices, cl_uint physical) {
  for (cl_uint d = 0; d < physical; d++) {
    cl_device_fp_config precision = 0;
    CHECK(clGetDeviceInfo(devices->ids[d], CL_DEVICE_SINGLE_FP_CONFIG, sizeof precision, &precision, NULL));
    if (!(precision & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT)) return "-cl-std=CL1.2 -D DATA_TYPE=" AS_TEXT(DATA_TYPE);
  }
  return "-cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt -D DATA_TYPE=" AS_TEXT(DATA_TYPE);
}

static inline void build_program(struct devices *devices, const char *source, cl_uint physical) {
  /* OpenCL contracts products and sums into fused operations unless it is told not to. */
  const char *parts[] = {"#ifdef cl_khr_fp64\n#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n#endif\n"
                         "#pragma OPENCL FP_CONTRACT OFF\n",
                         source};
  cl_int status;
  devices->program = clCreateProgramWithSource(devices->context, 2, parts, NULL, &status);
  CHECK(status);
  status = clBuildProgram(devices->program, physical, devices->ids, build_options(devices, physical), NULL, NULL);
  if (status == CL_BUILD_PROGRAM_FAILURE) {
    char log[4096] = "";
    clGetProgramBuildInfo(devices->program, devices->ids[0], CL_PROGRAM_BUILD_LOG, sizeof log - 1, log, NULL);
    fprintf(stderr, "%s\n", log);
  }
  CHECK(status);
}

/* `count` devices with work, of those that the command line asks for, and the kernels for them. */
static inline struct devices open_devices(const struct options *options, int count, const char *source) {
  struct devices devices = {.count = count};
  cl_device_id found[MAX_DEVICES];
  cl_uint physical = find_devices(found);
  must_have_devices(options, (int)physical);
  if (count == 0) return devices;
  if (physical > (cl_uint)count) physical = (cl_uint)count;
  for (int d = 0; d < count; d++) devices.ids[d] = found[d % (int)physical];
  cl_int status;
  devices.context = clCreateContext(NULL, physical, devices.ids, NULL, NULL, &status);
  CHECK(status);
  build_program(&devices, source, physical);
  for (int d = 0; d < count; d++) {
    devices.compute[d] = clCreateCommandQueue(devices.context, devices.ids[d], 0, &status);
    CHECK(status);
    devices.copies[d] = clCreateCommandQueue(devices.context, devices.ids[d], 0, &status);
    CHECK(status);
  }
  return devices;
}

static inline void close_devices(struct devices *devices) {
  if (devices->count == 0) return;
  for (int d = 0; d < devices->count; d++) {
    CHECK(clReleaseCommandQueue(devices->compute[d]));
    CHECK(clReleaseCommandQueue(devices->copies[d]));
  }
  CHECK(clReleaseProgram(devices->program));
  CHECK(clReleaseContext(devices->context));
}

static inline cl_kernel make_kernel(const struct devices *devices, const char *name) {
  if (devices->count == 0) return NULL;
  cl_int status;
  cl_kernel kernel = clCreateKernel(devices->program, name, &status);
  CHECK(status);
  return kernel;
}

static inline void free_kernel(cl_kernel kernel) {
  if (kernel != NULL) CHECK(clReleaseKernel(kernel));
}

/* A command that another queue waits for must have been submitted, or neither gets on. */
static inline void submit(const struct devices *devices) {
  for (int d = 0; d < devices->count; d++) {
    CHECK(clFlush(devices->compute[d]));
    CHECK(clFlush(devices->copies[d]));
  }
}

static inline void synchronise(const struct devices *devices) {
  submit(devices);
  for (int d = 0; d < devices->count; d++) {
    CHECK(clFinish(devices->compute[d]));
    CHECK(clFinish(devices->copies[d]));
  }
}

/* For one device, counted. */
static inline cl_mem device_memory(const struct devices *devices, size_t bytes, size_t *allocated_bytes) {
  cl_int status;
  cl_mem memory = clCreateBuffer(devices->context, CL_MEM_READ_WRITE, bytes, NULL, &status);
  CHECK(status);
  *allocated_bytes += bytes;
  return memory;
}

/* Host memory that devices copy from and to at full speed. */
struct staging {
  cl_mem memory;
  char *bytes;
};

static inline struct staging make_staging(const struct devices *devices, size_t bytes) {
  struct staging staging;
  cl_int status;
  staging.memory =
      clCreateBuffer(devices->context, CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes, NULL, &status);
  CHECK(status);
  staging.bytes = clEnqueueMapBuffer(devices->compute[0], staging.memory, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0,
                                     bytes, 0, NULL, NULL, &status);
  CHECK(status);
  return staging;
}

static inline void free_staging(const struct devices *devices, struct staging *staging) {
  CHECK(clEnqueueUnmapMemObject(devices->compute[0], staging->memory, staging->bytes, 0, NULL, NULL));
  CHECK(clFinish(devices->compute[0]));
  CHECK(clReleaseMemObject(staging->memory));
}

/* What a command waits for. */
struct waits {
  cl_uint count;
  cl_event events[2 * MAX_DEVICES + 2];
};

/* Nothing where there was no such command yet. */
static inline void wait_for(struct waits *waits, cl_event event) {
  if (event != NULL) waits->events[waits->count++] = event;
}

/* clEnqueue… take no list of no events. */
static inline const cl_event *events_of(const struct waits *waits) { return waits->count > 0 ? waits->events : NULL; }

/* In the place of the event of the command before. */
static inline void keep(cl_event *place, cl_event event) {
  if (*place != NULL) CHECK(clReleaseEvent(*place));
  *place = event;
}

#define SET_ARGUMENT(kernel, index, value) CHECK(clSetKernelArg((kernel), (index), sizeof(value), &(value)))

static inline size_t rounded_up(size_t count, size_t group) { return (count + group - 1) / group * group; }

#endif
