// Groups of a launch under a device's limits.
#include "device/launch_shape.hpp"

#include "device_checks.hpp"

using boxflow::Dimensions;
using boxflow::LaunchLimits;
using boxflow::LaunchShape;
using boxflow::launch_shape;

namespace {

constexpr LaunchLimits kCuda{1024, {1024, 1024, 64}, {2147483647, 65535, 65535}};

std::string text(const Dimensions& d) {
  return std::to_string(d[0]) + "," + std::to_string(d[1]) + "," + std::to_string(d[2]);
}

}  // namespace

int main() {
  boxflow::test::Checks checks;
  const auto expect = [&](const char* name, std::vector<std::int64_t> grid, std::vector<std::int64_t> block,
                          const LaunchLimits& limits, const std::string& groups, const std::string& group) {
    checks.run(name, [&] {
      const LaunchShape shape = launch_shape(grid, block, limits);
      checks.expect(text(shape.groups) == groups, "groups " + text(shape.groups) + " instead of " + groups);
      checks.expect(text(shape.group) == group, "group " + text(shape.group) + " instead of " + group);
    });
  };
  expect("the last dimension is x, and a part of a group is a group", {10, 100}, {8, 32}, kCuda, "4,2,1", "32,8,1");
  expect("one thread", {}, {}, kCuda, "1,1,1", "1,1,1");
  expect("one dimension", {1025}, {256}, kCuda, "5,1,1", "256,1,1");
  expect("too many threads in a group: the slowest dimensions shrink first", {64, 64, 64}, {8, 16, 32}, kCuda,
         "2,4,32", "32,16,2");
  expect("a limit per dimension", {1000, 1, 1}, {128, 1, 1}, kCuda, "1,1,16", "1,1,64");
  expect("too many groups in y are left to the kernel's stride", {10000000, 32}, {1, 32}, kCuda, "1,65535,1",
         "32,1,1");
  expect("a device that allows one thread per group", {4, 4}, {2, 2}, {1, {1, 1, 1}, kCuda.groups}, "4,4,1", "1,1,1");
  checks.run("too many groups in x", [&] {
    const std::int64_t grid[] = {std::int64_t{1} << 40};
    const std::int64_t block[] = {32};
    checks.expect_error("BF5901", "1099511627776 threads", [&] { launch_shape(grid, block, kCuda); });
  });
  checks.run("more dimensions than devices have", [&] {
    const std::int64_t grid[] = {2, 2, 2, 2};
    checks.expect_error("BF9505", "more than three thread dimensions", [&] { launch_shape(grid, {}, kCuda); });
  });
  return checks.finish();
}
