#include "decision/machine_figures.hpp"

#include <algorithm>
#include <thread>

namespace boxflow {

namespace {

// Nominal values for a processor of today, not measured: one operation of a loop that the C compiler has vectorised
// where it may, and a byte of memory in a row.
constexpr double kHostOperation = 2.5e-10;
constexpr double kHostByte = 1e-10;

// Nominal values, not measured.
MachineFigures host_figures(std::size_t devices) {
  const auto processors = std::max<std::size_t>(std::thread::hardware_concurrency(), 1);
  const auto working = static_cast<double>(std::clamp<std::size_t>(devices, 1, processors));
  return {.opening = 1e-3,
          .call = 2e-5,
          .launch = 4e-6,
          .copied_byte = 2.5e-10,
          .operation = kHostOperation / working,
          .serial_operation = kHostOperation,
          .device_byte = kHostByte,
          .host_operation = kHostOperation,
          .host_byte = kHostByte};
}

// Nominal values for a GPU of a data centre, not measured.
MachineFigures gpu_figures() {
  return {.opening = 0.4,
          .call = 5e-5,
          .launch = 5e-6,
          .copied_byte = 1.5e-10,
          .operation = 5e-12,
          .serial_operation = 2e-8,
          .device_byte = 5e-13,
          .host_operation = kHostOperation,
          .host_byte = kHostByte};
}

}  // namespace

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

CallSeconds seconds_on_devices(const MachineFigures& machine, const CallWork& work) {
  const double parallel = std::max(0.0, work.operations - work.serial);
  return {.fixed = machine.call + work.launches * machine.launch,
          .work = work.serial * machine.serial_operation + parallel * machine.operation +
                  work.bytes * machine.device_byte,
          .copies = std::max(0.0, work.bytes - work.on_devices) * machine.copied_byte};
}

}  // namespace boxflow
