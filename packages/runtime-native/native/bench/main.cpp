// `boxflow_bench [heat2d|squares|floyd|slices|tiles] [DEVICES …]`: tables of what deciding takes the host per tile, per
// call of a small region, and per tile of a phase with many.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <thread>

#include "per_call.hpp"
#include "per_phase.hpp"
#include "per_tile.hpp"
#include "plans.hpp"

namespace {

using namespace boxflow::bench;

// About as many tiles for each number of devices, so that each row takes about as long.
std::int64_t iterations_for(std::size_t devices) {
  return std::clamp<std::int64_t>(60000 / static_cast<std::int64_t>(devices), 40, 3000);
}

void print_row(const char* name, std::size_t devices, const PerTile& row) {
  std::printf("%-8s %7zu %7.0f %7.2f %9.2f %9.0f %9.0f %7.0f %9.0f %7.0f %9.2f %9.0f\n", name, devices, row.tiles,
              row.copies, row.median * row.tiles / 1000, row.median, row.mean, row.boxes, row.receivers,
              row.median - row.boxes - row.receivers, row.repeated * row.tiles / 1000, row.repeated);
  std::fflush(stdout);
}

void print_rows(const char* name, const boxflow::test::Json& plan, const std::vector<std::size_t>& counts) {
  for (const std::size_t devices : counts) {
    const std::int64_t iterations = iterations_for(devices);
    Setting setting;
    setting.devices = devices;
    setting.iterations = iterations;
    // The serial loop begins in the middle of the rows, and each iteration of floyd has one of its own.
    const auto rows = 2 * (iterations + 16) / static_cast<std::int64_t>(devices) + 1;
    setting.rows_per_device = std::max<std::int64_t>(setting.rows_per_device, rows);
    print_row(name, devices, measure(plan, setting));
  }
}

bool is_plan(const std::string& argument) {
  return argument == "heat2d" || argument == "squares" || argument == "floyd" || argument == "slices" ||
         argument == "tiles";
}

void print_calls(const std::vector<std::size_t>& devices) {
  std::printf("nanoseconds of the host per call of a small region\n");
  std::printf("%-8s %7s %7s %9s %9s %9s\n", "plan", "devices", "calls", "slices", "filled", "arrays");
  for (const std::size_t count : devices) {
    for (const std::size_t calls : {1024, 4096, 16384}) {
      const PerCall row = measure_calls(count, calls);
      std::printf("%-8s %7zu %7zu %9.0f %9.0f %9.0f\n", "slices", count, calls, row.slices, row.filled, row.arrays);
      std::fflush(stdout);
    }
  }
}

void print_phases(const std::vector<std::size_t>& devices) {
  std::printf("nanoseconds of the host per tile of a phase\n");
  std::printf("%-8s %7s %7s %9s %9s\n", "plan", "devices", "tiles", "first", "again");
  for (const std::size_t count : devices) {
    for (const std::int64_t tiles : {1'000, 10'000, 100'000}) {
      const PerPhase row = measure_phase(count, tiles);
      std::printf("%-8s %7zu %7lld %9.0f %9.0f\n", "tiles", count, static_cast<long long>(tiles), row.first, row.again);
      std::fflush(stdout);
    }
  }
}

void print_iterations(const std::string& only, const std::vector<std::size_t>& counts) {
  std::printf("microseconds of the host per serial iteration, and nanoseconds per tile\n");
  std::printf("%-8s %7s %7s %7s %9s %9s %9s %7s %9s %7s %9s %9s\n", "plan", "devices", "tiles", "copies", "iteration",
              "median", "mean", "boxes", "receivers", "rest", "repeated", "median");
  const auto wanted = [&](const char* plan) { return only.empty() || only == plan; };
  if (wanted("heat2d")) print_rows("heat2d", heat_plan(), counts);
  if (wanted("squares")) print_rows("squares", heat_squares_plan(), counts);
  if (wanted("floyd")) print_rows("floyd", floyd_plan(), counts);
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::size_t> counts;
  std::string only;  // plan
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (is_plan(argument)) {
      only = argument;
    } else {
      counts.push_back(std::strtoull(argv[i], nullptr, 10));
    }
  }
  const std::vector<std::size_t> of_others = counts.empty() ? std::vector<std::size_t>{1, 4} : counts;
  if (counts.empty()) counts = {1, 2, 4, 8, 64, 256, 1024};
  if (std::count(counts.begin(), counts.end(), std::size_t{0}) > 0) {
    std::fprintf(stderr, "usage: boxflow_bench [heat2d|squares|floyd|slices|tiles] [DEVICES …], each at least 1\n");
    return 2;
  }
  // As in a program with real devices, whose drivers have threads: the planner's references to events count atomically.
  std::thread([] {}).join();
  try {
    if (only != "slices" && only != "tiles") print_iterations(only, counts);
    if (only.empty() || only == "slices") print_calls(of_others);
    if (only.empty() || only == "tiles") print_phases(of_others);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
  return 0;
}
