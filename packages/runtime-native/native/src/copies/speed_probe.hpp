// Watches tiles and copies until they are complete, and reports how long they took. Nothing waits for a result, except
// a planner that is far ahead of a device: it would decide too early.
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
  // Both arguments outlive this. The platform's events must carry times.
  SpeedProbe(Session& session, DeviceSpeeds& speeds)
      : session_(session), speeds_(speeds), tiles_(session.device_count()), copies_(session.device_count()) {}

  // Watches a tile whose first and last launch have been issued. Throws the error of the device.
  void launched(std::size_t phase, std::size_t device, double work, const EventRef& first, const EventRef& last);
  // Watches a copy by which the device receives this many bytes.
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
    EventRef event;  // null: no copy is watched
  };

  void look(std::size_t device);

  Session& session_;
  DeviceSpeeds& speeds_;
  std::vector<std::deque<Tile>> tiles_;  // by device
  std::vector<Copy> copies_;             // by receiver
};

}  // namespace boxflow
