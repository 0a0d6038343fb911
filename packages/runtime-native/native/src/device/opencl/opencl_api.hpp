// The part of OpenCL 1.2 that is used here, declared by ourselves: no header and no library is needed to build. A test
// compares every value with the real header, if it is installed.
#pragma once

#include <cstddef>
#include <cstdint>

namespace boxflow::opencl {

using Int = std::int32_t;
using UInt = std::uint32_t;
using ULong = std::uint64_t;
using Bitfield = std::uint64_t;

using PlatformId = struct PlatformTag*;
using DeviceId = struct DeviceTag*;
using Context = struct ContextTag*;
using Queue = struct QueueTag*;
using Memory = struct MemoryTag*;
using Program = struct ProgramTag*;
using Kernel = struct KernelTag*;
using RawEvent = struct EventTag*;

inline constexpr UInt kFalse = 0;

inline constexpr Int kSuccess = 0;
inline constexpr Int kComplete = 0;
inline constexpr Int kDeviceNotFound = -1;
inline constexpr Int kMemObjectAllocationFailure = -4;
inline constexpr Int kOutOfResources = -5;
inline constexpr Int kOutOfHostMemory = -6;
inline constexpr Int kExecStatusErrorInWaitList = -14;
inline constexpr Int kInvalidCommandQueue = -36;
inline constexpr Int kInvalidBufferSize = -61;
inline constexpr Int kPlatformNotFound = -1001;

inline constexpr Bitfield kDeviceTypeCpu = 1 << 1;
inline constexpr Bitfield kDeviceTypeGpu = 1 << 2;
inline constexpr Bitfield kDeviceTypeAll = 0xFFFFFFFF;
inline constexpr Bitfield kQueueProfilingEnable = 1 << 1;
inline constexpr Bitfield kMemReadWrite = 1 << 0;
inline constexpr Bitfield kMigrateContentUndefined = 1 << 1;
inline constexpr Bitfield kFpCorrectlyRoundedDivideSqrt = 1 << 7;

inline constexpr UInt kPlatformName = 0x0902;
inline constexpr UInt kDeviceType = 0x1000;
inline constexpr UInt kDeviceMaxWorkGroupSize = 0x1004;
inline constexpr UInt kDeviceMaxWorkItemSizes = 0x1005;
inline constexpr UInt kDeviceMaxMemAllocSize = 0x1010;
inline constexpr UInt kDeviceSingleFpConfig = 0x101B;
inline constexpr UInt kDeviceGlobalMemSize = 0x101F;
inline constexpr UInt kDeviceAvailable = 0x1027;
inline constexpr UInt kDeviceCompilerAvailable = 0x1028;
inline constexpr UInt kDeviceName = 0x102B;
inline constexpr UInt kDeviceVersion = 0x102F;
inline constexpr std::intptr_t kContextPlatform = 0x1084;
inline constexpr UInt kProgramBuildLog = 0x1183;
inline constexpr UInt kKernelFunctionName = 0x1190;
inline constexpr UInt kKernelWorkGroupSize = 0x11B0;
inline constexpr UInt kKernelCompileWorkGroupSize = 0x11B1;
inline constexpr UInt kEventCommandExecutionStatus = 0x11D3;
inline constexpr UInt kProfilingCommandStart = 0x1282;
inline constexpr UInt kProfilingCommandEnd = 0x1283;

using ContextNotify = void (*)(const char*, const void*, std::size_t, void*);
using BuildNotify = void (*)(Program, void*);

// X(name, parameters): every function returns a status, except those of BOXFLOW_OPENCL_MAKERS.
#define BOXFLOW_OPENCL_CALLS(X)                                                                                      \
  X(clGetPlatformIDs, (UInt, PlatformId*, UInt*))                                                                    \
  X(clGetPlatformInfo, (PlatformId, UInt, std::size_t, void*, std::size_t*))                                         \
  X(clGetDeviceIDs, (PlatformId, Bitfield, UInt, DeviceId*, UInt*))                                                  \
  X(clGetDeviceInfo, (DeviceId, UInt, std::size_t, void*, std::size_t*))                                             \
  X(clReleaseContext, (Context))                                                                                     \
  X(clReleaseCommandQueue, (Queue))                                                                                  \
  X(clReleaseMemObject, (Memory))                                                                                    \
  X(clReleaseProgram, (Program))                                                                                     \
  X(clReleaseKernel, (Kernel))                                                                                       \
  X(clReleaseEvent, (RawEvent))                                                                                      \
  X(clBuildProgram, (Program, UInt, const DeviceId*, const char*, BuildNotify, void*))                               \
  X(clGetProgramBuildInfo, (Program, DeviceId, UInt, std::size_t, void*, std::size_t*))                              \
  X(clCreateKernelsInProgram, (Program, UInt, Kernel*, UInt*))                                                       \
  X(clGetKernelInfo, (Kernel, UInt, std::size_t, void*, std::size_t*))                                               \
  X(clGetKernelWorkGroupInfo, (Kernel, DeviceId, UInt, std::size_t, void*, std::size_t*))                            \
  X(clSetKernelArg, (Kernel, UInt, std::size_t, const void*))                                                        \
  X(clWaitForEvents, (UInt, const RawEvent*))                                                                        \
  X(clGetEventInfo, (RawEvent, UInt, std::size_t, void*, std::size_t*))                                              \
  X(clGetEventProfilingInfo, (RawEvent, UInt, std::size_t, void*, std::size_t*))                                     \
  X(clFlush, (Queue))                                                                                                \
  X(clFinish, (Queue))                                                                                               \
  X(clEnqueueReadBuffer, (Queue, Memory, UInt, std::size_t, std::size_t, void*, UInt, const RawEvent*, RawEvent*))   \
  X(clEnqueueWriteBuffer,                                                                                            \
    (Queue, Memory, UInt, std::size_t, std::size_t, const void*, UInt, const RawEvent*, RawEvent*))                  \
  X(clEnqueueCopyBuffer,                                                                                             \
    (Queue, Memory, Memory, std::size_t, std::size_t, std::size_t, UInt, const RawEvent*, RawEvent*))                \
  X(clEnqueueReadBufferRect, (Queue, Memory, UInt, const std::size_t*, const std::size_t*, const std::size_t*,       \
                              std::size_t, std::size_t, std::size_t, std::size_t, void*, UInt, const RawEvent*,      \
                              RawEvent*))                                                                            \
  X(clEnqueueWriteBufferRect, (Queue, Memory, UInt, const std::size_t*, const std::size_t*, const std::size_t*,      \
                               std::size_t, std::size_t, std::size_t, std::size_t, const void*, UInt,                \
                               const RawEvent*, RawEvent*))                                                          \
  X(clEnqueueCopyBufferRect, (Queue, Memory, Memory, const std::size_t*, const std::size_t*, const std::size_t*,     \
                              std::size_t, std::size_t, std::size_t, std::size_t, UInt, const RawEvent*, RawEvent*)) \
  X(clEnqueueMigrateMemObjects, (Queue, UInt, const Memory*, Bitfield, UInt, const RawEvent*, RawEvent*))            \
  X(clEnqueueMarkerWithWaitList, (Queue, UInt, const RawEvent*, RawEvent*))                                          \
  X(clEnqueueNDRangeKernel, (Queue, Kernel, UInt, const std::size_t*, const std::size_t*, const std::size_t*, UInt,  \
                             const RawEvent*, RawEvent*))

// X(result, name, parameters): the last parameter takes the status.
#define BOXFLOW_OPENCL_MAKERS(X)                                                                                     \
  X(Context, clCreateContext, (const std::intptr_t*, UInt, const DeviceId*, ContextNotify, void*, Int*))             \
  X(Queue, clCreateCommandQueue, (Context, DeviceId, Bitfield, Int*))                                                \
  X(Memory, clCreateBuffer, (Context, Bitfield, std::size_t, void*, Int*))                                           \
  X(Program, clCreateProgramWithSource, (Context, UInt, const char**, const std::size_t*, Int*))                     \
  X(Kernel, clCreateKernel, (Program, const char*, Int*))

struct Api {
#define BOXFLOW_DECLARE_CALL(name, parameters) Int(*name) parameters = nullptr;
#define BOXFLOW_DECLARE_MAKER(result, name, parameters) result(*name) parameters = nullptr;
  BOXFLOW_OPENCL_CALLS(BOXFLOW_DECLARE_CALL)
  BOXFLOW_OPENCL_MAKERS(BOXFLOW_DECLARE_MAKER)
#undef BOXFLOW_DECLARE_CALL
#undef BOXFLOW_DECLARE_MAKER
};

}  // namespace boxflow::opencl
