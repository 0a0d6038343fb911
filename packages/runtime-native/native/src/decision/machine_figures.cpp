#include "decision/machine_figures.hpp"

#include <algorithm>

#include "base/processors.hpp"

namespace boxflow {

namespace {

// Nominal values for a processor of today, not measured: one operation of a loop that the C compiler has vectorised
// where it may, and a byte of memory in a row.
constexpr double kHostOperation = 2.5e-10;
constexpr double kHostByte = 1e-10;

// Nominal values, not measured.
MachineFigures host_figures(std::size_t devices) {
  MachineFigures figures{.opening = 1e-3,
                         .copied_byte = 2.5e-10,
                         .exchange = 2e-6,
                         .serial_operation = kHostOperation,
                         .host_operation = kHostOperation,
                         .host_byte = kHostByte};
  const std::size_t processors = usable_processors();
  for (const std::size_t number : numbers_of_devices(devices)) {
    const auto working = static_cast<double>(std::min(number, processors));
    figures.together.push_back({number, 2e-5, 4e-6, kHostOperation / working, kHostByte});
  }
  return figures;
}

// Nominal values for a GPU of a data centre, not measured.
MachineFigures gpu_figures() {
  return {.opening = 0.4,
          .copied_byte = 1.5e-10,
          .exchange = 1e-5,
          .serial_operation = 2e-8,
          .host_operation = kHostOperation,
          .host_byte = kHostByte,
          .together = {{1, 5e-5, 5e-6, 5e-12, 5e-13}}};
}

}  // namespace

std::vector<std::size_t> numbers_of_devices(std::size_t most) {
  std::vector<std::size_t> numbers;
  for (std::size_t number = 1; number < most; number *= 2) numbers.push_back(number);
  numbers.push_back(std::max<std::size_t>(most, 1));
  return numbers;
}

MachineFigures::Together figures_of(const MachineFigures& machine, std::size_t devices) {
  MachineFigures::Together nearest = machine.together.front();
  for (const MachineFigures::Together& some : machine.together) {
    if (some.devices <= devices) nearest = some;
  }
  const double share = static_cast<double>(nearest.devices) / static_cast<double>(devices);
  nearest.operation *= share;
  nearest.device_byte *= share;
  nearest.devices = devices;
  return nearest;
}

MachineFigures nominal_figures(Target target, std::size_t devices) {
  if (target == Target::kCuda) return gpu_figures();
  MachineFigures figures = host_figures(devices);
  // The driver compiles kernels.
  if (target == Target::kOpencl) figures.opening = 0.5;
  return figures;
}

CallSeconds seconds_on_host(const MachineFigures& machine, const CallWork& work) {
  return {.work = work.operations * machine.host_operation + work.bytes * machine.host_byte,
          .copies = work.to_fetch * machine.copied_byte};
}

CallSeconds seconds_on_devices(const MachineFigures& machine, const CallWork& work, std::size_t devices) {
  const MachineFigures::Together together = figures_of(machine, devices);
  const double parallel = std::max(0.0, work.operations - work.serial);
  const double exchange = devices > 1 ? machine.exchange : 0;
  return {.fixed = together.call + work.launches * (together.launch + exchange),
          .work = work.serial * machine.serial_operation + parallel * together.operation +
                  work.bytes * together.device_byte,
          .copies = std::max(0.0, work.bytes - work.on_devices) * machine.copied_byte};
}

}  // namespace boxflow
