// The times of a single kernel or copy on a model's machine.
#pragma once

#include <cstdint>

#include "device/device.hpp"
#include "device/rect_copy.hpp"
#include "device/sim/machine_model.hpp"

namespace boxflow::sim {

// Returns the time of the launch, plus the longer one of computing, and reading and writing the device's memory.
std::int64_t kernel_ns(const DeviceModel& device, const LaunchWork& work);

// Returns the time over a link: its latency, each row of a strided copy, and the bytes.
std::int64_t copy_ns(const LinkModel& link, const RectCopy& copy);

// Returns the time within one device: that of a kernel that reads and writes every byte.
std::int64_t copy_within_ns(const DeviceModel& device, const RectCopy& copy);

}  // namespace boxflow::sim
