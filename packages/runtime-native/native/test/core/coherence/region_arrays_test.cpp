#include "coherence/region_arrays.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "base/error.hpp"
#include "run/region.hpp"
#include "support/plan_parts.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// struct { double x; int tag; double v[3]; } of 40 bytes
constexpr std::int64_t kStruct = 40;

Json member(const std::string& name, const std::string& element, std::vector<Json> extents,
            std::vector<Json> strides) {
  Json json = array(name, element, std::move(extents), true, true);
  if (!strides.empty()) json["hostStrides"] = Json(std::move(strides));
  return json;
}

// Braces around one value would be a copy of it.
std::vector<Json> only(Json array) { return std::vector<Json>(1, std::move(array)); }

struct ArraysFixture {
  explicit ArraysFixture(std::vector<Json> arrays) {
    Json json = empty_plan("structs", {"n"});
    json["arrays"] = Json(std::move(arrays));
    plan = parse_plans(Json::array({json}).dump().c_str()).at(0);
  }

  RegionArrays at(std::vector<void*> addresses, std::int64_t n) const {
    const std::vector<std::int64_t> parameters{n};
    return make_region_arrays(plan, parameters, addresses);
  }

  Plan plan;
};

Json x() { return member("x", "double", {var("n")}, {num(kStruct / 8)}); }
Json tag() { return member("tag", "int32", {var("n")}, {num(kStruct / 4)}); }
Json v() { return member("v", "double", {var("n"), num(3)}, {num(kStruct / 8), num(1)}); }

}  // namespace

TEST_CASE("members of the same structs lie between each other without overlapping") {
  const ArraysFixture fixture({x(), tag(), v()});
  std::vector<double> memory(50);
  char* base = reinterpret_cast<char*>(memory.data());
  CHECK_FALSE(overlapping_arrays(fixture.at({base, base + 8, base + 16}, 10)));
  CHECK_FALSE(overlapping_arrays(fixture.at({base + 3 * kStruct, base + 8, base + kStruct + 16}, 6)));
  // A whole struct further on it is the same member again, and a part of one another member.
  CHECK(overlapping_arrays(fixture.at({base, base + 8, base + kStruct}, 8)));
  CHECK(overlapping_arrays(fixture.at({base, base + 4, base + 16}, 10)));
  CHECK(overlapping_arrays(fixture.at({base + 32, base + 8, base + 16}, 9)));
  // The last of one before the first of another.
  CHECK_FALSE(overlapping_arrays(fixture.at({base, base + 8, base + 5 * kStruct}, 5)));
}

TEST_CASE("an array without gaps overlaps members that it covers") {
  const ArraysFixture fixture({x(), array("all", "double", {var("n")}, true, true)});
  std::vector<double> memory(100);
  char* base = reinterpret_cast<char*>(memory.data());
  CHECK(overlapping_arrays(fixture.at({base, base}, 10)));
  CHECK(overlapping_arrays(fixture.at({base, base + 8}, 10)));
  // Four elements fit between two of the members.
  CHECK_FALSE(overlapping_arrays(fixture.at({base, base + 8}, 4)));
  CHECK(overlapping_arrays(fixture.at({base, base + 8}, 5)));
  CHECK_FALSE(overlapping_arrays(fixture.at({base, base + 9 * kStruct + 8}, 10)));
}

TEST_CASE("two arrays of structs of different sizes overlap as a whole") {
  const ArraysFixture fixture({x(), member("y", "double", {var("n")}, {num(3)})});
  std::vector<double> memory(100);
  char* base = reinterpret_cast<char*>(memory.data());
  CHECK(overlapping_arrays(fixture.at({base, base + 8}, 10)));
}

TEST_CASE("values of members are read and written where they lie, and nothing else") {
  const ArraysFixture fixture(only(v()));
  std::vector<double> memory(15);
  for (std::size_t i = 0; i < memory.size(); ++i) memory[i] = static_cast<double>(i);
  RegionArrays arrays = fixture.at({memory.data() + 2}, 3);
  CHECK(arrays[0].host_bytes() == (2 * 5 + 3) * sizeof(double));
  std::vector<double> values(9);
  read_host(arrays[0], reinterpret_cast<char*>(values.data()));
  CHECK(values == std::vector<double>{2, 3, 4, 7, 8, 9, 12, 13, 14});
  for (double& value : values) value = -value;
  write_host(arrays[0], reinterpret_cast<const char*>(values.data()));
  CHECK(memory == std::vector<double>{0, 1, -2, -3, -4, 5, 6, -7, -8, -9, 10, 11, -12, -13, -14});
}

TEST_CASE("structs that no memory can hold, and strides for other dimensions, are errors") {
  const ArraysFixture fixture(only(x()));
  double value = 0;
  CHECK_THROWS_WITH_AS(fixture.at({&value}, std::int64_t{1} << 60), doctest::Contains("larger than any memory"), Error);
  CHECK_THROWS_WITH_AS(ArraysFixture(only(member("x", "double", {var("n")}, {num(1), num(1)}))),
                       doctest::Contains("not one stride per dimension"), Error);
}

TEST_CASE("a parameter near the ends of 64 bits leaves no room for arithmetic") {
  const ArraysFixture fixture(only(array("a", "double", {var("n")}, true, true)));
  const auto message = [&](std::int64_t n) { return extreme_parameter(fixture.plan, std::vector{n}).value_or(""); };
  CHECK(message(0).empty());
  CHECK(message(std::int64_t{1} << 60).empty());
  CHECK(message(INT64_MAX - 10) == "n is out of the range that can be computed with");
  CHECK(message(INT64_MIN) == "n is out of the range that can be computed with");
}

TEST_CASE("sizes whose product does not fit 64 bits keep a region on the host") {
  Json json = empty_plan("products", {"n"});
  json["assumptions"] = Json::array({Json{{"condition", apply("lt", {num(0), apply("mul", {var("n"), var("n")})})},
                                          {"message", "never said"}}});
  const Plan plan = parse_plans(Json::array({json}).dump().c_str()).at(0);
  const std::vector<std::int64_t> parameters{std::int64_t{1} << 40};
  RegionCall call;
  call.plan = &plan;
  call.parameters = parameters;
  CHECK(why_not_on_devices(call) == "an expression of the plan has a value that does not fit 64 bits");
}
