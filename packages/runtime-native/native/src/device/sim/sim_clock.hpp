// The clock of simulated devices. Operations begin when their predecessors are complete and their engines are free, and
// take a given time. The host's own time advances by each operation that it issues, and by waiting. Later operations
// cannot begin before the host's time, so everything up to it is settled.
#pragma once

#include <cstdint>
#include <queue>
#include <vector>

#include "device/device.hpp"
#include "device/sim/sim_event.hpp"

namespace boxflow::sim {

class SimClock {
 public:
  // `issue_ns` is the host's time for issuing an operation.
  explicit SimClock(std::int64_t issue_ns) : issue_ns_(issue_ns) {}
  // Completes everything: each operation owns the next one, and a long chain must not be destroyed recursively.
  ~SimClock();
  SimClock(const SimClock&) = delete;
  SimClock& operator=(const SimClock&) = delete;

  // Returns the host's time.
  std::int64_t now() const { return now_; }

  SimEventRef issue(Waits waits, std::int64_t duration, Engines engines = {});
  // Advances the host's time to the event's end, if that is later.
  void wait(const SimEvent& event);

 private:
  struct LaterEnd {
    bool operator()(const SimEventRef& a, const SimEventRef& b) const;
  };

  void settle_until(std::int64_t time);
  void finish_next();
  void arrive(const SimEventRef& event, std::int64_t time);
  void start(const SimEventRef& event, std::int64_t time);
  void start_waiting(Engine& engine, std::int64_t time);

  std::int64_t issue_ns_;
  std::int64_t now_ = 0;
  std::uint64_t arrivals_ = 0;
  std::priority_queue<SimEventRef, std::vector<SimEventRef>, LaterEnd> running_;  // the first to end on top
};

}  // namespace boxflow::sim
