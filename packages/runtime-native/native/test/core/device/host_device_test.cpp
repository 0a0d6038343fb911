// The host device against what every device must do, and what only it does.
#include <doctest/doctest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

#include "device/platform_request.hpp"
#include "device_conformance.hpp"
#include "support/expect_error.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

template <typename T>
T argument(void* const* arguments, int position) {
  return *static_cast<T*>(arguments[position]);
}

void scale_add(void* const* arguments) {
  auto* a = argument<double*>(arguments, 0);
  const auto stride = argument<std::int64_t>(arguments, 1);
  const auto* b = argument<const double*>(arguments, 2);
  const auto first = argument<std::int64_t>(arguments, 3);
  const auto factor = argument<std::int64_t>(arguments, 4);
  const auto rows = argument<std::int64_t>(arguments, 5);
  const auto columns = argument<std::int64_t>(arguments, 6);
  for (std::int64_t i = first; i < first + rows; ++i) {
    for (std::int64_t j = 0; j < columns; ++j) {
      double& element = a[i * stride + j];
      element = element * static_cast<double>(factor) + b[j];
    }
  }
}

void mark_3d(void* const* arguments) {
  auto* a = argument<std::int32_t*>(arguments, 0);
  for (std::int64_t i = 0; i < argument<std::int64_t>(arguments, 3); ++i) {
    for (std::int64_t j = 0; j < argument<std::int64_t>(arguments, 4); ++j) {
      for (std::int64_t k = 0; k < argument<std::int64_t>(arguments, 5); ++k) {
        const auto at = i * argument<std::int64_t>(arguments, 1) + j * argument<std::int64_t>(arguments, 2) + k;
        a[at] = static_cast<std::int32_t>(10000 * i + 100 * j + k);
      }
    }
  }
}

void increment(void* const* arguments) {
  *argument<std::int64_t*>(arguments, 0) += argument<std::int64_t>(arguments, 1);
}

void nothing(void* const*) {}

const boxflow_host_kernel kKernels[] = {{"scale_add", scale_add},
                                        {"mark_3d", mark_3d},
                                        {"increment", increment},
                                        {"nothing", nothing},
                                        {nullptr, nullptr}};

}  // namespace

TEST_CASE("host devices conform") {
  for (const std::size_t devices : {1, 2, 5}) {
    for (const std::size_t compute_queues : {1, 3}) {
      for (const bool peer : {true, false}) {
        const auto platform = open_host_platform({.devices = devices,
                                                  .profiling = true,
                                                  .compute_queues = compute_queues,
                                                  .peer = peer,
                                                  .host_kernels = kKernels});
        REQUIRE(platform->devices().size() == devices);
        REQUIRE(platform->devices()[0]->info().compute_queues == compute_queues);
        REQUIRE(platform->devices()[0]->info().peer_access == peer);
        Checks checks;
        check_conformance(checks, *platform);
        CHECK(checks.finish() == 0);
      }
    }
  }
}

TEST_CASE("without peer access copies between devices are on the sender's queue, too") {
  for (const bool peer : {true, false}) {
    const auto platform = open_host_platform({.devices = 2, .peer = peer, .host_kernels = kKernels});
    Device& sender = *platform->devices()[0];
    Device& receiver = *platform->devices()[1];
    const Rect rect{sizeof(std::int64_t), 1, 1};
    const Allocation from = sender.allocate(rect.row_bytes);
    const Allocation to = receiver.allocate(rect.row_bytes);
    std::int64_t value = 7;
    platform->wait(sender.copy_from_host(from, {}, &value, {}, rect, {}));
    std::atomic<bool> open = false;
    LaunchRequest request;
    request.kernel = platform->kernel_index("nothing");
    request.before = [&] { open.wait(false); };
    const EventRef gate = sender.launch(request, {});
    std::int64_t other = 0;
    const EventRef busy = sender.copy_to_host(&other, {}, from, {}, rect, Waits{&gate, 1});
    const EventRef sent = receiver.copy_from_device(to, {}, sender, from, {}, rect, {});
    if (peer) platform->wait(sent);
    std::this_thread::sleep_for(std::chrono::milliseconds(50));  // in which it would be copied
    CHECK(platform->is_complete(sent) == peer);
    CHECK_FALSE(platform->is_complete(busy));
    open = true;
    open.notify_all();
    platform->wait(receiver.copy_to_host(&value, {}, to, {}, rect, Waits{&sent, 1}));
    CHECK(value == 7);
    platform->wait(busy);
    sender.release(from);
    receiver.release(to);
  }
}

TEST_CASE("fresh memory holds no number") {
  const auto platform = open_host_platform({.devices = 1});
  Device& device = *platform->devices()[0];
  const Allocation memory = device.allocate(10 * sizeof(double));
  CHECK(std::isnan(static_cast<double*>(memory.handle)[9]));
  CHECK(std::isnan(static_cast<float*>(memory.handle)[19]));
  device.release(memory);
}

TEST_CASE("to allocate much memory touches little of it") {
  const auto platform = open_host_platform({.devices = 1});
  Device& device = *platform->devices()[0];
  const auto faults = [] {
    rusage usage{};
    getrusage(RUSAGE_THREAD, &usage);
    return usage.ru_minflt;
  };
  const long before = faults();
  constexpr std::size_t kBytes = std::size_t{64} << 20;
  const Allocation memory = device.allocate(kBytes);
  REQUIRE(memory.handle);
  // An address sanitizer touches a byte of its own for eight.
  const auto pages = static_cast<long>(kBytes / static_cast<std::size_t>(sysconf(_SC_PAGESIZE)));
  CHECK(faults() - before < pages / 4);
  CHECK(std::isnan(static_cast<double*>(memory.handle)[0]));
  device.release(memory);
}

TEST_CASE("devices share the memory of the machine") {
  const auto one = open_host_platform({.devices = 1});
  const auto four = open_host_platform({.devices = 4});
  const std::size_t whole = one->devices()[0]->info().memory;
  const std::size_t quarter = four->devices()[3]->info().memory;
  CHECK(quarter > 0);
  CHECK(quarter < whole / 3);
  CHECK(four->devices()[0]->allocate(whole / 2).handle == nullptr);
}

TEST_CASE("what cannot be is an error") {
  const auto platform = open_host_platform({.devices = 1, .host_kernels = kKernels});
  expect_error("BF5021", "the bundle has no host kernel named nobody", [&] { platform->kernel_index("nobody"); });
  expect_error("BF5022", "5000 host devices were asked for, and there can be 1024",
               [] { open_host_platform({.devices = 5000}); });
}
