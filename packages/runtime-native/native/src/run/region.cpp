#include "run/region.hpp"

#include "base/clock.hpp"
#include "base/plural.hpp"
#include "keep/host_access.hpp"
#include "memory/memory_warning.hpp"
#include "memory/preloaded_arrays.hpp"
#include "report/device_errors.hpp"
#include "run/executor.hpp"

namespace boxflow {

namespace {

// Fills in the statistics of a call as a whole: on request, and when the call ends, even by an exception.
class CallStats {
 public:
  CallStats(Session& session, RegionStats& stats) : session_(session), stats_(stats), times_(session.call_times()) {
    for (std::size_t d = 0; d < session.device_count(); ++d) counts_.push_back(session.memory(d).counts());
  }
  ~CallStats() { update(); }
  // Adds the times and counts since the last update.
  void update() {
    add_times();
    for (std::size_t d = 0; d < counts_.size(); ++d) add_counts(d);
  }
  CallStats(const CallStats&) = delete;
  CallStats& operator=(const CallStats&) = delete;

 private:
  void add_times() {
    Times& times = stats_.times;
    const CallTimes now = session_.call_times();
    const std::int64_t end = nanoseconds_now();
    times.issue_ns += now.issue_ns - times_.issue_ns;
    times.allocation_ns += now.allocation_ns - times_.allocation_ns;
    times.wait_ns += now.wait_ns - times_.wait_ns;
    times.total_ns += end - begin_;
    times.management_ns = times.total_ns - times.issue_ns - times.allocation_ns - times.wait_ns;
    times_ = now;
    begin_ = end;
  }
  void add_counts(std::size_t d) {
    const MemoryCounts counts = session_.memory(d).counts();
    DeviceStats& device = stats_.devices[d];
    device.allocations += counts.allocations - counts_[d].allocations;
    device.releases += counts.releases - counts_[d].releases;
    device.reused_blocks += counts.reused_blocks - counts_[d].reused_blocks;
    counts_[d] = counts;
  }

  Session& session_;
  RegionStats& stats_;
  CallTimes times_;  // at the last update, like the two below
  std::vector<MemoryCounts> counts_;
  std::int64_t begin_ = nanoseconds_now();
};

}  // namespace

std::string why_not_on_devices(const RegionCall& call) {
  if (const auto message = extreme_parameter(*call.plan, call.parameters)) return *message;
  try {
    if (const auto message = failed_assumption(*call.plan, call.parameters)) return *message;
    const RegionArrays arrays = make_region_arrays(*call.plan, call.parameters, call.arrays);
    if (const auto message = array_without_memory(arrays)) return *message;
    return overlapping_arrays(arrays).value_or("");
  } catch (const Error& error) {
    // This is an overflow, such as a product of sizes that does not fit 64 bits, or a division by zero.
    if (!is_arithmetic_error(error)) throw;
    return error.what();
  }
}

namespace {

// Makes one attempt. Throws a DeviceFailure if the region may start again.
void run_on_devices(const RegionCall& asked, Session& session, KeptArrays& kept, RegionStats& stats) {
  CallStats call_stats(session, stats);
  RegionCall call = asked;
  if (asked.checkpoint) {
    call.checkpoint = [&] {
      call_stats.update();
      asked.checkpoint();
    };
  }
  const auto region_text = [&] { return TraceText(call.plan->name, "planner").add("origin", call.plan->origin); };
  const PlannerSpan region_span(session.trace(), region_text);
  const std::int64_t simulated_begin = session.platform().simulated_now();
  RegionArrays arrays = make_region_arrays(*call.plan, call.parameters, call.arrays);
  kept.match(arrays);
  make_way(arrays, session, kept, stats, call.warn);
  choose_preloaded(*call.plan, arrays, session);
  if (call.keep) kept.choose(arrays);
  kept.move_same_to(arrays);
  for (const RegionArray& array : arrays) stats.counters.kept_bytes += array.bytes_on_devices();
  std::optional<Shadow> shadow;
  if (session.shadow()) shadow.emplace(arrays, *session.shadow(), call.parameters.size());
  Executor executor(call, session, kept, arrays, stats, shadow ? &*shadow : nullptr);
  try {
    executor.run();
    if (call.checkpoint) call.checkpoint();
    executor.finish();
    const auto write_out_text = [] { return TraceText("write-out", "planner"); };
    const PlannerSpan write_out_span(session.trace(), write_out_text);
    executor.write_out();
  } catch (const DeviceFailure& failure) {
    if (!overwritten_arrays(arrays).empty()) throw executor.values_lost_by(failure);
    executor.keep_foreign(failure);
    throw;
  }
  stats.times.simulated_ns += session.platform().simulated_now() - simulated_begin;
  if (shadow) shadow->check_results();
  const std::uint64_t moved = stats.of(Purpose::kReadIn).bytes + stats.of(Purpose::kBoxOut).bytes;
  const auto warning = memory_warning(arrays, session, call.devices, moved, stats.counters.box_outs > 0);
  // Warns only of the first call that is slow: a region may be entered thousands of times.
  if (warning && session.first_warning_of(*call.plan)) call.warn(warning->at(call.plan->origin));
  executor.keep();
  if (call.progress) call.progress(1);
}

void trace_failure(Trace& trace, const Error& error) {
  trace.planner(TraceText("error", "planner").add("code", error.code()).add("message", error.what()));
}

void drop(const RegionCall& call, Session& session, const DeviceFailure& failure) {
  session.drop(failure);
  const std::size_t left = session.usable().size();
  const std::string consequence =
      left == 0 ? "no device is left, so this region and those after it run sequentially"
                : "the region starts again on the other " + plural(left, "device", "devices") +
                      ", which the rest of the program uses as well";
  call.warn(device_dropped(failure, consequence).at(call.plan->origin));
}

}  // namespace

void run_region(const RegionCall& asked, Session& session, KeptArrays& kept, RegionStats& stats) {
  RegionCall call = asked;
  call.warn = [&](const Error& warning) {
    stats.warnings.push_back(warning.place() + ": " + warning.code() + ": " + warning.what());
    if (asked.warn) asked.warn(warning);
  };
  for (;;) {
    try {
      return run_on_devices(call, session, kept, stats);
    } catch (const DeviceFailure& failure) {
      drop(call, session, failure);
      if (session.usable().empty()) throw failure.at(call.plan->origin);
    } catch (const Error& error) {
      if (Trace* trace = session.trace()) trace_failure(*trace, error);
      throw error.at(call.plan->origin);
    }
  }
}

}  // namespace boxflow
