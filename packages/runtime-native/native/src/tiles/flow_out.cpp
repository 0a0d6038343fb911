#include "tiles/flow_out.hpp"

namespace boxflow {

FlowOutPlanner::FlowOutPlanner(const Plan& plan, std::span<const std::int64_t> parameters, const RegionArrays& arrays,
                               const RunOptions& options, const ActiveDevices& devices)
    : plan_(plan), arrays_(arrays), options_(options), distributions_(plan, parameters, options, devices) {}

std::span<const Outgoing> FlowOutPlanner::outgoing(const Phase& phase, PhaseSlots slots, const TileRect& rect,
                                                   std::size_t device) {
  outgoing_.clear();
  partitions_.clear();
  for (const FlowOut& flow : phase.flow_out) {
    const Phase& reader = plan_.phases[flow.to_phase];
    if (reader.single) continue;  // its device is chosen when it runs
    ask_all({flow, owners(reader), slots, device}, phase, rect);
  }
  if (options_.communication == Communication::kFop) send_partitions();
  if (options_.communication == Communication::kFo) send_sets(phase, slots.values());
  return outgoing_.all();
}

// Asks all readers. If writer and reader follow the same distributions, the readers that overlap the tile are on its
// own device, and the plan says nothing of them. If each row of the grid is one device, this holds for all readers that
// overlap the tile in the first dimension.
void FlowOutPlanner::ask_all(const Asked& asked, const Phase& phase, const TileRect& rect) {
  const Ownership& rows = *asked.owners.first;
  const Ownership& columns = *asked.owners.second;
  const RectOwners& writers = owners(phase);
  const bool one_per_row = asked.owners.grid->columns() == 1;
  if (phase.single || writers.first != &rows || !(one_per_row || writers.second == &columns)) {
    return ask(asked, {rows.parts(), columns.parts()}, &Readers::first, Nearest::kNowhere);
  }
  ask(asked, {rows.before(rect.first), columns.parts()}, &Readers::first, Nearest::kLast);
  if (!one_per_row) {
    const Parts beside = rows.overlapping(rect.first);
    ask(asked, {beside, columns.before(rect.second)}, &Readers::second, Nearest::kLast);
    ask(asked, {beside, columns.behind(rect.second)}, &Readers::second, Nearest::kFirst);
  }
  ask(asked, {rows.behind(rect.first), columns.parts()}, &Readers::first, Nearest::kFirst);
}

void FlowOutPlanner::ask(const Asked& asked, const Readers& readers, Parts Readers::*dimension, Nearest nearest) {
  if (readers.empty()) return;
  if (options_.communication == Communication::kFop) {
    FewBoxes boxes;
    evaluate(asked, readers, boxes);
    for (const Box& box : boxes) add_partition(asked.flow.array, box);
  }
  Readers near = readers;
  leave_near(asked, near, dimension, nearest);
  descend(asked, near);
}

// Reduces the readers to the nearest ones, behind which none reads anything. Most tiles send to few neighbours or to
// all devices, so each step looks twice as far.
void FlowOutPlanner::leave_near(const Asked& asked, Readers& readers, Parts Readers::*dimension, Nearest nearest) {
  if (nearest == Nearest::kNowhere) return;
  const Parts all = readers.*dimension;
  const auto nearest_of = [&](std::size_t count) {
    return nearest == Nearest::kLast ? all.last(count) : all.first(count);
  };
  FewBoxes boxes;
  std::size_t near = 1;
  while (near < all.size()) {
    const std::size_t far = all.size() - near;
    readers.*dimension = nearest == Nearest::kLast ? all.first(far) : all.last(far);
    if (!evaluate(asked, readers, boxes)) break;
    near = 2 * near;
  }
  readers.*dimension = nearest_of(std::min(near, all.size()));
}

// Evaluates the boxes that any of the readers reads, for the hull of all of them.
bool FlowOutPlanner::evaluate(const Asked& asked, const Readers& readers, FewBoxes& boxes) {
  asked.slots.set_reader({{readers.first.front().interval.lo, readers.first.back().interval.hi},
                          {readers.second.front().interval.lo, readers.second.back().interval.hi}});
  boxes.clear();
  Box box;
  for (const PlanBox& plan_box : asked.flow.boxes) {
    if (plan_box.evaluate(asked.slots.values(), arrays_[asked.flow.array].bounds, box)) boxes.push_back(box);
  }
  return !boxes.empty();
}

// Finds the receivers by halving. The boxes for several neighbours contain those for each of them, so most readers are
// never asked.
void FlowOutPlanner::descend(const Asked& asked, const Readers& readers) {
  FewBoxes boxes;
  if (!evaluate(asked, readers, boxes)) return;
  if (readers.first.size() == 1 && readers.second.size() == 1) {
    const std::size_t device = asked.owners.device_of(readers.first[0], readers.second[0]);
    if (device == asked.device) return;
    for (const Box& box : boxes) outgoing_.add(asked.flow.array, device, box);
    return;
  }
  const auto half = readers.first.size() >= readers.second.size() ? &Readers::first : &Readers::second;
  const Parts parts = readers.*half;
  Readers each = readers;
  each.*half = parts.first(parts.size() / 2);
  descend(asked, each);
  each.*half = parts.subspan(parts.size() / 2);
  descend(asked, each);
}

// Source-distinct partitioning: the flow of several dependences is cut until two regions are the same or have nothing
// in common. Each region goes as a whole to every device that needs some of it.
void FlowOutPlanner::add_partition(std::size_t array, const Box& region) {
  BoxList remaining{region};
  BoxList outside;
  const std::size_t count = partitions_.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (partitions_[i].array != array || !overlaps(partitions_[i].box, region)) continue;
    const Box known = partitions_[i].box;
    partitions_[i].box = intersect(known, region);
    subtract_from_all(remaining, partitions_[i].box);
    outside.clear();
    subtract(known, region, outside);
    for (const Box& piece : outside) partitions_.push_back({array, piece});
  }
  for (const Box& piece : remaining) partitions_.push_back({array, piece});
}

void FlowOutPlanner::send_partitions() {
  needs_.swap(outgoing_);
  outgoing_.clear();
  for (const Outgoing& need : needs_.all()) {
    for (const Partition& partition : partitions_) {
      if (need.array == partition.array && overlaps(need.box, partition.box)) {
        outgoing_.add(partition.array, need.device, partition.box);
      }
    }
  }
}

void FlowOutPlanner::send_sets(const Phase& phase, std::span<const std::int64_t> slots) {
  needs_.swap(outgoing_);
  outgoing_.clear();
  Box box;
  for (const Outgoing& need : needs_.all()) {
    for (const FlowOutSet& set : phase.flow_out_sets) {
      if (set.array != need.array) continue;
      for (const PlanBox& plan_box : set.boxes) {
        if (plan_box.evaluate(slots, arrays_[set.array].bounds, box)) outgoing_.add(set.array, need.device, box);
      }
    }
  }
}

}  // namespace boxflow
