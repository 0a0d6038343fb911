#include "steady/planner_state.hpp"

#include <algorithm>

namespace boxflow {

namespace {

// A bit that no address has.
constexpr std::uint64_t kOfPeriod = std::uint64_t{1} << 63;

class Words {
 public:
  explicit Words(const IssueRecord& period) : period_(period) {}

  void add(std::uint64_t word) { state_.push_back(word); }
  void add(const void* object) { add(reinterpret_cast<std::uintptr_t>(object)); }
  void add(const Box& box) {
    for (int d = 0; d < box.rank; ++d) {
      add(static_cast<std::uint64_t>(box.lo[d]));
      add(static_cast<std::uint64_t>(box.hi[d]));
    }
  }
  // Sorted: whatever the order of a log's accesses is, the same events are waited for.
  void add(const AccessLog& accesses) {
    std::vector<PlannerState> sorted;
    accesses.for_each([&](AccessLog::Kind kind, int queue, const Box& box, const EventRef& event) {
      Words words(period_);
      words.add(static_cast<std::uint64_t>(kind));
      words.add(static_cast<std::uint64_t>(queue));
      words.add(box);
      const auto position = period_.position_of(event);
      words.add(position ? kOfPeriod | *position : reinterpret_cast<std::uintptr_t>(event.get()));
      sorted.push_back(words.take());
    });
    std::sort(sorted.begin(), sorted.end());
    add(sorted.size());
    for (const PlannerState& access : sorted) state_.insert(state_.end(), access.begin(), access.end());
  }
  void add(const Directory& directory) {
    add(directory.entries().size());
    for (const Directory::Entry& entry : directory.entries()) {
      add(entry.box);
      add(entry.places.size());
      for (const Place* place : entry.places) add(place);
    }
  }
  void add(const Buffer& buffer) {
    add(static_cast<const void*>(&buffer));
    add(static_cast<std::uint64_t>(buffer.transient) | static_cast<std::uint64_t>(buffer.unread_push) << 1 |
        static_cast<std::uint64_t>(buffer.to_clean_up) << 2);
    add(buffer.accesses);
  }

  PlannerState take() { return std::move(state_); }

 private:
  const IssueRecord& period_;
  PlannerState state_;
};

}  // namespace

PlannerState planner_state(const RegionArrays& arrays, const Buffers& buffers, std::size_t devices,
                           const IssueRecord& period) {
  Words words(period);
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    words.add(arrays[i].directory);
    words.add(arrays[i].host->accesses);
    for (std::size_t d = 0; d < devices; ++d) {
      words.add(buffers.of(d, i).all().size());
      for (const auto& buffer : buffers.of(d, i).all()) words.add(*buffer);
    }
  }
  for (std::size_t d = 0; d < devices; ++d) {
    for (const Buffer* buffer : buffers.unused(d)) words.add(static_cast<const void*>(buffer));
  }
  return words.take();
}

}  // namespace boxflow
