#include <doctest/doctest.h>

#include <map>
#include <utility>

#include "coherence/directory.hpp"
#include "support/boxes.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// The parts that the place lacks, as a search of all entries finds them.
Points searched(const Directory& directory, const Box& box, const Place& place) {
  BoxList parts;
  directory.for_each(box, [&](const Box& part, const PlaceList& places) {
    if (!places.contains(&place)) parts.push_back(part);
  });
  return points_of_all(parts);
}

// The parts that the place lacks, each of which must be visited once.
BoxList missing(const Directory& directory, const Box& box, Place& place) {
  BoxList parts;
  directory.for_each_missing(box, place, [&](const Box& part, const PlaceList& places) {
    REQUIRE_FALSE(places.contains(&place));
    for (const Box& other : parts) REQUIRE_FALSE(overlaps(other, part));
    parts.push_back(part);
  });
  return parts;
}

}  // namespace

TEST_CASE("what a place lacks is what a search of all entries finds") {
  std::mt19937 random(23);
  std::uint64_t skipped = 0;
  for (int round = 0; round < 40; ++round) {
    const int rank = static_cast<int>(pick(random, 1, 3));
    const std::int64_t extent = rank == 1 ? 160 : rank == 2 ? 24 : 9;
    Box bounds(rank);
    for (int d = 0; d < rank; ++d) bounds.hi[static_cast<std::size_t>(d)] = extent;
    std::vector<Place> places(static_cast<std::size_t>(pick(random, 2, 6)));
    for (std::size_t i = 0; i < places.size(); ++i) {
      places[i].box = i < 2 ? bounds : random_box(random, rank, extent);
      if (i >= 1) places[i].device = DeviceId(i - 1);
    }
    const auto any_place = [&]() -> Place& {
      return places[static_cast<std::size_t>(pick(random, 0, static_cast<std::int64_t>(places.size()) - 1))];
    };
    Directory directory;
    if (pick(random, 0, 1)) directory.set_only(bounds, &places[0]);
    for (int step = 0; step < 400; ++step) {
      Place& place = any_place();
      const Box box = intersect(random_box(random, rank, extent), place.box);
      switch (pick(random, 0, 30)) {
        case 0:
          directory.remove(&place);
          break;
        case 1: {
          // The other directory goes on, or this one does.
          Directory other = std::exchange(directory, {});
          if (pick(random, 0, 1)) directory.set_only(box, &place);
          directory = std::move(other);
          break;
        }
        case 2:
          // More losses than are remembered.
          for (std::int64_t i = 0; i < extent * 4; ++i) {
            Place& writer = any_place();
            const Box written = intersect(random_box(random, rank, extent), writer.box);
            directory.set_only(written, &writer);
          }
          break;
        case 3:
        case 4:
        case 5:
        case 6:
        case 7:
          // Small boxes, so that there are many entries.
          for (int i = 0; i < 4; ++i) {
            Place& writer = any_place();
            Box written = intersect(random_box(random, rank, extent), writer.box);
            for (int d = 0; d < rank; ++d) {
              const auto at = static_cast<std::size_t>(d);
              written.hi[at] = std::min(written.hi[at], written.lo[at] + 2);
            }
            directory.set_only(written, &writer);
          }
          break;
        case 8:
        case 9:
          directory.add(box, &place);
          break;
        default: {
          const Points expected = searched(directory, box, place);
          const std::uint64_t before = directory.met();
          const BoxList parts = missing(directory, box, place);
          const std::uint64_t met = directory.met() - before;
          REQUIRE(points_of_all(parts) == expected);
          const std::uint64_t again = directory.met();
          directory.for_each(box, [](const Box&, const PlaceList&) {});
          if (met < directory.met() - again) ++skipped;
          if (pick(random, 0, 3) == 0) break;  // a copy that is never made
          for (const Box& part : parts) directory.add(part, &place);
          directory.now_complete(box, place);
          REQUIRE(searched(directory, box, place).empty());
        }
      }
    }
  }
  CHECK(skipped > 500);
}

TEST_CASE("a box that grows among the steps of a staircase asks for its new elements only") {
  // As nussinov does it: one device writes a column in each step, and the other one needs all columns so far.
  constexpr std::int64_t kSteps = 1000;
  Place writer;
  Place reader;
  writer.device = DeviceId(0);
  reader.device = DeviceId(1);
  writer.box = reader.box = box({0, 0}, {kSteps, kSteps});
  Directory directory;
  std::uint64_t most = 0;
  for (std::int64_t step = 0; step < kSteps; ++step) {
    directory.set_only(box({0, step}, {kSteps - step, kSteps}), &writer);
    const Box needed = box({0, 0}, {kSteps - step, step + 1});
    const std::uint64_t before = directory.met();
    BoxList parts = missing(directory, needed, reader);
    if (step >= 100) most = std::max(most, directory.met() - before);
    for (const Box& part : parts) directory.add(part, &reader);
    directory.now_complete(needed, reader);
  }
  CHECK(directory.entries().size() > 500);
  CHECK(most <= 4);
}
