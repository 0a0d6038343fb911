#include "memory/buffers.hpp"

#include <algorithm>
#include <numeric>

#include "base/plural.hpp"

namespace boxflow {

namespace {

// The number of buffers of an array on a device that cost a region next to nothing.
constexpr std::size_t kFewOfArray = 16;

// Returns the number of runs after which the bookkeeping of a buffer has taken as long as its copies to the host and
// back. The copies take some 10 us, and 1 us more for 16 KiB.
std::size_t runs_worth_keeping(std::size_t bytes) { return 16 + (bytes >> 14); }

// Returns `larger` with more room on each side on which it is larger than `box`. As far as `bounds` allow, the new room
// is at least half of `larger`.
Box extended(const Box& box, const Box& larger, const Box& bounds) {
  std::int64_t sides = 0;
  for (int d = 0; d < box.rank; ++d) sides += (larger.lo[d] < box.lo[d]) + (larger.hi[d] > box.hi[d]);
  Box result = larger;
  for (int d = 0; d < box.rank; ++d) {
    const std::int64_t more = larger.extent(d) / (2 * sides) + 1;
    if (larger.lo[d] < box.lo[d]) result.lo[d] = std::min(larger.lo[d], std::max(bounds.lo[d], larger.lo[d] - more));
    if (larger.hi[d] > box.hi[d]) result.hi[d] = std::max(larger.hi[d], std::min(bounds.hi[d], larger.hi[d] + more));
  }
  return result;
}

}  // namespace

Buffers::Buffers(Session& session, EarlierArrays& earlier, RegionArrays& arrays, Transfers& transfers,
                 RegionStats& stats)
    : session_(session),
      earlier_(earlier),
      arrays_(arrays),
      transfers_(transfers),
      stats_(stats),
      devices_(session.device_count()) {
  for (std::size_t d = 0; d < devices_.size(); ++d) {
    devices_[d].arrays.resize(arrays.size());
    session.memory(d).begin_peak();
  }
  for (auto& buffer : earlier.take_buffers()) enter(std::move(buffer));
}

// Adds the arrays that earlier regions left to those of this run. They only matter if memory is short or a device
// fails; until then, the run spends no time on them.
void Buffers::admit_earlier_arrays() {
  if (earlier_.empty()) return;
  earlier_.move_all_to(arrays_);
  for (DeviceBuffers& device : devices_) device.arrays.resize(arrays_.size());
  auto admitted = earlier_.take_buffers();
  // All were last used before this run. The newest one goes to the front of the list first, so that the oldest one is
  // evicted first.
  for (auto buffer = admitted.rbegin(); buffer != admitted.rend(); ++buffer) {
    std::list<Buffer*>& unused = devices_[(*buffer)->device.number()].unused;
    enter(std::move(*buffer));
    unused.splice(unused.begin(), unused, std::prev(unused.end()));
  }
}

Buffers::~Buffers() {
  session_.drain();  // nothing may use the user's memory after this
  forget_accesses();
  for (DeviceBuffers& device : devices_) {
    for (ArrayBuffers& array : device.arrays) {
      for (const auto& buffer : array.buffers.all()) give_back(*buffer);
    }
  }
}

// Empties all access logs. The logged work is complete, and some may have failed; later work must not wait for it.
void Buffers::forget_accesses() {
  for_each_accesses([](AccessLog& accesses) { accesses.clear(); });
}

void Buffers::abandon(std::size_t device) {
  session_.drain();
  admit_earlier_arrays();
  forget_accesses();
  for (std::size_t i = 0; i < arrays_.size(); ++i) {
    for (const auto& buffer : of(device, i).all()) arrays_[i].directory.remove(buffer.get());
  }
}

std::string Buffers::held_only_by(std::size_t device, Of arrays) {
  admit_earlier_arrays();
  constexpr std::size_t kNamed = 4;
  std::size_t count = 0;
  std::string text;
  for (const RegionArray& array : arrays_) {
    if (arrays == Of::kResults && !array.plan->live_out && !array.host_stale && !array.foreign) continue;
    if (arrays == Of::kForeign && !array.foreign) continue;
    for (const Directory::Entry& entry : array.directory.entries()) {
      const auto elsewhere = [&](const Place* place) { return place->device != DeviceId(device); };
      if (std::any_of(entry.places.begin(), entry.places.end(), elsewhere) || ++count > kNamed) continue;
      text += (text.empty() ? "" : ", ") + array.plan->name + " " + to_string(entry.box);
    }
  }
  return count > kNamed ? text + " and " + std::to_string(count - kNamed) + " more" : text;
}

Buffer* Buffers::find(std::size_t device, std::size_t array, const Box& box, Use use) {
  const bool reuse = session_.options().reuse;
  const Directory& directory = arrays_[array].directory;
  Buffer* best = nullptr;
  std::int64_t best_volume = -1;
  of(device, array).for_each_overlapping(box, [&](Buffer& buffer) {
    if (reuse ? !is_subset(box, buffer.box) : !(box == buffer.box)) return;
    if (best && use == Use::kLasting && buffer.transient != best->transient) {
      if (buffer.transient) return;
      best = nullptr;
    }
    if (!best) {
      best = &buffer;
      best_volume = -1;
      return;
    }
    if (best_volume < 0) best_volume = directory.current_volume(box, best);
    const std::int64_t current = directory.current_volume(box, &buffer);
    if (current > best_volume) {
      best = &buffer;
      best_volume = current;
    }
  });
  return best;
}

Buffer* Buffers::allocate(std::size_t device, std::size_t array, const Box& box, Fit fit, const Box& preferred) {
  Block block;
  Box wanted = box;
  const auto take_spare = [&](const Box& larger) {
    if (block.allocation.handle || larger == box || !take(device, arrays_[array].bytes(larger), false, block)) return;
    wanted = larger;
  };
  const bool reuse = session_.options().reuse;
  const bool may_be_larger = reuse && !devices_[device].exact;
  int growths = 0;
  if (fit == Fit::kGrow && may_be_larger) {
    const Growth growth = growth_to(device, array, preferred);
    growths = growth.number;
    if (growth.ample && arrays_[array].bytes(*growth.ample) <= room(device) / 2) take_spare(*growth.ample);
    take_spare(growth.box);
    take_spare(grown(device, array, box));
  } else if (fit == Fit::kSpare && may_be_larger) {
    take_spare(preferred);
  }
  if (!block.allocation.handle && !take(device, arrays_[array].bytes(box), fit != Fit::kSpare, block)) return nullptr;
  Buffer* buffer = add(device, array, wanted, std::move(block));
  buffer->growths = growths;
  const bool absorb = reuse && (fit != Fit::kSpare || !(wanted == box));
  if (absorb || session_.options().boxes == BoxPolicy::kDisjoint) absorb_inner(*buffer);
  return buffer;
}

Buffer& Buffers::enlarge(Buffer& buffer, const Box& preferred) {
  const auto device = buffer.device.number();
  const Box larger = grown(device, buffer.array, preferred);
  if (!is_subset(buffer.box, larger)) return buffer;
  Buffer* room = allocate_spare(device, buffer.array, larger);
  return room ? *room : buffer;
}

Buffer* Buffers::allocate_spare(std::size_t device, std::size_t array, const Box& box) {
  Block block;
  if (devices_[device].exact || !take(device, arrays_[array].bytes(box), false, block)) return nullptr;
  Buffer* buffer = add(device, array, box, std::move(block));
  absorb_inner(*buffer);
  return buffer;
}

// Returns the box for a buffer that needs `preferred`. A buffer that has grown before will grow again, so there is also
// an ample box, larger by half. The number of allocations is then a logarithm of the number of iterations.
Buffers::Growth Buffers::growth_to(std::size_t device, std::size_t array, const Box& preferred) const {
  Growth growth{grown(device, array, preferred), 0, {}};
  const Buffer* largest = nullptr;
  of(device, array).for_each_overlapping(growth.box, [&](const Buffer& inner) {
    if (inner.users > 0 || !is_subset(inner.box, growth.box)) return;
    if (!largest || volume_estimate(inner.box) > volume_estimate(largest->box)) largest = &inner;
  });
  if (!largest) return growth;
  growth.number = largest->growths + 1;
  if (growth.number > 1) growth.ample = extended(largest->box, growth.box, arrays_[array].bounds);
  return growth;
}

// The policy `merge` stores the hull of two overlapping boxes if it holds no more than both of them.
Box Buffers::grown(std::size_t device, std::size_t array, const Box& box) const {
  Box hull = box;
  // Further buffers may overlap the larger hull.
  for (bool grows = true; grows;) {
    grows = false;
    of(device, array).for_each_overlapping(Box(hull), [&](const Buffer& other) {
      if (other.users > 0 || is_subset(other.box, hull) || !worth_joining(hull, other.box)) return;
      hull = box_hull(hull, other.box);
      grows = true;
    });
  }
  return hull;
}

bool Buffers::take(std::size_t device, std::size_t bytes, bool evict, Block& block) {
  while (!session_.memory(device).take(bytes, block)) {
    admit_earlier_arrays();
    // A region may use as much memory as if no array had stayed.
    const bool others = has_foreign_first(device) && DeviceMemory::rounded(bytes) <= room(device);
    if (!(evict || others) || !evict_one(device)) return false;
  }
  return true;
}

// Returns whether the next buffer to be evicted belongs to an earlier region. Such buffers come first, because no tile
// uses them.
bool Buffers::has_foreign_first(std::size_t device) const {
  const std::list<Buffer*>& unused = devices_[device].unused;
  return !unused.empty() && arrays_[unused.front()->array].foreign;
}

std::size_t Buffers::room(std::size_t device) const {
  const DeviceMemory& memory = session_.memory(device);
  std::size_t bytes = memory.capacity() - std::min(memory.capacity(), memory.in_use());
  bytes += earlier_.bytes(device);
  for (std::size_t i = 0; i < arrays_.size(); ++i) {
    if (arrays_[i].foreign) bytes += devices_[device].arrays[i].bytes;
  }
  return bytes;
}

bool Buffers::has_evicted(std::size_t device) const {
  for (std::size_t i = 0; i < arrays_.size(); ++i) {
    if (devices_[device].arrays[i].evicted && !arrays_[i].foreign) return true;
  }
  return false;
}

bool Buffers::evict_one(std::size_t device) {
  std::list<Buffer*>& unused = devices_[device].unused;
  if (unused.empty()) return false;
  Buffer& buffer = *unused.front();
  devices_[device].arrays[buffer.array].evicted = true;
  if (!arrays_[buffer.array].foreign) stats_.counters.box_outs += 1;
  if (Trace* trace = session_.trace()) trace->memory(device, describe("evict", buffer));
  free(buffer);
  return true;
}

void Buffers::evict_all(std::size_t device) {
  allocate_exactly(device);
  admit_earlier_arrays();
  while (evict_one(device)) {
  }
}

Buffer* Buffers::add(std::size_t device, std::size_t array, const Box& box, Block block) {
  auto owned = std::make_unique<Buffer>();
  Buffer& buffer = *owned;
  buffer.device = DeviceId(device);
  buffer.array = array;
  buffer.box = box;
  buffer.element_bytes = arrays_[array].element_bytes;
  buffer.fitted_for.push_back(arrays_[array].region);
  buffer.pack();
  buffer.allocation = block.allocation;
  for (const EventRef& event : block.pending) buffer.accesses.record_also(box, true, kCopyQueue, event);
  if (enter(std::move(owned)).evicted) stats_.counters.box_ins += 1;
  if (Trace* trace = session_.trace()) {
    trace->memory(device, describe("allocate", buffer).add("reused", block.reused));
    trace->bytes_in_use(device, session_.memory(device).in_use());
  }
  return &buffer;
}

Buffers::ArrayBuffers& Buffers::enter(std::unique_ptr<Buffer> owned) {
  Buffer& buffer = *owned;
  const auto device = buffer.device.number();
  DeviceBuffers& here = devices_[device];
  buffer.position = here.unused.insert(here.unused.end(), &buffer);
  ArrayBuffers& siblings = here.arrays[buffer.array];
  siblings.buffers.add(std::move(owned));
  siblings.bytes += buffer.allocation.bytes;
  ++changes_;
  DeviceStats& stats = stats_.devices[device];
  if (!arrays_[buffer.array].foreign) {
    std::size_t& peak = stats.array_peak_bytes[buffer.array];
    peak = std::max(peak, siblings.bytes);
  }
  stats.peak_bytes = std::max(stats.peak_bytes, session_.memory(device).in_use());
  return siblings;
}

void Buffers::absorb_inner(Buffer& buffer) {
  inner_.clear();
  of(buffer.device.number(), buffer.array).for_each_overlapping(buffer.box, [&](Buffer& inner) {
    if (&inner != &buffer && inner.users == 0 && is_subset(inner.box, buffer.box)) inner_.push_back(&inner);
  });
  for (Buffer* inner : inner_) {
    if (session_.options().reuse) transfers_.move(buffer, *inner);
    free(*inner);
  }
}

void Buffers::use(Buffer& buffer) {
  buffer.idle_runs = 0;
  if (buffer.users++ > 0) return;
  DeviceBuffers& here = devices_[buffer.device.number()];
  here.in_use.splice(here.in_use.end(), here.unused, buffer.position);
}

void Buffers::unuse(Buffer& buffer) {
  if (--buffer.users > 0) return;
  DeviceBuffers& here = devices_[buffer.device.number()];
  here.unused.splice(here.unused.end(), here.in_use, buffer.position);
}

void Buffers::free(Buffer& buffer) {
  ++changes_;
  transfers_.save(buffer);
  arrays_[buffer.array].directory.remove(&buffer);
  DeviceBuffers& here = devices_[buffer.device.number()];
  here.unused.erase(buffer.position);
  if (buffer.to_clean_up) std::erase(to_clean_up_, &buffer);
  ArrayBuffers& siblings = here.arrays[buffer.array];
  siblings.bytes -= buffer.allocation.bytes;
  give_back(buffer);
  siblings.buffers.take(buffer);
}

void Buffers::write_back_idle() {
  for (const std::size_t d : session_.usable()) {
    for (std::size_t i = 0; i < arrays_.size(); ++i) {
      const BufferSet& buffers = devices_[d].arrays[i].buffers;
      if (!arrays_[i].stays || buffers.all().size() <= kFewOfArray) continue;
      for (const auto& buffer : buffers.all()) {
        if (++buffer->idle_runs <= runs_worth_keeping(buffer->allocation.bytes)) continue;
        transfers_.write_out(arrays_[i], buffer->box);
        buffer->written_back = true;
      }
    }
  }
}

void Buffers::keep() {
  forget_accesses();
  for (Buffer* buffer : to_clean_up_) buffer->to_clean_up = false;
  to_clean_up_.clear();
  std::vector<std::size_t> order(arrays_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  // Keeps the oldest arrays first. They are evicted in this order if memory is short.
  std::stable_partition(order.begin(), order.end(), [&](std::size_t i) { return arrays_[i].foreign; });
  for (const std::size_t i : order) {
    if (!arrays_[i].stays || arrays_[i].bytes_on_devices() == 0) continue;
    earlier_.add(arrays_[i], take_current(i));
  }
}

// Removes the buffers that hold current values of an array from their sets, and returns them.
std::vector<std::unique_ptr<Buffer>> Buffers::take_current(std::size_t array) {
  std::vector<std::unique_ptr<Buffer>> current;
  Directory& directory = arrays_[array].directory;
  const auto is_current = [&](const Buffer& buffer) {
    return directory.any_of(buffer.box, [&](const PlaceList& places) { return holds(places, &buffer); });
  };
  for (const std::size_t d : session_.usable()) {
    BufferSet& buffers = devices_[d].arrays[array].buffers;
    for (std::size_t number = buffers.all().size(); number-- > 0;) {
      const Buffer& buffer = *buffers.all()[number];
      if (buffer.written_back) {
        directory.add(buffer.box, arrays_[array].host.get());
        directory.remove(&buffer);
      }
      if (buffer.written_back || !is_current(buffer)) continue;
      devices_[d].unused.erase(buffer.position);
      current.push_back(buffers.take(buffer));
    }
  }
  return current;
}

void Buffers::clean_up_later(Buffer& buffer) {
  if (buffer.to_clean_up || !buffer.transient) return;
  buffer.to_clean_up = true;
  to_clean_up_.push_back(&buffer);
}

void Buffers::clean_up() {
  while (!to_clean_up_.empty()) {
    Buffer& buffer = *to_clean_up_.back();
    to_clean_up_.pop_back();
    buffer.to_clean_up = false;
    if (buffer.transient && !buffer.unread_push) free(buffer);
  }
}

void Buffers::give_back(Buffer& buffer) {
  Block block;
  block.allocation = buffer.allocation;
  buffer.accesses.all(block.pending);
  const auto device = buffer.device.number();
  session_.memory(device).give_back(std::move(block));
  if (Trace* trace = session_.trace()) {
    trace->memory(device, describe("free", buffer));
    trace->bytes_in_use(device, session_.memory(device).in_use());
  }
}

TraceText Buffers::describe(const char* action, const Buffer& buffer) const {
  TraceText text(action, "memory");
  text.add("array", arrays_[buffer.array].plan->name).add("box", to_string(buffer.box));
  text.add("bytes", buffer.allocation.bytes);
  return text;
}

void Buffers::wait_for_all() {
  EventList events;
  for_each_accesses([&](const AccessLog& accesses) { accesses.all(events); });
  std::exception_ptr failure;
  for (const EventRef& event : events) {
    try {
      session_.platform().wait(event);
    } catch (...) {
      if (!failure) failure = std::current_exception();
    }
  }
  if (failure) std::rethrow_exception(failure);
}

std::string Buffers::twice(std::size_t device, std::size_t array) const {
  const BufferSet& buffers = of(device, array);
  std::string fault;
  for (const auto& one : buffers.all()) {
    buffers.for_each_overlapping(one->box, [&](const Buffer& other) {
      if (&other == one.get() || !fault.empty()) return;
      fault = to_string(intersect(one->box, other.box)) + " is stored twice on device " + std::to_string(device);
    });
  }
  return fault;
}

std::string Buffers::holders(std::size_t device) const {
  std::vector<const Buffer*> buffers;
  for (const ArrayBuffers& array : devices_[device].arrays) {
    for (const auto& buffer : array.buffers.all()) buffers.push_back(buffer.get());
  }
  std::sort(buffers.begin(), buffers.end(),
            [](const Buffer* a, const Buffer* b) { return a->allocation.bytes > b->allocation.bytes; });
  constexpr std::size_t kNamed = 4;
  std::string text;
  for (std::size_t i = 0; i < std::min(kNamed, buffers.size()); ++i) {
    if (i > 0) text += "; ";
    text += arrays_[buffers[i]->array].plan->name + " " + to_string(buffers[i]->box) + ": " +
            plural(buffers[i]->allocation.bytes, "byte", "bytes");
  }
  if (buffers.size() > kNamed) text += "; and " + std::to_string(buffers.size() - kNamed) + " more";
  return text;
}

}  // namespace boxflow
