// The OpenCL devices: `opencl_device_test [COUNT [PLATFORM]]`. With no platform named, on PoCL with so many devices;
// else on the platform whose name contains PLATFORM, which must have exactly COUNT devices.
#include <cstdlib>
#include <string>
#include <thread>

#include "conformance_kernels.hpp"
#include "device/platform_request.hpp"
#include "device_conformance.hpp"

using boxflow::PlatformRequest;
using boxflow::open_opencl_platform;
using boxflow::test::Checks;

namespace {

void choose_platform(int count, const std::string& platform) {
  std::string devices;
  for (int i = 0; i < count; ++i) devices += "pthread ";
  setenv("POCL_DEVICES", devices.c_str(), 1);
  setenv("BOXFLOW_OPENCL_PLATFORM", platform.c_str(), 1);
}

void check_errors(Checks& checks, int count, const std::string& name) {
  checks.run("more devices than there are", [&] {
    checks.expect_error("BF5103",
                        "99 OpenCL devices were asked for, and the chosen platform has " + std::to_string(count),
                        [] { open_opencl_platform({.devices = 99}); });
  });
  checks.run("no such platform", [&] {
    setenv("BOXFLOW_OPENCL_PLATFORM", "no vendor of this name", 1);
    checks.expect_error("BF5102", name, [] { open_opencl_platform({}); });
    setenv("BOXFLOW_OPENCL_PLATFORM", name.c_str(), 1);
  });
  checks.run("no loader", [&] {
    setenv("BOXFLOW_OPENCL_LIBRARY", "/nowhere/libOpenCL.so", 1);
    checks.expect_error("BF5101", "/nowhere/libOpenCL.so", [] { open_opencl_platform({}); });
    unsetenv("BOXFLOW_OPENCL_LIBRARY");
  });
  checks.run("kernels that do not compile", [&] {
    checks.expect_error("BF5104", "undeclared_name", [] {
      open_opencl_platform({.opencl_source = "__kernel void k(__global int *a) { a[0] = undeclared_name; }"});
    });
  });
  checks.run("a kernel that the source does not have", [&] {
    const auto platform = open_opencl_platform({.opencl_source = boxflow::test::kOpenclKernels});
    checks.expect_mistake("BF5106", "the bundle has no OpenCL kernel named decrement",
                          [&] { platform->kernel_index("decrement"); });
  });
  checks.run("a launch with too few arguments", [&] {
    const auto platform = open_opencl_platform({.opencl_source = boxflow::test::kOpenclKernels});
    const std::size_t kernel = platform->kernel_index("increment");
    checks.expect_mistake("BF5105", "clEnqueueNDRangeKernel failed on device 0",
                        [&] { platform->devices()[0]->launch({kernel, {}, {}, {}, {}}, {}); });
  });
}

void check_two_platforms(Checks& checks) {
  checks.run("two platforms at once", [&] {
    const auto one = open_opencl_platform({.devices = 1, .opencl_source = boxflow::test::kOpenclKernels});
    {
      const auto other = open_opencl_platform({.devices = 1, .opencl_source = boxflow::test::kOpenclKernels});
      checks.expect(other->kernel_index("increment") < 3, "the other has its kernels");
    }
    Checks quiet;
    boxflow::test::check_conformance(quiet, *one);
    checks.expect(quiet.finish() == 0, "one works on after the other is closed");
  });
  checks.run("two platforms in two threads", [&] {
    Checks results[2];
    const auto run = [](Checks& result) {
      const auto platform = open_opencl_platform({.opencl_source = boxflow::test::kOpenclKernels});
      for (int round = 0; round < 3; ++round) boxflow::test::check_conformance(result, *platform);
    };
    std::thread other([&] { run(results[1]); });
    run(results[0]);
    other.join();
    checks.expect(results[0].finish() == 0 && results[1].finish() == 0, "both do all that they should");
  });
  checks.run("an event outlives its platform", [&] {
    boxflow::EventRef event;
    auto platform = open_opencl_platform({.devices = 1});
    boxflow::Device& device = *platform->devices()[0];
    const boxflow::Allocation allocation = device.allocate(8);
    const long long value = 1;
    event = device.copy_from_host(allocation, {}, &value, {}, {sizeof value, 1, 1}, {});
    platform->wait(event);
    device.release(allocation);
    platform.reset();
  });
}

// PoCL mixes up what it compiled for narrow and for wide grids when both are under way (widening_grids.hpp).
void check_grids_of_many_widths(Checks& checks) {
  checks.run("grids of many widths at once", [&] {
    const auto platform = open_opencl_platform({.opencl_source = boxflow::test::kOpenclKernels});
    const std::size_t kernel = platform->kernel_index("mark_3d");
    constexpr std::int64_t kMost = 8192;
    constexpr std::int64_t kRows = 256;  // so that a launch takes a while
    constexpr std::int64_t kRounds = 40;
    const std::int64_t strides[] = {kRows * kMost, kMost};
    const std::int64_t block[] = {1, 1, 32};
    std::vector<boxflow::Allocation> allocations;
    for (const auto& device : platform->devices()) allocations.push_back(device->allocate(kRows * kMost * sizeof(int)));
    std::vector<boxflow::EventRef> events;
    for (std::int64_t round = 0; round < kRounds; ++round) {
      for (std::size_t d = 0; d < allocations.size(); ++d) {
        const std::int64_t grid[] = {1, kRows, kMost / 2 + 64 * ((round + static_cast<std::int64_t>(d)) % 60)};
        const boxflow::ViewArgument views[] = {{&allocations[d], 0, sizeof(int), strides}};
        events.push_back(platform->devices()[d]->launch({kernel, views, {}, grid, block}, {}));
      }
    }
    platform->wait_for_all(events);
    for (std::size_t d = 0; d < allocations.size(); ++d) platform->devices()[d]->release(allocations[d]);
    for (const boxflow::EventRef& event : events) checks.expect(platform->is_complete(event), "a launch ends");
  });
}

// The host waits for the first half, which comes after what the sender's copy queue does already.
void check_staged_copies(Checks& checks) {
  checks.run("copies between devices through the host's memory", [&] {
    const auto platform = open_opencl_platform({.peer = false, .opencl_source = boxflow::test::kOpenclKernels});
    boxflow::test::check_conformance(checks, *platform);
    boxflow::Device& sender = *platform->devices().front();
    boxflow::Device& receiver = *platform->devices().back();
    checks.expect(!sender.info().peer_access, "are reported");
    if (&sender == &receiver) return;
    constexpr std::int64_t kRows = 2048;  // so that the launch takes a while
    constexpr std::int64_t kColumns = 8192;
    const std::int64_t strides[] = {kRows * kColumns, kColumns};
    const std::int64_t grid[] = {1, kRows, kColumns};
    const std::int64_t block[] = {1, 1, 32};
    const boxflow::Rect rect{sizeof(int), 1, 1};
    const boxflow::Allocation from = sender.allocate(kRows * kColumns * sizeof(int));
    const boxflow::Allocation to = receiver.allocate(rect.row_bytes);
    const boxflow::ViewArgument views[] = {{&from, 0, sizeof(int), strides}};
    int last = 0;
    const boxflow::RectSide corner{(kRows * kColumns - 1) * sizeof(int), 0, 0};
    const auto launched = sender.launch({platform->kernel_index("mark_3d"), views, {}, grid, block}, {});
    const auto busy = sender.copy_to_host(&last, {}, from, corner, rect, boxflow::Waits{&launched, 1});
    const auto sent = receiver.copy_from_device(to, {}, sender, from, {}, rect, {});
    checks.expect(platform->is_complete(busy), "the sender has done what it had to do before");
    platform->wait(sent);
    sender.release(from);
    receiver.release(to);
  });
}

void check_profiling(Checks& checks) {
  checks.run("profiling gives times", [&] {
    const auto platform = open_opencl_platform({.profiling = true});
    std::vector<char> bytes(1 << 22);
    for (const auto& device : platform->devices()) {
      const boxflow::Allocation allocation = device->allocate(bytes.size());
      const auto event = device->copy_from_host(allocation, {}, bytes.data(), {}, {bytes.size(), 1, 1}, {});
      platform->wait(event);
      const boxflow::Interval interval = platform->interval(event);
      checks.expect(interval.begin > 0 && interval.end > interval.begin, "a copy of 4 MB takes time");
      checks.expect_equal(interval.queue, 1, "the queue of a copy");
      device->release(allocation);
    }
  });
}

}  // namespace

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 1;
  const std::string platform_name = argc > 2 ? argv[2] : "Portable Computing Language";
  choose_platform(count, platform_name);
  Checks checks;
  checks.run("all devices of the platform", [&] {
    const auto platform = open_opencl_platform({});
    checks.expect_equal(static_cast<long long>(platform->devices().size()), count, "number of devices");
  });
  checks.run("conformance", [&] {
    const auto platform = open_opencl_platform({.opencl_source = boxflow::test::kOpenclKernels});
    boxflow::test::check_conformance(checks, *platform);
  });
  checks.run("conformance with several compute queues", [&] {
    const auto platform = open_opencl_platform(
        {.profiling = true, .compute_queues = 3, .opencl_source = boxflow::test::kOpenclKernels});
    boxflow::test::check_conformance(checks, *platform);
  });
  check_errors(checks, count, platform_name);
  check_two_platforms(checks);
  check_grids_of_many_widths(checks);
  check_staged_copies(checks);
  check_profiling(checks);
  return checks.finish();
}
