// The clock of simulated devices. Operations begin when what they wait for is over and their engines are free, and take
// the time that they are said to take. The host's own time goes on by each operation that it issues, and by waiting;
// nothing that it has not issued yet can begin before it, so everything up to the host's time is settled.
#pragma once

#include <cstdint>
#include <queue>
#include <vector>

#include "device/device.hpp"
#include "device/sim/sim_event.hpp"

namespace boxflow::sim {

class SimClock {
 public:
  // `issue_ns`: what issuing an operation takes the host.
  explicit SimClock(std::int64_t issue_ns) : issue_ns_(issue_ns) {}
  // Completes everything: each operation holds the one after it, and a long row must not go one inside the other.
  ~SimClock();
  SimClock(const SimClock&) = delete;
  SimClock& operator=(const SimClock&) = delete;

  // The host's time.
  std::int64_t now() const { return now_; }

  SimEventRef issue(Waits waits, std::int64_t duration, Engines engines = {});
  // The host's time becomes the event's end, if that is later.
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
