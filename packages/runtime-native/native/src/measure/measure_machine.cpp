#include "measure/measure_machine.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <vector>

#include "base/processors.hpp"
#include "keep/kept_arrays.hpp"
#include "measure/device_block.hpp"
#include "measure/least_seconds.hpp"
#include "measure/measure_links.hpp"
#include "measure/probe_program.hpp"
#include "run/region.hpp"
#include "session/session.hpp"

namespace boxflow {

namespace {

// Seconds: long enough to be measured, and short enough to find all processors free.
constexpr double kLongEnough = 3e-4;

// Returns the seconds of one operation, if `seconds` are those of a piece of work with so much for each element.
template <typename Seconds>
double seconds_per_operation(std::int64_t elements, double fixed, const Seconds& seconds) {
  for (std::int64_t work = 16;; work *= 4) {
    const double taken = seconds(work);
    const double operations = kProbeOperations * static_cast<double>(elements) * static_cast<double>(work);
    if (taken >= fixed + kLongEnough || work > (std::int64_t{1} << 30)) {
      return std::max(taken - fixed, 1e-9) / operations;
    }
  }
}

class Probe {
 public:
  explicit Probe(Session& session)
      : session_(session),
        stats_(plan_.name, plan_.origin, array_names(plan_), session.device_count()),
        x_(static_cast<std::size_t>(kSteps) + session.device_count(), 1.0) {}

  // Fills in what regions need, for each number of devices.
  void measure(MachineFigures& figures) {
    std::vector<double> rates;  // by device
    for (std::size_t d = 0; d < session_.device_count(); ++d) rates.push_back(operations_per_second(wide(), d));
    for (const std::size_t number : numbers_of_devices(session_.device_count())) {
      MachineFigures::Together& together = figures.together.emplace_back();
      together.devices = number;
      measure_calls(together);
      together.operation = 1 / together_per_second({rates.data(), number});
    }
    figures.serial_operation = 1 / operations_per_second(1, 0);
  }

 private:
  static constexpr std::int64_t kSteps = 32;

  // Returns as many elements as keep a device busy.
  std::int64_t wide() const { return session_.device(0).info().gpu ? std::int64_t{1} << 18 : std::int64_t{1} << 10; }

  void measure_calls(MachineFigures::Together& together) {
    const auto devices = static_cast<std::int64_t>(together.devices);
    run(1, devices, 1, together.devices);  // kernels are loaded, and memory is taken
    together.call = least_seconds([&] { run(1, devices, 1, together.devices); });
    const double many = least_seconds([&] { run(kSteps, kSteps + devices, 1, together.devices); });
    constexpr auto kMore = static_cast<double>(kSteps - 1);
    together.launch = std::max((many - together.call) / kMore, 1e-9);
  }

  // Measures one device after the other, since other programs disturb a short time on one processor less than on all.
  double operations_per_second(std::int64_t elements, std::size_t device) {
    const DeviceBlock block(session_.device(device), static_cast<std::size_t>(elements) * sizeof(double));
    const auto seconds = [&](std::int64_t work) { return least_seconds([&] { launch(block, elements, work); }); };
    return 1 / seconds_per_operation(elements, seconds(1), seconds);
  }

  double together_per_second(std::span<const double> rates) const {
    const double sum = std::accumulate(rates.begin(), rates.end(), 0.0);
    // More host devices than processors take turns.
    const bool shared = session_.target() == Target::kHost;
    const auto processors = static_cast<double>(usable_processors());
    return shared ? sum * std::min(1.0, processors / static_cast<double>(rates.size())) : sum;
  }

  void launch(const DeviceBlock& block, std::int64_t elements, std::int64_t work) {
    ViewArgument view;
    view.allocation = &block.allocation();
    view.element_bytes = sizeof(double);
    const std::array<std::int64_t, 2> scalars{work, 0};
    const std::array<std::int64_t, 1> grid{elements};
    const std::array<std::int64_t, 1> threads{64};
    LaunchRequest request;
    request.kernel = session_.kernel("boxflow_probe");
    request.views = {&view, 1};
    request.scalars = scalars;
    request.grid = grid;
    request.block = threads;
    session_.platform().wait(block.device().launch(request, {}));
  }

  void run(std::int64_t steps, std::int64_t elements, std::int64_t work, std::size_t devices) {
    const std::array<std::int64_t, 3> parameters{steps, elements, work};
    const std::array<void*, 1> arrays{x_.data()};
    RegionCall call;
    call.plan = &plan_;
    call.parameters = parameters;
    call.arrays = arrays;
    call.devices = devices;
    run_region(call, session_, kept_, stats_);
  }

  Session& session_;
  Plan plan_ = probe_plan();
  KeptArrays kept_{session_};
  RegionStats stats_;
  std::vector<double> x_;
};

double host_operation() {
  std::array<double, 1024> x{};
  return seconds_per_operation(x.size(), 0, [&](std::int64_t work) {
    return least_seconds([&] { execute_probe(x.data(), x.size(), work); });
  });
}

}  // namespace

MachineMeasurements measure_machine(const RunOptions& options, double opening) {
  RunOptions own;
  own.target = options.target;
  own.all_devices = options.all_devices;
  own.devices = options.devices;
  own.host_devices = options.host_devices;
  own.peer = options.peer;
  MachineMeasurements measured;
  MachineFigures& figures = measured.figures;
  const boxflow_bundle bundle = probe_bundle();
  std::unique_ptr<Session> session;
  const double opened = seconds_of([&] { session = std::make_unique<Session>(bundle, own); });
  figures.opening = opening > 0 ? opening : opened;
  Probe(*session).measure(figures);
  measure_links(*session, measured);
  figures.host_operation = host_operation();
  return measured;
}

}  // namespace boxflow
