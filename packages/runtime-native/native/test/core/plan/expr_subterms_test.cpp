// Which parts of expressions depend on outer slots only, against what the expressions are.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <random>

#include "plan/expr_json.hpp"
#include "support/boxes.hpp"
#include "support/plan_parts.hpp"
#include "tiles/iteration_key.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// A parameter, two outer slots, two inner ones.
const Scope kScope{"n", "t", "u", "lo", "hi"};
constexpr std::size_t kFirst = 1;
constexpr std::size_t kEnd = 3;

std::vector<Expr> parts_of(const Json& json) {
  std::vector<Expr> parts;
  compile_expr(json, kScope, "test").add_outer_subterms(kFirst, kEnd, parts);
  return parts;
}

std::vector<Expr> compiled(const std::vector<Json>& all) {
  std::vector<Expr> exprs;
  for (const Json& json : all) exprs.push_back(compile_expr(json, kScope, "test"));
  return exprs;
}

Json random_expr(std::mt19937& random, int depth) {
  const auto next = [&] { return random_expr(random, depth - 1); };
  if (depth == 0 || pick(random, 0, 4) == 0) {
    if (pick(random, 0, 4) == 0) return num(pick(random, -3, 3));
    return var(kScope[static_cast<std::size_t>(pick(random, 0, 4))]);
  }
  switch (pick(random, 0, 7)) {
    case 0: return apply("mod", {next(), num(pick(random, 1, 3))});
    case 1: return apply("floordiv", {next(), num(pick(random, 1, 3))});
    case 2: return apply("neg", {next()});
    case 3: return apply("select", {next(), next(), next()});
    case 4: return apply(pick(random, 0, 1) ? "and" : "or", {next(), next(), next()});
    case 5: return apply(pick(random, 0, 1) ? "max" : "min", {next(), next()});
    case 6: return apply(pick(random, 0, 1) ? "le" : "eq", {next(), next()});
    default: return apply(pick(random, 0, 1) ? "add" : "sub", {next(), next()});
  }
}

}  // namespace

TEST_CASE("parts are as large as they can be") {
  const Json t = var("t");
  const Json level = apply("mod", {add(t, num(1)), num(2)});
  CHECK(parts_of(add(level, var("lo"))) == compiled({level}));
  CHECK(parts_of(sub(var("hi"), var("lo"))).empty());
  CHECK(parts_of(add(var("n"), num(2))).empty());
  CHECK(parts_of(add(add(var("lo"), t), var("n"))) == compiled({t}));
  // An added value, or a negation, makes no difference to which values differ.
  CHECK(parts_of(add(apply("neg", {level}), num(2))) == compiled({level}));
  // Only the outcome of a comparison counts.
  const Json goes_on = apply("le", {t, sub(var("n"), num(2))});
  CHECK(parts_of(apply("and", {goes_on, apply("le", {var("lo"), var("hi")})})) == compiled({goes_on}));
  // A sum that either operand may have made is more than the second one.
  CHECK(parts_of(add(apply("select", {var("lo"), var("u"), t}), t)) == compiled({var("u"), t, t}));
}

TEST_CASE("expressions are the same where their parts are") {
  std::mt19937 random(7);
  int same = 0;
  int fewer = 0;
  for (int round = 0; round < 3000; ++round) {
    const Json json = random_expr(random, 4);
    CAPTURE(json.dump());
    const Expr expr = compile_expr(json, kScope, "test");
    IterationKey parts(kFirst, kEnd);
    parts.add(expr);
    for (int i = 0; i < 30; ++i) {
      std::vector<std::int64_t> slots;
      for (std::size_t s = 0; s < kScope.size(); ++s) slots.push_back(pick(random, -4, 4));
      std::vector<std::int64_t> other = slots;
      for (std::size_t s = kFirst; s < kEnd; ++s) other[s] = pick(random, -4, 4);
      std::vector<std::int64_t> values;
      std::vector<std::int64_t> other_values;
      REQUIRE(parts.evaluate(slots, values));
      REQUIRE(parts.evaluate(other, other_values));
      if (values != other_values) continue;
      ++same;
      fewer += slots != other;
      REQUIRE(expr.evaluate(slots) == expr.evaluate(other));
    }
  }
  CHECK(same > 3000);
  CHECK(fewer > 3000);
}

TEST_CASE("parts that have no value are not the same as anything") {
  IterationKey parts(kFirst, kEnd);
  parts.add(compile_expr(apply("mul", {var("t"), var("t")}), kScope, "test"));
  std::vector<std::int64_t> values;
  CHECK(parts.evaluate(std::vector<std::int64_t>{0, 3, 0, 0, 0}, values));
  CHECK(values == std::vector<std::int64_t>{9});
  CHECK_FALSE(parts.evaluate(std::vector<std::int64_t>{0, INT64_MAX, 0, 0, 0}, values));
}
