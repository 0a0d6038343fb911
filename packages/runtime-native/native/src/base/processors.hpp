// The processors that the process may use. Those of the machine may be more: a scheduler gives the process a set of
// them (`taskset`), or its control group limits their time (containers).
#pragma once

#include <sched.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <thread>

namespace boxflow {

// Returns how many processors a file of quota and period pays for, rounded up; nothing if it sets no limit.
inline std::optional<std::size_t> processors_of_quota(std::istream& file) {
  double quota = 0;
  double period = 0;
  // The text `max`, or -1, is no limit.
  if (!(file >> quota >> period) || quota <= 0 || period <= 0) return std::nullopt;
  return static_cast<std::size_t>(std::ceil(quota / period));
}

// Returns the least number of processors that the limits of a control group and of those around it pay for. `groups` is
// the text of /proc/self/cgroup, and `root` the folder of all groups.
inline std::optional<std::size_t> processors_of_group(std::istream& groups, const std::filesystem::path& root) {
  namespace files = std::filesystem;
  std::optional<std::size_t> least;
  const auto take = [&](std::istream& file) {
    const std::optional<std::size_t> limit = processors_of_quota(file);
    if (limit) least = std::min(least.value_or(*limit), *limit);
  };
  const auto look_into = [&](const files::path& folder) {
    std::ifstream second(folder / "cpu.max");
    if (second) return take(second);
    std::ifstream quota(folder / "cpu.cfs_quota_us");
    std::ifstream period(folder / "cpu.cfs_period_us");
    std::stringstream both;
    both << quota.rdbuf() << ' ' << period.rdbuf();
    take(both);
  };
  // Each line is `number:controllers:/path`; version 2 has no controllers, and one line.
  for (std::string line; std::getline(groups, line);) {
    const std::size_t first = line.find(':');
    const std::size_t second = first == line.npos ? line.npos : line.find(':', first + 1);
    if (second == line.npos) continue;
    const std::string controllers = line.substr(first + 1, second - first - 1);
    if (!controllers.empty() && ("," + controllers + ",").find(",cpu,") == std::string::npos) continue;
    const files::path hierarchy = controllers.empty() ? root : root / controllers;
    // Inside a container, the path may be one of the machine, and the folder of all groups the container's own.
    files::path folder = files::path(line.substr(second + 1)).relative_path();
    for (; !folder.empty(); folder = folder.parent_path()) look_into(hierarchy / folder);
    look_into(hierarchy);
  }
  return least;
}

// Returns at least 1.
inline std::size_t usable_processors() {
  std::size_t count = std::max<std::size_t>(std::thread::hardware_concurrency(), 1);
  // A set is too small for machines with more processors than it has places; they have no such limit here.
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof set, &set) == 0) {
    count = std::clamp<std::size_t>(static_cast<std::size_t>(CPU_COUNT(&set)), 1, count);
  }
  std::ifstream groups("/proc/self/cgroup");
  const std::optional<std::size_t> limit = processors_of_group(groups, "/sys/fs/cgroup");
  return limit ? std::clamp<std::size_t>(*limit, 1, count) : count;
}

}  // namespace boxflow
