// The state of a compiled program between its regions: devices, plans, statistics, verification.
#pragma once

#include <unistd.h>

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "base/options.hpp"
#include "coherence/region_arrays.hpp"
#include "decision/machine_file.hpp"
#include "decision/region_choice.hpp"
#include "keep/host_access.hpp"
#include "keep/kept_arrays.hpp"
#include "plan/plan.hpp"
#include "program/fatal_signals.hpp"
#include "program/verifier.hpp"
#include "report/stats.hpp"
#include "report/trace.hpp"
#include "run/region.hpp"
#include "run/verify.hpp"

namespace boxflow {

class Program {
 public:
  // `on_open` is called when devices have been opened. `wrap` is passed to sessions. Throws BF5035 if simulated devices
  // are to be verified, BF5036 if the trace cannot be written, and BF5101 or BF5201 if the target's driver is missing.
  explicit Program(ProgramOptions options, std::function<void()> on_open = {}, Session::Wrap wrap = {});

  // Implements boxflow_begin_small.
  bool begin_small(boxflow_call& call);
  // Implement boxflow_enter and boxflow_check. Throw errors.
  bool enter(boxflow_call& call);
  void check(boxflow_call& call);
  // Implements boxflow_host_access and boxflow_freed. Throws errors.
  void host_access(const HostRange& range, HostAccess access);

  // Gives all devices back, for good: regions that are entered later, from the program's own exit handlers, run
  // sequentially, since the drivers may be gone by then. A machine that has no file is measured then, because its
  // devices were open anyway.
  void close_devices();
  // Must be called at the end of the program: writes the reports, and returns whether verification found no difference.
  bool finish();
  // Completes the trace of a program that ends at once.
  void give_up() noexcept;

  // Returns whether any report is wanted.
  bool reports() const { return options_.summary || !options_.stats.empty() || trace_; }
  // Writes what is known so far, since a signal ends the program. Runs on a thread of its own, while other threads are
  // stopped anywhere or go on; it may wait for them forever.
  void report_signal(const std::string& signal) noexcept;

 private:
  struct Bundle {
    std::vector<Plan> plans;
    std::vector<RegionChoice> choices;      // by plan
    std::vector<PlacementCounts> counts;    // by plan
    std::optional<MachineFigures> machine;  // set if calls are placed by what they cost
    std::unique_ptr<Session> session;
    std::unique_ptr<KeptArrays> kept;  // after the session: gives memory back to it; null together with it
    std::int64_t load_ns = 0;  // not yet in any region's statistics
    double opening = 0;        // the seconds that opening the devices took; 0 if they have not been opened
  };
  // The region that runs on devices, and its statistics at the last checkpoint, if there has been one.
  struct UnderWay {
    const Plan* plan = nullptr;
    std::optional<RegionStats> so_far;
  };
  // Holds the statistics. Signals from other processes wait for it, so that its holder is never stopped.
  class StatsLock {
   public:
    explicit StatsLock(Program& program) {
      if (program.reports()) blocked_.emplace();
      lock_ = std::unique_lock(program.stats_mutex_);
    }

   private:
    std::optional<SentSignalsBlocked> blocked_;
    std::unique_lock<std::mutex> lock_;
  };
  struct Verification {
    RegionArrays arrays;
    std::unique_ptr<Snapshot> results;
  };
  // A call that the sequential program executes, from boxflow_enter to boxflow_check, if there is something to do then.
  // `boxflow_call::state` is the program itself if the call only has the turn.
  struct SequentialCall {
    std::optional<Verification> verification;
    // Set if the call was placed by what it costs.
    struct Placed {
      CallWork work;
      bool not_open = false;
      std::int64_t begin_ns = 0;
    };
    std::optional<Placed> placed;

    void begin(std::int64_t now_ns) {
      if (placed) placed->begin_ns = now_ns;
    }
  };

  bool enter(boxflow_call& call, Bundle& bundle, const Plan& plan);
  // Returns how many devices are predicted to be the fastest for a call, or are to be measured; the number of all if
  // somebody says a number, or if nothing is predicted.
  std::size_t devices_for(const boxflow_call& call, const Bundle& bundle, const CallWork& work) const;
  // Returns whether the call runs on devices, as far as that depends on its time.
  bool place(boxflow_call& call, Bundle& bundle, const CallWork& work);
  void set_least(Bundle& bundle, const boxflow_bundle& source) const;
  void leave_arrays_to_host(const RegionCall& region);
  bool enter_verified(boxflow_call& call, Bundle& bundle, const RegionCall& region);
  bool is_forked();
  MachineFigures figures_of(const boxflow_bundle& source);
  void measure_once(Target target, double opening) const;
  std::map<Link, double> measured_rates(Target target) const;
  Bundle& bundle_of(const boxflow_call& call);
  Session& session_of(Bundle& bundle, const boxflow_bundle& source);
  std::string why_not_here(const RegionCall& region, const Bundle& bundle) const;
  void access_in(Bundle& bundle, const HostRange& range, HostAccess access);
  void leave_to_host(const Bundle* but);
  void count_kept();
  // Returns false if no device is left; the arrays are then unchanged.
  bool run(const RegionCall& call, Bundle& bundle, const boxflow_call& source, const CallWork& work);
  void begin_run(const Plan& plan);
  void publish(const RegionStats& so_far, const Bundle& bundle);
  void end_run(const Session& session, RegionStats* stats);
  RunStats stats_so_far() const;
  // `mutex_` must be held.
  std::vector<Placements> placements() const;
  void write_reports(const RunStats& stats) const;
  void learn(const boxflow_call& call, Bundle& bundle, const SequentialCall::Placed& placed, std::int64_t end_ns);
  void warn(const Error& warning);
  void note(const std::string& text);

  ProgramOptions options_;
  std::unique_ptr<Trace> trace_;  // before the sessions, which use it
  std::function<void()> on_open_;
  Session::Wrap wrap_;
  pid_t process_ = getpid();
  std::atomic<bool> fork_noted_ = false;
  bool closed_ = false;
  double lost_ = 0;  // seconds that sequential calls have lost, because devices are not open
  // Regions may be entered from several threads. They run one after the other, wherever they run: devices may write
  // hulls back, with elements that another thread's region writes. A region's text may call functions with regions.
  std::recursive_mutex turn_;
  std::mutex mutex_;  // for everything below; taken after turn_
  std::map<const boxflow_bundle*, Bundle> bundles_;
  std::mutex stats_mutex_;  // for the three members below; taken after mutex_
  RunStats stats_;
  std::optional<UnderWay> under_way_;
  bool finished_ = false;  // all reports are written
  std::map<std::string, std::uint64_t> notes_;  // the number of times that each was made
  Verifier verifier_;
};

}  // namespace boxflow
