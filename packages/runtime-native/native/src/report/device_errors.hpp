// What people are told where a device fails, or has too little memory.
#pragma once

#include <cstddef>
#include <string>

#include "base/error.hpp"

namespace boxflow {

// BF5902, a warning: the program goes on without the device. `consequence` says how.
Error device_dropped(const DeviceFailure& failure, const std::string& consequence);

// BF5903: the region can neither go on nor start again. `overwritten` are arrays of which the program's memory does not
// hold what they were before the region; `held` is what only that device had, which may be empty.
Error values_lost(const DeviceFailure& failure, const std::string& overwritten, const std::string& held);

// BF5903, between regions or when one is to start again: what an earlier region left on the device is lost.
Error kept_values_lost(const DeviceFailure& failure, const std::string& held);

// BF5904, a warning: `reason` is why a tile does not fit, and others do what the device should.
Error device_without_room(std::size_t device, const Error& reason);

}  // namespace boxflow
