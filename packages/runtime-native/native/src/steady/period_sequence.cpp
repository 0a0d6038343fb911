#include "steady/period_sequence.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

namespace boxflow {

namespace {

// A sequence has at most so many launches of a device, or one period. The driver of an H100 takes 6 us to issue 64 of
// them, 0.45 us to change one, and 8 us to build one; issued by itself, a launch takes 4.5 us. A step of heat-2d on two
// H100s took 23.0 us with 64, 22.3 with 128 and 22.2 with 256.
constexpr std::size_t kLaunches = 128;
constexpr std::size_t kMostPeriods = 16;

}  // namespace

std::unique_ptr<PeriodSequence> PeriodSequence::make(const IssueRecord& period, Session& session, Launcher& launcher,
                                                     Transfers& transfers) {
  std::vector<Share> shares(session.device_count());
  for (const IssueRecord::Work& work : period.works()) {
    Share& share = shares[device_of(work)];
    share.any = true;
    const auto* const launch = std::get_if<RecordedLaunch>(&work.what);
    if (!launch) {
      // The receiver takes part, too.
      shares[std::get<IssuedCopy>(work.what).to->device.number()].any = true;
      continue;
    }
    Launches& launches = share.launches[launch->request.queue];
    launches.all += 1;
    launches.split += launch->split ? 1 : 0;
  }
  if (period.works().empty()) return nullptr;
  std::unique_ptr<PeriodSequence> made(new PeriodSequence(period, launcher, transfers, std::move(shares)));
  return made->build(session) ? std::move(made) : nullptr;
}

PeriodSequence::PeriodSequence(const IssueRecord& period, Launcher& launcher, Transfers& transfers,
                               std::vector<Share> shares)
    : period_(period), launcher_(launcher), transfers_(transfers), shares_(std::move(shares)) {
  std::size_t most = 1;
  for (const Share& share : shares_) {
    std::size_t launches = 0;
    for (const auto& [queue, of_queue] : share.launches) launches += of_queue.all;
    most = std::max(most, launches);
  }
  periods_ = std::clamp<std::size_t>(kLaunches / most, 1, kMostPeriods);
}

bool PeriodSequence::build(Session& session) {
  std::vector<std::size_t> devices;
  for (std::size_t d = 0; d < shares_.size(); ++d) {
    if (shares_[d].any) devices.push_back(d);
  }
  // Each dependence needs one flag at most.
  std::size_t flags = 0;
  for (const IssueRecord::Work& work : period_.works()) flags += work.after.size();
  sequence_ = session.platform().make_sequence(devices, periods_ * flags);
  if (!sequence_) return false;
  const SequenceSteps made = sequence_steps(period_, periods_, shares_.size());
  for (std::size_t i = 0; i < made.steps.size(); ++i) {
    const SequenceStep& step = made.steps[i];
    add(step);
    if (step.launch && std::get<RecordedLaunch>(period_.works()[*step.launch].what).varies) changing_.push_back(i);
  }
  return sequence_->complete();
}

void PeriodSequence::add(const SequenceStep& step) {
  if (step.launch) {
    const auto& launch = std::get<RecordedLaunch>(period_.works()[*step.launch].what);
    return sequence_->add_launch(step.device, launch.request, step.after);
  }
  Exchange exchange;
  if (step.copy) {
    const auto& [to, from, piece, purpose] = std::get<IssuedCopy>(period_.works()[*step.copy].what);
    exchange.copy = DeviceCopy{&to->allocation, piece.to, &from->allocation, piece.from, piece.rect};
  }
  exchange.to = step.to;
  exchange.raises = step.raises;
  exchange.awaits = step.awaits;
  sequence_->add_exchange(step.device, exchange, step.after);
}

void PeriodSequence::take_arguments(std::size_t position) {
  const std::size_t count = changing_.size() / periods_;
  std::size_t next = position * count;
  for (const IssueRecord::Work& work : period_.works()) {
    const auto* const launch = std::get_if<RecordedLaunch>(&work.what);
    if (launch && launch->varies) sequence_->change(changing_[next++], launch->request);
  }
}

void PeriodSequence::issue(std::vector<EventRef>& events) {
  EventList waits;
  const auto wait_for = [&](const EventRef& event) {
    if (event && std::find(waits.begin(), waits.end(), event) == waits.end()) waits.push_back(event);
  };
  for (const EventRef& event : period_.older()) wait_for(event);
  for (const EventRef& event : events) wait_for(event);
  sequence_->issue({waits.data(), waits.size()}, issued_);
  for (std::size_t d = 0; d < shares_.size(); ++d) {
    if (!issued_[d]) continue;
    for (const auto& [queue, launches] : shares_[d].launches) {
      launcher_.repeated(d, queue, periods_ * launches.all, periods_ * launches.split, issued_[d]);
    }
  }
  std::size_t position = 0;
  for (const IssueRecord::Work& work : period_.works()) {
    EventRef& event = events[position++];
    event = issued_[device_of(work)];
    const auto* const copy = std::get_if<IssuedCopy>(&work.what);
    for (std::size_t i = 0; copy && i < periods_; ++i) transfers_.repeated(*copy, event);
  }
}

}  // namespace boxflow
