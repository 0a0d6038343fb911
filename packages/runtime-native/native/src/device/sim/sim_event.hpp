// One operation on the simulated clock: a launch, a copy, or one of the two halves of a staged copy.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "device/device.hpp"

namespace boxflow::sim {

class SimEvent;
using SimEventRef = std::shared_ptr<SimEvent>;

// Does one operation at a time. Others wait in the order of their arrival.
struct Engine {
  bool busy = false;
  std::map<std::uint64_t, SimEventRef> waiting;  // by order of arrival
};
using Engines = std::array<Engine*, 2>;  // null: none

class SimEvent final : public Event {
 public:
  // Returns whether its end is not after the host's time.
  bool is_complete() const { return complete_; }
  // Returns the interval of a complete event.
  Interval interval() const { return {begin_, end_, queue}; }

  int queue = 0;  // on its device

 private:
  friend class SimClock;

  bool complete_ = false;
  std::int64_t begin_ = 0;
  std::int64_t end_ = 0;
  std::int64_t duration_ = 0;
  Engines engines_{};
  std::size_t unfinished_waits_ = 0;
  std::uint64_t arrival_ = 0;           // its position among the operations that wait for an engine
  std::vector<SimEventRef> followers_;  // the operations that wait for this one
};

}  // namespace boxflow::sim
