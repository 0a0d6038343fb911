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

  // `work`: that of the whole region, in statement instances. Reports 0. `report` and `platform` outlive this.
  Progress(const Report& report, double work, Platform& platform);

  void launched(const EventRef& event) { latest_ = event; }
  // Counts this work as complete when the latest launch is.
  void issued(double work);
  // Waits for one event after the other, and reports after each.
  void wait_for_all(Waits events);
  // Returns the number of tiles that each device's part of a phase is cut into at least: a tile is complete or not.
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
  std::int64_t looked_ = 0;  // when `pending_` was looked at last
};

}  // namespace boxflow
