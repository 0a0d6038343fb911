#include "device/sim/sim_clock.hpp"

#include <algorithm>

namespace boxflow::sim {

namespace {

bool all_free(const Engines& engines) {
  return std::none_of(engines.begin(), engines.end(), [](const Engine* engine) { return engine && engine->busy; });
}

}  // namespace

// Ends at the same time come in the order in which the operations could begin, so that runs are repeatable.
bool SimClock::LaterEnd::operator()(const SimEventRef& a, const SimEventRef& b) const {
  return a->end_ != b->end_ ? a->end_ > b->end_ : a->arrival_ > b->arrival_;
}

SimClock::~SimClock() {
  while (!running_.empty()) finish_next();
}

SimEventRef SimClock::issue(Waits waits, std::int64_t duration, Engines engines) {
  now_ += issue_ns_;
  settle_until(now_);
  auto event = std::make_shared<SimEvent>();
  event->duration_ = duration;
  event->engines_ = engines;
  for (const EventRef& wait : waits) {
    if (!wait) continue;
    SimEvent& before = static_cast<SimEvent&>(*wait);
    if (before.complete_) continue;
    before.followers_.push_back(event);
    event->unfinished_waits_ += 1;
  }
  if (event->unfinished_waits_ == 0) arrive(event, now_);
  return event;
}

void SimClock::wait(const SimEvent& event) {
  while (!event.complete_) finish_next();
  now_ = std::max(now_, event.end_);
  settle_until(now_);
}

void SimClock::settle_until(std::int64_t time) {
  while (!running_.empty() && running_.top()->end_ <= time) finish_next();
}

void SimClock::finish_next() {
  const SimEventRef event = running_.top();
  running_.pop();
  event->complete_ = true;
  const std::int64_t time = event->end_;
  for (Engine* engine : event->engines_) {
    if (engine) engine->busy = false;
  }
  for (Engine* engine : event->engines_) {
    if (engine) start_waiting(*engine, time);
  }
  for (const SimEventRef& follower : event->followers_) {
    if (--follower->unfinished_waits_ == 0) arrive(follower, time);
  }
  event->followers_.clear();
}

// Starts an operation whose predecessors are complete, or lets it wait for its engines.
void SimClock::arrive(const SimEventRef& event, std::int64_t time) {
  event->arrival_ = arrivals_++;
  if (all_free(event->engines_)) return start(event, time);
  for (Engine* engine : event->engines_) {
    if (engine) engine->waiting.emplace(event->arrival_, event);
  }
}

void SimClock::start(const SimEventRef& event, std::int64_t time) {
  for (Engine* engine : event->engines_) {
    if (!engine) continue;
    engine->busy = true;
    engine->waiting.erase(event->arrival_);
  }
  event->begin_ = time;
  event->end_ = time + event->duration_;
  running_.push(event);
}

void SimClock::start_waiting(Engine& engine, std::int64_t time) {
  for (auto next = engine.waiting.begin(); next != engine.waiting.end() && !engine.busy;) {
    const SimEventRef event = next->second;
    ++next;
    if (all_free(event->engines_)) start(event, time);
  }
}

}  // namespace boxflow::sim
