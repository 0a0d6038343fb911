#include "steady/whole_arrays.hpp"

#include <algorithm>

namespace boxflow {

namespace {

// Returns whether options allow it. Traces and models need boxes, and a dynamic distribution moves them. Tiles of
// several compute queues wait for each other by their boxes, as they do without overlap. Without reuse, a buffer only
// serves its own box.
bool is_possible(Session& session) {
  const RunOptions& options = session.options();
  if (session.trace() || session.platform().needs_work()) return false;
  return options.repeat && options.reuse && options.overlap && options.concurrent_tiles == 1 &&
         options.boxes != BoxPolicy::kDisjoint && options.distribution != Distribution::kDynamic;
}

}  // namespace

WholeArrays::WholeArrays(const Plan& plan, Session& session, const RegionArrays& arrays, const Buffers& buffers,
                         const ActiveDevices& devices, bool watched)
    : arrays_(arrays),
      buffers_(buffers),
      devices_(devices),
      possible_(!watched && is_possible(session)) {
  if (!possible_) return;
  for (const Phase& phase : plan.phases) {
    OfPhase& of_phase = phases_.emplace_back();
    for (const PhaseView& view : phase.views) {
      const auto same = [&](const UsedArray& used) { return used.array == view.array; };
      auto used = std::find_if(of_phase.arrays.begin(), of_phase.arrays.end(), same);
      if (used == of_phase.arrays.end()) used = of_phase.arrays.insert(used, {view.array, false});
      used->written = used->written || !view.writes.empty();
    }
  }
}

Tile* WholeArrays::tile_of(const Phase& phase) {
  if (!possible_ || devices_.size() != 1) return nullptr;
  OfPhase& of_phase = of(phase);
  const std::uint64_t moment = moment_of(of_phase);
  if (of_phase.moment != moment) {
    of_phase.moment = moment;
    of_phase.whole = find_buffers(phase, of_phase);
  }
  return of_phase.whole ? &of_phase.tile : nullptr;
}

// Returns a number that differs after each change, because each of its terms only grows.
std::uint64_t WholeArrays::moment_of(const OfPhase& phase) const {
  std::uint64_t moment = 1 + buffers_.changes();
  for (const UsedArray& used : phase.arrays) moment += arrays_[used.array].directory.version();
  return moment;
}

bool WholeArrays::find_buffers(const Phase& phase, OfPhase& of_phase) const {
  of_phase.tile.device = *devices_.begin();
  of_phase.tile.views.assign(phase.views.size(), {});
  for (const UsedArray& used : of_phase.arrays) {
    Buffer* buffer = whole_buffer(used);
    if (!buffer) return false;
    for (std::size_t i = 0; i < phase.views.size(); ++i) {
      TileView& view = of_phase.tile.views[i];
      if (phase.views[i].array != used.array) continue;
      view.array = used.array;
      view.hull = buffer->box;
      // A view that only reads counts as a write, too: a single access then replaces all earlier ones in the log.
      view.exact_writes.push_back(buffer->box);
      view.buffers.push_back(buffer);
    }
  }
  return true;
}

// Returns a buffer with room for the whole array that holds the latest value of every element; if the phase writes the
// array, no other place may hold it.
Buffer* WholeArrays::whole_buffer(const UsedArray& used) const {
  const RegionArray& array = arrays_[used.array];
  for (const auto& buffer : buffers_.of(*devices_.begin(), used.array).all()) {
    if (buffer->transient || !(buffer->box == array.bounds)) continue;
    std::int64_t elements = 0;
    for (const auto& [box, places] : array.directory.entries()) {
      if (holds(places, buffer.get()) && (places.size() == 1 || !used.written)) elements += volume(box);
    }
    if (elements == volume(array.bounds)) return buffer.get();
  }
  return nullptr;
}

}  // namespace boxflow
