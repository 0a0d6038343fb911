#include "placement/cuts.hpp"

#include <algorithm>

namespace boxflow {

namespace {

// The precision of times, relative to the longest run.
constexpr double kPrecision = 1e-4;

class Divider {
 public:
  Divider(const Cuts& current, const RunTime& time) : current_(current), time_(time) {}

  // Returns the optimal time of the slowest device, rounded up.
  double earliest() const {
    double too_early = 0;
    double late_enough = longest_run(current_, time_);
    const double precision = kPrecision * late_enough;
    while (late_enough - too_early > precision) {
      const double middle = (too_early + late_enough) / 2;
      (is_enough(middle) ? late_enough : too_early) = middle;
    }
    return late_enough;
  }

  // Leaves each cut in its place, if the devices behind it can do the rest in time, and the device before it its own
  // cells.
  Cuts nearest(double limit) const {
    Cuts least(current_.size());
    least.back() = cells();
    for (std::size_t p = devices(); p-- > 0;) least[p] = first_reached(p, least[p + 1], limit);
    Cuts cuts(current_.size());
    for (std::size_t p = 0; p + 1 < devices(); ++p) {
      const std::size_t most = last_reached(p, cuts[p], limit);
      cuts[p + 1] = std::min(std::max({current_[p + 1], least[p + 1], cuts[p]}), most);
    }
    cuts.back() = cells();
    return cuts;
  }

 private:
  std::size_t devices() const { return current_.size() - 1; }
  std::size_t cells() const { return current_.back(); }

  bool is_enough(double limit) const {
    std::size_t reached = 0;
    for (std::size_t p = 0; p < devices() && reached < cells(); ++p) reached = last_reached(p, reached, limit);
    return reached == cells();
  }

  // Return the furthest end of a run from `begin` on, and the first beginning of a run up to `end`, that a device
  // completes within the limit.
  std::size_t last_reached(std::size_t position, std::size_t begin, double limit) const {
    return bisect(begin, cells(), [&](std::size_t end) { return time_(position, begin, end) <= limit; });
  }
  std::size_t first_reached(std::size_t position, std::size_t end, double limit) const {
    return end - bisect(0, end, [&](std::size_t count) { return time_(position, end - count, end) <= limit; });
  }

  // Returns the last value of [low, high] that fits. All values before it fit, and `low` does.
  template <typename Fits>
  static std::size_t bisect(std::size_t low, std::size_t high, const Fits& fits) {
    while (low < high) {
      const std::size_t middle = high - (high - low) / 2;
      if (fits(middle)) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  const Cuts& current_;
  const RunTime& time_;
};

}  // namespace

double longest_run(const Cuts& cuts, const RunTime& time) {
  double longest = 0;
  for (std::size_t p = 0; p + 1 < cuts.size(); ++p) longest = std::max(longest, time(p, cuts[p], cuts[p + 1]));
  return longest;
}

Cuts balanced_cuts(const Cuts& current, const RunTime& time, double slack) {
  const Divider divider(current, time);
  const double limit = (1 + slack) * divider.earliest();
  return longest_run(current, time) <= limit ? current : divider.nearest(limit);
}

}  // namespace boxflow
