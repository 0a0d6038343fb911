#include "region.hpp"

#include "clock.hpp"
#include "executor.hpp"

namespace boxflow {

namespace {

// Adds the time from its making to its end.
class Timer {
 public:
  explicit Timer(std::int64_t& total) : total_(total), begin_(nanoseconds_now()) {}
  ~Timer() { total_ += nanoseconds_now() - begin_; }
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;

 private:
  std::int64_t& total_;
  std::int64_t begin_;
};

void write_out(Executor& executor, RegionArrays& arrays) {
  for (RegionArray& array : arrays) {
    if (array.plan->live_out) executor.transfers().write_out(array);
  }
}

}  // namespace

std::string why_not_on_devices(const RegionCall& call) {
  if (const auto message = extreme_parameter(*call.plan, call.parameters)) return *message;
  try {
    if (const auto message = failed_assumption(*call.plan, call.parameters)) return *message;
    const RegionArrays arrays = make_region_arrays(*call.plan, call.parameters, call.arrays);
    if (const auto message = array_without_memory(arrays)) return *message;
    return overlapping_arrays(arrays).value_or("");
  } catch (const Error& error) {
    // An overflow, as of sizes whose product does not fit 64 bits, or a division by zero.
    if (!is_arithmetic_error(error)) throw;
    return error.what();
  }
}

namespace {

void run_on_devices(const RegionCall& call, Session& session, RegionStats& stats) {
  const Timer total(stats.times.total_ns);
  RegionArrays arrays = make_region_arrays(*call.plan, call.parameters, call.arrays);
  std::optional<Shadow> shadow;
  if (session.shadow()) shadow.emplace(arrays, *session.shadow(), call.parameters.size());
  Executor executor(call, session, arrays, stats, shadow ? &*shadow : nullptr);
  {
    const Timer management(stats.times.management_ns);
    executor.run();
  }
  {
    const Timer finish(stats.times.finish_ns);
    executor.finish();
  }
  const Timer timer(stats.times.write_out_ns);
  write_out(executor, arrays);
  executor.finish();
  if (shadow) shadow->check_results();
  if (call.progress) call.progress(1);
}

}  // namespace

void run_region(const RegionCall& call, Session& session, RegionStats& stats) {
  try {
    run_on_devices(call, session, stats);
  } catch (const Error& error) {
    throw error.at(call.plan->origin);
  }
}

}  // namespace boxflow
