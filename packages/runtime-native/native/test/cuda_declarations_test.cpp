// Our own declarations of the CUDA driver API against the real header.
#include <cuda.h>

#include <cstddef>
#include <cstdio>
#include <string_view>
#include <type_traits>

#include "device/cuda/cuda_api.hpp"

namespace ours = boxflow::cuda;

// True if both have the same number of parameters, of the same sizes, and pointers at the same positions.
template <typename Ours, typename Real>
struct SameShape : std::false_type {};

template <typename... Ours, typename... Real>
  requires(sizeof...(Ours) == sizeof...(Real))
struct SameShape<ours::Result (*)(Ours...), CUresult (*)(Real...)>
    : std::bool_constant<((sizeof(Ours) == sizeof(Real) && std::is_pointer_v<Ours> == std::is_pointer_v<Real>)&&...)> {
};

#define TEXT_OF(name) #name
#define TEXT(name) TEXT_OF(name)
#define SAME_FUNCTION(member, name)                                                          \
  static_assert(SameShape<decltype(ours::Api::member), decltype(&::name)>::value, #name);    \
  static_assert(symbol_of_##member() == TEXT(name), "cuda.h maps " #name " to another version");

#define SYMBOL_OF(member, symbol, parameters) \
  constexpr std::string_view symbol_of_##member() { return symbol; }
BOXFLOW_CUDA_FUNCTIONS(SYMBOL_OF)
BOXFLOW_CUDA_OPTIONAL_FUNCTIONS(SYMBOL_OF)

SAME_FUNCTION(init, cuInit)
SAME_FUNCTION(driver_get_version, cuDriverGetVersion)
SAME_FUNCTION(get_error_name, cuGetErrorName)
SAME_FUNCTION(get_error_string, cuGetErrorString)
SAME_FUNCTION(device_get_count, cuDeviceGetCount)
SAME_FUNCTION(device_get, cuDeviceGet)
SAME_FUNCTION(device_get_name, cuDeviceGetName)
SAME_FUNCTION(device_total_mem, cuDeviceTotalMem)
SAME_FUNCTION(device_get_attribute, cuDeviceGetAttribute)
SAME_FUNCTION(device_can_access_peer, cuDeviceCanAccessPeer)
SAME_FUNCTION(primary_ctx_retain, cuDevicePrimaryCtxRetain)
SAME_FUNCTION(primary_ctx_release, cuDevicePrimaryCtxRelease)
SAME_FUNCTION(ctx_get_current, cuCtxGetCurrent)
SAME_FUNCTION(ctx_set_current, cuCtxSetCurrent)
SAME_FUNCTION(ctx_enable_peer_access, cuCtxEnablePeerAccess)
SAME_FUNCTION(ctx_disable_peer_access, cuCtxDisablePeerAccess)
SAME_FUNCTION(module_load_data_ex, cuModuleLoadDataEx)
SAME_FUNCTION(module_unload, cuModuleUnload)
SAME_FUNCTION(module_get_function, cuModuleGetFunction)
SAME_FUNCTION(module_get_global, cuModuleGetGlobal)
SAME_FUNCTION(func_get_attribute, cuFuncGetAttribute)
SAME_FUNCTION(mem_alloc, cuMemAlloc)
SAME_FUNCTION(mem_free, cuMemFree)
SAME_FUNCTION(mem_host_alloc, cuMemHostAlloc)
SAME_FUNCTION(mem_free_host, cuMemFreeHost)
SAME_FUNCTION(func_set_attribute, cuFuncSetAttribute)
SAME_FUNCTION(mem_get_info, cuMemGetInfo)
SAME_FUNCTION(mem_get_granularity, cuMemGetAllocationGranularity)
SAME_FUNCTION(mem_address_reserve, cuMemAddressReserve)
SAME_FUNCTION(mem_address_free, cuMemAddressFree)
SAME_FUNCTION(mem_create, cuMemCreate)
SAME_FUNCTION(mem_release, cuMemRelease)
SAME_FUNCTION(mem_map, cuMemMap)
SAME_FUNCTION(mem_unmap, cuMemUnmap)
SAME_FUNCTION(mem_set_access, cuMemSetAccess)
SAME_FUNCTION(stream_wait_value, cuStreamWaitValue32)
SAME_FUNCTION(stream_write_value, cuStreamWriteValue32)
SAME_FUNCTION(memcpy_htod_async, cuMemcpyHtoDAsync)
SAME_FUNCTION(memcpy_dtoh_async, cuMemcpyDtoHAsync)
SAME_FUNCTION(memcpy_dtod_async, cuMemcpyDtoDAsync)
SAME_FUNCTION(memcpy_peer_async, cuMemcpyPeerAsync)
SAME_FUNCTION(memcpy_3d_async, cuMemcpy3DAsync)
SAME_FUNCTION(memcpy_3d_peer_async, cuMemcpy3DPeerAsync)
SAME_FUNCTION(stream_create_with_priority, cuStreamCreateWithPriority)
SAME_FUNCTION(stream_destroy, cuStreamDestroy)
SAME_FUNCTION(stream_wait_event, cuStreamWaitEvent)
SAME_FUNCTION(stream_synchronize, cuStreamSynchronize)
SAME_FUNCTION(event_create, cuEventCreate)
SAME_FUNCTION(event_destroy, cuEventDestroy)
SAME_FUNCTION(event_record, cuEventRecord)
SAME_FUNCTION(event_query, cuEventQuery)
SAME_FUNCTION(event_synchronize, cuEventSynchronize)
SAME_FUNCTION(launch_kernel, cuLaunchKernel)
SAME_FUNCTION(graph_create, cuGraphCreate)
SAME_FUNCTION(graph_destroy, cuGraphDestroy)
SAME_FUNCTION(graph_add_kernel_node, cuGraphAddKernelNode)
SAME_FUNCTION(graph_exec_destroy, cuGraphExecDestroy)
SAME_FUNCTION(graph_exec_kernel_node_set_params, cuGraphExecKernelNodeSetParams)
SAME_FUNCTION(graph_launch, cuGraphLaunch)
SAME_FUNCTION(graph_kernel_node_set_attribute, cuGraphKernelNodeSetAttribute)
SAME_FUNCTION(ctx_get_stream_priority_range, cuCtxGetStreamPriorityRange)
SAME_FUNCTION(graph_instantiate, cuGraphInstantiateWithFlags)
// Since CUDA 12.8 the header maps cuEventElapsedTime to a version that older drivers lack; drivers keep the first one.
static_assert(SameShape<decltype(ours::Api::event_elapsed_time), decltype(&::cuEventElapsedTime)>::value);

template <typename Real>
constexpr bool kSameLayout =
    sizeof(ours::Memcpy3D) == sizeof(Real) && offsetof(ours::Memcpy3D, destination) == offsetof(Real, dstXInBytes) &&
    offsetof(ours::Memcpy3D, width_bytes) == offsetof(Real, WidthInBytes) &&
    offsetof(ours::Memcpy3D, height) == offsetof(Real, Height) &&
    offsetof(ours::Memcpy3D, depth) == offsetof(Real, Depth) &&
    offsetof(ours::Memcpy3DSide, x_bytes) == offsetof(Real, srcXInBytes) &&
    offsetof(ours::Memcpy3DSide, y) == offsetof(Real, srcY) &&
    offsetof(ours::Memcpy3DSide, z) == offsetof(Real, srcZ) &&
    offsetof(ours::Memcpy3DSide, level_of_detail) == offsetof(Real, srcLOD) &&
    offsetof(ours::Memcpy3DSide, memory_type) == offsetof(Real, srcMemoryType) &&
    offsetof(ours::Memcpy3DSide, host) == offsetof(Real, srcHost) &&
    offsetof(ours::Memcpy3DSide, device) == offsetof(Real, srcDevice) &&
    offsetof(ours::Memcpy3DSide, array) == offsetof(Real, srcArray) &&
    offsetof(ours::Memcpy3DSide, pitch) == offsetof(Real, srcPitch) &&
    offsetof(ours::Memcpy3DSide, height) == offsetof(Real, srcHeight) &&
    sizeof(ours::Memcpy3DSide) + offsetof(ours::Memcpy3DSide, host) == offsetof(Real, dstHost) &&
    sizeof(ours::Memcpy3DSide) + offsetof(ours::Memcpy3DSide, device) == offsetof(Real, dstDevice) &&
    sizeof(ours::Memcpy3DSide) + offsetof(ours::Memcpy3DSide, height) == offsetof(Real, dstHeight);

static_assert(kSameLayout<CUDA_MEMCPY3D>);
static_assert(kSameLayout<CUDA_MEMCPY3D_PEER>);
static_assert(offsetof(ours::Memcpy3DSide, context) == offsetof(CUDA_MEMCPY3D, reserved0));
static_assert(offsetof(ours::Memcpy3DSide, context) == offsetof(CUDA_MEMCPY3D_PEER, srcContext));

static_assert(sizeof(ours::KernelNode) == sizeof(CUDA_KERNEL_NODE_PARAMS) &&
              offsetof(ours::KernelNode, function) == offsetof(CUDA_KERNEL_NODE_PARAMS, func) &&
              offsetof(ours::KernelNode, grid) == offsetof(CUDA_KERNEL_NODE_PARAMS, gridDimX) &&
              offsetof(ours::KernelNode, block) == offsetof(CUDA_KERNEL_NODE_PARAMS, blockDimX) &&
              offsetof(ours::KernelNode, shared_bytes) == offsetof(CUDA_KERNEL_NODE_PARAMS, sharedMemBytes) &&
              offsetof(ours::KernelNode, parameters) == offsetof(CUDA_KERNEL_NODE_PARAMS, kernelParams) &&
              offsetof(ours::KernelNode, extra) == offsetof(CUDA_KERNEL_NODE_PARAMS, extra) &&
              offsetof(ours::KernelNode, kernel) == offsetof(CUDA_KERNEL_NODE_PARAMS, kern) &&
              offsetof(ours::KernelNode, context) == offsetof(CUDA_KERNEL_NODE_PARAMS, ctx));

static_assert(ours::kSuccess == CUDA_SUCCESS && ours::kErrorInvalidValue == CUDA_ERROR_INVALID_VALUE);
static_assert(ours::kErrorOutOfMemory == CUDA_ERROR_OUT_OF_MEMORY && ours::kErrorNoDevice == CUDA_ERROR_NO_DEVICE);
static_assert(ours::kErrorInvalidImage == CUDA_ERROR_INVALID_IMAGE);
static_assert(ours::kErrorNoBinaryForGpu == CUDA_ERROR_NO_BINARY_FOR_GPU);
static_assert(ours::kErrorUnsupportedPtxVersion == CUDA_ERROR_UNSUPPORTED_PTX_VERSION);
static_assert(ours::kErrorNotFound == CUDA_ERROR_NOT_FOUND && ours::kErrorNotReady == CUDA_ERROR_NOT_READY);
static_assert(ours::kErrorIllegalAddress == CUDA_ERROR_ILLEGAL_ADDRESS);
static_assert(ours::kErrorPeerAccessAlreadyEnabled == CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
static_assert(ours::kErrorTooManyPeers == CUDA_ERROR_TOO_MANY_PEERS);
static_assert(ours::kErrorAssert == CUDA_ERROR_ASSERT && ours::kErrorInvalidPc == CUDA_ERROR_INVALID_PC);
static_assert(ours::kErrorMisalignedAddress == CUDA_ERROR_MISALIGNED_ADDRESS);
static_assert(ours::kEventDisableTiming == CU_EVENT_DISABLE_TIMING);
static_assert(ours::kStreamNonBlocking == CU_STREAM_NON_BLOCKING);
static_assert(ours::kMemoryHost == CU_MEMORYTYPE_HOST && ours::kMemoryDevice == CU_MEMORYTYPE_DEVICE);
static_assert(ours::kAttributeMaxThreadsPerBlock == CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
static_assert(ours::kAttributeMaxBlockDimX == CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X);
static_assert(ours::kAttributeMaxBlockDimX + 2 == CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z);
static_assert(ours::kAttributeMaxGridDimX == CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X);
static_assert(ours::kAttributeMaxGridDimX + 2 == CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z);
static_assert(ours::kAttributeMaxPitch == CU_DEVICE_ATTRIBUTE_MAX_PITCH);
static_assert(ours::kAttributePciBus == CU_DEVICE_ATTRIBUTE_PCI_BUS_ID);
static_assert(ours::kAttributePciDevice == CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID);
static_assert(ours::kAttributePciDomain == CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID);
static_assert(ours::kLaunchAttributePriority == CU_LAUNCH_ATTRIBUTE_PRIORITY);
static_assert(sizeof(ours::LaunchAttributeValue) == sizeof(CUlaunchAttributeValue) &&
              offsetof(CUlaunchAttributeValue, priority) == 0);
static_assert(sizeof(ours::MemoryLocation) == sizeof(CUmemLocation) &&
              ours::kLocationDevice == CU_MEM_LOCATION_TYPE_DEVICE);
static_assert(sizeof(ours::AllocationProperties) == sizeof(CUmemAllocationProp) &&
              offsetof(ours::AllocationProperties, location) == offsetof(CUmemAllocationProp, location) &&
              offsetof(ours::AllocationProperties, windows_metadata) ==
                  offsetof(CUmemAllocationProp, win32HandleMetaData) &&
              ours::kAllocationPinned == CU_MEM_ALLOCATION_TYPE_PINNED);
static_assert(sizeof(ours::MemoryAccess) == sizeof(CUmemAccessDesc) &&
              offsetof(ours::MemoryAccess, flags) == offsetof(CUmemAccessDesc, flags) &&
              ours::kAccessReadWrite == CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
static_assert(ours::kGranularityRecommended == CU_MEM_ALLOC_GRANULARITY_RECOMMENDED);
static_assert(ours::kAttributeVirtualMemoryManagement ==
              CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED);
static_assert(ours::kAttributeMultiprocessorCount == CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
static_assert(ours::kAttributeComputeCapabilityMajor == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
static_assert(ours::kAttributeComputeCapabilityMinor == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
static_assert(ours::kFunctionMaxThreadsPerBlock == CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
static_assert(ours::kJitErrorLogBuffer == CU_JIT_ERROR_LOG_BUFFER);
static_assert(ours::kJitErrorLogBufferSizeBytes == CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES);

int main() {
  std::printf("the CUDA declarations equal those of cuda.h %d\n", CUDA_VERSION);
  return 0;
}
