#include "program/program.hpp"

#include <unistd.h>

#include <algorithm>
#include <cmath>

#include "base/clock.hpp"
#include "base/processors.hpp"
#include "program/say.hpp"
#include "report/stats_json.hpp"

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

// How much memory devices must have to be chosen: so many times the bytes of the region's arrays. They may hold some
// elements several times.
constexpr double kRoom = 2;

CallWork work_of(const boxflow_call& call) {
  return {.operations = call.operations, .serial = call.serial, .launches = call.launches, .bytes = call.bytes};
}

bool is_written(const Plan& plan, std::size_t array) {
  const auto writes = [&](const PhaseView& view) { return view.array == array && !view.writes.empty(); };
  return std::any_of(plan.phases.begin(), plan.phases.end(), [&](const Phase& phase) {
    return std::any_of(phase.views.begin(), phase.views.end(), writes);
  });
}

// Adds what is where of a call's arrays.
void add_places(CallWork& work, const RegionCall& region, const KeptArrays& kept) {
  if (kept.empty()) return;
  for (const RegionArray& array : make_region_arrays(*region.plan, region.parameters, region.arrays)) {
    if (!array.host->host) continue;
    for (const KeptArray* one : kept.in_range(range_of(array))) {
      const Directory::Elements elements = one->array.directory.elements();
      const auto bytes = static_cast<double>(one->array.element_bytes);
      work.on_devices += static_cast<double>(elements.on_devices) * bytes;
      work.to_fetch += static_cast<double>(elements.off_host) * bytes;
    }
  }
}

}  // namespace

Program::Program(ProgramOptions options, std::function<void()> on_open, Session::Wrap wrap)
    : options_(std::move(options)),
      on_open_(std::move(on_open)),
      wrap_(std::move(wrap)),
      verifier_(options_.verified_bytes) {
  if (options_.verify && options_.run.target == Target::kSim) {
    throw Error("BF5035", "the target sim computes nothing that could be verified",
                "leave out --verify (BOXFLOW_VERIFY), or choose another target (--target, BOXFLOW_TARGET)");
  }
  if (options_.offload == Offload::kAuto) check_driver(options_.run.target);
  // Otherwise there would be nothing to verify, to check, or to simulate.
  const bool shows_devices = options_.verify || options_.run.shadow || options_.run.target == Target::kSim;
  if (shows_devices && options_.offload == Offload::kAuto) options_.offload = Offload::kAlways;
  // At most: each call gets as many as are predicted to be the fastest.
  if (options_.offload == Offload::kAuto) options_.run.host_devices = usable_processors();
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

bool Program::begin_small(boxflow_call& call) {
  call.state = nullptr;
  const bool never = options_.offload == Offload::kNever;
  // If another thread has the turn, the call waits in `enter`. In a forked child that thread does not exist.
  if (!never && !turn_.try_lock()) return false;
  if (!never && __atomic_load_n(&boxflow_kept, __ATOMIC_RELAXED) != 0) {
    turn_.unlock();
    return false;
  }
  std::int64_t& small = call.bundle->decisions[call.plan].small;
  if (never) {
    __atomic_fetch_add(&small, 1, __ATOMIC_RELAXED);
    return true;
  }
  // Who has the turn is alone, so this needs no locked instruction, which takes several nanoseconds.
  __atomic_store_n(&small, __atomic_load_n(&small, __ATOMIC_RELAXED) + 1, __ATOMIC_RELAXED);
  call.state = this;
  return true;
}

bool Program::enter(boxflow_call& call) {
  call.state = nullptr;
  if (is_forked()) return false;  // not even the locks can be relied on: another thread may have held them
  std::unique_lock turn(turn_);
  const std::lock_guard lock(mutex_);
  Bundle& bundle = bundle_of(call);
  const Plan& plan = bundle.plans.at(static_cast<std::size_t>(call.plan));
  leave_to_host(&bundle);
  const bool ran = enter(call, bundle, plan);
  count_kept();
  if (ran || options_.offload == Offload::kNever) return ran;
  turn.release();  // until `check`
  if (call.state) {
    static_cast<SequentialCall*>(call.state)->begin(nanoseconds_now());
  } else {
    call.state = this;
  }
  return false;
}

bool Program::enter(boxflow_call& call, Bundle& bundle, const Plan& plan) {
  RegionCall region = region_call(plan, call, options_);
  region.warn = [this](const Error& warning) { warn(warning); };
  CallWork work = work_of(call);
  if (options_.offload != Offload::kAlways && boxflow_kept == 0 && !place(call, bundle, work)) return false;
  const std::string reason = why_not_here(region, bundle);
  if (!reason.empty()) {
    note(plan.origin + ": note: " + reason + ", so this region runs sequentially");
    bundle.counts[static_cast<std::size_t>(call.plan)].refused[reason] += 1;
    leave_to_host(nullptr);
    return false;
  }
  // Arrays of a region that may run on devices have the extents that its accesses have.
  if (bundle.kept && bundle.machine) add_places(work, region, *bundle.kept);
  if (options_.offload != Offload::kAlways && boxflow_kept != 0 && !place(call, bundle, work)) {
    leave_arrays_to_host(region);
    return false;
  }
  if (options_.run.target == Target::kSim) {
    run(region, bundle, call, work);
    return false;  // nothing was computed
  }
  return options_.verify ? enter_verified(call, bundle, region) : run(region, bundle, call, work);
}

bool Program::enter_verified(boxflow_call& call, Bundle& bundle, const RegionCall& region) {
  RegionArrays arrays = make_region_arrays(*region.plan, region.parameters, region.arrays);
  if (!verifier_.takes(*region.plan, arrays)) return run(region, bundle, call, work_of(call));
  auto sequential = std::make_unique<SequentialCall>();
  Verification& verification = sequential->verification.emplace();
  verification.arrays = std::move(arrays);
  const Snapshot before(verification.arrays);
  if (!run(region, bundle, call, work_of(call))) return false;
  verification.results = std::make_unique<Snapshot>(verification.arrays);
  before.restore(verification.arrays);
  call.state = sequential.release();
  return false;
}

std::size_t Program::devices_for(const boxflow_call& call, const Bundle& bundle, const CallWork& work) const {
  const std::size_t wanted = options_.run.devices > 0 ? options_.run.devices : bundle.machine->together.back().devices;
  const std::size_t most = bundle.session ? bundle.session->usable().size() : wanted;
  const bool given = options_.run.devices > 0 || options_.run.all_devices;
  if (given || !std::isfinite(work.operations)) return most;
  std::vector<std::size_t> numbers = numbers_of_devices(most);
  if (bundle.session) {
    const auto is_short = [&](std::size_t devices) {
      double bytes = 0;
      for (const std::size_t device : bundle.session->first_usable(devices)) {
        bytes += static_cast<double>(bundle.session->memory(device).capacity());
      }
      return devices < most && bytes < kRoom * work.bytes;
    };
    std::erase_if(numbers, is_short);
  }
  return bundle.choices[static_cast<std::size_t>(call.plan)].devices(*bundle.machine, work, numbers);
}

bool Program::place(boxflow_call& call, Bundle& bundle, const CallWork& work) {
  const auto plan = static_cast<std::size_t>(call.plan);
  if (options_.offload == Offload::kNever) {
    bundle.counts[plan].host_is_faster += 1;
    return false;
  }
  if (!std::isfinite(work.operations)) return true;
  const bool open = bundle.session != nullptr;
  const std::size_t devices = devices_for(call, bundle, work);
  const Placement placement = bundle.choices[plan].choose(*bundle.machine, work, devices, open, lost_);
  if (placement == Placement::kDevices) return true;
  const bool not_open = placement == Placement::kNotOpen;
  (not_open ? bundle.counts[plan].not_open : bundle.counts[plan].host_is_faster) += 1;
  auto sequential = std::make_unique<SequentialCall>();
  sequential->placed = SequentialCall::Placed{work, not_open, 0};
  call.state = sequential.release();
  return false;
}

// Brings what devices hold of a region's arrays to the host, because the sequential program is about to execute it.
void Program::leave_arrays_to_host(const RegionCall& region) {
  const RegionArrays arrays = make_region_arrays(*region.plan, region.parameters, region.arrays);
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    if (!region.arrays[i]) continue;  // declared inside the region
    const HostAccess access = is_written(*region.plan, i) ? HostAccess::kWrite : HostAccess::kRead;
    for (auto& [source, bundle] : bundles_) access_in(bundle, range_of(arrays[i]), access);
  }
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
  void* const state = std::exchange(call.state, nullptr);
  if (!state) return;
  const std::unique_lock turn(turn_, std::adopt_lock);
  if (state == this) return;
  const std::int64_t end_ns = nanoseconds_now();
  const std::unique_ptr<SequentialCall> sequential(static_cast<SequentialCall*>(state));
  const std::lock_guard lock(mutex_);
  Bundle& bundle = bundle_of(call);
  if (sequential->placed) learn(call, bundle, *sequential->placed, end_ns);
  const Plan& plan = bundle.plans.at(static_cast<std::size_t>(call.plan));
  if (!sequential->verification) return;
  const Verification& verification = *sequential->verification;
  for (const std::string& text : verifier_.compare(plan, verification.arrays, *verification.results)) say(text);
}

void Program::learn(const boxflow_call& call, Bundle& bundle, const SequentialCall::Placed& placed,
                    std::int64_t end_ns) {
  RegionChoice& choice = bundle.choices[static_cast<std::size_t>(call.plan)];
  const double seconds = 1e-9 * static_cast<double>(end_ns - placed.begin_ns);
  choice.ran_on_host(*bundle.machine, placed.work, seconds);
  if (placed.not_open) {
    const std::size_t devices = devices_for(call, bundle, placed.work);
    lost_ += std::max(0.0, seconds - choice.device_seconds(*bundle.machine, placed.work, devices));
  }
  set_least(bundle, *call.bundle);
}

Program::Bundle& Program::bundle_of(const boxflow_call& call) {
  Bundle& bundle = bundles_[call.bundle];
  if (!bundle.plans.empty()) return bundle;
  bundle.plans = parse_plans(call.bundle->plans_json);
  bundle.choices.resize(bundle.plans.size());
  bundle.counts.resize(bundle.plans.size());
  if (options_.offload == Offload::kAuto) bundle.machine = figures_of(*call.bundle);
  set_least(bundle, *call.bundle);
  return bundle;
}

// Tells the program which calls are too small for devices.
void Program::set_least(Bundle& bundle, const boxflow_bundle& source) const {
  if (!source.decisions || options_.offload == Offload::kAlways) return;
  for (std::size_t i = 0; i < bundle.plans.size(); ++i) {
    const std::int64_t least = bundle.machine ? bundle.choices[i].least_operations(*bundle.machine) : INT64_MAX;
    __atomic_store_n(&source.decisions[i].least, least, __ATOMIC_RELAXED);
  }
}

Session& Program::session_of(Bundle& bundle, const boxflow_bundle& source) {
  if (!bundle.session) {
    const std::int64_t begin = nanoseconds_now();
    bundle.session = std::make_unique<Session>(source, options_.run, wrap_, trace_.get());
    bundle.kept = std::make_unique<KeptArrays>(*bundle.session);
    bundle.load_ns = nanoseconds_now() - begin;
    bundle.opening = 1e-9 * static_cast<double>(bundle.load_ns);
    if (on_open_) on_open_();
    const StatsLock lock(*this);
    stats_.target = target_name(bundle.session->target());
    stats_.boxes = boxes_name(options_.run.boxes);
    stats_.devices = bundle.session->descriptions();
    if (options_.run.profiling) stats_.possible_rates = measured_rates(bundle.session->target());
  }
  return *bundle.session;
}

bool Program::run(const RegionCall& asked, Bundle& bundle, const boxflow_call& source, const CallWork& work) {
  Session& session = session_of(bundle, *source.bundle);
  RegionStats stats(asked.plan->name, asked.plan->origin, array_names(*asked.plan), session.device_count(),
                    asked.plan->contracts);
  RegionCall call = asked;
  if (bundle.machine) call.devices = devices_for(source, bundle, work);
  if (reports()) call.checkpoint = [&] { publish(stats, bundle); };
  begin_run(*asked.plan);
  try {
    run_region(call, session, *bundle.kept, stats);
  } catch (const DeviceFailure&) {
    // The warning has already said this, and its consequences.
    end_run(session, nullptr);
    bundle.counts[static_cast<std::size_t>(source.plan)].refused["all devices failed"] += 1;
    return false;
  }
  stats.times.load_ns = std::exchange(bundle.load_ns, 0);
  const auto plan = static_cast<std::size_t>(source.plan);
  PlacementCounts& counts = bundle.counts[plan];
  // Devices may have failed meanwhile.
  const std::size_t devices = session.first_usable(call.devices).size();
  counts.on_devices[devices] += 1;
  if (bundle.machine && std::isfinite(work.operations)) {
    RegionChoice& choice = bundle.choices[plan];
    const auto moved = static_cast<double>(stats.of(Purpose::kReadIn).bytes + stats.of(Purpose::kWriteOut).bytes);
    const double seconds = 1e-9 * static_cast<double>(stats.times.total_ns);
    choice.ran_on_devices(*bundle.machine, work, devices, moved, seconds);
    if (devices > 1) {
      counts.seconds += seconds * static_cast<double>(devices);
      counts.alone_seconds += choice.device_seconds(*bundle.machine, work, 1);
    }
    set_least(bundle, *source.bundle);
  }
  end_run(session, &stats);
  return true;
}

void Program::close_devices() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  for (auto& [source, bundle] : bundles_) {
    std::optional<Target> healthy;
    if (bundle.session && bundle.session->usable().size() == bundle.session->device_count()) {
      healthy = bundle.session->target();
    }
    bundle.kept.reset();
    bundle.session.reset();
    if (healthy && bundle.machine) measure_once(*healthy, bundle.opening);
  }
}

}  // namespace boxflow
