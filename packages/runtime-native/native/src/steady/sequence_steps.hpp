// Turns a recorded period, issued several times, into the steps of a sequence (LaunchSequence): launches, and exchanges
// between devices. The device that has the elements copies them. A step comes after what its work came after, unless
// this follows from other steps, so that most exchanges both send a box and wait for another one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "steady/issue_record.hpp"

namespace boxflow {

struct SequenceStep {
  std::size_t device = 0;
  std::optional<std::size_t> launch;  // the work of the period that it launches; otherwise it is an exchange
  std::vector<std::size_t> after;     // steps of the same device; its own chain is implied
  // Only of exchanges: see Exchange.
  std::optional<std::size_t> copy;  // the work of the period that it does
  std::size_t to = 0;
  std::optional<std::size_t> raises;
  std::optional<std::size_t> awaits;
};

struct SequenceSteps {
  std::vector<SequenceStep> steps;
  std::size_t flags = 0;  // numbered from 0 on
};

// Returns the device that does the work in a sequence.
std::size_t device_of(const IssueRecord::Work& work);

// Dependences on work before the first period are left out: all steps come after it. The period does nothing but
// launches, and copies between devices.
SequenceSteps sequence_steps(const IssueRecord& period, std::size_t periods, std::size_t devices);

}  // namespace boxflow
