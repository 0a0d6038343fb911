// Counts launches and copies of a CUDA program, for BOXFLOW_SUMMARY and BOXFLOW_STATS.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>

#include "boxflow/ptx_kernel.h"

#include "cudart/types.hpp"

namespace boxflow::cudart {

struct KernelCounts {
  uint64_t launches = 0;
  uint64_t blocks = 0;
  // The most devices that shared a launch.
  uint64_t devices = 0;
  double seconds = 0;
  uint64_t verified = 0;
};

struct CopyCounts {
  uint64_t calls = 0;
  uint64_t bytes = 0;
};

class Statistics {
 public:
  // Writes the reports when the program ends.
  static Statistics &get();

  void count_launch(const char *kernel, const boxflow_ptx_launch &launch, size_t devices, double seconds);
  void count_verified(const char *kernel);
  void count_copy(CopyKind kind, size_t bytes);
  void count_fill(size_t bytes);
  // Takes how much memory of the device is allocated now.
  void count_memory(size_t allocated);

  std::string summary() const;
  std::string json() const;
  // What BOXFLOW_VERIFY found, if everything was equal.
  std::string verification() const;

 private:
  Statistics();

  mutable std::mutex mutex_;
  std::map<std::string, KernelCounts> kernels_;
  CopyCounts to_device_, from_device_, within_device_, fills_;
  size_t most_allocated_ = 0;
};

// Whether an environment variable is a flag that is set.
bool is_flag_set(const char *variable);

}  // namespace boxflow::cudart
