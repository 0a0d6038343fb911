#include "memory/memory_warning.hpp"

#include <algorithm>
#include <vector>

#include "base/plural.hpp"
#include "report/summary.hpp"

namespace boxflow {

namespace {

// A program that needs each element once moves at most two: in, and out again.
constexpr std::uint64_t kManyTimes = 4;

}  // namespace

std::optional<Error> memory_warning(const RegionArrays& arrays, const Session& session, std::size_t most_devices,
                                    std::uint64_t moved, bool evicted) {
  std::uint64_t all = 0;
  for (const RegionArray& array : arrays) {
    if (!array.foreign) all += array.bytes(array.bounds);
  }
  if (!evicted || moved / kManyTimes < std::max<std::uint64_t>(all, 1)) return std::nullopt;
  std::uint64_t capacity = 0;
  const std::vector<std::size_t> devices = session.first_usable(most_devices);
  for (const std::size_t device : devices) capacity += session.memory(device).capacity();
  const std::string there = "the " + plural(devices.size(), "device has ", "devices have ") + bytes_text(capacity);
  // Devices may have copies of the same elements, and each box takes whole granules.
  const std::string wanted = all < capacity ? "the boxes of its tiles take more than " + there
                                            : "its arrays take " + bytes_text(all) + ", " + there;
  return Error("BF5905",
               "memory is short, and the region slow: " + wanted + ", and what it needs again and again went to the " +
                   "host and came back: " + bytes_text(moved) + " in one call",
               "use more devices (--devices, BOXFLOW_DEVICES), raise the limit (--memory-limit, BOXFLOW_MEMORY_LIMIT) "
               "if there is one, or use smaller sizes");
}

}  // namespace boxflow
