// What people are told where a device fails, or has too little memory.
#pragma once

#include <string>

#include "error.hpp"

namespace boxflow {

// BF5902, a warning: the program goes on without the device. `consequence` says how.
Error device_dropped(const DeviceFailure& failure, const std::string& consequence);

// BF5903: the region can neither go on nor start again. `overwritten` are arrays of the program that do not hold what
// they did before the region; `held` is what only that device had, which may be empty.
Error values_lost(const DeviceFailure& failure, const std::string& overwritten, const std::string& held);

// BF5904, a warning: `reason` is why a tile does not fit, and others do what the device should.
Error device_without_room(std::size_t device, const Error& reason);

}  // namespace boxflow
