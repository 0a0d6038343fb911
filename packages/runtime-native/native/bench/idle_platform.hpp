// Devices that take every launch and copy and do nothing, so that what is left of a run is the planner.
#pragma once

#include <memory>

#include "device/device.hpp"

namespace boxflow::bench {

// Operations per device that count as under way.
constexpr std::uint64_t kLag = 8;

// With the same devices as `like`, which is closed. An operation counts as complete once `lag` later ones have been
// issued or somebody waited for it: as on real devices, the planner meets work that is under way.
std::unique_ptr<Platform> idle_platform(std::unique_ptr<Platform> like, std::uint64_t lag);

}  // namespace boxflow::bench
