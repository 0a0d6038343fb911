#include "device/opencl/opencl_error.hpp"

#include "base/error.hpp"

namespace boxflow::opencl {

namespace {

struct StatusName {
  Int status;
  const char* name;
};

constexpr StatusName kStatusNames[] = {
    {-1, "CL_DEVICE_NOT_FOUND"},
    {-2, "CL_DEVICE_NOT_AVAILABLE"},
    {-3, "CL_COMPILER_NOT_AVAILABLE"},
    {-4, "CL_MEM_OBJECT_ALLOCATION_FAILURE"},
    {-5, "CL_OUT_OF_RESOURCES"},
    {-6, "CL_OUT_OF_HOST_MEMORY"},
    {-7, "CL_PROFILING_INFO_NOT_AVAILABLE"},
    {-8, "CL_MEM_COPY_OVERLAP"},
    {-11, "CL_BUILD_PROGRAM_FAILURE"},
    {-13, "CL_MISALIGNED_SUB_BUFFER_OFFSET"},
    {-14, "CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST"},
    {-30, "CL_INVALID_VALUE"},
    {-32, "CL_INVALID_PLATFORM"},
    {-33, "CL_INVALID_DEVICE"},
    {-34, "CL_INVALID_CONTEXT"},
    {-35, "CL_INVALID_QUEUE_PROPERTIES"},
    {-36, "CL_INVALID_COMMAND_QUEUE"},
    {-38, "CL_INVALID_MEM_OBJECT"},
    {-43, "CL_INVALID_BUILD_OPTIONS"},
    {-44, "CL_INVALID_PROGRAM"},
    {-45, "CL_INVALID_PROGRAM_EXECUTABLE"},
    {-46, "CL_INVALID_KERNEL_NAME"},
    {-47, "CL_INVALID_KERNEL_DEFINITION"},
    {-48, "CL_INVALID_KERNEL"},
    {-49, "CL_INVALID_ARG_INDEX"},
    {-50, "CL_INVALID_ARG_VALUE"},
    {-51, "CL_INVALID_ARG_SIZE"},
    {-52, "CL_INVALID_KERNEL_ARGS"},
    {-53, "CL_INVALID_WORK_DIMENSION"},
    {-54, "CL_INVALID_WORK_GROUP_SIZE"},
    {-55, "CL_INVALID_WORK_ITEM_SIZE"},
    {-56, "CL_INVALID_GLOBAL_OFFSET"},
    {-57, "CL_INVALID_EVENT_WAIT_LIST"},
    {-58, "CL_INVALID_EVENT"},
    {-59, "CL_INVALID_OPERATION"},
    {-61, "CL_INVALID_BUFFER_SIZE"},
    {-63, "CL_INVALID_GLOBAL_WORK_SIZE"},
    {-1001, "CL_PLATFORM_NOT_FOUND_KHR"},
};

// A call with arguments that the specification forbids is our mistake; the rest happens to correct programs. Drivers
// say of queues that they are none after the device has failed.
bool is_our_mistake(Int status) { return status <= -30 && status >= -72 && status != kInvalidCommandQueue; }

const char* hint_for(Int status) {
  if (is_our_mistake(status)) return "this is a bug of boxflow: please report it with the program";
  if (is_out_of_memory(status)) {
    return "use smaller tiles (--tile, BOXFLOW_TILE) or a memory limit (--memory-limit, BOXFLOW_MEMORY_LIMIT)";
  }
  return "run the program on the target host (--target, BOXFLOW_TARGET) to see whether the device or its driver is at "
         "fault";
}

std::string message_of(Int status, const char* function, const std::string& device) {
  return std::string(function) + " failed on " + device + ": " + status_name(status);
}

}  // namespace

std::string status_name(Int status) {
  for (const StatusName& entry : kStatusNames) {
    if (entry.status == status) return entry.name;
  }
  return "OpenCL status " + std::to_string(status);
}

bool is_out_of_memory(Int status) {
  return status == kMemObjectAllocationFailure || status == kOutOfResources || status == kOutOfHostMemory;
}

void check(Int status, const char* function, const std::string& device) {
  if (status == kSuccess) return;
  throw Error("BF5105", message_of(status, function, device), hint_for(status));
}

void check(Int status, const char* function, const DeviceLabel& device) {
  if (status == kSuccess || is_our_mistake(status)) return check(status, function, device.text);
  throw DeviceFailure("BF5105", message_of(status, function, device.text), hint_for(status), device.index);
}

}  // namespace boxflow::opencl
