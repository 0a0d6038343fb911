// The distributions of all classes of a plan: which device runs which part of a phase.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/options.hpp"
#include "geometry/distribution.hpp"
#include "placement/active_devices.hpp"
#include "placement/device_grid.hpp"
#include "placement/ownership.hpp"
#include "plan/plan.hpp"

namespace boxflow {

// The owners of one phase's rectangles: a grid of devices, each of whose rows has parts of the first dimension and each
// of whose columns parts of the second. Without a second dimension it has one part. Valid until the table
// changes.
struct RectOwners {
  const Ownership* first;
  const Ownership* second;
  const DeviceGrid* grid;

  TileRect range() const { return {first->range(), second->range()}; }
  std::size_t device_of(const Ownership::Part& row, const Ownership::Part& column) const {
    return grid->at(row.owner, column.owner);
  }
  // Calls `visit(rect, device)` for the part of `rect` in each part that overlaps it, in the order of the first
  // dimension, then of the second.
  template <typename Visit>
  void for_each_in(const TileRect& rect, const Visit& visit) const {
    const Ownership::Parts columns = second->overlapping(rect.second);
    for (const Ownership::Part& row : first->overlapping(rect.first)) {
      for (const Ownership::Part& column : columns) {
        visit(TileRect{intersect(rect.first, row.interval), intersect(rect.second, column.interval)},
              device_of(row, column));
      }
    }
  }
};

class DistributionTable {
 public:
  DistributionTable(const Plan& plan, std::span<const std::int64_t> parameters, const RunOptions& options,
                    const ActiveDevices& devices);

  // Distributes all classes anew after the number of devices has decreased.
  void deal(const ActiveDevices& devices);

  // Returns the owners of a phase of the plan.
  const RectOwners& owners(const Phase& phase) const { return phases_[phase.index]; }

  // Gives devices these parts of a class, in one dimension. The owners are positions among the devices.
  void place(std::size_t class_index, std::vector<Ownership::Part> parts);

 private:
  // The kind of owners of a class's parts. One class may be the first dimension of some phases and the second one of
  // others.
  enum class Owners { kDevices, kRows, kColumns, kOne };
  static constexpr std::size_t kOwners = 4;

  RectOwners deal_phase(const Phase& phase);
  const Ownership& deal_class(std::size_t position, Owners owners);

  const Plan& plan_;
  const RunOptions& options_;
  std::vector<TileInterval> ranges_;  // by class
  DeviceGrid line_;
  DeviceGrid grid_;
  Ownership no_second_;
  std::vector<std::array<std::optional<Ownership>, kOwners>> classes_;  // only those that some phase uses
  std::vector<RectOwners> phases_;
};

}  // namespace boxflow
