#include "dealing.hpp"

namespace boxflow {

Dealing::Dealing(const Plan& plan, std::span<const std::int64_t> parameters, const RunOptions& options,
                 const ActiveDevices& devices)
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

void Dealing::deal(const ActiveDevices& devices) {
  line_ = DeviceGrid::column_of(devices);
  grid_ = DeviceGrid::squarest_of(devices);
  classes_.assign(ranges_.size(), {});
  for (const Phase& phase : plan_.phases) {
    deal_class(phase.class_index, first_owners(phase));
    if (phase.second) deal_class(phase.second->class_index, second_owners());
  }
}

void Dealing::deal_class(std::size_t position, Owners owners) {
  std::optional<Ownership>& dealt = classes_[position][static_cast<std::size_t>(owners)];
  if (dealt) return;
  const TileInterval range = ranges_[position];
  switch (owners) {
    case Owners::kDevices: dealt.emplace(range, options_.distribution, options_.tile, line_.rows()); break;
    case Owners::kRows: dealt.emplace(range, options_.distribution, options_.tile, grid_.rows()); break;
    case Owners::kColumns:
      dealt.emplace(range, *options_.second_distribution, options_.second_tile, grid_.columns());
      break;
    case Owners::kOne: dealt.emplace(range, Distribution::kBlock, 0, 1); break;
  }
}

Dealing::Owners Dealing::first_owners(const Phase& phase) const {
  return phase.second && options_.second_distribution ? Owners::kRows : Owners::kDevices;
}

Dealing::Owners Dealing::second_owners() const {
  return options_.second_distribution ? Owners::kColumns : Owners::kOne;
}

const Ownership& Dealing::ownership(std::size_t position, Owners owners) const {
  return *classes_[position][static_cast<std::size_t>(owners)];
}

RectOwners Dealing::owners(const Phase& phase) const {
  const Owners first = first_owners(phase);
  return {&ownership(phase.class_index, first),
          phase.second ? &ownership(phase.second->class_index, second_owners()) : &no_second_,
          first == Owners::kRows ? &grid_ : &line_};
}

}  // namespace boxflow
