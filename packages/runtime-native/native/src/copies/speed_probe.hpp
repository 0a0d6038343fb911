// Watches tiles and copies until they are complete, and tells how long they took. Where there is no result yet, nobody
// waits for one; only a planner that is far ahead of a device waits for it, since it would decide too early.
#pragma once

#include <cstddef>
#include <deque>
#include <vector>

#include "device/device.hpp"
#include "session/device_speeds.hpp"
#include "session/session.hpp"

namespace boxflow {

class SpeedProbe {
 public:
  // Both outlive this. The platform's events carry times.
  SpeedProbe(Session& session, DeviceSpeeds& speeds)
      : session_(session), speeds_(speeds), tiles_(session.device_count()), copies_(session.device_count()) {}

  // A tile's first and last launch have been issued. Throws what went wrong on the device.
  void launched(std::size_t phase, std::size_t device, double work, const EventRef& first, const EventRef& last);
  // The device is going to receive so much in one copy.
  void receives(std::size_t device, std::size_t bytes, const EventRef& copy);

 private:
  struct Tile {
    std::size_t phase;
    double work;
    EventRef first;
    EventRef last;
  };
  struct Copy {
    double bytes = 0;
    EventRef event;  // null: none is watched
  };

  void look(std::size_t device);

  Session& session_;
  DeviceSpeeds& speeds_;
  std::vector<std::deque<Tile>> tiles_;  // by device
  std::vector<Copy> copies_;             // by receiver
};

}  // namespace boxflow
