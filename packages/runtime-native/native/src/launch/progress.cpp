#include "launch/progress.hpp"

#include <algorithm>

#include "base/clock.hpp"

namespace boxflow {

namespace {

// The nanoseconds between two looks at all pending work, while more is issued.
constexpr std::int64_t kPause = 10'000'000;
// The number of tiles of a region that one device computes alone, if there is enough work.
constexpr double kTiles = 20;
// The fewest statement instances of a tile that is worth a report: 10 ms on a processor.
constexpr double kWorthReporting = 1e7;

}  // namespace

Progress::Progress(const Report& report, double work, Platform& platform)
    : report_(report), work_(work), platform_(platform), looked_(nanoseconds_now()) {
  report_(0);
}

void Progress::issued(double work) {
  if (!pending_.empty() && pending_.back().event == latest_) {
    pending_.back().work += work;
  } else {
    pending_.push_back({latest_, work});
  }
  if (nanoseconds_now() - looked_ > kPause) look();
}

void Progress::wait_for_all(Waits events) {
  for (const EventRef& event : events) {
    platform_.wait(event);
    look();
  }
}

std::int64_t Progress::fewest_tiles(double work_of_phase) const {
  const double tiles = std::min(kTiles * work_of_phase / work_, work_of_phase / kWorthReporting);
  return std::max<std::int64_t>(1, static_cast<std::int64_t>(tiles));
}

void Progress::look() {
  const double before = done_;
  std::erase_if(pending_, [&](const Pending& each) {
    if (!platform_.is_complete(each.event)) return false;
    done_ += each.work;
    return true;
  });
  // The end of the region reports 1: results may still have to come to the host.
  if (done_ > before && done_ < work_) report_(done_ / work_);
  looked_ = nanoseconds_now();
}

}  // namespace boxflow
