// The figures of a machine in boxflow's cache. They are measured once.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/device_id.hpp"
#include "decision/machine_figures.hpp"

namespace boxflow {

// How fast data goes from one place to a different one.
struct LinkFigures {
  DeviceId from;
  DeviceId to;
  double latency = 0;           // seconds
  double bytes_per_second = 0;  // of a large copy, with no other one at the same time
};

struct MachineMeasurements {
  MachineFigures figures;
  std::vector<LinkFigures> links;
};

// Returns the path of a machine's file; empty if there is no folder for caches.
std::string machine_file(const std::string& machine_name);

// Returns nothing if there is no file, or if it is damaged or of a different machine.
std::optional<MachineMeasurements> read_machine_file(const std::string& path, const std::string& machine_name);

// Replaces the file at once. Does nothing if it cannot be written: the machine is then measured again.
void write_machine_file(const std::string& path, const std::string& machine_name,
                        const MachineMeasurements& measurements);

std::string machine_json(const std::string& machine_name, const MachineMeasurements& measurements);

}  // namespace boxflow
