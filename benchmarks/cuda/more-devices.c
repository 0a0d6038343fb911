// A CUDA driver that has more devices than the machine has GPUs: what eight devices do, verified on one GPU or two.
//
//     gcc -std=c11 -O2 -shared -fPIC benchmarks/cuda/more-devices.c -o more-devices.so
//     BOXFLOW_CUDA_LIBRARY=$PWD/more-devices.so BOXFLOW_MORE_DEVICES=8 BOXFLOW_TARGET=cuda BOXFLOW_DEVICES=8 ./program
//
// It stands in for libcuda.so.1, and forwards to it (or to the library that BOXFLOW_MORE_DEVICES_DRIVER names) each
// function that boxflow calls (BOXFLOW_CUDA_FUNCTIONS in cuda_api.hpp). Of g GPUs, device i is GPU i mod g. The first
// device of a GPU has its primary context, which NVIDIA's runtime uses as well. The others have contexts of their own, so
// nothing of one is usable from another, except mapped pages. Each has an equal part of the memory.
// Between contexts of one GPU the driver copies inside the GPU's memory, whether peer access is enabled or not; so it
// counts as possible there, and who has enabled it is recorded here: the driver itself has peer access only between
// GPUs. Times mean nothing: devices of one GPU take turns.
#define _POSIX_C_SOURCE 200809L
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int Result;
typedef int Device;
typedef unsigned long long Address;
typedef struct ContextTag *Context;
typedef struct StreamTag *Stream;
typedef struct EventTag *Event;
typedef struct ModuleTag *Module;
typedef struct FunctionTag *Function;
typedef struct GraphTag *Graph;
typedef struct GraphNodeTag *GraphNode;
typedef struct GraphExecTag *GraphExec;

typedef unsigned long long Pages;

// CUmemLocation, CUmemAllocationProp and CUmemAccessDesc: pages of a device, and who accesses them.
typedef struct {
  int type, id;
} Location;
typedef struct {
  int type, handle_types;
  Location location;
  void *metadata;
  unsigned char flags[8];
} PagesKind;
typedef struct {
  Location location;
  int flags;
} PagesUser;

enum {
  kSuccess = 0,
  kInvalidValue = 1,
  kOutOfMemory = 2,
  kInvalidDevice = 101,
  kInvalidContext = 201,
  kPeerAccessAlreadyEnabled = 704,
  kPeerAccessNotEnabled = 705,
  kMostDevices = 64
};

// X(symbol, parameters, arguments): what is the driver's business alone. Most go by the current context.
#define FORWARDED(X)                                                                                                  \
  X(cuDriverGetVersion, (int *version), (version))                                                                    \
  X(cuGetErrorName, (Result error, const char **name), (error, name))                                                 \
  X(cuGetErrorString, (Result error, const char **text), (error, text))                                               \
  X(cuCtxGetCurrent, (Context *context), (context))                                                                   \
  X(cuCtxSetCurrent, (Context context), (context))                                                                    \
  X(cuModuleLoadDataEx, (Module *made, const void *image, unsigned count, int *options, void **values),               \
    (made, image, count, options, values))                                                                            \
  X(cuModuleUnload, (Module module), (module))                                                                        \
  X(cuModuleGetFunction, (Function *found, Module module, const char *name), (found, module, name))                   \
  X(cuModuleGetGlobal_v2, (Address *found, size_t *bytes, Module module, const char *name),                           \
    (found, bytes, module, name))                                                                                     \
  X(cuFuncSetAttribute, (Function function, int attribute, int value), (function, attribute, value))                  \
  X(cuMemAddressReserve,                                                                                              \
    (Address *made, size_t bytes, size_t alignment, Address wanted, unsigned long long flags),                        \
    (made, bytes, alignment, wanted, flags))                                                                          \
  X(cuMemAddressFree, (Address address, size_t bytes), (address, bytes))                                              \
  X(cuMemRelease, (Pages pages), (pages))                                                                             \
  X(cuMemMap, (Address address, size_t bytes, size_t offset, Pages pages, unsigned long long flags),                  \
    (address, bytes, offset, pages, flags))                                                                           \
  X(cuMemUnmap, (Address address, size_t bytes), (address, bytes))                                                    \
  X(cuFuncGetAttribute, (int *value, int attribute, Function function), (value, attribute, function))                 \
  X(cuMemcpyHtoDAsync_v2, (Address to, const void *from, size_t bytes, Stream stream), (to, from, bytes, stream))     \
  X(cuMemcpyDtoHAsync_v2, (void *to, Address from, size_t bytes, Stream stream), (to, from, bytes, stream))           \
  X(cuMemcpyDtoDAsync_v2, (Address to, Address from, size_t bytes, Stream stream), (to, from, bytes, stream))         \
  X(cuMemcpyPeerAsync, (Address to, Context receiver, Address from, Context sender, size_t bytes, Stream stream),     \
    (to, receiver, from, sender, bytes, stream))                                                                      \
  X(cuMemcpy3DAsync_v2, (const void *request, Stream stream), (request, stream))                                      \
  X(cuMemcpy3DPeerAsync, (const void *request, Stream stream), (request, stream))                                     \
  X(cuStreamCreateWithPriority, (Stream *made, unsigned flags, int priority), (made, flags, priority))                \
  X(cuStreamDestroy_v2, (Stream stream), (stream))                                                                    \
  X(cuStreamWaitEvent, (Stream stream, Event event, unsigned flags), (stream, event, flags))                          \
  X(cuStreamWaitValue32_v2, (Stream stream, Address at, unsigned value, unsigned flags), (stream, at, value, flags))  \
  X(cuStreamWriteValue32_v2, (Stream stream, Address at, unsigned value, unsigned flags),                             \
    (stream, at, value, flags))                                                                                       \
  X(cuMemHostAlloc, (void **made, size_t bytes, unsigned flags), (made, bytes, flags))                                \
  X(cuMemFreeHost, (void *memory), (memory))                                                                          \
  X(cuStreamSynchronize, (Stream stream), (stream))                                                                   \
  X(cuEventCreate, (Event *made, unsigned flags), (made, flags))                                                      \
  X(cuEventDestroy_v2, (Event event), (event))                                                                        \
  X(cuEventRecord, (Event event, Stream stream), (event, stream))                                                     \
  X(cuEventQuery, (Event event), (event))                                                                             \
  X(cuEventSynchronize, (Event event), (event))                                                                       \
  X(cuEventElapsedTime, (float *milliseconds, Event from, Event to), (milliseconds, from, to))                        \
  X(cuLaunchKernel,                                                                                                   \
    (Function function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x, unsigned block_y,        \
     unsigned block_z, unsigned shared_bytes, Stream stream, void **parameters, void **extra),                        \
    (function, grid_x, grid_y, grid_z, block_x, block_y, block_z, shared_bytes, stream, parameters, extra))           \
  X(cuGraphCreate, (Graph *made, unsigned flags), (made, flags))                                                      \
  X(cuGraphDestroy, (Graph graph), (graph))                                                                           \
  X(cuGraphAddKernelNode_v2,                                                                                          \
    (GraphNode *made, Graph graph, const GraphNode *after, size_t count, const void *launch),                         \
    (made, graph, after, count, launch))                                                                              \
  X(cuGraphInstantiateWithFlags, (GraphExec *made, Graph graph, unsigned long long flags), (made, graph, flags))      \
  X(cuGraphExecDestroy, (GraphExec executable), (executable))                                                         \
  X(cuGraphExecKernelNodeSetParams_v2, (GraphExec executable, GraphNode node, const void *launch),                    \
    (executable, node, launch))                                                                                       \
  X(cuGraphLaunch, (GraphExec executable, Stream stream), (executable, stream))                                       \
  X(cuGraphKernelNodeSetAttribute, (GraphNode node, int attribute, const void *value), (node, attribute, value))      \
  X(cuCtxGetStreamPriorityRange, (int *least, int *greatest), (least, greatest))

// X(symbol, parameters): what is called here for the functions below.
#define USED(X)                                                                                                       \
  X(cuInit, (unsigned flags))                                                                                         \
  X(cuDeviceGetCount, (int *count))                                                                                   \
  X(cuDeviceGet, (Device *device, int position))                                                                      \
  X(cuDeviceGetName, (char *name, int length, Device device))                                                         \
  X(cuDeviceTotalMem_v2, (size_t *bytes, Device device))                                                              \
  X(cuDeviceGetAttribute, (int *value, int attribute, Device device))                                                 \
  X(cuDeviceCanAccessPeer, (int *possible, Device from, Device to))                                                   \
  X(cuMemGetInfo_v2, (size_t *unused, size_t *all))                                                                   \
  X(cuDevicePrimaryCtxRetain, (Context *context, Device device))                                                      \
  X(cuDevicePrimaryCtxRelease_v2, (Device device))                                                                    \
  X(cuMemCreate, (Pages *made, size_t bytes, const PagesKind *kind, unsigned long long flags))                        \
  X(cuMemGetAllocationGranularity, (size_t *bytes, const PagesKind *kind, int option))                                \
  X(cuMemSetAccess, (Address address, size_t bytes, const PagesUser *users, size_t count))                            \
  X(cuCtxCreate_v2, (Context *made, unsigned flags, Device device))                                                   \
  X(cuCtxDestroy_v2, (Context context))                                                                               \
  X(cuCtxPopCurrent_v2, (Context *popped))                                                                            \
  X(cuCtxEnablePeerAccess, (Context peer, unsigned flags))                                                            \
  X(cuCtxDisablePeerAccess, (Context peer))                                                                           \
  X(cuMemAlloc_v2, (Address *made, size_t bytes))                                                                     \
  X(cuMemFree_v2, (Address address))                                                                                  \
  X(cuMemGetAddressRange_v2, (Address *begin, size_t *bytes, Address address))

static struct {
#define USED_MEMBER(symbol, parameters) Result(*symbol) parameters;
#define FORWARDED_MEMBER(symbol, parameters, arguments) USED_MEMBER(symbol, parameters)
  FORWARDED(FORWARDED_MEMBER)
  USED(USED_MEMBER)
} real;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;  // of the devices
static int gpus = 0;
static int devices = 0;
static struct {
  Context context;  // null while nobody retains it
  int users;
  size_t used;              // bytes allocated
  bool sees[kMostDevices];  // devices of the same GPU to which peer access is enabled
} device_state[kMostDevices];

static void find_function(void *driver, const char *symbol, void *function) {
  void *found = dlsym(driver, symbol);
  if (!found) {
    fprintf(stderr, "more-devices: the CUDA driver has no %s\n", symbol);
    abort();
  }
  memcpy(function, &found, sizeof found);  // C converts no object pointer to a function's
}

__attribute__((constructor)) static void load_driver(void) {
  const char *chosen = getenv("BOXFLOW_MORE_DEVICES_DRIVER");
  void *driver = dlopen(chosen ? chosen : "libcuda.so.1", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (!driver) {
    fprintf(stderr, "more-devices: the CUDA driver cannot be opened: %s\n", dlerror());
    abort();
  }
#define FIND_USED(symbol, parameters) find_function(driver, #symbol, &real.symbol);
#define FIND_FORWARDED(symbol, parameters, arguments) FIND_USED(symbol, parameters)
  FORWARDED(FIND_FORWARDED)
  USED(FIND_USED)
}

#define FORWARD(symbol, parameters, arguments)                                                                        \
  Result symbol parameters;                                                                                           \
  Result symbol parameters { return real.symbol arguments; }
FORWARDED(FORWARD)
#define DECLARE(symbol, parameters) Result symbol parameters;
USED(DECLARE)

Result cuInit(unsigned flags) {
  const Result result = real.cuInit(flags);
  if (result != kSuccess) return result;
  const char *text = getenv("BOXFLOW_MORE_DEVICES");
  const int wanted = text ? atoi(text) : 8;
  if (wanted < 1 || wanted > kMostDevices) {
    fprintf(stderr, "more-devices: BOXFLOW_MORE_DEVICES is '%s', which is not a number from 1 to %d\n", text,
            kMostDevices);
    return kInvalidValue;
  }
  pthread_mutex_lock(&lock);
  const Result counted = real.cuDeviceGetCount(&gpus);
  devices = counted == kSuccess && gpus > 0 ? wanted : 0;
  pthread_mutex_unlock(&lock);
  return counted;
}

static bool is_device(Device device) { return device >= 0 && device < devices; }

static Result gpu_of(Device device, Device *gpu) {
  return is_device(device) ? real.cuDeviceGet(gpu, device % gpus) : kInvalidDevice;
}

static bool share_gpu(Device one, Device other) { return one % gpus == other % gpus; }

Result cuDeviceGetCount(int *count) {
  *count = devices;
  return kSuccess;
}

Result cuDeviceGet(Device *device, int position) {
  if (!is_device(position)) return kInvalidDevice;
  *device = position;
  return kSuccess;
}

Result cuDeviceGetName(char *name, int length, Device device) {
  Device gpu = 0;
  const Result result = gpu_of(device, &gpu);
  return result == kSuccess ? real.cuDeviceGetName(name, length, gpu) : result;
}

// Returns the number of devices on the GPU of a device.
static size_t sharers_of(Device device) {
  size_t sharers = 0;
  for (Device other = device % gpus; other < devices; other += gpus) ++sharers;
  return sharers;
}

Result cuDeviceTotalMem_v2(size_t *bytes, Device device) {
  Device gpu = 0;
  Result result = gpu_of(device, &gpu);
  if (result == kSuccess) result = real.cuDeviceTotalMem_v2(bytes, gpu);
  if (result != kSuccess) return result;
  *bytes /= sharers_of(device);
  return kSuccess;
}

Result cuDeviceGetAttribute(int *value, int attribute, Device device) {
  Device gpu = 0;
  const Result result = gpu_of(device, &gpu);
  return result == kSuccess ? real.cuDeviceGetAttribute(value, attribute, gpu) : result;
}

Result cuDeviceCanAccessPeer(int *possible, Device from, Device to) {
  Device from_gpu = 0;
  Device to_gpu = 0;
  Result result = gpu_of(from, &from_gpu);
  if (result == kSuccess) result = gpu_of(to, &to_gpu);
  if (result != kSuccess) return result;
  if (from_gpu != to_gpu) return real.cuDeviceCanAccessPeer(possible, from_gpu, to_gpu);
  *possible = from != to;
  return kSuccess;
}

static bool has_primary_context(Device device) { return device < gpus; }

// With the lock. Leaves current what was current before.
static Result make_context(Device device) {
  Device gpu = 0;
  Result result = gpu_of(device, &gpu);
  if (result != kSuccess) return result;
  if (has_primary_context(device)) return real.cuDevicePrimaryCtxRetain(&device_state[device].context, gpu);
  result = real.cuCtxCreate_v2(&device_state[device].context, 0, gpu);
  if (result != kSuccess) return result;
  Context made = NULL;
  return real.cuCtxPopCurrent_v2(&made);
}

Result cuDevicePrimaryCtxRetain(Context *context, Device device) {
  if (!is_device(device)) return kInvalidDevice;
  pthread_mutex_lock(&lock);
  const Result result = device_state[device].users > 0 ? kSuccess : make_context(device);
  if (result == kSuccess) {
    ++device_state[device].users;
    *context = device_state[device].context;
  }
  pthread_mutex_unlock(&lock);
  return result;
}

// With the lock.
static Result destroy_context(Device device) {
  Device gpu = 0;
  const Result found = gpu_of(device, &gpu);
  if (found != kSuccess) return found;
  const Result result = has_primary_context(device) ? real.cuDevicePrimaryCtxRelease_v2(gpu)
                                                    : real.cuCtxDestroy_v2(device_state[device].context);
  memset(&device_state[device], 0, sizeof device_state[device]);
  for (Device other = 0; other < devices; ++other) device_state[other].sees[device] = false;
  return result;
}

Result cuDevicePrimaryCtxRelease_v2(Device device) {
  if (!is_device(device)) return kInvalidDevice;
  pthread_mutex_lock(&lock);
  Result result = kSuccess;
  if (device_state[device].users == 0) {
    result = kInvalidContext;
  } else if (--device_state[device].users == 0) {
    result = destroy_context(device);
  }
  pthread_mutex_unlock(&lock);
  return result;
}

// With the lock. -1: of none.
static Device device_of(Context context) {
  for (Device device = 0; device < devices; ++device) {
    if (context && device_state[device].context == context) return device;
  }
  return -1;
}

// With the lock. -1: none is current.
static Device current_device(void) {
  Context current = NULL;
  return real.cuCtxGetCurrent(&current) == kSuccess ? device_of(current) : -1;
}

// Where peer access from the current context to `peer` is recorded; null where that is the driver's business.
static bool *record_of_access(Context peer) {
  const Device from = current_device();
  const Device to = device_of(peer);
  return from >= 0 && to >= 0 && from != to && share_gpu(from, to) ? &device_state[from].sees[to] : NULL;
}

Result cuCtxEnablePeerAccess(Context peer, unsigned flags) {
  pthread_mutex_lock(&lock);
  bool *enabled = record_of_access(peer);
  Result result = kSuccess;
  if (!enabled) {
    result = real.cuCtxEnablePeerAccess(peer, flags);
  } else if (flags != 0) {
    result = kInvalidValue;
  } else if (*enabled) {
    result = kPeerAccessAlreadyEnabled;
  } else {
    *enabled = true;
  }
  pthread_mutex_unlock(&lock);
  return result;
}

Result cuCtxDisablePeerAccess(Context peer) {
  pthread_mutex_lock(&lock);
  bool *enabled = record_of_access(peer);
  Result result = kSuccess;
  if (!enabled) {
    result = real.cuCtxDisablePeerAccess(peer);
  } else if (!*enabled) {
    result = kPeerAccessNotEnabled;
  } else {
    *enabled = false;
  }
  pthread_mutex_unlock(&lock);
  return result;
}

Result cuMemAlloc_v2(Address *made, size_t bytes) {
  pthread_mutex_lock(&lock);
  const Device device = current_device();
  size_t most = 0;
  Result result = device < 0 ? kInvalidContext : cuDeviceTotalMem_v2(&most, device);
  if (result == kSuccess && bytes > most - device_state[device].used) result = kOutOfMemory;
  if (result == kSuccess) result = real.cuMemAlloc_v2(made, bytes);
  if (result == kSuccess) device_state[device].used += bytes;
  pthread_mutex_unlock(&lock);
  return result;
}

Result cuMemFree_v2(Address address) {
  pthread_mutex_lock(&lock);
  const Device device = current_device();
  Address begin = 0;
  size_t bytes = 0;
  Result result = device < 0 ? kInvalidContext : real.cuMemGetAddressRange_v2(&begin, &bytes, address);
  if (result == kSuccess) result = real.cuMemFree_v2(address);
  if (result == kSuccess) device_state[device].used -= bytes;
  pthread_mutex_unlock(&lock);
  return result;
}

// Pages have no share of the memory: a GPU that is short of it says so.
Result cuMemCreate(Pages *made, size_t bytes, const PagesKind *kind, unsigned long long flags) {
  PagesKind own = *kind;
  const Result result = gpu_of(kind->location.id, &own.location.id);
  return result == kSuccess ? real.cuMemCreate(made, bytes, &own, flags) : result;
}

Result cuMemGetAllocationGranularity(size_t *bytes, const PagesKind *kind, int option) {
  PagesKind own = *kind;
  const Result result = gpu_of(kind->location.id, &own.location.id);
  return result == kSuccess ? real.cuMemGetAllocationGranularity(bytes, &own, option) : result;
}

// Names each GPU once.
Result cuMemSetAccess(Address address, size_t bytes, const PagesUser *users, size_t count) {
  PagesUser own[kMostDevices];
  size_t known = 0;
  for (size_t i = 0; i < count; ++i) {
    Device gpu = 0;
    const Result result = gpu_of(users[i].location.id, &gpu);
    if (result != kSuccess) return result;
    bool is_new = true;
    for (size_t j = 0; j < known; ++j) is_new = is_new && own[j].location.id != gpu;
    if (!is_new) continue;
    own[known] = users[i];
    own[known++].location.id = gpu;
  }
  return real.cuMemSetAccess(address, bytes, own, known);
}

Result cuMemGetInfo_v2(size_t *unused, size_t *all) {
  const Result result = real.cuMemGetInfo_v2(unused, all);
  pthread_mutex_lock(&lock);
  const Device device = current_device();
  if (result == kSuccess && device >= 0) {
    *unused /= sharers_of(device);
    *all /= sharers_of(device);
  }
  pthread_mutex_unlock(&lock);
  return result;
}
