// The host's time for decisions per tile, without any device's work.
#pragma once

#include <cstddef>

#include "support/plan_parts.hpp"

namespace boxflow::bench {

struct Setting {
  std::size_t devices = 1;
  std::int64_t rows_per_device = 8;
  std::int64_t iterations = 64;  // of the serial loop that count
};

// Nanoseconds per tile; those of a part are part of `median`.
struct PerTile {
  double tiles = 0;       // per serial iteration
  double copies = 0;      // per tile
  double median = 0;      // of the serial iterations where each is decided
  double mean = 0;        // what is done only now and then included
  double repeated = 0;    // the median where iterations that do the same are issued again
  double boxes = 0;       // evaluating the plan's expressions to boxes and groups of views
  double receivers = 0;   // asking who reads what of the results
};

// `plan`: one of plans.hpp. Throws what a run throws.
PerTile measure(const test::Json& plan, const Setting& setting);

}  // namespace boxflow::bench
