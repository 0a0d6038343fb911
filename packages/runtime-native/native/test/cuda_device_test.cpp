// The CUDA devices on the driver and the compiler made up for the tests: marshalling, rectangles, order and errors.
#include <cstdlib>
#include <cstring>

#include "conformance_kernels.hpp"
#include "cuda_fake_control.hpp"
#include "cuda_ring_test.hpp"
#include "device/platform_request.hpp"
#include "device_conformance.hpp"

using boxflow::Allocation;
using boxflow::Device;
using boxflow::EventRef;
using boxflow::open_cuda_platform;
using namespace boxflow::test;

namespace {

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

void check_conformance_of(Checks& checks, FakeDriver& driver, const char* name, FakeCudaSetup setup,
                          boxflow::PlatformRequest request) {
  std::printf("-- %s\n", name);
  driver.start(setup);
  checks.run("opens", [&] {
    const auto platform = open_cuda_platform(request);
    boxflow::test::check_conformance(checks, *platform);
  });
  checks.run("nothing is left", [&] { checks.expect_equal(driver.live_objects(), 0, "live objects"); });
}

void check_opening(Checks& checks, FakeDriver& driver) {
  checks.run("devices are listed with no kernels", [&] {
    driver.start({2, 1000, 0, 1 << 30, 90});
    const auto platform = open_cuda_platform({});
    checks.expect_equal(static_cast<long long>(platform->devices().size()), 2, "devices");
    checks.expect(platform->devices()[1]->info().name == "Fake GPU 1", "name");
    checks.expect_equal(static_cast<long long>(platform->devices()[1]->info().memory), 1000, "memory");
    checks.expect(!platform->devices()[1]->info().peer_access, "no peer access");
    checks.expect_error("BF5206", "scale_add", [&] { platform->kernel_index("scale_add"); });
  });
  checks.run("peer access is enabled between all pairs", [&] {
    driver.start(kFour);
    driver.take_log();
    const auto platform = open_cuda_platform({});
    checks.expect(platform->devices()[3]->info().peer_access, "is reported");
    const std::string log = driver.take_log();
    checks.expect_equal(static_cast<long long>(count_of(log, "cuCtxEnablePeerAccess")), 12, "pairs");
    const auto other = open_cuda_platform({});
    checks.expect(other->devices()[0]->info().peer_access, "a second platform finds it enabled already");
  });
  checks.run("peer access is left off if it is not wanted", [&] {
    driver.start(kFour);
    const auto platform = open_cuda_platform({.peer = false});
    checks.expect(!platform->devices()[3]->info().peer_access, "is reported");
    driver.take_log();
    const auto other = open_cuda_platform({});
    checks.expect_equal(static_cast<long long>(count_of(driver.take_log(), "cuCtxEnablePeerAccess")), 12,
                        "pairs that were off");
    checks.expect_error("BF5207", "something else in this process has enabled peer access",
                        [] { open_cuda_platform({.peer = false}); });
  });
  checks.run("fewer devices than asked for", [&] {
    driver.start(kOne);
    checks.expect_error("BF5203", "4 CUDA devices were asked for, and there are 1: Fake GPU 0",
                        [] { open_cuda_platform({.devices = 4}); });
  });
  checks.run("no device", [&] {
    driver.start({0, 1, 0, 1 << 30, 90});
    checks.expect_error("BF5202", "no device", [] { open_cuda_platform({}); });
  });
  checks.run("a driver that does not start", [&] {
    driver.start(kOne);
    driver.fail_next("cuInit", 999);
    checks.expect_error("BF5201", "CUDA_ERROR_UNKNOWN", [] { open_cuda_platform({}); });
  });
  checks.run("no driver", [&] {
    const std::string library = std::getenv("BOXFLOW_CUDA_LIBRARY");
    setenv("BOXFLOW_CUDA_LIBRARY", "/nowhere/libcuda.so.1", 1);
    checks.expect_error("BF5201", "/nowhere/libcuda.so.1", [] { open_cuda_platform({}); });
    setenv("BOXFLOW_CUDA_LIBRARY", library.c_str(), 1);
  });
  checks.run("opening fails half-way", [&] {
    for (const char* symbol :
         {"cuStreamCreateWithPriority", "cuDevicePrimaryCtxRetain", "cuModuleLoadDataEx", "cuEventCreate"}) {
      driver.start(kFour);
      driver.fail_next(symbol, 999);
      bool thrown = false;
      try {
        open_cuda_platform({.profiling = true, .timeline = true, .cuda_fatbin = kImage});
      } catch (const boxflow::Error&) {
        thrown = true;
      }
      checks.expect(thrown, std::string(symbol) + " fails");
      checks.expect_equal(driver.live_objects(), 0, std::string("live objects after ") + symbol);
    }
  });
}

void check_code(Checks& checks, FakeDriver& driver) {
  const auto loaded = [&](boxflow::PlatformRequest request) {
    driver.take_log();
    open_cuda_platform(request);
    return std::string(driver.take_log());
  };
  checks.run("the fat binary is preferred", [&] {
    driver.start(kOne);
    const std::string log = loaded({.cuda_source = "kernels", .cuda_fatbin = kImage});
    checks.expect(log.find("cuModuleLoadDataEx FAKE IMAGE sm_90\n") != std::string::npos, "is loaded: " + log);
  });
  checks.run("the source is compiled where the fat binary is for another device", [&] {
    driver.start(kOne);
    const std::string log = loaded({.cuda_source = "kernels", .cuda_fatbin = image("FAKE IMAGE sm_70")});
    const char* expected = "FAKE IMAGE --gpu-architecture=sm_90 --std=c++17 --fmad=false\n";
    checks.expect(log.find(expected) != std::string::npos, "machine code for the device: " + log);
  });
  checks.run("a newer device gets PTX", [&] {
    driver.start({1, 1000, 0, 1 << 30, 100});
    const std::string log = loaded({.cuda_source = "kernels"});
    checks.expect(log.find("--gpu-architecture=compute_90 --std=c++17 --fmad=false ptx\n") != std::string::npos,
                  "for the newest architecture that NVRTC knows: " + log);
  });
  checks.run("an older device than the compiler knows", [&] {
    driver.start({1, 1000, 0, 1 << 30, 70});
    checks.expect_error("BF5204", "the device is sm_70", [] { open_cuda_platform({.cuda_source = "kernels"}); });
  });
  checks.run("kernels that do not compile", [&] {
    driver.start(kOne);
    checks.expect_error("BF5204", "boxflow.cu(1): error: #error directive",
                        [] { open_cuda_platform({.cuda_source = "#error"}); });
    checks.expect_equal(driver.live_objects(), 0, "live objects");
  });
  checks.run("an image that cannot be loaded", [&] {
    driver.start(kOne);
    checks.expect_error("BF5204", "the image begins with something else",
                        [] { open_cuda_platform({.cuda_fatbin = image("ELF")}); });
  });
  checks.run("no NVRTC", [&] {
    const std::string library = std::getenv("BOXFLOW_NVRTC_LIBRARY");
    setenv("BOXFLOW_NVRTC_LIBRARY", "/nowhere/libnvrtc.so", 1);
    checks.expect_error("BF5204", "NVRTC cannot be opened", [] { open_cuda_platform({.cuda_source = "kernels"}); });
    setenv("BOXFLOW_NVRTC_LIBRARY", library.c_str(), 1);
  });
  checks.run("equal devices compile once", [&] {
    driver.start(kFour);
    const std::string log = loaded({.cuda_source = "kernels"});
    checks.expect_equal(static_cast<long long>(count_of(log, "cuModuleLoadDataEx")), 4, "loads");
  });
}

void check_calls(Checks& checks, FakeDriver& driver) {
  driver.start({2, std::size_t{1} << 30, 1, 4096, 90});
  const auto platform = open_cuda_platform({.cuda_fatbin = kImage});
  Device& one = *platform->devices()[0];
  Device& other = *platform->devices()[1];
  const Allocation here = one.allocate(1 << 20);
  const Allocation there = other.allocate(1 << 20);
  std::vector<char> host(1 << 20);
  const auto calls_of = [&](const std::function<EventRef()>& work) {
    driver.take_log();
    platform->wait(work());
    return std::string(driver.take_log());
  };
  // So that the calls below find their events in the pool.
  for (Device* device : {&one, &other}) {
    std::vector<EventRef> events;
    for (int i = 0; i < 4; ++i) {
      events.push_back(device->copy_from_host(device == &one ? here : there, {}, host.data(), {}, {8, 1, 1}, {}));
    }
    for (const EventRef& event : events) platform->wait(event);
  }
  const auto expect_calls = [&](const std::string& actual, const std::string& expected) {
    checks.expect(actual == expected, "calls:\n" + actual + "     instead of:\n" + expected);
  };
  checks.run("a whole box is one plain copy", [&] {
    const boxflow::RectSide side{64, 100, 1000};
    expect_calls(calls_of([&] { return one.copy_from_host(here, side, host.data(), side, {100, 10, 5}, {}); }),
                 "cuMemcpyHtoDAsync 5000\n");
    expect_calls(calls_of([&] { return one.copy_to_host(host.data(), side, here, side, {100, 10, 5}, {}); }),
                 "cuMemcpyDtoHAsync 5000\n");
  });
  checks.run("rows of a wider array are one strided copy", [&] {
    expect_calls(
        calls_of([&] { return one.copy_from_host(here, {0, 100, 0}, host.data(), {8, 300, 0}, {100, 10, 1}, {}); }),
        "cuMemcpy3DAsync host->device 100x10x1\n");
  });
  checks.run("a box of a larger array is one copy of slices", [&] {
    expect_calls(
        calls_of([&] { return one.copy_to_host(host.data(), {8, 300, 9000}, here, {0, 100, 1000}, {100, 10, 5}, {}); }),
        "cuMemcpy3DAsync device->host 100x10x5\n");
  });
  checks.run("between devices", [&] {
    expect_calls(calls_of([&] { return other.copy_from_device(there, {}, one, here, {}, {4096, 1, 1}, {}); }),
                 "cuMemcpyPeerAsync 0->1 4096\n");
    expect_calls(
        calls_of([&] { return one.copy_from_device(here, {0, 64, 0}, other, there, {0, 128, 0}, {64, 9, 1}, {}); }),
        "cuMemcpy3DPeerAsync 1->0 64x9x1\n");
  });
  checks.run("within a device", [&] {
    expect_calls(calls_of([&] { return one.copy_from_device(here, {}, one, here, {8192, 0, 0}, {4096, 1, 1}, {}); }),
                 "cuMemcpyDtoDAsync 4096\n");
  });
  checks.run("rows too far apart for the hardware", [&] {
    expect_calls(
        calls_of([&] { return one.copy_from_host(here, {0, 8, 0}, host.data(), {0, 5000, 0}, {8, 3, 1}, {}); }),
        "cuMemcpyHtoDAsync 8\ncuMemcpyHtoDAsync 8\ncuMemcpyHtoDAsync 8\n");
  });
  checks.run("a block is made smaller for a kernel that needs many registers", [&] {
    const std::size_t kernel = platform->kernel_index("mark_3d");
    const std::int64_t strides[] = {64, 8};
    const boxflow::ViewArgument views[] = {{&here, 0, 4, strides}};
    const std::int64_t grid[] = {5, 6, 7};
    const std::int64_t block[] = {4, 4, 16};
    expect_calls(calls_of([&] { return one.launch({kernel, views, {}, grid, block}, {}); }),
                 "cuLaunchKernel mark_3d 1,2,3 x 16,4,2\n");
  });
  one.release(here);
  other.release(there);
}

// Launches of two queues share the one variable in constant memory.
void check_constants(Checks& checks, FakeDriver& driver) {
  checks.run("constant memory is filled once launches of other queues have read it", [&] {
    driver.start(kOne);
    const auto platform = open_cuda_platform({.compute_queues = 2, .cuda_fatbin = kImage});
    Device& device = *platform->devices()[0];
    const std::int64_t values[] = {0, 0, 5, 7, 11};
    const Allocation sums[] = {device.allocate(8), device.allocate(8)};
    const Allocation weights = device.allocate(24);
    for (const std::size_t i : {0, 1}) {
      platform->wait(device.copy_from_host(sums[i], {}, values, {}, {8, 1, 1}, {}));
    }
    platform->wait(device.copy_from_host(weights, {}, values + 2, {}, {24, 1, 1}, {}));
    const std::size_t kernel = platform->kernel_index("add_constant");
    // Adds the weight at a position, which the copy in constant memory has in its second element.
    const auto add = [&](std::size_t queue, std::int64_t weight) {
      boxflow::ConstantBox box{.offset = 8, .rect = {8, 1, 1}, .origin = 1};
      box.from.offset = static_cast<std::size_t>(weight) * 8;
      const boxflow::ViewArgument views[] = {{&sums[queue], 0, 8, {}}, {&weights, 0, 8, {}, box}};
      boxflow::LaunchRequest request{kernel, views, {}, {}, {}};
      request.queue = queue;
      return device.launch(request, {});
    };
    const auto waits_of = [&](std::size_t queue, std::int64_t weight, EventRef& event) {
      const int before = driver.calls("cuStreamWaitEvent");
      event = add(queue, weight);
      return static_cast<long long>(driver.calls("cuStreamWaitEvent") - before);
    };
    EventRef events[4];
    checks.expect_equal(waits_of(0, 0, events[0]), 0, "waits of the first launch");
    checks.expect_equal(waits_of(0, 1, events[1]), 0, "waits of a launch of the same queue");
    checks.expect_equal(waits_of(1, 2, events[2]), 1, "waits of a launch of the other queue");
    checks.expect_equal(waits_of(0, 2, events[3]), 1, "waits of a launch of the first queue again");
    platform->wait(events[2]);
    platform->wait(events[3]);
    std::int64_t found[] = {0, 0};
    for (const std::size_t i : {0, 1}) {
      platform->wait(device.copy_to_host(found + i, {}, sums[i], {}, {8, 1, 1}, {}));
    }
    checks.expect_equal(static_cast<long long>(found[0]), 23, "sum of the first queue");
    checks.expect_equal(static_cast<long long>(found[1]), 11, "sum of the other queue");
    for (const Allocation& allocation : {sums[0], sums[1], weights}) device.release(allocation);
  });
}

void check_memory(Checks& checks, FakeDriver& driver) {
  constexpr std::size_t kMegabyte = 1 << 20;
  driver.start({1, 16 * kMegabyte, 1, 1 << 30, 90});
  const auto platform = open_cuda_platform({});
  Device& device = *platform->devices()[0];
  checks.run("small blocks are kept for reuse", [&] {
    device.release(device.allocate(1000));
    driver.take_log();
    const Allocation again = device.allocate(990);
    checks.expect(std::strlen(driver.take_log()) == 0, "no call of the driver");
    device.release(again);
  });
  checks.run("and given up when memory is short", [&] {
    const Allocation kept = device.allocate(4 * kMegabyte);
    device.release(kept);
    const Allocation large = device.allocate(14 * kMegabyte);
    checks.expect(large.handle != nullptr, "the large block fits");
    checks.expect(device.allocate(4 * kMegabyte).handle == nullptr, "and leaves no room");
    device.release(large);
    checks.expect(std::string(driver.take_log()).find("cuMemFree 14680064") != std::string::npos,
                  "a large block is not kept");
  });
  checks.run("another failure than too little memory is an error", [&] {
    driver.fail_next("cuMemAlloc_v2", 719);
    checks.expect_error("BF5205", "cuMemAlloc failed on device 0 (Fake GPU 0): CUDA_ERROR_LAUNCH_FAILED",
                        [&] { device.allocate(kMegabyte); });
  });
}

void check_faults(Checks& checks, FakeDriver& driver) {
  checks.run("a kernel's fault is thrown by wait", [&] {
    driver.start(kOne);
    auto platform = open_cuda_platform({.cuda_fatbin = kImage});
    Device& device = *platform->devices()[0];
    const Allocation small = device.allocate(8);
    const boxflow::ViewArgument views[] = {{&small, 1 << 20, 8, {}}};
    const std::int64_t scalars[] = {1};
    const EventRef event =
        device.launch({platform->kernel_index("increment"), views, scalars, {}, {}}, {});
    checks.expect_error("BF5205", "CUDA_ERROR_ILLEGAL_ADDRESS", [&] { platform->wait(event); });
    checks.expect_error("BF5205", "CUDA_ERROR_ILLEGAL_ADDRESS", [&] { platform->is_complete(event); });
  });
  checks.run("a sequence of launches that fails, or has no room", [&] {
    driver.start(kFour);
    auto platform = open_cuda_platform({.cuda_fatbin = kImage});
    Device& device = *platform->devices()[2];
    const Allocation block = device.allocate(8);
    const boxflow::ViewArgument views[] = {{&block, 0, 8, {}}};
    const boxflow::ViewArgument wrong[] = {{&block, 1 << 20, 8, {}}};
    const std::int64_t scalars[] = {1};
    const std::size_t kernel = platform->kernel_index("increment");
    platform->wait(device.launch({kernel, views, scalars, {}, {}}, {}));  // makes an event, which is used again
    const std::size_t two[] = {2};
    std::vector<EventRef> events;
    const int before = driver.live_objects();
    for (const int result : {2, 801}) {
      const auto sequence = platform->make_sequence(two, 0);
      sequence->add_launch(2, {kernel, views, scalars, {}, {}}, {});
      driver.fail_next("cuGraphInstantiateWithFlags", result);
      checks.expect(!sequence->complete(), "the driver has no room");
    }
    for (const char* symbol : {"cuGraphCreate", "cuGraphAddKernelNode_v2", "cuGraphInstantiateWithFlags",
                               "cuGraphExecKernelNodeSetParams_v2", "cuGraphLaunch"}) {
      driver.fail_next(symbol, 719);
      checks.expect_failure("BF5205", 2, [&] {
        const auto sequence = platform->make_sequence(two, 0);
        sequence->add_launch(2, {kernel, views, scalars, {}, {}}, {});
        sequence->complete();
        sequence->change(0, {kernel, views, scalars, {}, {}});
        sequence->issue({}, events);
      });
    }
    checks.expect_equal(static_cast<long long>(driver.live_objects()), before, "objects that are left");
    const auto sequence = platform->make_sequence(two, 0);
    sequence->add_launch(2, {kernel, views, scalars, {}, {}}, {});
    sequence->add_launch(2, {kernel, wrong, scalars, {}, {}}, {});
    checks.expect(sequence->complete(), "there is room");
    sequence->issue({}, events);
    checks.expect_error("BF5205", "CUDA_ERROR_ILLEGAL_ADDRESS", [&] { platform->wait(events[2]); });
  });
  checks.run("a fault that any device would have is not blamed on one", [&] {
    driver.start(kFour);
    const auto platform = open_cuda_platform({.cuda_fatbin = kImage});
    for (const int result : {1, 700, 716}) {
      driver.fail_next("cuMemAlloc_v2", result);
      checks.expect_mistake("BF5205", "failed on device 2", [&] { platform->devices()[2]->allocate(8); });
    }
  });
  checks.run("other faults are", [&] {
    driver.start(kFour);
    const auto platform = open_cuda_platform({.cuda_fatbin = kImage});
    Device& device = *platform->devices()[2];
    const Allocation block = device.allocate(8);
    const boxflow::ViewArgument views[] = {{&block, 0, 8, {}}};
    const std::int64_t scalars[] = {1};
    const std::size_t kernel = platform->kernel_index("increment");
    // The kernel is looked up at its first launch.
    for (const char* symbol : {"cuModuleGetFunction", "cuLaunchKernel", "cuEventRecord"}) {
      driver.fail_next(symbol, 719);
      checks.expect_failure("BF5205", 2, [&] { device.launch({kernel, views, scalars, {}, {}}, {}); });
    }
    const EventRef event = device.launch({kernel, views, scalars, {}, {}}, {});
    driver.fail_next("cuEventSynchronize", 719);
    checks.expect_failure("BF5205", 2, [&] { platform->wait(event); });
    driver.fail_next("cuEventQuery", 719);
    checks.expect_failure("BF5205", 2, [&] { platform->is_complete(event); });
    device.drain();
    device.release(block);
  });
  checks.run("a device that has failed does not keep others from their kernels", [&] {
    driver.start(kFour);
    const auto platform = open_cuda_platform({.cuda_fatbin = kImage});
    driver.fail_next("cuModuleGetFunction", 719);
    checks.expect_equal(static_cast<long long>(platform->kernel_index("increment")), 0, "the kernel's position");
    checks.expect_equal(static_cast<long long>(platform->kernel_index("mark_3d")), 1, "the next one's");
  });
  checks.run("an event outlives its platform", [&] {
    driver.start(kOne);
    auto platform = open_cuda_platform({});
    Device& device = *platform->devices()[0];
    const Allocation block = device.allocate(8);
    long long value = 1;
    EventRef event = device.copy_from_host(block, {}, &value, {}, {8, 1, 1}, {});
    platform->wait(event);
    device.release(block);
    platform.reset();
    checks.expect(driver.live_objects() > 0, "its context lives on");
    event.reset();
    checks.expect_equal(driver.live_objects(), 0, "live objects");
  });
  checks.run("events are used again", [&] {
    driver.start(kOne);
    auto platform = open_cuda_platform({});
    Device& device = *platform->devices()[0];
    const Allocation block = device.allocate(8);
    long long value = 1;
    driver.take_log();
    EventRef last;
    for (int i = 0; i < 1000; ++i) last = device.copy_from_host(block, {}, &value, {}, {8, 1, 1}, {&last, 1});
    platform->wait(last);
    checks.expect_equal(static_cast<long long>(count_of(driver.take_log(), "cuEventCreate")), 2, "events made");
    device.release(block);
  });
}

}  // namespace

int main() {
  FakeDriver driver;
  if (!driver.library.is_open()) {
    std::printf("BOXFLOW_CUDA_LIBRARY does not name the fake driver: %s\n", driver.library.failure().c_str());
    return 1;
  }
  Checks checks;
  check_conformance_of(checks, driver, "one device", kOne, {.cuda_fatbin = kImage});
  check_conformance_of(checks, driver, "four devices", kFour, {.cuda_fatbin = kImage});
  check_conformance_of(checks, driver, "no peer access, small pitch, profiling",
                       {3, std::size_t{1} << 30, 0, 40, 90},
                       {.profiling = true, .timeline = true, .cuda_source = boxflow::test::kCudaKernels});
  check_conformance_of(checks, driver, "peer access that is not used", kFour,
                       {.peer = false, .cuda_fatbin = kImage});
  check_conformance_of(checks, driver, "three compute queues", kFour,
                       {.profiling = true, .timeline = true, .compute_queues = 3, .cuda_fatbin = kImage});
  check_conformance_of(checks, driver, "every copy through a ring", {3, std::size_t{1} << 30, 0, 40, 90},
                       {.profiling = true, .timeline = true, .cuda_fatbin = kImage, .ring = {3, 1000, 4, 300, 1}});
  check_opening(checks, driver);
  check_code(checks, driver);
  check_calls(checks, driver);
  check_constants(checks, driver);
  check_memory(checks, driver);
  check_faults(checks, driver);
  check_ring(checks, driver);
  return checks.finish();
}
