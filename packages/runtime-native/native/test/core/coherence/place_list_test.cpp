#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "coherence/place_list.hpp"
#include "support/boxes.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// The host, or one of so many devices.
DeviceId pick_device(std::mt19937& random, std::int64_t devices) {
  const std::int64_t row = pick(random, 0, devices);
  return row == 0 ? kOnHost : DeviceId(static_cast<std::size_t>(row - 1));
}

}  // namespace

TEST_CASE("a list of places equals a vector of them, short and long") {
  std::mt19937 random(31);
  for (int round = 0; round < 40; ++round) {
    const std::int64_t devices = pick(random, 1, 40);
    std::vector<Place> places(static_cast<std::size_t>(pick(random, 1, 80)));
    for (Place& place : places) place.device = pick_device(random, devices);
    PlaceList list;
    std::vector<Place*> twin;
    for (int step = 0; step < 400; ++step) {
      Place* place = &places[static_cast<std::size_t>(pick(random, 0, static_cast<std::int64_t>(places.size()) - 1))];
      const auto known = std::find(twin.begin(), twin.end(), place);
      REQUIRE(list.contains(place) == (known != twin.end()));
      if (known == twin.end()) {
        list.push_back(place);
        twin.push_back(place);
      } else if (pick(random, 0, 2) == 0) {
        list.remove(place);
        std::swap(*known, twin.back());
        twin.pop_back();
        list.remove(place);  // does nothing
      }
      REQUIRE(std::vector<Place*>(list.begin(), list.end()) == twin);
      const DeviceId device = pick_device(random, devices + 1);
      const Place* there = list.on_device(device);
      const auto is_there = [&](const Place* each) { return each->device == device; };
      REQUIRE((there != nullptr) == std::any_of(twin.begin(), twin.end(), is_there));
      if (there) REQUIRE((there->device == device && list.contains(there)));
      const PlaceList copy(list);
      REQUIRE(same_places(copy, list));
    }
  }
}

TEST_CASE("the same places in another order are the same") {
  std::vector<Place> places(30);
  for (std::size_t i = 0; i < places.size(); ++i) places[i].device = DeviceId(i);
  PlaceList forwards;
  PlaceList backwards;
  for (std::size_t i = 0; i < places.size(); ++i) {
    forwards.push_back(&places[i]);
    backwards.push_back(&places[places.size() - 1 - i]);
  }
  CHECK(same_places(forwards, backwards));
  CHECK(forwards.fingerprint() == backwards.fingerprint());
  backwards.remove(&places[4]);
  CHECK(!same_places(forwards, backwards));
  forwards.remove(&places[5]);
  CHECK(!same_places(forwards, backwards));
}
