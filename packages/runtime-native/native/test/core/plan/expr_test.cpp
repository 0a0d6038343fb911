#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <nlohmann/json.hpp>

#include "plan/expr_json.hpp"
#include "support/expect_error.hpp"

using namespace boxflow;
using namespace boxflow::test;
using Json = nlohmann::json;

namespace {

std::int64_t value_of(const char* text, const Scope& scope = {}, const std::vector<std::int64_t>& slots = {}) {
  return compile_expr(Json::parse(text), scope, "test").evaluate(slots);
}

void expect_malformed(const char* text, const std::string& reason) {
  expect_error("BF5001", "malformed plan: test: " + reason, [&] { value_of(text, {"n"}, {1}); });
}

}  // namespace

TEST_CASE("the vectors of packages/ir: the evaluators agree") {
  std::ifstream file(std::string(BOXFLOW_PACKAGES) + "/ir/vectors/int-expr.json");
  REQUIRE_MESSAGE(file, "packages/ir/vectors/int-expr.json is missing");
  const Json vectors = Json::parse(file);
  REQUIRE(vectors.size() > 0);
  for (const Json& one : vectors) {
    CAPTURE(one.dump());
    Scope scope;
    std::vector<std::int64_t> slots;
    for (const auto& [name, value] : one["environment"].items()) {
      scope.push_back(name);
      slots.push_back(value.get<std::int64_t>());
    }
    CHECK(compile_expr(one["expr"], scope, "vector").evaluate(slots) == one.at("value").get<std::int64_t>());
  }
}

TEST_CASE("inner names hide outer ones") {
  CHECK(value_of(R"({"op":"var","name":"i"})", {"i", "n", "i"}, {1, 2, 3}) == 3);
}

TEST_CASE("only the chosen operand is evaluated") {
  const char* division = R"({"op":"floordiv","args":[{"op":"int","value":1},{"op":"int","value":0}]})";
  const auto with = [&](const std::string& text) {
    std::string result = text;
    result.replace(result.find('X'), 1, division);
    return value_of(result.c_str());
  };
  CHECK(with(R"({"op":"select","args":[{"op":"int","value":1},{"op":"int","value":7},X]})") == 7);
  CHECK(with(R"({"op":"select","args":[{"op":"int","value":0},X,{"op":"int","value":8}]})") == 8);
  CHECK(with(R"({"op":"and","args":[{"op":"int","value":3},{"op":"int","value":0},X]})") == 0);
  CHECK(with(R"({"op":"or","args":[{"op":"int","value":0},{"op":"int","value":5},X]})") == 1);
  CHECK(value_of(R"({"op":"and","args":[{"op":"int","value":3},{"op":"int","value":9}]})") == 1);
  CHECK(value_of(R"({"op":"or","args":[{"op":"int","value":0},{"op":"int","value":0}]})") == 0);
}

TEST_CASE("a value that does not fit is an error") {
  const std::string message = "an expression of the plan has a value that does not fit 64 bits";
  expect_error("BF5012", message, [] {
    value_of(R"({"op":"mul","args":[{"op":"var","name":"n"},{"op":"var","name":"n"}]})", {"n"},
             {std::int64_t{1} << 32});
  });
  expect_error("BF5012", message, [] {
    value_of(R"({"op":"add","args":[{"op":"var","name":"n"},{"op":"int","value":1}]})", {"n"}, {INT64_MAX});
  });
  expect_error("BF5012", message, [] {
    value_of(R"({"op":"floordiv","args":[{"op":"var","name":"n"},{"op":"int","value":-1}]})", {"n"}, {INT64_MIN});
  });
  expect_error("BF5012", "an expression of the plan divides by 0", [] {
    value_of(R"({"op":"mod","args":[{"op":"int","value":1},{"op":"var","name":"n"}]})", {"n"}, {0});
  });
}

TEST_CASE("JSON that is not an expression is refused") {
  expect_malformed("3", "an expression has no operator");
  expect_malformed(R"({"op":"pow","args":[]})", "there is no operator 'pow'");
  expect_malformed(R"({"op":"add","args":[{"op":"int","value":1}]})", "'add' has the wrong number of operands");
  expect_malformed(R"({"op":"neg"})", "'neg' has the wrong number of operands");
  expect_malformed(R"({"op":"int","value":1.5})", "an integer has no value");
  expect_malformed(R"({"op":"var","name":"m"})", "the variable 'm' is not in scope");
}

TEST_CASE("deep nesting is refused, long sums are not") {
  Json sum = {{"op", "add"}, {"args", Json::array()}};
  for (int i = 0; i < 1000; ++i) sum["args"].push_back({{"op", "int"}, {"value", i}});
  CHECK(compile_expr(sum, {}, "test").evaluate({}) == 499500);
  Json deep = {{"op", "int"}, {"value", 1}};
  for (int i = 0; i < 100; ++i) deep = {{"op", "sub"}, {"args", {{{"op", "int"}, {"value", 1}}, deep}}};
  expect_error("BF5001", "malformed plan: test: an expression is nested too deeply",
               [&] { compile_expr(deep, {}, "test"); });
}

TEST_CASE("short expressions are exact, too") {
  constexpr std::int64_t kLeast = INT64_MIN;
  CHECK(value_of(R"({"op":"sub","args":[{"op":"var","name":"a"},{"op":"var","name":"b"}]})", {"a", "b"}, {3, 10}) ==
        -7);
  CHECK(value_of(R"({"op":"sub","args":[{"op":"var","name":"a"},{"op":"int","value":4}]})", {"a"}, {3}) == -1);
  const auto expect_overflow = [](const char* text, const std::vector<std::int64_t>& slots) {
    expect_error("BF5012", "an expression of the plan has a value that does not fit 64 bits",
                 [&] { value_of(text, {"a", "b"}, slots); });
  };
  expect_overflow(R"({"op":"sub","args":[{"op":"var","name":"a"},{"op":"var","name":"b"}]})", {kLeast, 1});
  expect_overflow(R"({"op":"add","args":[{"op":"var","name":"a"},{"op":"int","value":-1}]})", {kLeast, 1});
}
