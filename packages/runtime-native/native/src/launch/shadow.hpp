// Shadow mode: checks that each tile reads the elements that earlier tiles, in program order, wrote last. It does not
// use the directory. It follows the plan's boxes in the order of the launches, while tags travel with the bytes that
// the host devices really copy (shadow_memory.hpp). Both are compared when a kernel runs. This finds missing and wrong
// transfers, lost evictions and missing events, even if the values happen to be equal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "coherence/region_arrays.hpp"
#include "device/shadow_memory.hpp"
#include "geometry/box.hpp"
#include "plan/plan.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

class Shadow {
 public:
  // Tags every element of the program's arrays as older than the region, in each place that holds it by the directory.
  // The arrays outlive this. `parameters` is the number of slots before a phase's host iterators.
  Shadow(RegionArrays& arrays, ShadowMemory& memory, std::size_t parameters);
  ~Shadow();
  Shadow(const Shadow&) = delete;
  Shadow& operator=(const Shadow&) = delete;

  // Begins an instance of a phase, to which all tiles belong until the next call. None of them reads an element that a
  // different one writes, except as a part of a hull.
  void begin_phase() { instance_ += 1; }

  // The thread that runs the tile's kernels calls these before and after them.
  struct Hooks {
    // Throws BF9506 if an element that the tile reads, or may leave unchanged, is not the latest one.
    std::function<void()> before;
    // Tags the elements that the tile writes.
    std::function<void()> after;
  };
  // Returns the hooks of a tile that is launched now. The order of these calls is the program order.
  Hooks launch(const Phase& phase, std::span<const std::int64_t> slots, const Tile& tile);

  // Must be called after the region. Throws BF9506 if the program lacks the latest element of an array that it may
  // read.
  void check_results() const;

 private:
  struct Writer {
    std::uint64_t instance = 0;
    std::string text;
  };
  // The last write of an element, and the last one before that write's phase.
  struct Newest {
    Version version = 0;
    Version before_phase = 0;
  };
  struct Expectation {
    const char* address = nullptr;
    ShadowTag newest;
    Version also = 0;  // a different version that is also correct
  };
  struct Stamp {
    const char* address = nullptr;
    ShadowTag tag;
  };

  void expect(const Place& place, const Box& box, bool in_hull, std::vector<Expectation>& expected) const;
  void write(const Place& place, const Box& box, Version version, std::vector<Stamp>& stamps);
  Version add_writer(const std::string& text);
  const Writer& writer(Version version) const { return writers_[version - first_version_]; }
  void check(const std::vector<Expectation>& expected, const std::string& tile);
  void require(const Expectation& expectation, const std::string& reader) const;
  bool same_element(const ShadowTag& a, const ShadowTag& b) const;
  std::string element_text(const ShadowTag& tag) const;

  RegionArrays& arrays_;
  ShadowMemory& memory_;
  std::size_t parameters_;
  std::vector<std::vector<Newest>> newest_;  // by array and element; version 0: no value yet
  std::uint64_t instance_ = 0;
  Version first_version_ = 0;  // the version of all elements before the region
  // Protects the members that failing tiles use from their own threads.
  mutable std::mutex mutex_;
  std::deque<Writer> writers_;
  std::optional<Error> failure_;  // the first one
};

}  // namespace boxflow
