// Messages about devices that fail, or have too little memory.
#pragma once

#include <cstddef>
#include <string>

#include "base/error.hpp"

namespace boxflow {

// BF5902, a warning: the program goes on without the device. `consequence` says how.
Error device_dropped(const DeviceFailure& failure, const std::string& consequence);

// BF5903: the region can neither go on nor start again. `overwritten` names the arrays whose former values the
// program's memory has lost. `held` names the boxes that only that device had, and may be empty.
Error values_lost(const DeviceFailure& failure, const std::string& overwritten, const std::string& held);

// BF5903, between regions or when one is to start again: data that an earlier region left on the device is lost.
Error kept_values_lost(const DeviceFailure& failure, const std::string& held);

// BF5904, a warning: `reason` says why a tile does not fit; other devices take over the work.
Error device_without_room(std::size_t device, const Error& reason);

}  // namespace boxflow
