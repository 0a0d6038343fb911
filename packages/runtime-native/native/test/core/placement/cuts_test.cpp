// Cuts against all cuts that there are.
#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "placement/cuts.hpp"
#include "support/boxes.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

struct Row {
  std::vector<double> work;  // of each cell
  std::vector<double> slowness;  // of each device

  RunTime time() const {
    return [this](std::size_t position, std::size_t begin, std::size_t end) {
      double sum = 0;
      for (std::size_t i = begin; i < end; ++i) sum += work[i];
      return sum * slowness[position];
    };
  }
};

template <typename Visit>
void for_all_cuts(std::size_t cells, Cuts& cuts, std::size_t position, const Visit& visit) {
  if (position + 1 == cuts.size()) {
    cuts.back() = cells;
    return visit(cuts);
  }
  for (cuts[position] = cuts[position - 1]; cuts[position] <= cells; ++cuts[position]) {
    for_all_cuts(cells, cuts, position + 1, visit);
  }
}

double earliest_of_all(const Row& row) {
  double earliest = 1e300;
  Cuts cuts(row.slowness.size() + 1);
  for_all_cuts(row.work.size(), cuts, 1,
               [&](const Cuts& each) { earliest = std::min(earliest, longest_run(each, row.time())); });
  return earliest;
}

}  // namespace

TEST_CASE("balanced cuts end as early as any do") {
  std::mt19937 random(3);
  for (int i = 0; i < 400; ++i) {
    Row row;
    for (std::int64_t cells = pick(random, 0, 9); cells > 0; --cells) {
      row.work.push_back(static_cast<double>(pick(random, 0, 5)));
    }
    for (std::int64_t devices = pick(random, 1, 4); devices > 0; --devices) {
      row.slowness.push_back(static_cast<double>(pick(random, 1, 4)));
    }
    Cuts current(row.slowness.size() + 1);
    for (std::size_t p = 1; p < current.size(); ++p) {
      current[p] = static_cast<std::size_t>(
          pick(random, static_cast<std::int64_t>(current[p - 1]), static_cast<std::int64_t>(row.work.size())));
    }
    current.back() = row.work.size();
    const Cuts cuts = balanced_cuts(current, row.time(), 0);
    REQUIRE(cuts.size() == current.size());
    CHECK(cuts.front() == 0);
    CHECK(cuts.back() == row.work.size());
    CHECK(std::is_sorted(cuts.begin(), cuts.end()));
    CHECK(longest_run(cuts, row.time()) == doctest::Approx(earliest_of_all(row)).epsilon(1e-3));
  }
}

TEST_CASE("cuts that are good enough stay, and others move no further than they must") {
  const Row equal{std::vector<double>(12, 1), {1, 1, 1}};
  CHECK(balanced_cuts({0, 4, 8, 12}, equal.time(), 0) == Cuts{0, 4, 8, 12});
  CHECK(balanced_cuts({0, 5, 8, 12}, equal.time(), 0.3) == Cuts{0, 5, 8, 12});
  CHECK(balanced_cuts({0, 12, 12, 12}, equal.time(), 0) == Cuts{0, 4, 8, 12});
  CHECK(balanced_cuts({0, 12, 12, 12}, equal.time(), 0.25) == Cuts{0, 5, 10, 12});
  CHECK(balanced_cuts({0, 0, 0, 12}, equal.time(), 0.25) == Cuts{0, 2, 7, 12});
  const Row one_is_slow{std::vector<double>(12, 1), {1, 2, 1}};
  CHECK(balanced_cuts({0, 4, 8, 12}, one_is_slow.time(), 0) == Cuts{0, 5, 7, 12});
}
