// A run's request for devices, and the functions that open them.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "boxflow/boxflow.h"
#include "device/device.hpp"
#include "device/ring/ring_shape.hpp"
#include "device/shadow_memory.hpp"

namespace boxflow {

// Everything is borrowed; what must outlive the call is said in boxflow.h.
struct PlatformRequest {
  std::size_t devices = 0;  // how many; 0: all that there are
  bool profiling = false;   // whether events carry times
  bool timeline = false;    // with profiling: whether the beginning of work is also wanted, and not only its duration
  std::size_t compute_queues = 1;  // of each device
  bool peer = true;  // whether devices may copy directly to each other
  ShadowMemory* shadow = nullptr;  // host devices only: gets a tag for every element that they copy
  std::string model{};             // simulated devices only: as load_machine_model takes it
  // The bundle's kernels. All null: the devices are only listed.
  const boxflow_host_kernel* host_kernels = nullptr;
  const char* opencl_source = nullptr;
  const char* cuda_source = nullptr;
  const unsigned char* cuda_fatbin = nullptr;
  std::size_t cuda_fatbin_bytes = 0;
  RingShape ring{};  // CUDA devices only: for large copies from and to the program's memory
};

// Throw an Error that says what is missing: the driver, a device, or as many as were asked for; or the machine model.
std::unique_ptr<Platform> open_host_platform(const PlatformRequest& request);
std::unique_ptr<Platform> open_opencl_platform(const PlatformRequest& request);
std::unique_ptr<Platform> open_cuda_platform(const PlatformRequest& request);
std::unique_ptr<Platform> open_sim_platform(const PlatformRequest& request);

// Throw BF5101 or BF5201 if the driver's library cannot be opened. It is not started, which would take long.
void check_opencl_library();
void check_cuda_library();

}  // namespace boxflow
