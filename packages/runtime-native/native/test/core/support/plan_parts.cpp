#include "support/plan_parts.hpp"

namespace boxflow::test {

Json num(std::int64_t value) { return {{"op", "int"}, {"value", value}}; }
Json var(const std::string& name) { return {{"op", "var"}, {"name", name}}; }
Json apply(const std::string& op, std::vector<Json> args) { return {{"op", op}, {"args", Json(std::move(args))}}; }
Json add(Json a, Json b) { return apply("add", {std::move(a), std::move(b)}); }
Json sub(Json a, Json b) { return apply("sub", {std::move(a), std::move(b)}); }
Json lt(Json a, Json b) { return apply("lt", {std::move(a), std::move(b)}); }
Json minimum(Json a, Json b) { return apply("min", {std::move(a), std::move(b)}); }
Json maximum(Json a, Json b) { return apply("max", {std::move(a), std::move(b)}); }

Json empty_plan(const std::string& name, const std::vector<std::string>& parameters) {
  return {{"version", 2},
          {"name", name},
          {"origin", "test.c:1"},
          {"parameters", parameters},
          {"assumptions", Json::array()},
          {"arrays", Json::array()},
          {"classes", Json::array()},
          {"phases", Json::array()},
          {"host", Json::array()}};
}

Json array(const std::string& name, const std::string& element, std::vector<Json> extents, bool live_in,
           bool live_out) {
  return {{"name", name},
          {"element", element},
          {"extents", Json(std::move(extents))},
          {"liveIn", live_in},
          {"liveOut", live_out}};
}

Json distribution_class(const std::string& name, Json lo, Json hi) {
  return {{"name", name}, {"lo", std::move(lo)}, {"hi", std::move(hi)}};
}

Json phase_over(const std::string& name, const std::vector<std::string>& host_iterators, int class_index, Json lo,
                Json hi) {
  return {{"name", name},
          {"summary", "a phase of a test"},
          {"hostIterators", host_iterators},
          {"class", class_index},
          {"iterator", "i"},
          {"lo", std::move(lo)},
          {"hi", std::move(hi)},
          {"single", nullptr},
          {"views", Json::array()},
          {"launches", Json::array()},
          {"flowOut", Json::array()},
          {"flowOutSets", Json::array()},
          {"workHull", num(1)}};
}

Json with_second(Json phase, int class_index, Json lo, Json hi) {
  phase["second"] = {{"class", class_index}, {"iterator", "j"}, {"lo", std::move(lo)}, {"hi", std::move(hi)}};
  return phase;
}

Json plan_box(std::vector<Json> lo, std::vector<Json> hi) {
  return {{"lo", Json(std::move(lo))}, {"hi", Json(std::move(hi))}};
}

Json view(const std::string& name, int array, Json hull) {
  return {{"name", name},          {"array", array},           {"boxHull", std::move(hull)},
          {"reads", Json::array()}, {"writes", Json::array()}, {"cleanUp", false}};
}

Json reading(Json view) {
  view["reads"].push_back(view["boxHull"]);
  return view;
}

Json writing(Json view, bool exact) {
  view["writes"].push_back({{"box", view["boxHull"]}, {"exact", exact}});
  return view;
}

Json cleaned_up(Json view) {
  view["cleanUp"] = true;
  return view;
}

Json launch(const std::string& kernel, std::vector<int> views, std::vector<Json> scalars, std::vector<Json> grid,
            std::vector<int> block) {
  return {{"kernel", kernel},
          {"split", nullptr},
          {"views", views},
          {"scalars", Json(std::move(scalars))},
          {"grid", Json(std::move(grid))},
          {"block", block}};
}

Json with_split(Json launch, const std::string& kernel, int pieces) {
  launch["split"] = {{"kernel", kernel}, {"pieces", pieces}};
  return launch;
}

Json flow(int array, int to_phase, std::vector<Json> boxes) {
  return {{"array", array}, {"toPhase", to_phase}, {"boxes", Json(std::move(boxes))}, {"exact", false}};
}

Json loop(const std::string& iterator, Json init, Json condition, int step, std::vector<Json> body) {
  return {{"kind", "for"},
          {"iterator", iterator},
          {"init", std::move(init)},
          {"condition", std::move(condition)},
          {"step", step},
          {"body", Json(std::move(body))}};
}

Json leaf(int phase, std::vector<Json> iterators) {
  return {{"kind", "phase"}, {"phase", phase}, {"iterators", Json(std::move(iterators))}};
}

}  // namespace boxflow::test
