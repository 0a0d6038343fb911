// What a program reports: statistics, notes and the trace, also when a signal ends it.
#include <cstdio>

#include "program/program.hpp"
#include "program/say.hpp"
#include "report/stats_json.hpp"
#include "report/summary.hpp"

namespace boxflow {

void Program::begin_run(const Plan& plan) {
  const StatsLock lock(*this);
  under_way_ = UnderWay{&plan, std::nullopt};
}

void Program::publish(const RegionStats& so_far, const Bundle& bundle) {
  if (trace_) trace_->flush();
  const StatsLock lock(*this);
  under_way_->so_far = so_far;
  under_way_->so_far->times.load_ns = bundle.load_ns;
}

// `stats` is null if the call has failed.
void Program::end_run(const Session& session, RegionStats* stats) {
  const StatsLock lock(*this);
  under_way_.reset();
  stats_.devices = session.descriptions();
  if (stats) stats_.add(std::move(*stats));
}

RunStats Program::stats_so_far() const {
  RunStats stats = stats_;
  if (!under_way_) return stats;
  const Plan& plan = *under_way_->plan;
  RegionStats call = under_way_->so_far.value_or(
      RegionStats(plan.name, plan.origin, array_names(plan), stats.devices.size(), plan.contracts));
  call.unfinished = true;
  stats.add(std::move(call));
  return stats;
}

std::vector<Placements> Program::placements() const {
  std::vector<Placements> all;
  for (const auto& [source, bundle] : bundles_) {
    for (std::size_t i = 0; i < bundle.plans.size(); ++i) {
      const PlacementCounts& counts = bundle.counts[i];
      if (options_.offload == Offload::kAlways && counts.refused.empty()) continue;
      Placements region{.origin = bundle.plans[i].origin,
                        .name = bundle.plans[i].name,
                        .on_devices = counts.on_devices,
                        .efficiency = counts.seconds > 0 ? counts.alone_seconds / counts.seconds : 0,
                        .host_is_faster = counts.host_is_faster,
                        .not_open = counts.not_open,
                        .refused = counts.refused};
      if (source->decisions) {
        region.too_small = static_cast<std::uint64_t>(__atomic_load_n(&source->decisions[i].small, __ATOMIC_RELAXED));
      }
      all.push_back(std::move(region));
    }
  }
  return all;
}

void Program::warn(const Error& warning) {
  std::string text = warning.place() + ": warning " + warning.code() + ": " + warning.what();
  if (!warning.hint().empty()) text += "\n  hint: " + warning.hint();
  note(text);
}

// A region may be entered thousands of times.
void Program::note(const std::string& text) {
  if (++notes_[text] == 1) say(text);
}

void Program::give_up() noexcept {
  if (getpid() != process_) return;
  // A thread that is in a region goes on until the process ends; what it has written by now is in the trace. A
  // different thread may still enter a region, which is then not traced.
  const std::unique_lock lock(mutex_, std::try_to_lock);
  if (!lock.owns_lock() || !trace_) return;
  try {
    trace_->close();
  } catch (const Error&) {
    // The program ends for a different reason, which has been reported.
  }
}

void Program::report_signal(const std::string& signal) noexcept {
  const std::lock_guard lock(stats_mutex_);
  if (finished_) return;
  try {
    RunStats stats = stats_so_far();
    stats.signal = signal;
    write_reports(stats);
  } catch (const std::exception& error) {
    say(std::string("error: ") + error.what());  // the program ends, and the trace is still to be written
  }
  give_up();
}

void Program::write_reports(const RunStats& stats) const {
  if (options_.summary) std::fputs(summary_text(stats).c_str(), stderr);
  if (!options_.stats.empty()) write_stats_file(options_.stats, stats);
}

bool Program::finish() {
  const std::lock_guard lock(mutex_);
  const StatsLock stats_lock(*this);
  for (const auto& [text, count] : notes_) {
    if (count > 1) say(text + " (" + std::to_string(count) + " times)");
  }
  if (options_.verify) say(verifier_.report());
  stats_.placements = placements();
  write_reports(stats_);
  if (trace_) {
    if (trace_->full()) say("note: the trace in " + trace_->path() + " is full, and ends before the program");
    trace_->close();
  }
  finished_ = true;
  return verifier_.all_equal();
}

}  // namespace boxflow
