// Several periods of a steady loop as one sequence, for devices that have sequences.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <vector>

#include "copies/transfers.hpp"
#include "device/device.hpp"
#include "launch/launcher.hpp"
#include "session/session.hpp"
#include "steady/issue_record.hpp"
#include "steady/sequence_steps.hpp"

namespace boxflow {

class PeriodSequence {
 public:
  // Returns null if the devices have no sequences, or no room for this one. All arguments outlive it. The period is not
  // spoiled.
  static std::unique_ptr<PeriodSequence> make(const IssueRecord& period, Session& session, Launcher& launcher,
                                              Transfers& transfers);

  std::size_t periods() const { return periods_; }
  // Gives the launches of a period of the sequence, by its position, the arguments that they have now in the record.
  void take_arguments(std::size_t position);
  // `events` are those of the works of the period before, and become those of the last period.
  void issue(std::vector<EventRef>& events);

 private:
  // The launches of a queue in a period.
  struct Launches {
    std::size_t all = 0;
    std::size_t split = 0;  // those with views in several buffers
  };
  // What a device does in a period.
  struct Share {
    bool any = false;
    std::map<std::size_t, Launches> launches;  // by compute queue
  };

  PeriodSequence(const IssueRecord& period, Launcher& launcher, Transfers& transfers, std::vector<Share> shares);
  bool build(Session& session);
  void add(const SequenceStep& step);

  const IssueRecord& period_;
  Launcher& launcher_;
  Transfers& transfers_;
  std::vector<Share> shares_;  // by device
  std::size_t periods_ = 0;
  std::vector<std::size_t> changing_;  // the steps of launches whose arguments change: those of a period, then the next
  std::unique_ptr<LaunchSequence> sequence_;
  std::vector<EventRef> issued_;  // by device
};

}  // namespace boxflow
