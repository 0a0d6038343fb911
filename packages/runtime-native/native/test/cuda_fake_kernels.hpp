// The kernels of conformance_kernels.hpp as the fake CUDA driver runs them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace boxflow::test {

struct FakeThreads {
  std::uint64_t x, y, z;
};

// Bytes of constant memory, which kernels find at the addresses from 0 on.
inline constexpr std::size_t kConstantBytes = 65536;

// Returns the host address of so many bytes of device memory; null if they are not all allocated.
using Locate = std::function<char*(unsigned long long pointer, std::size_t bytes)>;

struct FakeKernel {
  const char* name;
  int parameters;
  int max_threads;  // per block
  // False: it touched memory that is not allocated.
  bool (*run)(const std::uint64_t* parameters, FakeThreads threads, const Locate& locate);
  // Whether it has ended, after `run`; null: always.
  bool (*has_ended)(const std::uint64_t* parameters, const Locate& locate) = nullptr;
};

// Returns null if there is none.
const FakeKernel* find_fake_kernel(const std::string& name);

}  // namespace boxflow::test
