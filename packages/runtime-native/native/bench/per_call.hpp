// The host's time for a call of a small region when earlier calls have left a lot on the devices.
#pragma once

#include <cstddef>

namespace boxflow::bench {

struct PerCall {
  double slices = 0;  // nanoseconds, if the calls work on slices of one array
  double filled = 0;  // the same, after one region has written the whole array
  double arrays = 0;  // nanoseconds, if each call works on an array of its own
};

// Returns the mean of many calls, all of which leave on the devices what they computed.
PerCall measure_calls(std::size_t devices, std::size_t calls);

}  // namespace boxflow::bench
