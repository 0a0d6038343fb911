// Our own declarations of OpenCL against the real header.
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <CL/cl_ext.h>

#include <cstdio>
#include <type_traits>

#include "device/opencl/opencl_api.hpp"

namespace ours = boxflow::opencl;

// True if both have the same number of parameters, of the same sizes, and pointers at the same positions.
template <typename Ours, typename Real>
struct SameShape : std::false_type {};

template <typename OurResult, typename RealResult, typename... Ours, typename... Real>
  requires(sizeof...(Ours) == sizeof...(Real))
struct SameShape<OurResult (*)(Ours...), RealResult (*)(Real...)>
    : std::bool_constant<sizeof(OurResult) == sizeof(RealResult) &&
                         ((sizeof(Ours) == sizeof(Real) && std::is_pointer_v<Ours> == std::is_pointer_v<Real>)&&...)> {
};

#define SAME_CALL(name, parameters) \
  static_assert(SameShape<decltype(ours::Api::name), decltype(&::name)>::value, #name);
#define SAME_MAKER(result, name, parameters) SAME_CALL(name, parameters)
BOXFLOW_OPENCL_CALLS(SAME_CALL)
BOXFLOW_OPENCL_MAKERS(SAME_MAKER)

#define SAME_VALUE(our_name, real_name) static_assert(ours::our_name == real_name, #real_name);
SAME_VALUE(kFalse, CL_FALSE)
SAME_VALUE(kSuccess, CL_SUCCESS)
SAME_VALUE(kComplete, CL_COMPLETE)
SAME_VALUE(kDeviceNotFound, CL_DEVICE_NOT_FOUND)
SAME_VALUE(kMemObjectAllocationFailure, CL_MEM_OBJECT_ALLOCATION_FAILURE)
SAME_VALUE(kOutOfResources, CL_OUT_OF_RESOURCES)
SAME_VALUE(kOutOfHostMemory, CL_OUT_OF_HOST_MEMORY)
SAME_VALUE(kInvalidCommandQueue, CL_INVALID_COMMAND_QUEUE)
SAME_VALUE(kExecStatusErrorInWaitList, CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST)
SAME_VALUE(kInvalidBufferSize, CL_INVALID_BUFFER_SIZE)
SAME_VALUE(kPlatformNotFound, CL_PLATFORM_NOT_FOUND_KHR)
SAME_VALUE(kDeviceTypeCpu, CL_DEVICE_TYPE_CPU)
SAME_VALUE(kDeviceTypeGpu, CL_DEVICE_TYPE_GPU)
SAME_VALUE(kDeviceTypeAll, CL_DEVICE_TYPE_ALL)
SAME_VALUE(kQueueProfilingEnable, CL_QUEUE_PROFILING_ENABLE)
SAME_VALUE(kMemReadWrite, CL_MEM_READ_WRITE)
SAME_VALUE(kMigrateContentUndefined, CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED)
SAME_VALUE(kFpCorrectlyRoundedDivideSqrt, CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT)
SAME_VALUE(kPlatformName, CL_PLATFORM_NAME)
SAME_VALUE(kDeviceType, CL_DEVICE_TYPE)
SAME_VALUE(kDeviceMaxWorkGroupSize, CL_DEVICE_MAX_WORK_GROUP_SIZE)
SAME_VALUE(kDeviceMaxWorkItemSizes, CL_DEVICE_MAX_WORK_ITEM_SIZES)
SAME_VALUE(kDeviceMaxMemAllocSize, CL_DEVICE_MAX_MEM_ALLOC_SIZE)
SAME_VALUE(kDeviceSingleFpConfig, CL_DEVICE_SINGLE_FP_CONFIG)
SAME_VALUE(kDeviceGlobalMemSize, CL_DEVICE_GLOBAL_MEM_SIZE)
SAME_VALUE(kDeviceAvailable, CL_DEVICE_AVAILABLE)
SAME_VALUE(kDeviceCompilerAvailable, CL_DEVICE_COMPILER_AVAILABLE)
SAME_VALUE(kDeviceName, CL_DEVICE_NAME)
SAME_VALUE(kDeviceVersion, CL_DEVICE_VERSION)
SAME_VALUE(kContextPlatform, CL_CONTEXT_PLATFORM)
SAME_VALUE(kProgramBuildLog, CL_PROGRAM_BUILD_LOG)
SAME_VALUE(kKernelFunctionName, CL_KERNEL_FUNCTION_NAME)
SAME_VALUE(kKernelWorkGroupSize, CL_KERNEL_WORK_GROUP_SIZE)
SAME_VALUE(kEventCommandExecutionStatus, CL_EVENT_COMMAND_EXECUTION_STATUS)
SAME_VALUE(kProfilingCommandStart, CL_PROFILING_COMMAND_START)
SAME_VALUE(kProfilingCommandEnd, CL_PROFILING_COMMAND_END)

int main() {
  std::printf("the OpenCL declarations equal those of CL/cl.h\n");
  return 0;
}
