#include "device/opencl/opencl_program.hpp"

#include "base/error.hpp"
#include "device/opencl/opencl_query.hpp"

namespace boxflow::opencl {

namespace {

// C rounds single-precision division and square root correctly; OpenCL does only when told to. Without `-w`, PoCL
// writes to the program's standard error that a loop was not unrolled.
std::string build_options(const Api& api, const std::vector<FoundDevice>& devices) {
  for (const FoundDevice& device : devices) {
    const auto precision = device_value<Bitfield>(api, device.id, kDeviceSingleFpConfig);
    if (!(precision & kFpCorrectlyRoundedDivideSqrt)) return "-w -cl-std=CL1.2";
  }
  return "-w -cl-std=CL1.2 -cl-fp32-correctly-rounded-divide-sqrt";
}

std::string build_log(const Api& api, Program program, DeviceId device) {
  return query_text("clGetProgramBuildInfo", [&](std::size_t size, void* value, std::size_t* result) {
    return api.clGetProgramBuildInfo(program, device, kProgramBuildLog, size, value, result);
  });
}

std::vector<DeviceId> ids_of(const std::vector<FoundDevice>& devices) {
  std::vector<DeviceId> ids;
  for (const FoundDevice& device : devices) ids.push_back(device.id);
  return ids;
}

[[noreturn]] void fail(const Api& api, Program program, const std::vector<FoundDevice>& devices, Int status) {
  std::string message = "the OpenCL kernels do not compile: " + status_name(status);
  for (const FoundDevice& device : devices) {
    const std::string log = build_log(api, program, device.id);
    if (log.empty()) continue;
    message += "\n" + device.name + ":\n" + log;
    break;  // the devices of one platform share a compiler
  }
  throw Error("BF5104", message,
              "a device without double precision cannot run a program that uses it; otherwise this is a bug of "
              "boxflow: please report it with the program");
}

std::vector<std::string> kernel_names(const Api& api, Program program) {
  UInt count = 0;
  check(api.clCreateKernelsInProgram(program, 0, nullptr, &count), "clCreateKernelsInProgram", "OpenCL");
  std::vector<Kernel> raw(count);
  check(api.clCreateKernelsInProgram(program, count, raw.data(), nullptr), "clCreateKernelsInProgram", "OpenCL");
  std::vector<KernelOwner> kernels;
  for (Kernel kernel : raw) kernels.emplace_back(kernel, api.clReleaseKernel);
  std::vector<std::string> names;
  for (const KernelOwner& kernel : kernels) {
    names.push_back(query_text("clGetKernelInfo", [&](std::size_t size, void* value, std::size_t* result) {
      return api.clGetKernelInfo(kernel.get(), kKernelFunctionName, size, value, result);
    }));
  }
  return names;
}

}  // namespace

BuiltProgram build_program(const Api& api, Context context, const std::vector<FoundDevice>& devices,
                           const char* source) {
  Int status = kSuccess;
  ProgramOwner program(api.clCreateProgramWithSource(context, 1, &source, nullptr, &status), api.clReleaseProgram);
  check(status, "clCreateProgramWithSource", "OpenCL");
  const std::vector<DeviceId> ids = ids_of(devices);
  const std::string options = build_options(api, devices);
  status = api.clBuildProgram(program.get(), static_cast<UInt>(ids.size()), ids.data(), options.c_str(), nullptr,
                              nullptr);
  if (status != kSuccess) fail(api, program.get(), devices, status);
  std::vector<std::string> names = kernel_names(api, program.get());
  return {std::move(program), std::move(names)};
}

}  // namespace boxflow::opencl
