// Tells the caller of a region how much of its work is complete.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "device/device.hpp"

namespace boxflow {

class Progress {
 public:
  using Report = std::function<void(double)>;

  // Reports 0. `work` is that of the whole region, in statement instances. `report` and `platform` outlive this.
  Progress(const Report& report, double work, Platform& platform);

  void launched(const EventRef& event) { latest_ = event; }
  // Counts this work as complete when the latest launch is.
  void issued(double work);
  // Waits for one event after the other, and reports after each.
  void wait_for_all(Waits events);
  // Returns the least number of tiles for each device's part of a phase. Progress only counts whole tiles.
  std::int64_t fewest_tiles(double work_of_phase) const;

 private:
  struct Pending {
    EventRef event;
    double work = 0;
  };

  void look();

  const Report& report_;
  const double work_;
  Platform& platform_;
  EventRef latest_;
  std::vector<Pending> pending_;
  double done_ = 0;
  std::int64_t looked_ = 0;  // the time of the last look at `pending_`
};

}  // namespace boxflow
