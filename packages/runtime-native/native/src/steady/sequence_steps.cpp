#include "steady/sequence_steps.hpp"

#include <algorithm>
#include <functional>
#include <utility>
#include <variant>

namespace boxflow {

std::size_t device_of(const IssueRecord::Work& work) {
  if (const auto* const launch = std::get_if<RecordedLaunch>(&work.what)) return launch->device;
  return std::get<IssuedCopy>(work.what).from->device.number();
}

namespace {

// Returns the number of compute queues of each device.
std::size_t queues_of(const IssueRecord& period) {
  std::size_t queues = 1;
  for (const IssueRecord::Work& work : period.works()) {
    const auto* const launch = std::get_if<RecordedLaunch>(&work.what);
    if (launch) queues = std::max(queues, launch->request.queue + 1);
  }
  return queues;
}

// The steps of one device that are in order: the launches of one of its queues, or its exchanges.
using Chain = std::vector<std::size_t>;

class StepBuilder {
 public:
  StepBuilder(const IssueRecord& period, std::size_t devices)
      : period_(period), queues_(queues_of(period)), chains_((queues_ + 1) * devices) {}

  SequenceSteps build(std::size_t periods) {
    for (std::size_t p = 0; p < periods; ++p) {
      for (const IssueRecord::Work& work : period_.works()) add(p, work);
    }
    return std::move(made_);
  }

 private:
  // How many steps of each chain a step comes after, itself included.
  using Clock = std::vector<std::size_t>;

  std::size_t launches_of(std::size_t device, std::size_t queue) const { return (queues_ + 1) * device + queue; }
  std::size_t exchanges_of(std::size_t device) const { return launches_of(device, queues_); }

  bool covers(const Clock& clock, std::size_t step) const { return clock[chain_of_[step]] >= positions_[step]; }
  static void join(Clock& clock, const Clock& other) {
    for (std::size_t i = 0; i < clock.size(); ++i) clock[i] = std::max(clock[i], other[i]);
  }

  void add(std::size_t period, const IssueRecord::Work& work) {
    const std::size_t device = device_of(work);
    const std::size_t position = of_work_.size() % period_.works().size();
    SequenceStep step;
    step.device = device;
    std::size_t chain = exchanges_of(device);
    if (const auto* const launch = std::get_if<RecordedLaunch>(&work.what)) {
      step.launch = position;
      chain = launches_of(device, launch->request.queue);
    } else {
      step.copy = position;
      step.to = std::get<IssuedCopy>(work.what).to->device.number();
    }
    order_after(predecessors(period, work), chain, step);
    of_work_.push_back(append(std::move(step), chain));
  }

  // Returns the steps of the sequence that the work came after, the latest first: others may follow from these.
  std::vector<std::size_t> predecessors(std::size_t period, const IssueRecord::Work& work) const {
    using Of = IssueRecord::Dependence::Of;
    const std::size_t works = period_.works().size();
    std::vector<std::size_t> steps;
    for (const auto& [of, other] : work.after) {
      if (of == Of::kThis) steps.push_back(of_work_[period * works + other]);
      if (of == Of::kLast && period > 0) steps.push_back(of_work_[(period - 1) * works + other]);
    }
    std::sort(steps.begin(), steps.end(), std::greater<>());
    return steps;
  }

  // Sets what `step`, the next one of its chain, comes after. May add exchanges.
  void order_after(const std::vector<std::size_t>& predecessors, std::size_t chain, SequenceStep& step) {
    Clock clock = clock_after(chain);
    const auto come_after = [&](std::size_t other) {
      if (covers(clock, other)) return;
      step.after.push_back(other);
      join(clock, clocks_[other]);
    };
    for (const std::size_t other : predecessors) {
      if (made_.steps[other].device == step.device) come_after(other);
    }
    for (const std::size_t other : predecessors) {
      if (covers(clock, other)) continue;
      const std::size_t known = arrival(other, step.device);
      // An exchange may have been the last one of the step's own chain, before.
      if (chain == exchanges_of(step.device)) {
        join(clock, clocks_[known]);
      } else {
        come_after(known);
      }
    }
  }

  // Returns the first exchange of the device that comes after the step of a different device.
  std::size_t arrival(std::size_t step, std::size_t device) {
    const Chain& exchanges = chains_[exchanges_of(device)];
    if (exchanges.empty() || !covers(clocks_[exchanges.back()], step)) return await(step, device);
    const auto first = std::partition_point(exchanges.begin(), exchanges.end(),
                                            [&](std::size_t other) { return !covers(clocks_[other], step); });
    return *first;
  }

  // Makes the device wait for the step, in its last exchange if that one only sends.
  std::size_t await(std::size_t step, std::size_t device) {
    const std::size_t sender = sender_of(step, device);
    made_.steps[sender].raises = made_.flags;
    Chain& exchanges = chains_[exchanges_of(device)];
    std::size_t waiter = 0;
    if (!exchanges.empty() && !made_.steps[exchanges.back()].awaits) {
      waiter = exchanges.back();
    } else {
      SequenceStep wait;
      wait.device = device;
      waiter = append(std::move(wait), exchanges_of(device));
    }
    made_.steps[waiter].awaits = made_.flags++;
    join(clocks_[waiter], clocks_when_raising_[sender]);
    return waiter;
  }

  // Returns the step that tells the device that `step` is done: itself, or an exchange after it.
  std::size_t sender_of(std::size_t step, std::size_t device) {
    const SequenceStep& made = made_.steps[step];
    if (!made.launch && made.to == device && made.copy && !made.raises) return step;
    SequenceStep signal;
    signal.device = made.device;
    signal.to = device;
    const std::size_t chain = exchanges_of(made.device);
    if (!covers(clock_after(chain), step)) signal.after.push_back(step);
    return append(std::move(signal), chain);
  }

  // Returns the clock of the chain's last step.
  Clock clock_after(std::size_t chain) const {
    return chains_[chain].empty() ? Clock(chains_.size()) : clocks_[chains_[chain].back()];
  }

  std::size_t append(SequenceStep step, std::size_t chain) {
    Clock clock = clock_after(chain);
    for (const std::size_t other : step.after) join(clock, clocks_[other]);
    chains_[chain].push_back(made_.steps.size());
    chain_of_.push_back(chain);
    positions_.push_back(chains_[chain].size());
    clock[chain] = positions_.back();
    clocks_when_raising_.push_back(clock);
    clocks_.push_back(std::move(clock));
    made_.steps.push_back(std::move(step));
    return made_.steps.size() - 1;
  }

  const IssueRecord& period_;
  std::size_t queues_;  // of each device
  SequenceSteps made_;
  std::vector<Chain> chains_;            // by device: the launches of each queue, and the exchanges
  std::vector<std::size_t> chain_of_;    // by step
  std::vector<std::size_t> positions_;   // by step: in its chain, from 1 on
  std::vector<Clock> clocks_;            // by step
  std::vector<Clock> clocks_when_raising_;  // the same, before the exchange waits
  std::vector<std::size_t> of_work_;     // the steps that do the works, over all periods
};

}  // namespace

SequenceSteps sequence_steps(const IssueRecord& period, std::size_t periods, std::size_t devices) {
  return StepBuilder(period, devices).build(periods);
}

}  // namespace boxflow
