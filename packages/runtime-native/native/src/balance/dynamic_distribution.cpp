#include "balance/dynamic_distribution.hpp"

#include <algorithm>
#include <numeric>

#include "coherence/resident_bytes.hpp"
#include "tiles/launch_work.hpp"

namespace boxflow {

namespace {

// Cells of each device: as fine as speeds are known, and few enough to look at all of them.
constexpr std::size_t kCellsPerDevice = 32;
constexpr std::size_t kMostCells = 4096;
constexpr std::size_t kFewestCellsPerDevice = 4;

// Loads whose longest run is longer by no more than this count as even.
constexpr double kEven = 0.05;
// The share by which new cuts may be worse than the best to be nearer to the present ones: at first, when speeds are
// unknown, and later.
constexpr double kFirstSlack = 0.1;
constexpr double kSlack = 0.01;
// Less than this share of the time is not worth remembering as lost.
constexpr double kForgotten = 0.01;
// If no cuts are better, they are reconsidered when this many times the longest run has been lost.
constexpr double kPatience = 16;

std::size_t cell_count(TileInterval range, std::size_t devices) {
  const std::size_t each = std::max(kFewestCellsPerDevice, std::min(kCellsPerDevice, kMostCells / devices));
  return std::min(each * devices, static_cast<std::size_t>(std::max<std::int64_t>(range.width(), 0)));
}

// Gives each device equally many cells, in the order of the devices.
Cuts equal_cuts(std::size_t cells, std::size_t devices) {
  Cuts cuts(devices + 1);
  for (std::size_t p = 0; p <= devices; ++p) cuts[p] = cells * p / devices;
  return cuts;
}

}  // namespace

DynamicDistribution::DynamicDistribution(const Plan& plan, const RegionArrays& arrays, Session& session,
                                         const ActiveDevices& devices, FlowOutPlanner& flow_out,
                                         ExpectedBoxes& expected_boxes,
                                         const DeviceSpeeds& speeds)
    : plan_(plan),
      arrays_(arrays),
      session_(session),
      devices_(devices),
      flow_out_(flow_out),
      expected_boxes_(expected_boxes),
      speeds_(speeds),
      classes_(plan.classes.size()),
      last_(plan.phases.size()) {
  for (std::size_t i = 0; i < plan.phases.size(); ++i) {
    if (!plan.phases[i].single) classes_[plan.phases[i].class_index].phases.push_back(i);
  }
}

void DynamicDistribution::start_again() {
  for (ClassRuns& runs : classes_) runs.cuts.clear();
}

void DynamicDistribution::place(const Phase& phase, PhaseSlots slots, const TileRect& whole) {
  if (devices_.size() == 1) return;
  ClassRuns& runs = classes_[phase.class_index];
  PhaseRun& last = last_of(phase);
  last.values.assign(slots.values().begin(), slots.values().end());
  last.rect_slot = slots.rect_slot();
  last.whole = whole;
  if (runs.cuts.empty()) return place_first(runs, phase);
  if (!speeds_.knows(phase.index)) return;
  const Load now = load(runs, phase);
  if (now.longest <= (1 + kEven) * now.even) {
    if (runs.lost_ns > 0) runs.even_ns += now.longest;
  } else {
    runs.lost_ns += now.longest - now.even;
  }
  if (runs.lost_ns == 0) return;
  last.count += 1;
  if (runs.lost_ns < kForgotten * runs.even_ns) return forgive(runs);
  if (runs.lost_ns > runs.enough_ns) reconsider(runs, phase.class_index, now.longest);
}

// ---- where runs begin ----------------------------------------------------------------------------------------------

void DynamicDistribution::place_first(ClassRuns& runs, const Phase& phase) {
  runs.cells = cell_count(range_of(phase), devices_.size());
  runs.order.resize(devices_.size());
  std::iota(runs.order.begin(), runs.order.end(), std::size_t{0});
  runs.cuts = equal_cuts(runs.cells, devices_.size());
  place_by_data(runs, phase);
  std::vector<CellWork> work{cell_work(runs, phase.index)};
  fill_gaps(work[0].before);
  adopt(runs, phase.class_index, balanced_cuts(runs.cuts, time_of(runs, work), kFirstSlack));
}

// Gives the cells without work the average work of the others, because other phases may have work there.
void DynamicDistribution::fill_gaps(std::vector<double>& before) {
  std::vector<double> cells(before.size());
  std::adjacent_difference(before.begin(), before.end(), cells.begin());
  const auto busy = std::count_if(cells.begin(), cells.end(), [](double work) { return work > 0; });
  const double usual = busy > 0 ? before.back() / static_cast<double>(busy) : 1;
  std::replace(cells.begin() + 1, cells.end(), 0.0, usual);
  std::partial_sum(cells.begin(), cells.end(), before.begin());
}

// Orders the devices by their data, and gives each as many cells as it holds the most data of. A cell without data
// counts for the device that had it.
void DynamicDistribution::place_by_data(ClassRuns& runs, const Phase& phase) {
  const TileInterval range = range_of(phase);
  const std::size_t count = devices_.size();
  std::vector<std::size_t> position_of(session_.device_count(), count);  // `count` for devices that are left out
  for (std::size_t i = 0; i < count; ++i) position_of[devices_[i]] = i;
  std::vector<double> held(count);          // bytes of the cell
  std::vector<double> total(count);         // bytes of all cells
  std::vector<double> moment(count);        // the same, weighted by the cell's number
  std::vector<std::size_t> most(runs.cells, count);
  for (std::size_t cell = 0; cell < runs.cells; ++cell) {
    const TileInterval interval = intersect(cells_between(runs, range, cell, cell + 1), last_of(phase).whole.first);
    if (interval.empty()) continue;
    std::fill(held.begin(), held.end(), 0);
    describe(phase, interval);
    for_each_held([&](std::size_t device, double bytes) {
      if (position_of[device] < count) held[position_of[device]] += bytes;
    });
    for (std::size_t i = 0; i < count; ++i) {
      total[i] += held[i];
      moment[i] += held[i] * static_cast<double>(cell);
      if (held[i] > (most[cell] < count ? held[most[cell]] : 0)) most[cell] = i;
    }
  }
  if (std::all_of(total.begin(), total.end(), [](double bytes) { return bytes == 0; })) return;
  // A device's position is the centre of its data.
  std::vector<double> middle(count);
  for (std::size_t i = 0; i < count; ++i) {
    middle[i] = total[i] > 0 ? moment[i] / total[i] : static_cast<double>(runs.cuts[i] + runs.cuts[i + 1]) / 2;
  }
  std::vector<std::size_t> owner(runs.cells);  // by the present cuts
  for (std::size_t i = 0; i < count; ++i) {
    std::fill(owner.begin() + static_cast<std::ptrdiff_t>(runs.cuts[i]),
              owner.begin() + static_cast<std::ptrdiff_t>(runs.cuts[i + 1]), i);
  }
  std::stable_sort(runs.order.begin(), runs.order.end(),
                   [&](std::size_t a, std::size_t b) { return middle[a] < middle[b]; });
  std::vector<std::size_t> sizes(count);
  for (std::size_t cell = 0; cell < runs.cells; ++cell) sizes[most[cell] < count ? most[cell] : owner[cell]] += 1;
  for (std::size_t p = 0; p < count; ++p) runs.cuts[p + 1] = runs.cuts[p] + sizes[runs.order[p]];
}

// ---- where they go -------------------------------------------------------------------------------------------------

void DynamicDistribution::reconsider(ClassRuns& runs, std::size_t class_index, double longest) {
  std::vector<CellWork> work;
  for (const std::size_t phase : runs.phases) {
    if (!last_[phase].values.empty()) work.push_back(cell_work(runs, phase));
  }
  Cuts cuts = balanced_cuts(runs.cuts, time_of(runs, work), kSlack);
  // Phases come one after the other, and each has its own longest run.
  double before = 0;
  double after = 0;
  for (const CellWork& each : work) {
    const RunTime time = time_of(runs, {&each, 1});
    before += longest_run(runs.cuts, time);
    after += longest_run(cuts, time);
  }
  const double gain = before - after;
  if (gain <= kEven * before) {
    forgive(runs);
    runs.enough_ns = kPatience * longest;
    return;
  }
  const double cost = moving_ns(runs, cuts);
  if (gain <= cost) {
    runs.enough_ns = runs.lost_ns * cost / gain;
    return;
  }
  adopt(runs, class_index, std::move(cuts));
}

void DynamicDistribution::forgive(ClassRuns& runs) {
  runs.lost_ns = 0;
  runs.even_ns = 0;
  runs.enough_ns = 0;
  for (const std::size_t phase : runs.phases) last_[phase].count = 0;
}

void DynamicDistribution::adopt(ClassRuns& runs, std::size_t class_index, Cuts cuts) {
  runs.cuts = std::move(cuts);
  forgive(runs);
  const TileInterval range = range_of(plan_.phases[runs.phases.front()]);
  std::vector<Ownership::Part> parts;
  for (std::size_t p = 0; p < runs.order.size(); ++p) {
    const TileInterval interval = cells_between(runs, range, runs.cuts[p], runs.cuts[p + 1]);
    if (!interval.empty()) parts.push_back({interval, runs.order[p]});
  }
  if (Trace* trace = session_.trace()) trace_placement(*trace, class_index, parts);
  flow_out_.place(class_index, std::move(parts));
  expected_boxes_.forget();
}

// Returns the time in which the device that gets most data receives it.
double DynamicDistribution::moving_ns(const ClassRuns& runs, const Cuts& cuts) {
  double longest = 0;
  for (std::size_t p = 0; p < runs.order.size(); ++p) {
    const std::size_t device = device_at(runs, p);
    double most = 0;  // over the phases: data that one of them brings is there for the others
    for (const std::size_t position : runs.phases) {
      if (last_[position].values.empty()) continue;
      const Phase& phase = plan_.phases[position];
      const TileInterval range = range_of(phase);
      const auto missing = [&](std::size_t begin, std::size_t end) {
        if (begin >= end) return 0.0;
        const TileInterval cells = cells_between(runs, range, begin, end);
        return missing_bytes(phase, intersect(cells, last_[position].whole.first), device);
      };
      most = std::max(most, missing(cuts[p], std::min(cuts[p + 1], runs.cuts[p])) +
                                missing(std::max(cuts[p], runs.cuts[p + 1]), cuts[p + 1]));
    }
    longest = std::max(longest, most * speeds_.ns_per_byte(device));
  }
  return longest;
}

// ---- what is estimated ---------------------------------------------------------------------------------------------

DynamicDistribution::Load DynamicDistribution::load(const ClassRuns& runs, const Phase& phase) {
  const TileInterval range = range_of(phase);
  Load load;
  double total = 0;
  double rate = 0;
  for (std::size_t p = 0; p < runs.order.size(); ++p) {
    const double ns = speeds_.ns_per_instance(phase.index, device_at(runs, p));
    const double amount = work(phase, cells_between(runs, range, runs.cuts[p], runs.cuts[p + 1]));
    load.longest = std::max(load.longest, amount * ns);
    total += amount;
    rate += 1 / ns;
  }
  load.even = total / rate;
  return load;
}

DynamicDistribution::CellWork DynamicDistribution::cell_work(const ClassRuns& runs, std::size_t phase) {
  CellWork result{phase, std::max(last_[phase].count, 1.0), std::vector<double>(runs.cells + 1)};
  const TileInterval range = range_of(plan_.phases[phase]);
  for (std::size_t cell = 0; cell < runs.cells; ++cell) {
    const TileInterval interval = cells_between(runs, range, cell, cell + 1);
    result.before[cell + 1] = result.before[cell] + work(plan_.phases[phase], interval);
  }
  return result;
}

RunTime DynamicDistribution::time_of(const ClassRuns& runs, std::span<const CellWork> work) const {
  std::vector<double> ns(work.size() * runs.order.size());  // of each phase, by device
  for (std::size_t i = 0; i < work.size(); ++i) {
    for (std::size_t p = 0; p < runs.order.size(); ++p) {
      ns[i * runs.order.size() + p] = work[i].count * speeds_.ns_per_instance(work[i].phase, device_at(runs, p));
    }
  }
  const std::size_t devices = runs.order.size();
  return [work, ns = std::move(ns), devices](std::size_t position, std::size_t begin, std::size_t end) {
    double sum = 0;
    for (std::size_t i = 0; i < work.size(); ++i) {
      sum += ns[i * devices + position] * (work[i].before[end] - work[i].before[begin]);
    }
    return sum;
  };
}

// Returns the work of the part of an interval that the phase runs.
double DynamicDistribution::work(const Phase& phase, TileInterval interval) {
  PhaseRun& last = last_of(phase);
  interval = intersect(interval, last.whole.first);
  if (interval.empty()) return 0;
  last.slots().set_rect({interval, last.whole.second});
  return static_cast<double>(std::max<std::int64_t>(tile_instances(phase, last.values), 0));
}

void DynamicDistribution::describe(const Phase& phase, TileInterval interval) {
  PhaseRun& last = last_of(phase);
  last.slots().set_rect({interval, last.whole.second});
  describe_tile(phase, last.values, arrays_, session_.options(), tile_);
}

// Calls `visit(device, bytes)` for the accessed elements that a device holds. Two buffers of a device may hold the same
// elements.
template <typename Visit>
void DynamicDistribution::for_each_held(const Visit& visit) const {
  for (const TileView& view : tile_.views) {
    view.for_each_access([&](const Box& box) {
      for_each_holder(arrays_[view.array], box, [&](std::size_t device, std::size_t bytes) {
        visit(device, static_cast<double>(bytes));
      });
    });
  }
}

double DynamicDistribution::missing_bytes(const Phase& phase, TileInterval interval, std::size_t device) {
  if (interval.empty()) return 0;
  describe(phase, interval);
  ResidentBytes bytes;
  for (const TileView& view : tile_.views) {
    for (const FewBoxes* boxes : {&view.reads, &view.inexact_writes}) {
      for (const Box& box : *boxes) add_resident_bytes(arrays_[view.array], box, device, bytes);
    }
  }
  return static_cast<double>(bytes.missing);
}

TileInterval DynamicDistribution::cells_between(const ClassRuns& runs, TileInterval range, std::size_t begin,
                                                std::size_t end) const {
  if (begin >= end) return {range.lo, range.lo};
  return {block_of(range, begin, runs.cells).lo, block_of(range, end - 1, runs.cells).hi};
}

// Writes each device's part of the range to the trace, which explains where tiles run.
void DynamicDistribution::trace_placement(Trace& trace, std::size_t class_index,
                                          const std::vector<Ownership::Part>& parts) const {
  std::string text;
  for (const auto& [interval, owner] : parts) {
    text += (text.empty() ? "" : ", ") + std::to_string(devices_[owner]) + ": [" + std::to_string(interval.lo) + "," +
            std::to_string(interval.hi) + ")";
  }
  trace.planner(TraceText("place", "planner").add("class", plan_.classes[class_index].name).add("parts", text));
}

}  // namespace boxflow
