// The figures of the machine by which a program decides. Those of its file are measured once, and others are nominal.
#include <unistd.h>

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

}  // namespace

MachineFigures Program::figures_of(const boxflow_bundle& source) {
  RunOptions likely = options_.run;
  likely.target = likely_target(source, options_.run.target);
  const std::string name = machine_name(likely);
  const auto measured = read_machine_file(machine_file(name), name);
  return measured ? measured->figures : nominal_figures(likely.target, wanted_devices(likely, likely.target));
}

// Returns what the links of the machine can do, if it has been measured.
std::map<Link, double> Program::measured_rates(Target target) const {
  RunOptions opened = options_.run;
  opened.target = target;
  const std::string name = machine_name(opened);
  std::map<Link, double> rates;
  if (const auto measured = read_machine_file(machine_file(name), name)) {
    for (const LinkFigures& link : measured->links) rates[{link.from, link.to}] = link.bytes_per_second;
  }
  return rates;
}

void Program::measure_once(Target target, double opening) const {
  RunOptions opened = options_.run;
  opened.target = target;
  const std::string name = machine_name(opened);
  const std::string file = machine_file(name);
  if (file.empty() || read_machine_file(file, name)) return;
  try {
    write_machine_file(file, name, measure_machine(opened, opening));
  } catch (const std::exception&) {
    // The program has done all of its work. The next one measures.
  }
}

}  // namespace boxflow
