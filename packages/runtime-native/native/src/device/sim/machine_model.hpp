// The assumed speeds of a machine. docs/MACHINE-MODELS.md and packages/ir/src/reports/machine-model.ts describe each
// field.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace boxflow::sim {

inline constexpr std::size_t kMostSimDevices = 1 << 16;

struct LinkModel {
  double bytes_per_second = 0;
  double latency_ns = 0;
  double row_ns = 0;  // time of each row of a strided copy
};

struct DeviceModel {
  std::string name;
  std::size_t memory_bytes = 0;
  double memory_bytes_per_second = 0;
  double instances_per_second = 0;
  double launch_ns = 0;
};

struct MachineModel {
  std::string name;
  std::size_t devices = 0;
  double issue_ns = 0;
  DeviceModel device;
  LinkModel host_link;
  std::optional<LinkModel> peer_link;  // if absent, copies between devices go through the host
  std::vector<double> relative_speeds;  // for the first devices; 1 for the others

  // Returns the model of a device, with its own rates.
  DeviceModel device_at(std::size_t index) const;
};

// Returns a built-in model, or reads the file `name` if it has a slash or ends in `.json`; an empty name means the
// default. Throws BF5301 if there is none, and BF5302 if it is malformed.
MachineModel load_machine_model(const std::string& name);

// `source` is for messages.
MachineModel parse_machine_model(const std::string& json, const std::string& source);

}  // namespace boxflow::sim
