#include <doctest/doctest.h>

#include <cmath>

#include "run/verify.hpp"
#include "support/boxes.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

template <typename T>
std::optional<Difference> compare(ElementType type, std::vector<T> devices, std::vector<T> sequential,
                                  const Box& bounds) {
  PlanArray plan;
  plan.name = "A";
  plan.element = type;
  RegionArray array;
  array.plan = &plan;
  array.element_bytes = sizeof(T);
  array.bounds = bounds;
  return first_difference(array, reinterpret_cast<const char*>(devices.data()),
                          reinterpret_cast<const char*>(sequential.data()));
}

}  // namespace

TEST_CASE("doubles may differ by 1e-12, relative") {
  const Box bounds = box({0}, {2});
  CHECK_FALSE(compare<double>(ElementType::kDouble, {1e300, 0}, {1e300 * (1 + 5e-13), -0.0}, bounds));
  CHECK(compare<double>(ElementType::kDouble, {1e300, 0}, {1e300 * (1 + 3e-12), 0}, bounds));
  CHECK(compare<double>(ElementType::kDouble, {0, 0}, {1e-300, 0}, bounds));
  CHECK_FALSE(compare<double>(ElementType::kDouble, {NAN, INFINITY}, {-NAN, INFINITY}, bounds));
  CHECK(compare<double>(ElementType::kDouble, {NAN, 1}, {1, 1}, bounds));
  CHECK(compare<double>(ElementType::kDouble, {INFINITY, 1}, {-INFINITY, 1}, bounds));
}

TEST_CASE("floats may differ by 1e-5, integers not at all") {
  const Box bounds = box({0}, {1});
  CHECK_FALSE(compare<float>(ElementType::kFloat, {100.0f}, {100.0009f}, bounds));
  CHECK(compare<float>(ElementType::kFloat, {100.0f}, {100.002f}, bounds));
  CHECK(compare<std::int64_t>(ElementType::kInt64, {INT64_MAX}, {INT64_MAX - 1}, bounds));
}

TEST_CASE("the first difference is named, and all are counted") {
  const auto difference =
      compare<std::int32_t>(ElementType::kInt32, {1, 2, 3, 4, 5, 6}, {1, 2, 3, 4, 9, 8}, box({0, 0}, {2, 3}));
  REQUIRE(difference);
  CHECK(difference->array == "A");
  CHECK(difference->index == "[1][1]");
  CHECK(difference->devices == "5");
  CHECK(difference->sequential == "9");
  CHECK(difference->count == 2);
  CHECK(difference->elements == 6);
}
