// Whole regions on hand-written plans, compared with the sequential loops.
#include <doctest/doctest.h>

#include <limits>

#include "support/expect_error.hpp"
#include "support/region_runner.hpp"
#include "support/sample_regions.hpp"
#include "support/thoroughness.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// ---- a reduction over columns, its sum on one device, and everybody reads it ----------------------------------------

void column_kernel(void* const* a) {
  const auto* matrix = kernel_argument<const double*>(a, 0);
  const auto stride = kernel_argument<std::int64_t>(a, 1);
  auto* y = kernel_argument<double*>(a, 2);
  const auto n = kernel_argument<std::int64_t>(a, 3);
  const auto lo = kernel_argument<std::int64_t>(a, 4);
  for (std::int64_t j = lo; j < lo + kernel_argument<std::int64_t>(a, 5); ++j) {
    y[j] = 0;
    for (std::int64_t i = 0; i < n; ++i) y[j] += matrix[i * stride + j];
  }
}

void region_sum_kernel(void* const* a) {
  const auto* y = kernel_argument<const double*>(a, 0);
  auto* sum = kernel_argument<double*>(a, 1);
  *sum = 0;
  for (std::int64_t j = 0; j < kernel_argument<std::int64_t>(a, 2); ++j) *sum += y[j];
}

void divide_kernel(void* const* a) {
  auto* y = kernel_argument<double*>(a, 0);
  const auto* sum = kernel_argument<const double*>(a, 1);
  const auto lo = kernel_argument<std::int64_t>(a, 2);
  for (std::int64_t j = lo; j < lo + kernel_argument<std::int64_t>(a, 3); ++j) y[j] /= *sum;
}

const boxflow_host_kernel kColumns[] = {
    {"column", column_kernel}, {"sum", region_sum_kernel}, {"divide", divide_kernel}, {nullptr, nullptr}};

// `sum` is declared inside the region: it has no place on the host.
Json columns_plan() {
  Json plan = empty_plan("columns", {"n", "m"});
  plan["arrays"].push_back(array("A", "double", {var("n"), var("m")}, true, false));
  plan["arrays"].push_back(array("y", "double", {var("m")}, true, true));
  plan["arrays"].push_back(array("sum", "double", {}, false, false));
  plan["classes"].push_back(distribution_class("y.0", num(0), var("m")));
  plan["classes"].push_back(distribution_class("one", num(0), num(1)));
  const Json count = sub(var("hi"), var("lo"));
  const Json own = plan_box({var("lo")}, {var("hi")});
  Json columns = phase_over("p0", {}, 0, num(0), var("m"));
  columns["views"].push_back(reading(view("A", 0, plan_box({num(0), var("lo")}, {var("n"), var("hi")}))));
  columns["views"].push_back(writing(view("y", 1, own), true));
  columns["launches"].push_back(launch("column", {0, 1}, {var("n"), var("lo")}, {count}, {1}));
  Json total = phase_over("p1", {}, 1, num(0), num(1));
  total["single"] = "no loop of the phase is parallel";
  total["views"].push_back(reading(view("y", 1, plan_box({num(0)}, {var("m")}))));
  total["views"].push_back(writing(view("sum", 2, plan_box({}, {})), true));
  total["launches"].push_back(launch("sum", {0, 1}, {var("m")}, {}, {}));
  total["flowOut"].push_back(flow(2, 2, {plan_box({}, {})}));
  Json divide = phase_over("p2", {}, 0, num(0), var("m"));
  divide["views"].push_back(writing(reading(view("y", 1, own)), true));
  divide["views"].push_back(reading(view("sum", 2, plan_box({}, {}))));
  divide["launches"].push_back(launch("divide", {0, 1}, {var("lo")}, {count}, {1}));
  plan["phases"] = {columns, total, divide};
  plan["host"] = {leaf(0, {}), leaf(1, {}), leaf(2, {})};
  return plan;
}

std::vector<double> columns_sequential(const std::vector<double>& matrix, std::int64_t n, std::int64_t m) {
  std::vector<double> y(static_cast<std::size_t>(m), 0);
  double sum = 0;
  for (std::size_t j = 0; j < y.size(); ++j) {
    for (std::int64_t i = 0; i < n; ++i) y[j] += matrix[static_cast<std::size_t>(i * m) + j];
    sum += y[j];
  }
  for (double& value : y) value /= sum;
  return y;
}

}  // namespace

TEST_CASE("floyd equals the sequential loops") {
  for (const std::int64_t n : short_or_full<std::vector<std::int64_t>>({1, 21}, {1, 2, 5, 16, 21})) {
    const std::vector<std::int32_t> expected = floyd_sequential(n);
    for (RunSetting setting : usual_settings()) {
      for (const std::size_t limit : {std::size_t{0}, std::size_t{1024}, std::size_t{600}}) {
        if (limit > 0 && setting.boxes == BoxPolicy::kConvex) continue;  // one iteration takes up to all of path
        setting.memory_limit = limit;
        CAPTURE(n);
        CAPTURE(to_string(setting));
        std::vector<std::int32_t> path = floyd_input(n);
        run_plan(floyd_plan(), kFloyd, setting, {n}, {path.data()});
        CHECK(path == expected);
      }
    }
  }
}

TEST_CASE("tiles may be wider than anything") {
  std::vector<std::int32_t> path = floyd_input(21);
  run_plan(floyd_plan(), kFloyd, {3, std::numeric_limits<std::int64_t>::max(), 0}, {21}, {path.data()});
  CHECK(path == floyd_sequential(21));
}

TEST_CASE("jacobi equals the sequential loops") {
  for (const std::int64_t n : short_or_full<std::vector<std::int64_t>>({2, 9, 40}, {2, 3, 4, 9, 40})) {
    for (RunSetting setting : usual_settings()) {
      for (const std::size_t limit : {std::size_t{0}, std::size_t{512}}) {
        setting.memory_limit = limit;
        CAPTURE(n);
        CAPTURE(to_string(setting));
        Jacobi actual(n);
        Jacobi expected(n);
        expected.sequential(6);
        run_plan(jacobi_plan(), kJacobi, setting, {n, 6}, {actual.a.data(), actual.b.data()});
        CHECK(actual.a == expected.a);
        CHECK(actual.b == expected.b);
      }
    }
  }
}

TEST_CASE("columns, a sum on one device, and a broadcast") {
  for (const std::int64_t m : short_or_full<std::vector<std::int64_t>>({1, 23}, {1, 2, 6, 23})) {
    constexpr std::int64_t kN = 9;
    std::vector<double> matrix(static_cast<std::size_t>(kN * m));
    for (std::size_t i = 0; i < matrix.size(); ++i) matrix[i] = static_cast<double>(i % 13);
    matrix[0] += 1;
    const std::vector<double> before = matrix;
    for (RunSetting setting : usual_settings()) {
      for (const std::size_t limit : {std::size_t{0}, std::size_t{768}}) {
        setting.memory_limit = limit;
        CAPTURE(m);
        CAPTURE(to_string(setting));
        std::vector<double> y(static_cast<std::size_t>(m), -1);
        run_plan(columns_plan(), kColumns, setting, {kN, m}, {matrix.data(), y.data(), nullptr});
        CHECK(y == columns_sequential(matrix, kN, m));
        CHECK(matrix == before);
      }
    }
  }
}

TEST_CASE("a plan that breaks its word is a bug, not a wrong result") {
  Jacobi jacobi(20);
  Json outside = jacobi_plan();
  outside["phases"][0]["views"][0]["reads"][0] = plan_box({sub(var("lo"), num(2))}, {var("hi")});
  outside["phases"][0]["lo"] = num(2);
  expect_error("BF9501", "the box [1,20) of view from does not hold [0,19)", [&] {
    run_plan(outside, kJacobi, {1, 0, 0}, {20, 1}, {jacobi.a.data(), jacobi.b.data()});
  });
  Json beyond = jacobi_plan();
  beyond["classes"][0]["lo"] = num(2);
  expect_error("BF9503", "the interval of phase p0 leaves that of its class", [&] {
    run_plan(beyond, kJacobi, {2, 0, 0}, {20, 1}, {jacobi.a.data(), jacobi.b.data()});
  });
}

TEST_CASE("boxes cannot be split with kernels of a compiler that knew of no such thing") {
  Json plan = floyd_plan();
  for (Json& phase : plan["phases"]) phase["launches"][0].erase("split");
  std::vector<std::int32_t> path = floyd_input(5);
  RunSetting setting{2, 0, 0};
  run_plan(plan, kFloyd, setting, {5}, {path.data()});
  setting.boxes = BoxPolicy::kDisjoint;
  expect_error("BF5037", "the program was built without kernels for boxes that are split",
               [&] { run_plan(plan, kFloyd, setting, {5}, {path.data()}); });
}
