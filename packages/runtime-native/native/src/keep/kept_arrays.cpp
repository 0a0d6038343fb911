#include "keep/kept_arrays.hpp"

#include <algorithm>

#include "keep/reshaped.hpp"

namespace boxflow {

namespace {

// Moves the directory of `from` to `to`. Elements that only `to` has are on the host. The host places change arrays,
// but not their contents, so that the directory's entries stay as they are.
void take_directory(RegionArray& to, RegionArray& from) {
  to.directory = std::exchange(from.directory, {});
  std::swap(to.host, from.host);
  std::swap(*to.host, *from.host);
  BoxList rest;
  subtract(to.bounds, from.bounds, rest);
  for (const Box& box : rest) to.directory.set_only(box, to.host.get());
}

void copy_description(RegionArray& to, const RegionArray& from) {
  to.region = from.region;
  to.plan = from.plan;
  to.element_bytes = from.element_bytes;
  to.bounds = from.bounds;
  *to.host = *from.host;
  to.host->accesses.clear();
  to.partial_copies = from.partial_copies;
  to.stays = true;
}

// Returns whether the arrays differ at most in the extent of the outermost dimension.
bool begin_alike(const RegionArray& a, const RegionArray& b) {
  const int rank = a.bounds.rank;
  if (a.host->host != b.host->host || a.element_bytes != b.element_bytes || rank != b.bounds.rank) return false;
  for (int d = 0; d < rank; ++d) {
    if (a.host->strides[d] != b.host->strides[d]) return false;
    if (d > 0 && a.bounds.extent(d) != b.bounds.extent(d)) return false;
  }
  return true;
}

void lengthen(RegionArray& array, const RegionArray& kept, const RegionArrays& arrays) {
  if (is_subset(kept.bounds, array.bounds)) return;
  const auto in_between = [&](const RegionArray& other) { return &other != &array && share_elements(kept, other); };
  if (std::any_of(arrays.begin(), arrays.end(), in_between)) return;
  array.bounds = array.host->box = kept.bounds;
  array.directory.set_only(array.bounds, array.host.get());
}

}  // namespace

KeptArrays::~KeptArrays() {
  for (KeptArray& kept : all_) give_back(kept);
}

void KeptArrays::give_back(KeptArray& kept) {
  for (const auto& buffer : kept.buffers) {
    const auto device = buffer->device.number();
    bytes_[device] -= buffer->allocation.bytes;
    Block block;
    block.allocation = buffer->allocation;
    session_.memory(device).give_back(std::move(block));
    if (Trace* trace = session_.trace()) {
      TraceText text("free", "memory");
      text.add("array", kept.array.plan->name).add("box", to_string(buffer->box));
      trace->memory(device, text.add("bytes", buffer->allocation.bytes));
      trace->bytes_in_use(device, session_.memory(device).in_use());
    }
  }
  kept.buffers.clear();
}

void KeptArrays::choose(RegionArrays& arrays) {
  // While arrays stay, the program has called nothing that could map memory: such a call would have brought everything
  // to the host.
  if (all_.empty()) shared_.look_again();
  for (RegionArray& array : arrays) {
    const HostRange range = range_of(array);
    array.stays = may_stay(array, arrays) && !shared_.holds(range.begin, range.end);
  }
}

void KeptArrays::add(RegionArray& array, std::vector<std::unique_ptr<Buffer>> buffers) {
  KeptArray& kept = all_.emplace_back();
  kept.position = std::prev(all_.end());
  kept.number = ++added_;
  copy_description(kept.array, array);
  take_directory(kept.array, array);
  kept.host_stale = kept.array.directory.elements().off_host > 0;
  kept.range = range_of(kept.array);
  kept.buffers = std::move(buffers);
  for (const auto& buffer : kept.buffers) bytes_[buffer->device.number()] += buffer->allocation.bytes;
  by_range_.add(kept.range, &kept);
  if (kept.host_stale) host_stale_.add(kept.range, &kept);
}

std::vector<KeptArray*> KeptArrays::found(const RangeIndex<KeptArray>& index, const HostRange& range) {
  std::vector<KeptArray*> found;
  index.for_each_overlapping(range, [&](KeptArray& kept) { found.push_back(&kept); });
  std::sort(found.begin(), found.end(), [](const auto* a, const auto* b) { return a->number < b->number; });
  return found;
}

void KeptArrays::match(RegionArrays& arrays) {
  for (RegionArray& array : arrays) {
    if (!array.outer() || array.bounds.empty()) continue;
    for (KeptArray* kept : in_range(range_of(array))) {
      if (array.host->host != kept->array.host->host) continue;
      reshape(*kept, array);
      if (begin_alike(array, kept->array)) lengthen(array, kept->array, arrays);
    }
  }
}

void KeptArrays::move_same_to(RegionArrays& arrays) {
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    RegionArray& array = arrays[i];
    if (!array.outer()) continue;
    for (KeptArray* kept : in_range(range_of(array))) {
      if (!is_same_array(array, kept->array)) continue;
      // If the region has to start again, the host cannot provide values that it lacks.
      array.overwritten = array.host_stale = kept->host_stale;
      take_directory(array, kept->array);
      hand_over_buffers(*kept, i);
      remove(*kept);
    }
  }
}

void KeptArrays::move_foreign_to(RegionArrays& arrays, std::span<KeptArray* const> foreign) {
  for (KeptArray* kept : foreign) move_foreign_to(arrays, *kept);
}

void KeptArrays::move_all_to(RegionArrays& arrays) {
  while (!all_.empty()) move_foreign_to(arrays, all_.front());
}

void KeptArrays::move_foreign_to(RegionArrays& arrays, KeptArray& kept) {
  const std::size_t index = arrays.size();
  RegionArray& array = arrays.emplace_back();
  copy_description(array, kept.array);
  array.host->array = index;
  array.foreign = true;
  take_directory(array, kept.array);
  hand_over_buffers(kept, index);
  remove(kept);
}

void KeptArrays::remove(KeptArray& kept) {
  by_range_.remove(kept.range, &kept);
  if (kept.host_stale) host_stale_.remove(kept.range, &kept);
  all_.erase(kept.position);
}

void KeptArrays::hand_over_buffers(KeptArray& kept, std::size_t index) {
  for (auto& buffer : kept.buffers) {
    bytes_[buffer->device.number()] -= buffer->allocation.bytes;
    buffer->array = index;
    buffer->transient = false;
    buffer->unread_push = false;
    moved_buffers_.push_back(std::move(buffer));
  }
}

void KeptArrays::drop(KeptArray& kept) {
  give_back(kept);
  remove(kept);
}

HostRange range_of(const RegionArray& array) {
  const auto begin = reinterpret_cast<std::uintptr_t>(array.host->host);
  return {begin, begin + array.host_bytes()};
}

bool is_same_array(const RegionArray& array, const RegionArray& kept) {
  return begin_alike(array, kept) && is_subset(kept.bounds, array.bounds);
}

bool may_stay(const RegionArray& array, const RegionArrays& arrays) {
  if (!array.outer() || array.bounds.rank == 0 || array.bounds.empty()) return false;
  const auto shares = [&](const RegionArray& other) { return &other != &array && share_elements(array, other); };
  if (std::any_of(arrays.begin(), arrays.end(), shares)) return false;
  if (array.element_bytes == 1 && array.plan->live_out) return false;
  if (!array.plan->extents_inferred) return true;
  const auto index = static_cast<std::size_t>(array.plan - array.region->arrays.data());
  for (const Phase& phase : array.region->phases) {
    for (const PhaseView& view : phase.views) {
      const auto is_hull = [](const PlanWrite& write) { return !write.exact; };
      if (view.array == index && std::any_of(view.writes.begin(), view.writes.end(), is_hull)) return false;
    }
  }
  return true;
}

}  // namespace boxflow
