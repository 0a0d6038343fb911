// The host device against what every device must do, and what only it does.
#include <doctest/doctest.h>

#include <cmath>

#include "device_conformance.hpp"
#include "platform_request.hpp"
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

const boxflow_host_kernel kKernels[] = {
    {"scale_add", scale_add}, {"mark_3d", mark_3d}, {"increment", increment}, {nullptr, nullptr}};

}  // namespace

TEST_CASE("host devices conform") {
  for (const std::size_t devices : {1, 2, 5}) {
    for (const std::size_t compute_queues : {1, 3}) {
      const auto platform = open_host_platform(
          {.devices = devices, .profiling = true, .compute_queues = compute_queues, .host_kernels = kKernels});
      REQUIRE(platform->devices().size() == devices);
      REQUIRE(platform->devices()[0]->info().compute_queues == compute_queues);
      Checks checks;
      check_conformance(checks, *platform);
      CHECK(checks.finish() == 0);
    }
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
