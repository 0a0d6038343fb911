// How long a model's machine takes for one kernel or one copy, by itself.
#pragma once

#include <cstdint>

#include "device/device.hpp"
#include "device/rect_copy.hpp"
#include "device/sim/machine_model.hpp"

namespace boxflow::sim {

// The launch, then whatever takes longer: computing, or reading and writing the device's memory.
std::int64_t kernel_ns(const DeviceModel& device, const LaunchWork& work);

// Over a link: its latency, each row of a strided copy, and the bytes.
std::int64_t copy_ns(const LinkModel& link, const RectCopy& copy);

// Within one device: a kernel that reads and writes every byte.
std::int64_t copy_within_ns(const DeviceModel& device, const RectCopy& copy);

}  // namespace boxflow::sim
