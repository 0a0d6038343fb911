#include "placement/distribution_table.hpp"

namespace boxflow {

DistributionTable::DistributionTable(const Plan& plan, std::span<const std::int64_t> parameters,
                                     const RunOptions& options, const ActiveDevices& devices)
    : plan_(plan),
      options_(options),
      line_(DeviceGrid::column_of(devices)),
      grid_(DeviceGrid::squarest_of(devices)),
      no_second_(kNoSecond, Distribution::kBlock, 0, 1) {
  for (const DistributionClass& each : plan.classes) {
    ranges_.push_back({each.lo.evaluate(parameters), each.hi.evaluate(parameters)});
  }
  deal(devices);
}

void DistributionTable::deal(const ActiveDevices& devices) {
  line_ = DeviceGrid::column_of(devices);
  grid_ = DeviceGrid::squarest_of(devices);
  classes_.assign(ranges_.size(), {});
  phases_.clear();
  for (const Phase& phase : plan_.phases) phases_.push_back(deal_phase(phase));
}

RectOwners DistributionTable::deal_phase(const Phase& phase) {
  if (!phase.second) return {&deal_class(phase.class_index, Owners::kDevices), &no_second_, &line_};
  const bool in_grid = options_.second_distribution.has_value();
  return {&deal_class(phase.class_index, in_grid ? Owners::kRows : Owners::kDevices),
          &deal_class(phase.second->class_index, in_grid ? Owners::kColumns : Owners::kOne), in_grid ? &grid_ : &line_};
}

void DistributionTable::place(std::size_t class_index, std::vector<Ownership::Part> parts) {
  // Each class is replaced in place, because the owners of phases point to it.
  classes_[class_index][static_cast<std::size_t>(Owners::kDevices)].emplace(ranges_[class_index], std::move(parts));
}

const Ownership& DistributionTable::deal_class(std::size_t position, Owners owners) {
  std::optional<Ownership>& dealt = classes_[position][static_cast<std::size_t>(owners)];
  if (dealt) return *dealt;
  const TileInterval range = ranges_[position];
  switch (owners) {
    case Owners::kDevices: return dealt.emplace(range, options_.distribution, options_.tile, line_.rows());
    case Owners::kRows: return dealt.emplace(range, options_.distribution, options_.tile, grid_.rows());
    case Owners::kColumns:
      return dealt.emplace(range, *options_.second_distribution, options_.second_tile, grid_.columns());
    case Owners::kOne: break;
  }
  return dealt.emplace(range, Distribution::kBlock, 0, 1);
}

}  // namespace boxflow
