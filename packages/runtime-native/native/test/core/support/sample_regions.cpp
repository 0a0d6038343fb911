#include "support/sample_regions.hpp"

#include <algorithm>

#include "support/region_runner.hpp"

namespace boxflow::test {

namespace {

void floyd_kernel(void* const* a) {
  auto* path = kernel_argument<std::int32_t*>(a, 0);
  const auto stride = kernel_argument<std::int64_t>(a, 1);
  const auto* row = kernel_argument<const std::int32_t*>(a, 2);
  const auto row_stride = kernel_argument<std::int64_t>(a, 3);
  const auto k = kernel_argument<std::int64_t>(a, 4);
  const auto lo = kernel_argument<std::int64_t>(a, 5);
  const auto n = kernel_argument<std::int64_t>(a, 6);
  const auto count = kernel_argument<std::int64_t>(a, 7);
  for (std::int64_t i = lo; i < lo + count; ++i) {
    const std::int32_t to_k = path[i * stride + k];
    for (std::int64_t j = 0; j < n; ++j) {
      std::int32_t& element = path[i * stride + j];
      element = std::min(element, to_k + row[k * row_stride + j]);
    }
  }
}

void jacobi_kernel(void* const* a) {
  const auto* from = kernel_argument<const double*>(a, 0);
  auto* to = kernel_argument<double*>(a, 1);
  const auto lo = kernel_argument<std::int64_t>(a, 2);
  for (std::int64_t i = lo; i < lo + kernel_argument<std::int64_t>(a, 3); ++i) {
    to[i] = (from[i - 1] + from[i] + from[i + 1]) / 3;
  }
}

Json jacobi_phase(const std::string& name, int from, int to, int reader) {
  Json phase = phase_over(name, {"t"}, 0, num(1), sub(var("n"), num(1)));
  phase["views"].push_back(
      reading(view("from", from, plan_box({sub(var("lo"), num(1))}, {add(var("hi"), num(1))}))));
  phase["views"].push_back(writing(view("to", to, plan_box({var("lo")}, {var("hi")})), true));
  phase["launches"].push_back(launch("jacobi", {0, 1}, {var("lo")}, {sub(var("hi"), var("lo"))}, {1}));
  phase["flowOut"].push_back(flow(to, reader,
                                  {plan_box({maximum(var("lo"), sub(var("rlo"), num(1)))},
                                            {minimum(var("hi"), add(var("rhi"), num(1)))})}));
  return phase;
}

}  // namespace

const boxflow_host_kernel kFloyd[] = {{"floyd", floyd_kernel}, {nullptr, nullptr}};

Json floyd_plan() {
  Json plan = empty_plan("floyd", {"n"});
  plan["arrays"].push_back(array("path", "int32", {var("n"), var("n")}, true, true));
  plan["classes"].push_back(distribution_class("path.0", num(0), var("n")));
  Json phase = phase_over("p0", {"k"}, 0, num(0), var("n"));
  phase["views"].push_back(
      writing(reading(view("path_0", 0, plan_box({var("lo"), num(0)}, {var("hi"), var("n")}))), true));
  phase["views"].push_back(cleaned_up(
      reading(view("path_1", 0, plan_box({var("k"), num(0)}, {add(var("k"), num(1)), var("n")})))));
  phase["launches"].push_back(
      launch("floyd", {0, 1}, {var("k"), var("lo"), var("n")}, {sub(var("hi"), var("lo"))}, {1}));
  const Json next = add(var("k"), num(1));
  phase["flowOut"].push_back(flow(0, 0,
                                  {plan_box({maximum(next, var("lo")), num(0)},
                                            {minimum(add(next, num(1)), var("hi")), var("n")})}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(loop("k", num(0), lt(var("k"), var("n")), 1, {leaf(0, {var("k")})}));
  return plan;
}

std::vector<std::int32_t> floyd_input(std::int64_t n) {
  std::vector<std::int32_t> path(static_cast<std::size_t>(n * n));
  for (std::size_t i = 0; i < path.size(); ++i) path[i] = static_cast<std::int32_t>((i * 7919) % 101 + 1);
  return path;
}

std::vector<std::int32_t> floyd_sequential(std::int64_t n) {
  std::vector<std::int32_t> path = floyd_input(n);
  const auto at = [n](std::int64_t i, std::int64_t j) { return static_cast<std::size_t>(i * n + j); };
  for (std::int64_t k = 0; k < n; ++k) {
    for (std::int64_t i = 0; i < n; ++i) {
      for (std::int64_t j = 0; j < n; ++j) path[at(i, j)] = std::min(path[at(i, j)], path[at(i, k)] + path[at(k, j)]);
    }
  }
  return path;
}

const boxflow_host_kernel kJacobi[] = {{"jacobi", jacobi_kernel}, {nullptr, nullptr}};

Json jacobi_plan() {
  Json plan = empty_plan("jacobi", {"n", "steps"});
  plan["arrays"].push_back(array("A", "double", {var("n")}, true, true));
  plan["arrays"].push_back(array("B", "double", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("A.0", num(1), sub(var("n"), num(1))));
  plan["phases"].push_back(jacobi_phase("p0", 0, 1, 1));
  plan["phases"].push_back(jacobi_phase("p1", 1, 0, 0));
  plan["host"].push_back(
      loop("t", num(0), lt(var("t"), var("steps")), 1, {leaf(0, {var("t")}), leaf(1, {var("t")})}));
  return plan;
}

Jacobi::Jacobi(std::int64_t n) {
  for (std::int64_t i = 0; i < n; ++i) {
    a.push_back(static_cast<double>(i * i % 17));
    b.push_back(static_cast<double>(i % 5));
  }
}

void Jacobi::sequential(std::int64_t steps) {
  const auto sweep = [](const std::vector<double>& from, std::vector<double>& to) {
    for (std::size_t i = 1; i + 1 < from.size(); ++i) to[i] = (from[i - 1] + from[i] + from[i + 1]) / 3;
  };
  for (std::int64_t t = 0; t < steps; ++t) {
    sweep(a, b);
    sweep(b, a);
  }
}

}  // namespace boxflow::test
