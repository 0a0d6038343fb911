// Several periods of a steady loop as one sequence of launches, for a device that has sequences.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "device/device.hpp"
#include "launch/launcher.hpp"
#include "session/session.hpp"
#include "steady/issue_record.hpp"

namespace boxflow {

class PeriodSequence {
 public:
  // Returns null if the period does anything except launches on one compute queue, or if the device has no sequences,
  // or no room for this one. All arguments outlive it.
  static std::unique_ptr<PeriodSequence> make(const IssueRecord& period, Session& session, Launcher& launcher);

  std::size_t periods() const { return periods_; }
  // Gives the launches of a period of the sequence, by its position, the arguments that they have now in the record.
  void take_arguments(std::size_t position);
  EventRef issue();

 private:
  PeriodSequence(std::vector<const RecordedLaunch*> launches, const IssueRecord& period, Launcher& launcher)
      : launches_(std::move(launches)), period_(period), launcher_(launcher) {}
  bool build(Device& device);

  std::vector<const RecordedLaunch*> launches_;  // of one period
  const IssueRecord& period_;
  Launcher& launcher_;
  std::size_t periods_ = 0;
  std::size_t split_ = 0;  // launches of a period with views in several buffers
  std::unique_ptr<LaunchSequence> sequence_;
};

}  // namespace boxflow
