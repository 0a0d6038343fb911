// The part of the CUDA driver API that is used here, declared by ourselves: no toolkit is needed to build. A test
// compares every layout and value with the real header, if it is installed.
#pragma once

#include <cstddef>
#include <cstdint>

namespace boxflow::cuda {

using Result = int;
using DeviceOrdinal = int;
using DevicePointer = unsigned long long;
using ContextHandle = struct ContextTag*;
using ModuleHandle = struct ModuleTag*;
using FunctionHandle = struct FunctionTag*;
using StreamHandle = struct StreamTag*;
using EventHandle = struct EventTag*;
using ArrayHandle = struct ArrayTag*;
using GraphHandle = struct GraphTag*;
using GraphNodeHandle = struct GraphNodeTag*;
using GraphExecHandle = struct GraphExecTag*;
using KernelHandle = struct KernelTag*;

inline constexpr Result kSuccess = 0;
inline constexpr Result kErrorInvalidValue = 1;
inline constexpr Result kErrorOutOfMemory = 2;
inline constexpr Result kErrorNoDevice = 100;
inline constexpr Result kErrorInvalidImage = 200;
inline constexpr Result kErrorNoBinaryForGpu = 209;
inline constexpr Result kErrorUnsupportedPtxVersion = 222;
inline constexpr Result kErrorNotFound = 500;
inline constexpr Result kErrorNotReady = 600;
inline constexpr Result kErrorIllegalAddress = 700;
inline constexpr Result kErrorPeerAccessAlreadyEnabled = 704;
inline constexpr Result kErrorAssert = 710;
inline constexpr Result kErrorTooManyPeers = 711;
inline constexpr Result kErrorMisalignedAddress = 716;
inline constexpr Result kErrorInvalidPc = 718;
inline constexpr Result kErrorNotSupported = 801;
inline constexpr Result kErrorUnknown = 999;

inline constexpr unsigned kEventDisableTiming = 2;
inline constexpr unsigned kStreamNonBlocking = 1;
inline constexpr unsigned kHostAllocPortable = 1;
inline constexpr unsigned kHostAllocDeviceMap = 2;
inline constexpr unsigned kWaitValueGreaterOrEqual = 0;  // by the difference, which may wrap around
inline constexpr unsigned kWriteValueDefault = 0;        // after all earlier writes of the stream

inline constexpr int kMemoryHost = 1;
inline constexpr int kMemoryDevice = 2;

inline constexpr int kAttributeMaxThreadsPerBlock = 1;
inline constexpr int kAttributeMaxBlockDimX = 2;  // y and z follow
inline constexpr int kAttributeMaxGridDimX = 5;   // y and z follow
inline constexpr int kAttributeMaxPitch = 11;
inline constexpr int kAttributePciBus = 33;
inline constexpr int kAttributePciDevice = 34;
inline constexpr int kAttributePciDomain = 50;
inline constexpr int kAttributeMultiprocessorCount = 16;
inline constexpr int kAttributeComputeCapabilityMajor = 75;
inline constexpr int kAttributeComputeCapabilityMinor = 76;
inline constexpr int kAttributeVirtualMemoryManagement = 102;
inline constexpr int kFunctionMaxThreadsPerBlock = 0;
inline constexpr int kGranularityRecommended = 1;
inline constexpr int kAllocationPinned = 1;
inline constexpr int kLocationDevice = 1;
inline constexpr int kAccessReadWrite = 3;

inline constexpr int kJitErrorLogBuffer = 5;
inline constexpr int kJitErrorLogBufferSizeBytes = 6;

// One side of CUDA_MEMCPY3D and CUDA_MEMCPY3D_PEER, which only differ in one field: the context is reserved, and null,
// in the former.
struct Memcpy3DSide {
  std::size_t x_bytes = 0;
  std::size_t y = 0;
  std::size_t z = 0;
  std::size_t level_of_detail = 0;
  int memory_type = 0;
  void* host = nullptr;
  DevicePointer device = 0;
  ArrayHandle array = nullptr;
  ContextHandle context = nullptr;
  std::size_t pitch = 0;
  std::size_t height = 0;
};

struct Memcpy3D {
  Memcpy3DSide source;
  Memcpy3DSide destination;
  std::size_t width_bytes = 0;
  std::size_t height = 0;
  std::size_t depth = 0;
};

// CUDA_KERNEL_NODE_PARAMS: a launch.
struct KernelNode {
  FunctionHandle function = nullptr;
  unsigned grid[3] = {1, 1, 1};   // in blocks
  unsigned block[3] = {1, 1, 1};  // in threads
  unsigned shared_bytes = 0;
  void** parameters = nullptr;
  void** extra = nullptr;
  KernelHandle kernel = nullptr;    // in place of `function`
  ContextHandle context = nullptr;  // null: that of `function`
};

inline constexpr int kLaunchAttributePriority = 8;

// CUlaunchAttributeValue, of which only one kind is used.
union LaunchAttributeValue {
  int priority = 0;  // streams and nodes with smaller numbers come first
  char all[64];
};

// CUmemLocation: a device by its ordinal.
struct MemoryLocation {
  int type = kLocationDevice;
  int id = 0;
};

// CUmemAllocationProp: pages of a device.
struct AllocationProperties {
  int type = kAllocationPinned;
  int handle_types = 0;
  MemoryLocation location;
  void* windows_metadata = nullptr;
  unsigned char flags[8] = {};
};

// CUmemAccessDesc: who may access mapped pages.
struct MemoryAccess {
  MemoryLocation location;
  int flags = kAccessReadWrite;
};

using AllocationHandle = unsigned long long;

// X(member, symbol, parameters). Symbols have the version to which cuda.h maps the plain name since CUDA 4, unless a
// later one changed the meaning.
#define BOXFLOW_CUDA_FUNCTIONS(X)                                                                                    \
  X(init, "cuInit", (unsigned))                                                                                      \
  X(driver_get_version, "cuDriverGetVersion", (int*))                                                                \
  X(get_error_name, "cuGetErrorName", (Result, const char**))                                                        \
  X(get_error_string, "cuGetErrorString", (Result, const char**))                                                    \
  X(device_get_count, "cuDeviceGetCount", (int*))                                                                    \
  X(device_get, "cuDeviceGet", (DeviceOrdinal*, int))                                                                \
  X(device_get_name, "cuDeviceGetName", (char*, int, DeviceOrdinal))                                                 \
  X(device_total_mem, "cuDeviceTotalMem_v2", (std::size_t*, DeviceOrdinal))                                          \
  X(device_get_attribute, "cuDeviceGetAttribute", (int*, int, DeviceOrdinal))                                        \
  X(device_can_access_peer, "cuDeviceCanAccessPeer", (int*, DeviceOrdinal, DeviceOrdinal))                           \
  X(primary_ctx_retain, "cuDevicePrimaryCtxRetain", (ContextHandle*, DeviceOrdinal))                                 \
  X(primary_ctx_release, "cuDevicePrimaryCtxRelease_v2", (DeviceOrdinal))                                            \
  X(ctx_get_current, "cuCtxGetCurrent", (ContextHandle*))                                                            \
  X(ctx_set_current, "cuCtxSetCurrent", (ContextHandle))                                                             \
  X(ctx_enable_peer_access, "cuCtxEnablePeerAccess", (ContextHandle, unsigned))                                      \
  X(ctx_disable_peer_access, "cuCtxDisablePeerAccess", (ContextHandle))                                              \
  X(module_load_data_ex, "cuModuleLoadDataEx", (ModuleHandle*, const void*, unsigned, int*, void**))                 \
  X(module_unload, "cuModuleUnload", (ModuleHandle))                                                                 \
  X(module_get_function, "cuModuleGetFunction", (FunctionHandle*, ModuleHandle, const char*))                        \
  X(module_get_global, "cuModuleGetGlobal_v2", (DevicePointer*, std::size_t*, ModuleHandle, const char*))             \
  X(func_get_attribute, "cuFuncGetAttribute", (int*, int, FunctionHandle))                                           \
  X(mem_alloc, "cuMemAlloc_v2", (DevicePointer*, std::size_t))                                                       \
  X(mem_free, "cuMemFree_v2", (DevicePointer))                                                                       \
  X(mem_host_alloc, "cuMemHostAlloc", (void**, std::size_t, unsigned))                                               \
  X(mem_free_host, "cuMemFreeHost", (void*))                                                                         \
  X(memcpy_htod_async, "cuMemcpyHtoDAsync_v2", (DevicePointer, const void*, std::size_t, StreamHandle))              \
  X(memcpy_dtoh_async, "cuMemcpyDtoHAsync_v2", (void*, DevicePointer, std::size_t, StreamHandle))                    \
  X(memcpy_dtod_async, "cuMemcpyDtoDAsync_v2", (DevicePointer, DevicePointer, std::size_t, StreamHandle))            \
  X(memcpy_peer_async, "cuMemcpyPeerAsync",                                                                          \
    (DevicePointer, ContextHandle, DevicePointer, ContextHandle, std::size_t, StreamHandle))                         \
  X(memcpy_3d_async, "cuMemcpy3DAsync_v2", (const Memcpy3D*, StreamHandle))                                          \
  X(memcpy_3d_peer_async, "cuMemcpy3DPeerAsync", (const Memcpy3D*, StreamHandle))                                    \
  X(ctx_get_stream_priority_range, "cuCtxGetStreamPriorityRange", (int*, int*))                                      \
  X(stream_create_with_priority, "cuStreamCreateWithPriority", (StreamHandle*, unsigned, int))                       \
  X(stream_destroy, "cuStreamDestroy_v2", (StreamHandle))                                                            \
  X(stream_wait_event, "cuStreamWaitEvent", (StreamHandle, EventHandle, unsigned))                                   \
  X(stream_synchronize, "cuStreamSynchronize", (StreamHandle))                                                       \
  X(event_create, "cuEventCreate", (EventHandle*, unsigned))                                                         \
  X(event_destroy, "cuEventDestroy_v2", (EventHandle))                                                               \
  X(event_record, "cuEventRecord", (EventHandle, StreamHandle))                                                      \
  X(event_query, "cuEventQuery", (EventHandle))                                                                      \
  X(event_synchronize, "cuEventSynchronize", (EventHandle))                                                          \
  X(event_elapsed_time, "cuEventElapsedTime", (float*, EventHandle, EventHandle))                                    \
  X(launch_kernel, "cuLaunchKernel",                                                                                 \
    (FunctionHandle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, StreamHandle, void**,     \
     void**))

// Functions that drivers before CUDA 11.7 lack, and those of graphs, which drivers before CUDA 12 lack. Others are only
// needed by CUDA programs on several devices. Members of functions that the driver lacks are null.
#define BOXFLOW_CUDA_OPTIONAL_FUNCTIONS(X)                                                                           \
  X(stream_wait_value, "cuStreamWaitValue32_v2", (StreamHandle, DevicePointer, std::uint32_t, unsigned))             \
  X(stream_write_value, "cuStreamWriteValue32_v2", (StreamHandle, DevicePointer, std::uint32_t, unsigned))            \
  X(func_set_attribute, "cuFuncSetAttribute", (FunctionHandle, int, int))                                            \
  X(mem_get_info, "cuMemGetInfo_v2", (std::size_t*, std::size_t*))                                                   \
  X(mem_get_granularity, "cuMemGetAllocationGranularity", (std::size_t*, const AllocationProperties*, int))          \
  X(mem_address_reserve, "cuMemAddressReserve",                                                                      \
    (DevicePointer*, std::size_t, std::size_t, DevicePointer, unsigned long long))                                   \
  X(mem_address_free, "cuMemAddressFree", (DevicePointer, std::size_t))                                              \
  X(mem_create, "cuMemCreate", (AllocationHandle*, std::size_t, const AllocationProperties*, unsigned long long))    \
  X(mem_release, "cuMemRelease", (AllocationHandle))                                                                 \
  X(mem_map, "cuMemMap", (DevicePointer, std::size_t, std::size_t, AllocationHandle, unsigned long long))            \
  X(mem_unmap, "cuMemUnmap", (DevicePointer, std::size_t))                                                           \
  X(mem_set_access, "cuMemSetAccess", (DevicePointer, std::size_t, const MemoryAccess*, std::size_t))                \
  X(graph_create, "cuGraphCreate", (GraphHandle*, unsigned))                                                         \
  X(graph_destroy, "cuGraphDestroy", (GraphHandle))                                                                  \
  X(graph_add_kernel_node, "cuGraphAddKernelNode_v2",                                                                \
    (GraphNodeHandle*, GraphHandle, const GraphNodeHandle*, std::size_t, const KernelNode*))                         \
  X(graph_instantiate, "cuGraphInstantiateWithFlags", (GraphExecHandle*, GraphHandle, unsigned long long))           \
  X(graph_exec_destroy, "cuGraphExecDestroy", (GraphExecHandle))                                                     \
  X(graph_exec_kernel_node_set_params, "cuGraphExecKernelNodeSetParams_v2",                                          \
    (GraphExecHandle, GraphNodeHandle, const KernelNode*))                                                           \
  X(graph_launch, "cuGraphLaunch", (GraphExecHandle, StreamHandle))                                                  \
  X(graph_kernel_node_set_attribute, "cuGraphKernelNodeSetAttribute",                                                \
    (GraphNodeHandle, int, const LaunchAttributeValue*))

struct Api {
#define BOXFLOW_DECLARE(member, symbol, parameters) Result(*member) parameters = nullptr;
  BOXFLOW_CUDA_FUNCTIONS(BOXFLOW_DECLARE)
  BOXFLOW_CUDA_OPTIONAL_FUNCTIONS(BOXFLOW_DECLARE)
#undef BOXFLOW_DECLARE
};

}  // namespace boxflow::cuda
