// Names a device's queues, in the order of DeviceInfo::queues.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <vector>

namespace boxflow {

inline std::vector<std::string> queue_names(std::size_t compute_queues,
                                            std::initializer_list<const char*> others) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < compute_queues; ++i) {
    names.push_back(compute_queues == 1 ? "compute" : "compute " + std::to_string(i));
  }
  names.insert(names.end(), others.begin(), others.end());
  return names;
}

}  // namespace boxflow
