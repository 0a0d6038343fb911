// Shadow mode: whether each tile reads what the tiles before it, in program order, wrote last. It knows nothing of the
// directory: it follows the plan's boxes in the order of the launches, while tags travel with the bytes that the host
// devices really copy (shadow_memory.hpp), and compares both where and when a kernel runs. So it finds a missing
// transfer, a wrong one, a lost eviction and a missing event, even where the values happen to be equal.
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
  // Every element of the program's arrays is as it was before the region, wherever the directory says that it is. The
  // arrays outlive this.
  // `parameters`: how many slots come before a phase's host iterators.
  Shadow(RegionArrays& arrays, ShadowMemory& memory, std::size_t parameters);
  ~Shadow();
  Shadow(const Shadow&) = delete;
  Shadow& operator=(const Shadow&) = delete;

  // All tiles until the next call are of one instance of a phase: none of them reads what another one writes, other
  // than as a part of a hull.
  void begin_phase() { instance_ += 1; }

  // To be called around the tile's kernels, by the thread that runs them.
  struct Hooks {
    // Throws BF9506 where an element that the tile reads, or may leave as it is, is not the latest one.
    std::function<void()> before;
    // What the tile writes is now its own.
    std::function<void()> after;
  };
  // Of a tile that is launched now, which is its place in program order.
  Hooks launch(const Phase& phase, std::span<const std::int64_t> slots, const Tile& tile);

  // After the region: throws BF9506 where the program does not have the latest element of an array that it may read.
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
    Version also = 0;  // another version that will do
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
  Version first_version_ = 0;  // what was before the region
  // Of what tiles that fail use from their own threads.
  mutable std::mutex mutex_;
  std::deque<Writer> writers_;
  std::optional<Error> failure_;  // the first one
};

}  // namespace boxflow
