#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <utility>

#include "coherence/directory.hpp"
#include "support/boxes.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// One entry per element: what the directory has to know.
using Model = std::map<Point, std::set<const Place*>>;

Model model_of(const Directory& directory) {
  Model model;
  for (const auto& [box, places] : directory.entries()) {
    for (const Point& point : points_of(box)) model[point].insert(places.begin(), places.end());
  }
  return model;
}

void add(Model& model, const Box& box, const Place* place) {
  for (const Point& point : points_of(box)) {
    const auto found = model.find(point);
    if (found != model.end()) found->second.insert(place);
  }
}

void set_only(Model& model, const Box& box, const Place* place) {
  for (const Point& point : points_of(box)) model[point] = {place};
}

void remove(Model& model, const Place* place) {
  for (auto entry = model.begin(); entry != model.end();) {
    entry->second.erase(place);
    entry = entry->second.empty() ? model.erase(entry) : std::next(entry);
  }
}

Directory::Elements elements_of(const Model& model) {
  const auto is_host = [](const Place* place) { return place->device.is_host(); };
  Directory::Elements elements;
  for (const auto& [point, places] : model) {
    if (!std::all_of(places.begin(), places.end(), is_host)) ++elements.on_devices;
    if (std::none_of(places.begin(), places.end(), is_host)) ++elements.off_host;
  }
  return elements;
}

}  // namespace

TEST_CASE("a directory equals a table of all elements") {
  std::mt19937 random(11);
  for (int round = 0; round < 60; ++round) {
    const int rank = static_cast<int>(pick(random, 0, 3));
    const std::int64_t extent = rank == 1 ? 40 : rank == 2 && pick(random, 0, 2) == 0 ? 18 : 7;
    Box bounds(rank);
    for (int d = 0; d < rank; ++d) bounds.hi[static_cast<std::size_t>(d)] = extent;
    std::vector<Place> places(static_cast<std::size_t>(pick(random, 3, 14)));
    for (std::size_t i = 0; i < places.size(); ++i) {
      places[i].box = bounds;
      if (i >= 1) places[i].device = DeviceId((i - 1) / 2);
    }
    Directory directory;
    Model model;
    if (pick(random, 0, 1)) {
      directory.set_only(bounds, &places[0]);
      set_only(model, bounds, &places[0]);
    }
    for (int step = 0; step < (extent == 18 ? 250 : 80); ++step) {
      const Box box = random_box(random, rank, extent);
      Place* place = &places[static_cast<std::size_t>(pick(random, 0, static_cast<std::int64_t>(places.size()) - 1))];
      switch (pick(random, 0, 6)) {
        case 0:
          directory.remove(place);
          remove(model, place);
          break;
        case 1:
        case 2:
          directory.set_only(box, place);
          set_only(model, box, place);
          break;
        default:
          directory.add(box, place);
          add(model, box, place);
      }
      REQUIRE(model_of(directory) == model);
      REQUIRE(directory_fault(directory, bounds, false) == "");
      const Box asked = random_box(random, rank, extent);
      std::int64_t current = 0;
      for (const Point& point : points_of(asked)) current += model.count(point) && model[point].count(place) ? 1 : 0;
      REQUIRE(directory.current_volume(asked, place) == current);
      REQUIRE(directory.any_of(asked, [&](const PlaceList& held) { return held.contains(place); }) == (current > 0));
      REQUIRE(directory.elements() == elements_of(model));
    }
  }
}

TEST_CASE("a directory stays small where rows come and go") {
  // A device writes its rows again and again, and each row is shared with others for a while: floyd.
  Place block;
  Place row;
  block.box = row.box = box({0, 0}, {1000, 8});
  Directory directory;
  directory.set_only(block.box, &block);
  std::size_t most = 0;
  for (std::int64_t k = 0; k < 1000; ++k) {
    directory.add(box({k, 0}, {k + 1, 8}), &row);
    directory.remove(&row);
    most = std::max(most, directory.entries().size());
  }
  CHECK(most == 1);
}

TEST_CASE("a directory stays small where a device writes parts of what it alone holds") {
  // As lu does it: a row of what is left is sent, a part of what lies behind it is written, and the row goes again.
  constexpr std::int64_t kSize = 300;
  Place block;
  Place row;
  block.box = row.box = box({0, 0}, {kSize, kSize});
  Directory directory;
  directory.set_only(block.box, &block);
  std::size_t most = 0;
  for (std::int64_t k = 0; k + 1 < kSize; ++k) {
    directory.add(box({k, k}, {k + 1, kSize}), &row);
    const std::uint64_t version = directory.version();
    directory.set_only(box({k + 1, k}, {kSize, kSize}), &block);
    CHECK(directory.version() == version);
    most = std::max(most, directory.entries().size());
    directory.remove(&row);
    CHECK(directory.entries().size() == 1);
  }
  CHECK(most <= 4);
}

TEST_CASE("a directory of many devices joins what one place holds") {
  // As a stencil does it: each device writes its rows and sends the outer ones to its neighbours.
  constexpr std::int64_t kDevices = 200;
  std::vector<Place> blocks(kDevices);
  const Box bounds = box({0, 0}, {8 * kDevices, 10});
  Directory directory;
  for (int step = 0; step < 20; ++step) {
    for (std::int64_t d = 0; d < kDevices; ++d) {
      Place& block = blocks[static_cast<std::size_t>(d)];
      block.device = DeviceId(static_cast<std::size_t>(d));
      block.box = bounds;
      directory.set_only(box({8 * d, 0}, {8 * d + 8, 10}), &block);
    }
    for (std::int64_t d = 1; d < kDevices; ++d) {
      directory.add(box({8 * d - 1, 0}, {8 * d, 10}), &blocks[static_cast<std::size_t>(d)]);
      directory.add(box({8 * d, 0}, {8 * d + 1, 10}), &blocks[static_cast<std::size_t>(d - 1)]);
    }
  }
  CHECK(directory_fault(directory, bounds, true) == "");
  CHECK(directory.entries().size() == 3 * kDevices - 2);
  for (Place& block : blocks) {
    if (&block != &blocks[7]) directory.remove(&block);
  }
  CHECK(directory.current_volume(bounds, &blocks[7]) == 100);
  CHECK(directory.entries().size() <= 5);
}

TEST_CASE("faults are found") {
  Place place;
  place.box = box({0}, {4});
  Directory directory;
  directory.set_only(box({0}, {4}), &place);
  CHECK(directory_fault(directory, box({0}, {4}), true) == "");
  CHECK(directory_fault(directory, box({0}, {8}), true) == "[4,8) is current nowhere");
  CHECK(directory_fault(directory, box({0}, {8}), false) == "");
  CHECK(directory_fault(directory, box({0}, {3}), false) == "[0,4) leaves the array");
  place.box = box({1}, {4});
  CHECK(directory_fault(directory, box({0}, {4}), true) == "[0,4) is said to be where there is no room for it");
}

TEST_CASE("the version of a directory is another one where something has changed, and only there") {
  Place block;
  Place row;
  block.box = row.box = box({0, 0}, {64, 8});
  Directory directory;
  std::uint64_t version = directory.version();
  const auto changed = [&] { return std::exchange(version, directory.version()) != version; };
  directory.set_only(block.box, &block);
  CHECK(changed());
  directory.set_only(block.box, &block);
  directory.set_only(box({3, 0}, {5, 8}), &block);
  directory.set_only(box({3, 0}, {5, 8}), &block);
  changed();
  directory.set_only(block.box, &block);
  CHECK_FALSE(changed());
  directory.add(box({2, 0}, {3, 8}), &row);
  CHECK(changed());
  directory.add(box({2, 0}, {3, 8}), &row);
  CHECK_FALSE(changed());
  // The pieces stay, so that the row is found as it was.
  directory.set_only(block.box, &block);
  CHECK(changed());
  const std::size_t pieces = directory.entries().size();
  directory.add(box({2, 0}, {3, 8}), &row);
  CHECK(changed());
  CHECK(directory.entries().size() == pieces);
  directory.remove(&row);
  CHECK(changed());
  directory.remove(&row);
  CHECK_FALSE(changed());
  CHECK(directory_fault(directory, block.box, true) == "");
}
