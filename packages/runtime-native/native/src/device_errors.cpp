#include "device_errors.hpp"

namespace boxflow {

Error device_dropped(const DeviceFailure& failure, const std::string& consequence) {
  return Error("BF5902", failure.what() + ("; " + consequence), failure.hint());
}

Error values_lost(const DeviceFailure& failure, const std::string& overwritten, const std::string& held) {
  const std::string device = "device " + std::to_string(failure.device());
  return Error("BF5903",
               failure.what() + ("; the region cannot start again, because it has changed " + overwritten) +
                   " of the program already, and " +
                   (held.empty() ? "what " + device + " was computing" : held + ", which only " + device + " had,") +
                   " is lost",
               "run the program again without that device (--devices, BOXFLOW_DEVICES), or with memory enough that "
               "arrays stay on the devices (--memory-limit, BOXFLOW_MEMORY_LIMIT)");
}

Error device_without_room(std::size_t device, const Error& reason) {
  return Error("BF5904",
               reason.what() + ("; device " + std::to_string(device)) +
                   " gets nothing more to do in this region, and the others do its part",
               reason.hint());
}

}  // namespace boxflow
