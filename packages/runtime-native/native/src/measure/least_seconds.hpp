// Times a piece of work.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "base/clock.hpp"

namespace boxflow {

template <typename Action>
double seconds_of(const Action& action) {
  const std::int64_t begin = nanoseconds_now();
  action();
  return 1e-9 * static_cast<double>(std::max<std::int64_t>(nanoseconds_now() - begin, 1));
}

// Returns the shortest of several times: it is the one that other programs have disturbed least. Long work is repeated
// less often.
template <typename Action>
double least_seconds(const Action& action) {
  double least = std::numeric_limits<double>::infinity();
  double spent = 0;
  for (int i = 0; i < 3 || (i < 20 && spent < 0.01); ++i) {
    const double seconds = seconds_of(action);
    least = std::min(least, seconds);
    spent += seconds;
  }
  return least;
}

}  // namespace boxflow
