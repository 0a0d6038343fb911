// An exchange as a launch of a kernel of exchange_kernels.cu.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "device/cuda/cuda_api.hpp"
#include "device/cuda/cuda_context.hpp"
#include "device/cuda/cuda_module.hpp"
#include "device/cuda/sequence/exchange_ptx.hpp"
#include "device/device.hpp"

namespace boxflow::cuda {

// The largest copy that an exchange takes, in bytes. Kernels copy less per second than the units for copies of a
// device, and take its processors meanwhile.
inline constexpr std::size_t kLargestExchange = std::size_t{8} << 20;

// The bytes of a flag's words on one device.
inline constexpr std::size_t kFlagBytes = 32;

// The kernels on one device.
class ExchangeKernels {
 public:
  explicit ExchangeKernels(ContextRef context) : context_(std::move(context)) {}

  // Returns the function that copies so many bytes at a time: 1, 4, 8 or 16. Its first use takes the driver some
  // milliseconds. Returns null if the driver cannot compile it for the device. The context must be current.
  FunctionHandle of_unit(std::size_t bytes);

 private:
  struct Loaded {
    bool tried = false;
    std::unique_ptr<Module> module;
    FunctionHandle function = nullptr;
  };
  ContextRef context_;
  std::array<Loaded, kExchangeUnits.size()> loaded_;  // in the order of kExchangeUnits
};

// The addresses of words; 0: not wanted.
struct ExchangeWords {
  DevicePointer sender = 0;    // of the flag that is raised, on this device
  DevicePointer to_raise = 0;  // of the same flag, on the device that waits for it
  DevicePointer to_await = 0;
  DevicePointer stop = 0;
};

// A launch with its arguments, to which the node points.
class ExchangeNode {
 public:
  // `copy` is null if nothing is copied.
  ExchangeNode(ExchangeKernels& kernels, const DeviceCopy* copy, const ExchangeWords& words);
  ExchangeNode(const ExchangeNode&) = delete;
  ExchangeNode& operator=(const ExchangeNode&) = delete;

  // The function is null if there is no kernel.
  const KernelNode& node() const { return node_; }

 private:
  static constexpr std::size_t kArguments = 13;

  KernelNode node_;
  std::array<std::uint64_t, kArguments> arguments_{};
  std::array<void*, kArguments> addresses_{};
};

}  // namespace boxflow::cuda
