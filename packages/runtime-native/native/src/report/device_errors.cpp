#include "report/device_errors.hpp"

namespace boxflow {

Error device_dropped(const DeviceFailure& failure, const std::string& consequence) {
  return Error("BF5902", failure.what() + ("; " + consequence), failure.hint());
}

Error values_lost(const DeviceFailure& failure, const std::string& overwritten, const std::string& held) {
  const std::string device = "device " + std::to_string(failure.device());
  return Error(
      "BF5903",
      failure.what() +
          ("; the region cannot start again, because the program's memory does not hold what " + overwritten) +
          " was before it, and " +
          (held.empty() ? "what " + device + " was computing" : held + ", which only " + device + " had,") + " is lost",
      "run the program again without that device (--devices, BOXFLOW_DEVICES), with memory enough that arrays "
      "stay on the devices (--memory-limit, BOXFLOW_MEMORY_LIMIT), or with all arrays back in memory after each "
      "region (--no-keep, BOXFLOW_KEEP=0)");
}

Error kept_values_lost(const DeviceFailure& failure, const std::string& held) {
  return Error("BF5903",
               failure.what() + ("; " + held + ", which an earlier region left on device " +
                                 std::to_string(failure.device()) + " and nowhere else, is lost"),
               "run the program again without that device (--devices, BOXFLOW_DEVICES), or with all arrays back in "
               "memory after each region (--no-keep, BOXFLOW_KEEP=0)");
}

Error device_without_room(std::size_t device, const Error& reason) {
  return Error("BF5904",
               reason.what() + ("; device " + std::to_string(device)) +
                   " gets nothing more to do in this region, and the others do its part",
               reason.hint());
}

}  // namespace boxflow
