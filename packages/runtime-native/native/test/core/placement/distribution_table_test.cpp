#include <doctest/doctest.h>

#include <map>
#include <numeric>

#include "placement/distribution_table.hpp"
#include "support/plan_parts.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

ActiveDevices devices_up_to(std::size_t count) {
  std::vector<std::size_t> all(count);
  std::iota(all.begin(), all.end(), std::size_t{0});
  return ActiveDevices(all);
}

// Phase 0 has the classes (0, 1), phase 1 only class 0, and phase 2 the classes (1, 0).
std::vector<Plan> plans_over(std::int64_t rows, std::int64_t columns) {
  Json plan = empty_plan("p", {});
  plan["classes"].push_back(distribution_class("A.0", num(-3), num(-3 + rows)));
  plan["classes"].push_back(distribution_class("A.1", num(5), num(5 + columns)));
  const Json over_rows = phase_over("p0", {}, 0, num(-3), num(-3 + rows));
  const Json over_columns = phase_over("p2", {}, 1, num(5), num(5 + columns));
  plan["phases"] = {with_second(over_rows, 1, num(5), num(5 + columns)), over_rows,
                    with_second(over_columns, 0, num(-3), num(-3 + rows))};
  return parse_plans(Json::array({plan}).dump().c_str());
}

// By device, how many iterations it has of a phase.
std::map<std::size_t, std::int64_t> shares(const DistributionTable& table, const Phase& phase) {
  std::map<std::size_t, std::int64_t> counts;
  table.owners(phase).for_each_in(phase.rect({}), [&](const TileRect& rect, std::size_t device) {
    counts[device] += rect.first.width() * rect.second.width();
  });
  return counts;
}

constexpr Distribution kKinds[] = {Distribution::kBlock, Distribution::kCyclic, Distribution::kBlockCyclic};

}  // namespace

TEST_CASE("devices form a grid as square as can be, with no fewer rows than columns") {
  const std::pair<std::size_t, std::size_t> expected[] = {{1, 1}, {2, 1}, {3, 1}, {2, 2}, {5, 1},
                                                          {3, 2}, {7, 1}, {4, 2}, {3, 3}};
  for (std::size_t count = 1; count <= 9; ++count) {
    const DeviceGrid grid = DeviceGrid::squarest_of(devices_up_to(count));
    CHECK(std::pair(grid.rows(), grid.columns()) == expected[count - 1]);
    for (std::size_t i = 0; i < count; ++i) CHECK(grid.at(i / grid.columns(), i % grid.columns()) == i);
  }
  CHECK(DeviceGrid::squarest_of(devices_up_to(96)).rows() == 12);
  const DeviceGrid left = DeviceGrid::squarest_of(ActiveDevices({0, 2, 3, 7}));
  CHECK(left.at(1, 0) == 3);
  CHECK(left.at(1, 1) == 7);
}

TEST_CASE("every iteration has one owner, under every distribution") {
  for (const std::int64_t rows : {1, 2, 5, 13}) {
    for (const std::int64_t columns : {1, 3, 8}) {
      const std::vector<Plan> plans = plans_over(rows, columns);
      for (std::size_t devices = 1; devices <= 9; ++devices) {
        for (const Distribution first : kKinds) {
          for (const Distribution second : kKinds) {
            RunOptions options;
            options.distribution = first;
            options.second_distribution = second;
            options.tile = devices % 3 == 0 ? 2 : 0;
            const DistributionTable table(plans[0], {}, options, devices_up_to(devices));
            std::map<std::pair<std::int64_t, std::int64_t>, int> owners;
            const TileRect whole = plans[0].phases[0].rect({});
            table.owners(plans[0].phases[0]).for_each_in(whole, [&](const TileRect& rect, std::size_t device) {
              CHECK_FALSE(rect.empty());
              CHECK(device < devices);
              for (std::int64_t i = rect.first.lo; i < rect.first.hi; ++i) {
                for (std::int64_t j = rect.second.lo; j < rect.second.hi; ++j) owners[{i, j}] += 1;
              }
            });
            CHECK(owners.size() == static_cast<std::size_t>(rows * columns));
            for (const auto& [iteration, count] : owners) CHECK(count == 1);
          }
        }
      }
    }
  }
}

TEST_CASE("blocks of two dimensions are as equal as blocks of each are") {
  const std::vector<Plan> plans = plans_over(12, 12);
  RunOptions options;
  options.second_distribution = Distribution::kBlock;
  for (const std::size_t devices : {1, 2, 4, 6, 8}) {
    const DistributionTable table(plans[0], {}, options, devices_up_to(devices));
    for (const std::size_t phase : {0, 2}) {
      const auto counts = shares(table, plans[0].phases[phase]);
      CHECK(counts.size() == devices);
      for (const auto& [device, count] : counts) CHECK(count == 144 / static_cast<std::int64_t>(devices));
    }
    // One dimension is dealt to all devices.
    CHECK(shares(table, plans[0].phases[1]).size() == devices);
  }
}

TEST_CASE("a phase with few iterations does not use all devices") {
  const std::vector<Plan> plans = plans_over(1, 2);
  RunOptions options;
  options.second_distribution = Distribution::kBlock;
  const DistributionTable table(plans[0], {}, options, devices_up_to(6));
  CHECK(shares(table, plans[0].phases[0]) == std::map<std::size_t, std::int64_t>{{4, 1}, {5, 1}});
}

TEST_CASE("one dimension gives each device all of the second") {
  const std::vector<Plan> plans = plans_over(6, 5);
  const DistributionTable table(plans[0], {}, RunOptions{}, devices_up_to(3));
  table.owners(plans[0].phases[0]).for_each_in(plans[0].phases[0].rect({}), [&](const TileRect& rect, std::size_t) {
    CHECK(rect.first.width() == 2);
    CHECK(rect.second.width() == 5);
  });
  // A device has the same rows whether a phase has a second dimension or not.
  CHECK(table.owners(plans[0].phases[0]).first == table.owners(plans[0].phases[1]).first);
}

TEST_CASE("what is left of the devices forms another grid") {
  const std::vector<Plan> plans = plans_over(12, 8);
  RunOptions options;
  options.second_distribution = Distribution::kBlock;
  DistributionTable table(plans[0], {}, options, devices_up_to(6));
  table.deal(ActiveDevices({0, 1, 4, 5}));
  const auto counts = shares(table, plans[0].phases[0]);
  CHECK(counts == std::map<std::size_t, std::int64_t>{{0, 24}, {1, 24}, {4, 24}, {5, 24}});
}
