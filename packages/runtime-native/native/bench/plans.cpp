#include "plans.hpp"

namespace boxflow::bench {

using namespace test;

namespace {

Json both(std::vector<Json> conditions) { return test::apply("and", std::move(conditions)); }
Json either(Json a, Json b) { return test::apply("or", {std::move(a), std::move(b)}); }
Json at_least(Json a, Json b) { return test::apply("ge", {std::move(a), std::move(b)}); }
Json at_most(Json a, Json b) { return test::apply("le", {std::move(a), std::move(b)}); }
Json equal(Json a, Json b) { return test::apply("eq", {std::move(a), std::move(b)}); }
Json select(Json condition, Json then, Json otherwise) {
  return test::apply("select", {std::move(condition), std::move(then), std::move(otherwise)});
}
Json mod2(Json a) { return test::apply("mod", {std::move(a), num(2)}); }
Json next(Json a) { return add(std::move(a), num(1)); }
Json previous(Json a) { return sub(std::move(a), num(1)); }

Json where(Json box, Json guard) {
  box["guard"] = std::move(guard);
  return box;
}

Json rows(Json lo, Json hi) { return plan_box({std::move(lo), num(0)}, {std::move(hi), var("n")}); }
Json width() { return sub(var("hi"), var("lo")); }

Json serial_loop(const std::string& iterator, std::vector<Json> body) {
  return loop(iterator, var("first"), lt(var(iterator), var("last")), 1, std::move(body));
}

// Rows [lo, hi) with row k: those before it, and those behind it.
Json floyd_rows(const std::string& name, Json lo, Json hi) {
  Json phase = phase_over(name, {"k"}, 0, std::move(lo), std::move(hi));
  phase["views"].push_back(cleaned_up(reading(view("path_0", 0, rows(var("k"), next(var("k")))))));
  phase["views"].push_back(writing(reading(view("path_1", 0, rows(var("lo"), var("hi")))), true));
  const std::vector<Json> scalars{var("k"), var("lo"), var("hi")};
  phase["launches"].push_back(launch(name + "_k0", {0, 1}, scalars, {width(), var("k")}, {8, 32}));
  phase["launches"].push_back(launch(name + "_k1", {0, 1}, scalars, {width(), num(1)}, {8, 32}));
  phase["launches"].push_back(
      launch(name + "_k2", {0, 1}, scalars, {width(), sub(previous(var("n")), var("k"))}, {8, 32}));
  return phase;
}

Json floyd_row_k() {
  Json phase = phase_over("p1", {"k"}, 0, var("k"), next(var("k")));
  phase["views"].push_back(writing(reading(view("path", 0, rows(previous(var("hi")), var("hi")))), true));
  const std::vector<Json> scalars{var("k"), var("lo"), var("hi")};
  phase["launches"].push_back(launch("p1_k0", {0}, scalars, {num(1), previous(var("hi"))}, {8, 32}));
  phase["launches"].push_back(launch("p1_k1", {0}, scalars, {num(1), num(1)}, {8, 32}));
  phase["launches"].push_back(launch("p1_k2", {0}, scalars, {num(1), sub(var("n"), var("hi"))}, {8, 32}));
  phase["flowOut"].push_back(flow(0, 2,
                                  {where(rows(var("lo"), next(var("lo"))),
                                         both({at_least(var("rlo"), next(var("lo"))),
                                               at_most(var("rlo"), previous(var("n")))}))}));
  return phase;
}

}  // namespace

Json floyd_plan() {
  Json plan = empty_plan("floyd", {"first", "last", "n"});
  plan["arrays"].push_back(array("path", "double", {var("n"), var("n")}, true, true));
  plan["classes"].push_back(distribution_class("path.0", num(0), var("n")));
  plan["phases"].push_back(floyd_rows("p0", num(0), var("k")));
  plan["phases"].push_back(floyd_row_k());
  plan["phases"].push_back(floyd_rows("p2", next(var("k")), var("n")));
  plan["phases"][2]["flowOut"].push_back(
      flow(0, 0,
           {where(rows(var("lo"), next(var("lo"))),
                  both({at_least(var("rhi"), num(1)), at_least(var("lo"), var("rhi")),
                        equal(next(var("k")), var("lo"))}))}));
  plan["host"].push_back(
      serial_loop("k", {leaf(0, {var("k")}), leaf(1, {var("k")}), leaf(2, {var("k")})}));
  return plan;
}

Json heat_plan() {
  Json plan = empty_plan("heat2d", {"first", "last", "n"});
  plan["arrays"].push_back(array("A", "double", {num(2), var("n"), var("n")}, true, true));
  plan["classes"].push_back(distribution_class("A.1", num(1), previous(var("n"))));
  Json phase = phase_over("p0", {"t"}, 0, num(1), previous(var("n")));
  const Json now = mod2(var("t"));
  const Json then = mod2(next(var("t")));
  const auto after = [](const Json& level) { return add(test::apply("neg", {level}), num(2)); };
  phase["views"].push_back(reading(view("A_0", 0,
                                        plan_box({now, previous(var("lo")), num(0)},
                                                 {after(then), next(var("hi")), var("n")}))));
  phase["views"].push_back(writing(
      view("A_1", 0, plan_box({then, var("lo"), num(1)}, {after(now), var("hi"), previous(var("n"))})), true));
  phase["launches"].push_back(launch("p0_k0", {0, 1}, {var("t"), var("lo"), var("hi")},
                                     {width(), sub(var("n"), num(2))}, {8, 32}));
  const Json to_before = both({at_least(var("lo"), num(2)), at_least(var("lo"), next(var("rlo"))),
                               equal(var("rhi"), var("lo"))});
  const Json goes_on = at_most(var("t"), sub(var("last"), num(2)));
  const Json behind = both({at_most(var("hi"), sub(var("n"), num(2))), equal(var("rlo"), var("hi")), goes_on});
  const Json before = both({at_least(var("lo"), num(2)), equal(var("rhi"), var("lo")), goes_on});
  phase["flowOut"].push_back(
      flow(0, 0,
           {where(plan_box({then, select(to_before, var("lo"), previous(var("hi"))), num(1)},
                           {after(now), select(to_before, next(var("lo")), var("hi")), previous(var("n"))}),
                  either(before, behind))}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(serial_loop("t", {leaf(0, {var("t")})}));
  return plan;
}

Json heat_squares_plan() {
  Json plan = empty_plan("heat2d", {"first", "last", "n"});
  plan["arrays"].push_back(array("A", "double", {num(2), var("n"), var("n")}, true, true));
  for (const char* name : {"A.1", "A.2"}) {
    plan["classes"].push_back(distribution_class(name, num(1), previous(var("n"))));
  }
  Json phase = with_second(phase_over("p0", {"t"}, 0, num(1), previous(var("n"))), 1, num(1), previous(var("n")));
  const Json now = mod2(var("t"));
  const Json then = mod2(next(var("t")));
  const auto level = [&](bool is_now, const Json& i0, const Json& i1, const Json& j0, const Json& j1) {
    const Json& begin = is_now ? now : then;
    const Json& end = is_now ? then : now;
    return plan_box({begin, i0, j0}, {add(test::apply("neg", {end}), num(2)), i1, j1});
  };
  const Json lo = var("lo"), hi = var("hi"), lo2 = var("lo2"), hi2 = var("hi2");
  const Json rlo = var("rlo"), rhi = var("rhi"), rlo2 = var("rlo2"), rhi2 = var("rhi2");
  Json from = view("A_0", 0, level(true, previous(lo), next(hi), previous(lo2), next(hi2)));
  from["reads"] = {level(true, previous(lo), next(hi), lo2, hi2), level(true, lo, hi, hi2, next(hi2)),
                   level(true, lo, hi, previous(lo2), lo2)};
  phase["views"].push_back(from);
  phase["views"].push_back(writing(view("A_1", 0, level(false, lo, hi, lo2, hi2)), true));
  phase["launches"].push_back(
      launch("p0_k0", {0, 1}, {var("t"), lo, hi, lo2, hi2}, {width(), sub(hi2, lo2)}, {8, 32}));
  const auto later = [](const Json& a, const Json& b) { return select(at_least(a, b), a, b); };
  const auto earlier = [](const Json& a, const Json& b) { return select(at_least(a, next(b)), b, a); };
  const Json last_row = sub(var("n"), num(2));
  const Json goes_on = at_most(var("t"), sub(var("last"), num(2)));
  const Json same_columns = both({at_least(hi2, next(rlo2)), at_least(rhi2, next(lo2)), goes_on});
  const Json same_rows = both({at_least(hi, next(rlo)), at_least(rhi, next(lo)), goes_on});
  const Json j0 = later(lo2, rlo2), j1 = earlier(rhi2, hi2), i0 = later(lo, rlo), i1 = earlier(rhi, hi);
  phase["flowOut"].push_back(flow(
      0, 0,
      {where(level(false, lo, next(lo), j0, j1), both({at_least(lo, num(2)), equal(rhi, lo), same_columns})),
       where(level(false, previous(hi), hi, j0, j1), both({at_most(hi, last_row), equal(rlo, hi), same_columns})),
       where(level(false, i0, i1, lo2, next(lo2)), both({at_least(lo2, num(2)), equal(rhi2, lo2), same_rows})),
       where(level(false, i0, i1, previous(hi2), hi2), both({at_most(hi2, last_row), equal(rlo2, hi2), same_rows}))}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(serial_loop("t", {leaf(0, {var("t")})}));
  return plan;
}

Json slice_plan(std::int64_t elements) {
  Json plan = empty_plan("slice", {"n"});
  const Json begin = sub(var("n"), num(elements));
  plan["arrays"].push_back(array("x", "double", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("x", begin, var("n")));
  Json phase = phase_over("p0", {}, 0, begin, var("n"));
  phase["views"].push_back(writing(reading(view("x", 0, plan_box({var("lo")}, {var("hi")}))), true));
  phase["launches"].push_back(launch("p0_k0", {0}, {var("lo"), var("hi")}, {width()}, {256}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

Json tiles_plan() {
  Json plan = empty_plan("tiles", {"n"});
  plan["arrays"].push_back(array("x", "double", {var("n")}, true, false));
  plan["arrays"].push_back(array("y", "double", {var("n")}, false, true));
  plan["classes"].push_back(distribution_class("x", num(0), var("n")));
  Json phase = phase_over("p0", {}, 0, num(0), var("n"));
  phase["views"].push_back(reading(view("x", 0, plan_box({var("lo")}, {var("hi")}))));
  phase["views"].push_back(writing(view("y", 1, plan_box({var("lo")}, {var("hi")})), true));
  phase["launches"].push_back(launch("p0_k0", {0, 1}, {var("lo"), var("hi")}, {width()}, {256}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

}  // namespace boxflow::bench
