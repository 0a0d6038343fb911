#include "program/program.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "base/clock.hpp"
#include "report/stats_json.hpp"
#include "report/summary.hpp"

namespace boxflow {

namespace {

RegionCall region_call(const Plan& plan, const boxflow_call& call, const ProgramOptions& options) {
  RegionCall region;
  region.plan = &plan;
  region.parameters = {call.parameters, plan.parameters.size()};
  region.arrays = {call.arrays, plan.arrays.size()};
  region.verify_directories = options.run.shadow;
  region.keep = call.keep != 0 && options.run.keep && !options.verify;
  return region;
}

void say(const std::string& text) { std::fputs((text + "\n").c_str(), stderr); }

}  // namespace

Program::Program(ProgramOptions options, std::function<void()> on_open, Session::Wrap wrap)
    : options_(std::move(options)), on_open_(std::move(on_open)), wrap_(std::move(wrap)) {
  if (options_.verify && options_.run.target == Target::kSim) {
    throw Error("BF5035", "the target sim computes nothing that could be verified",
                "leave out --verify (BOXFLOW_VERIFY), or choose another target (--target, BOXFLOW_TARGET)");
  }
  if (!options_.stats.empty()) check_stats_file(options_.stats);
  if (!options_.trace.empty()) trace_ = std::make_unique<Trace>(options_.trace);
}

bool Program::is_forked() {
  if (getpid() == process_) return false;
  if (!fork_noted_.exchange(true)) {
    say("note: this process is a fork, which devices do not survive, so its regions run sequentially");
  }
  return true;
}

bool Program::enter(boxflow_call& call) {
  call.state = nullptr;
  if (is_forked()) return false;  // not even the lock can be relied on: another thread may have held it
  const std::lock_guard lock(mutex_);
  Bundle& bundle = bundle_of(call);
  const Plan& plan = bundle.plans.at(static_cast<std::size_t>(call.plan));
  leave_to_host(&bundle);
  const bool ran = enter(call, bundle, plan);
  count_kept();
  return ran;
}

bool Program::enter(boxflow_call& call, Bundle& bundle, const Plan& plan) {
  RegionCall region = region_call(plan, call, options_);
  region.warn = [this](const Error& warning) { warn(warning); };
  const std::string reason = why_not_here(region, bundle);
  if (!reason.empty()) {
    note(plan.origin + ": note: " + reason + ", so this region runs sequentially");
    leave_to_host(nullptr);
    return false;
  }
  if (options_.run.target == Target::kSim) {
    run(region, bundle, *call.bundle);
    return false;  // nothing was computed
  }
  if (!options_.verify) return run(region, bundle, *call.bundle);
  auto verification = std::make_unique<Verification>();
  verification->arrays = make_region_arrays(plan, region.parameters, region.arrays);
  const Snapshot before(verification->arrays);
  if (!run(region, bundle, *call.bundle)) return false;
  verification->results = std::make_unique<Snapshot>(verification->arrays);
  before.restore(verification->arrays);
  call.state = verification.release();
  return false;
}

std::string Program::why_not_here(const RegionCall& region, const Bundle& bundle) const {
  if (closed_) return "the program is at its end, and the devices are closed";
  if (bundle.session && bundle.session->usable().empty()) return "no device is left";
  return why_not_on_devices(region);
}

void Program::host_access(const HostRange& range, HostAccess access) {
  if (is_forked()) return;  // everything was the host's before the fork
  const std::lock_guard lock(mutex_);
  for (auto& [source, bundle] : bundles_) access_in(bundle, range, access);
  count_kept();
}

void Program::access_in(Bundle& bundle, const HostRange& range, HostAccess access) {
  if (!bundle.session) return;
  const AccessReport report{[this](RegionStats stats) {
                              const StatsLock lock(*this);
                              stats_.add(std::move(stats));
                            },
                            [this](const Error& warning) { warn(warning); }};
  announce(*bundle.session, *bundle.kept, range, access, report);
  const StatsLock lock(*this);
  stats_.devices = bundle.session->descriptions();
}

// Brings the data on the devices of all bundles, `but` one, to the host, which may then access all of it.
void Program::leave_to_host(const Bundle* but) {
  for (auto& [source, bundle] : bundles_) {
    if (&bundle != but) access_in(bundle, kEverything, HostAccess::kWrite);
  }
}

void Program::count_kept() {
  std::size_t count = 0;
  for (const auto& [source, bundle] : bundles_) count += bundle.kept ? bundle.kept->size() : 0;
  __atomic_store_n(&boxflow_kept, static_cast<int>(count), __ATOMIC_RELEASE);
}

void Program::check(boxflow_call& call) {
  const std::unique_ptr<Verification> verification(static_cast<Verification*>(call.state));
  call.state = nullptr;
  if (!verification) return;
  const std::lock_guard lock(mutex_);
  const Plan& plan = bundle_of(call).plans.at(static_cast<std::size_t>(call.plan));
  verified_regions_ += 1;
  const Snapshot sequential(verification->arrays);
  for (const RegionArray& array : verification->arrays) {
    if (!array.plan->live_out) continue;
    verified_elements_ += static_cast<std::uint64_t>(volume(array.bounds));
    const auto difference =
        first_difference(array, verification->results->of(array.host->array), sequential.of(array.host->array));
    if (difference) report(plan, *difference);
  }
}

void Program::report(const Plan& plan, const Difference& difference) {
  different_elements_ += difference.count;
  say(plan.origin + ": error BF5040: " + difference.array + difference.index + " is " + difference.devices +
      " on the devices and " + difference.sequential + " sequentially; " + std::to_string(difference.count) + " of " +
      std::to_string(difference.elements) + " elements of " + difference.array + " differ");
}

Program::Bundle& Program::bundle_of(const boxflow_call& call) {
  Bundle& bundle = bundles_[call.bundle];
  if (bundle.plans.empty()) bundle.plans = parse_plans(call.bundle->plans_json);
  return bundle;
}

Session& Program::session_of(Bundle& bundle, const boxflow_bundle& source) {
  if (!bundle.session) {
    const std::int64_t begin = nanoseconds_now();
    bundle.session = std::make_unique<Session>(source, options_.run, wrap_, trace_.get());
    bundle.kept = std::make_unique<KeptArrays>(*bundle.session);
    bundle.load_ns = nanoseconds_now() - begin;
    if (on_open_) on_open_();
    const StatsLock lock(*this);
    stats_.target = target_name(bundle.session->target());
    stats_.boxes = boxes_name(options_.run.boxes);
    stats_.devices = bundle.session->descriptions();
  }
  return *bundle.session;
}

bool Program::run(const RegionCall& asked, Bundle& bundle, const boxflow_bundle& source) {
  Session& session = session_of(bundle, source);
  RegionStats stats(asked.plan->name, asked.plan->origin, array_names(*asked.plan), session.device_count(),
                    asked.plan->contracts);
  RegionCall call = asked;
  if (reports()) call.checkpoint = [&] { publish(stats, bundle); };
  begin_run(*asked.plan);
  try {
    run_region(call, session, *bundle.kept, stats);
  } catch (const DeviceFailure&) {
    // The warning has already said this, and its consequences.
    end_run(session, nullptr);
    return false;
  }
  stats.times.load_ns = std::exchange(bundle.load_ns, 0);
  end_run(session, &stats);
  return true;
}

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

void Program::warn(const Error& warning) {
  std::string text = warning.place() + ": warning " + warning.code() + ": " + warning.what();
  if (!warning.hint().empty()) text += "\n  hint: " + warning.hint();
  note(text);
}

// A region may be entered thousands of times.
void Program::note(const std::string& text) {
  if (++notes_[text] == 1) say(text);
}

void Program::close_devices() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  for (auto& [source, bundle] : bundles_) {
    bundle.kept.reset();
    bundle.session.reset();
  }
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
  if (options_.verify) {
    const std::string regions =
        std::to_string(verified_regions_) + (verified_regions_ == 1 ? " region, " : " regions, ");
    if (different_elements_ == 0) {
      say("verified: " + regions + std::to_string(verified_elements_) + " elements equal");
    } else {
      say("verification failed: " + regions + std::to_string(different_elements_) + " of " +
          std::to_string(verified_elements_) + " elements differ");
    }
  }
  write_reports(stats_);
  if (trace_) {
    if (trace_->full()) say("note: the trace in " + trace_->path() + " is full, and ends before the program");
    trace_->close();
  }
  finished_ = true;
  return different_elements_ == 0;
}

}  // namespace boxflow
