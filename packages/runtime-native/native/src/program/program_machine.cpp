// The figures of the machine by which a program decides. Those of its file are measured once, and others are nominal.
#include <unistd.h>

#include <utility>

#include "decision/machine_name.hpp"
#include "measure/measure_machine.hpp"
#include "program/program.hpp"

namespace boxflow {

namespace {

// Guesses, without opening any, the kind of devices that a session will open.
Target likely_target(const boxflow_bundle& bundle, Target wanted) {
  if (wanted != Target::kAuto) return wanted;
  const bool has_cuda = bundle.cuda_source || bundle.cuda_fatbin;
  return has_cuda && access("/proc/driver/nvidia/version", R_OK) == 0 ? Target::kCuda : Target::kHost;
}

// A machine with devices of a kind, and the file that has its figures, if it has been measured.
struct Machine {
  Machine(RunOptions given, Target target) : options(std::move(given)) {
    options.target = target;
    name = machine_name(options);
    file = machine_file(name);
  }
  std::optional<MachineMeasurements> measured() const { return read_machine_file(file, name); }

  RunOptions options;
  std::string name;
  std::string file;
};

}  // namespace

MachineFigures Program::figures_of(const boxflow_bundle& source) {
  const Machine likely(options_.run, likely_target(source, options_.run.target));
  const auto measured = likely.measured();
  if (measured) return measured->figures;
  return nominal_figures(likely.options.target, wanted_devices(likely.options, likely.options.target));
}

// Returns what the links of the machine can do, if it has been measured.
std::map<Link, double> Program::measured_rates(Target target) const {
  std::map<Link, double> rates;
  if (const auto measured = Machine(options_.run, target).measured()) {
    for (const LinkFigures& link : measured->links) rates[{link.from, link.to}] = link.bytes_per_second;
  }
  return rates;
}

void Program::measure_once(Target target, double opening) const {
  const Machine opened(options_.run, target);
  if (opened.file.empty() || opened.measured()) return;
  try {
    write_machine_file(opened.file, opened.name, measure_machine(opened.options, opening));
  } catch (const std::exception&) {
    // The program has done all of its work. The next one measures.
  }
}

}  // namespace boxflow
