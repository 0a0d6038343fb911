#include "launch/shadow.hpp"

#include "memory/view_parts.hpp"

namespace boxflow {

namespace {

using Point = std::array<std::int64_t, kMaxRank>;

// Calls `visit(point)` for every point, in row-major order.
template <typename Visit>
void for_each_point(const Box& box, const Visit& visit) {
  if (box.empty()) return;
  Point point{};
  for (int d = 0; d < box.rank; ++d) point[static_cast<std::size_t>(d)] = box.lo[d];
  for (;;) {
    visit(point);
    int d = box.rank - 1;
    for (; d >= 0; --d) {
      std::int64_t& coordinate = point[static_cast<std::size_t>(d)];
      if (++coordinate < box.hi[d]) break;
      coordinate = box.lo[d];
    }
    if (d < 0) return;
  }
}

std::int64_t element_of(const Box& bounds, const Point& point) {
  std::int64_t element = 0;
  for (int d = 0; d < bounds.rank; ++d) element = element * bounds.hi[d] + point[static_cast<std::size_t>(d)];
  return element;
}

// Returns the point of an element: the inverse.
Point point_of(const Box& bounds, std::int64_t element) {
  Point point{};
  for (int d = bounds.rank - 1; d >= 0; --d) {
    point[static_cast<std::size_t>(d)] = element % bounds.hi[d];
    element /= bounds.hi[d];
  }
  return point;
}

const char* address_of(const Place& place, const Point& point) {
  std::int64_t offset = 0;
  for (int d = 0; d < place.box.rank; ++d) {
    offset += (point[static_cast<std::size_t>(d)] - place.box.lo[d]) * place.strides[static_cast<std::size_t>(d)];
  }
  const char* base = place.device.is_host() ? place.host : static_cast<const char*>(place.allocation.handle);
  return base + offset * static_cast<std::int64_t>(place.element_bytes);
}

std::string tile_text(const Phase& phase, std::span<const std::int64_t> slots, std::size_t parameters,
                      const Tile& tile) {
  std::string text = "tile " + rect_text(phase, tile.rect) + " of phase " + phase.name;
  if (!phase.summary.empty()) text += " (" + phase.summary + ")";
  for (std::size_t i = 0; i < phase.host_iterators.size(); ++i) {
    text += (i == 0 ? " at iteration (" : ", ") + std::to_string(slots[parameters + i]);
  }
  if (!phase.host_iterators.empty()) text += ")";
  return text + " on device " + std::to_string(tile.device);
}

}  // namespace

Shadow::Shadow(RegionArrays& arrays, ShadowMemory& memory, std::size_t parameters)
    : arrays_(arrays), memory_(memory), parameters_(parameters), first_version_(memory.next_version()) {
  writers_.push_back({0, "the program before the region"});
  for (std::uint32_t i = 0; i < arrays_.size(); ++i) {
    RegionArray& array = arrays_[i];
    const Version version = array.outer() ? first_version_ : 0;
    newest_.emplace_back(static_cast<std::size_t>(volume(array.bounds)), Newest{version, version});
    if (!array.outer()) continue;
    for (const Directory::Entry& entry : array.directory.entries()) {
      for (const Place* place : entry.places) {
        for_each_point(entry.box, [&](const Point& point) {
          memory_.put(address_of(*place, point), {version, i, element_of(array.bounds, point)});
        });
      }
    }
  }
}

Shadow::~Shadow() {
  for (const RegionArray& array : arrays_) {
    if (array.host->host) memory_.forget(array.host->host, array.host_bytes());
  }
}

Shadow::Hooks Shadow::launch(const Phase& phase, std::span<const std::int64_t> slots, const Tile& tile) {
  std::vector<Expectation> expected;
  for (const TileView& view : tile.views) {
    for (const Box& box : view.reads) {
      for_each_part(view, box, [&](const Place& place, const Box& part) { expect(place, part, true, expected); });
    }
    for (const Box& box : view.inexact_writes) {
      for_each_part(view, box, [&](const Place& place, const Box& part) { expect(place, part, false, expected); });
    }
  }
  const std::string text = tile_text(phase, slots, parameters_, tile);
  const Version version = add_writer(text);
  std::vector<Stamp> stamps;
  for (const TileView& view : tile.views) {
    const auto stamp = [&](const Place& place, const Box& part) { write(place, part, version, stamps); };
    for_each_written_part(view, stamp);
  }
  return {[this, text, expected = std::move(expected)] {
            check(expected, text);
          },
          [this, stamps = std::move(stamps)] {
            for (const auto& [address, tag] : stamps) memory_.put(address, tag);
          }};
}

// Throws the first failure again, if there is one: later failures may be its consequence, since tiles that fail write
// nothing.
void Shadow::check(const std::vector<Expectation>& expected, const std::string& tile) {
  const auto first_failure = [&] {
    const std::lock_guard lock(mutex_);
    return failure_;
  };
  if (const auto failure = first_failure()) throw *failure;
  try {
    for (const Expectation& each : expected) require(each, tile + " would read ");
  } catch (const Error& error) {
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = error;
    throw *failure_;
  }
}

// Appends the versions that a tile may find in a box. If it only reads a hull, other tiles of the phase may write
// elements that it does not need, at any time. Elements that it may write become its own even if it leaves them
// unchanged, so they always have to be the latest.
void Shadow::expect(const Place& place, const Box& box, bool in_hull, std::vector<Expectation>& expected) const {
  const std::size_t array = place.array;
  const Box& bounds = arrays_[array].bounds;
  for_each_point(box, [&](const Point& point) {
    const std::int64_t element = element_of(bounds, point);
    const Newest& newest = newest_[array][static_cast<std::size_t>(element)];
    if (newest.version == 0) return;
    const bool concurrent = in_hull && writer(newest.version).instance == instance_;
    if (concurrent && newest.before_phase == 0) return;
    expected.push_back({address_of(place, point),
                        {newest.version, static_cast<std::uint32_t>(array), element},
                        concurrent ? newest.before_phase : newest.version});
  });
}

void Shadow::write(const Place& place, const Box& box, Version version, std::vector<Stamp>& stamps) {
  const std::size_t array = place.array;
  const Box& bounds = arrays_[array].bounds;
  for_each_point(box, [&](const Point& point) {
    const std::int64_t element = element_of(bounds, point);
    Newest& newest = newest_[array][static_cast<std::size_t>(element)];
    const bool first_in_phase = newest.version == 0 || writer(newest.version).instance != instance_;
    newest = {version, first_in_phase ? newest.version : newest.before_phase};
    stamps.push_back({address_of(place, point), {version, static_cast<std::uint32_t>(array), element}});
  });
}

Version Shadow::add_writer(const std::string& text) {
  const std::lock_guard lock(mutex_);
  writers_.push_back({instance_, text});
  return memory_.next_version();
}

void Shadow::check_results() const {
  for (std::uint32_t i = 0; i < arrays_.size(); ++i) {
    const RegionArray& array = arrays_[i];
    if (!array.plan->live_out || array.stays) continue;
    for_each_point(array.bounds, [&](const Point& point) {
      const std::int64_t element = element_of(array.bounds, point);
      const Version newest = newest_[i][static_cast<std::size_t>(element)].version;
      require({address_of(*array.host, point), {newest, i, element}, newest},
              "the program, after the region, would read ");
    });
  }
}

void Shadow::require(const Expectation& expectation, const std::string& reader) const {
  const ShadowTag& newest = expectation.newest;
  const auto found = memory_.at(expectation.address);
  const bool same = found && found->version >= first_version_ && same_element(*found, newest);
  if (same && (found->version == newest.version || found->version == expectation.also)) return;
  const std::lock_guard lock(mutex_);
  std::string message = reader + element_text(newest);
  if (!found) {
    message += " where nothing has been put";
  } else if (found->version < first_version_) {
    message += " where an earlier region left something";
  } else if (!same) {
    message += " where " + element_text(*found) + " of " + writer(found->version).text + " is";
  } else {
    message += " of " + writer(found->version).text;
  }
  throw Error("BF9506", message + "; the latest is of " + writer(newest.version).text,
              "this is a bug of boxflow; please report it with the program");
}

// If a region reads an array by two names, its tags have only one of them.
bool Shadow::same_element(const ShadowTag& a, const ShadowTag& b) const {
  if (a.array == b.array) return a.element == b.element;
  const auto address = [&](const ShadowTag& tag) {
    const RegionArray& array = arrays_[tag.array];
    return array.host->host ? address_of(*array.host, point_of(array.bounds, tag.element)) : nullptr;
  };
  return address(a) && address(a) == address(b);
}

std::string Shadow::element_text(const ShadowTag& tag) const {
  const RegionArray& array = arrays_[tag.array];
  return array.plan->name + index_text(array.bounds, tag.element);
}

}  // namespace boxflow
