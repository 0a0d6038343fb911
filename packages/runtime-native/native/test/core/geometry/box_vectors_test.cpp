// The vectors of packages/bbox: the TypeScript algebra and this one give the same boxes, bound for bound.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "geometry/box.hpp"

using namespace boxflow;
using Json = nlohmann::json;

namespace {

Box read_box(const Json& json) {
  Box box(static_cast<int>(json["lo"].size()));
  for (std::size_t d = 0; d < json["lo"].size(); ++d) {
    box.lo[d] = json["lo"][d].get<std::int64_t>();
    box.hi[d] = json["hi"][d].get<std::int64_t>();
  }
  return box;
}

BoxList read_boxes(const Json& json) {
  BoxList boxes;
  for (const Json& each : json) boxes.push_back(read_box(each));
  return boxes;
}

Json to_json(const Box& box) {
  Json lo = Json::array();
  Json hi = Json::array();
  for (int d = 0; d < box.rank; ++d) {
    lo.push_back(box.lo[static_cast<std::size_t>(d)]);
    hi.push_back(box.hi[static_cast<std::size_t>(d)]);
  }
  return {{"lo", lo}, {"hi", hi}};
}

Json to_json(BoxList boxes) {
  std::sort(boxes.begin(), boxes.end(), box_less);
  Json list = Json::array();
  for (const Box& box : boxes) list.push_back(to_json(box));
  return list;
}

template <typename Operation>
void check_vectors(const std::string& name, const Operation& operation) {
  std::ifstream file(std::string(BOXFLOW_PACKAGES) + "/bbox/vectors/" + name + ".json");
  REQUIRE_MESSAGE(file, "packages/bbox/vectors/" << name << ".json is missing");
  const Json vectors = Json::parse(file);
  REQUIRE(vectors["cases"].size() > 0);
  for (const Json& one : vectors["cases"]) {
    CAPTURE(one.dump());
    CHECK(operation(one["inputs"]) == one["result"]);
  }
}

BoxList subtracted(const Json& in) {
  BoxList boxes = read_boxes(in[0]);
  for (const Json& hole : in[1]) subtract_from_all(boxes, read_box(hole));
  return boxes;
}

}  // namespace

TEST_CASE("vectors: volume") {
  check_vectors("volume", [](const Json& in) -> Json { return volume(read_box(in[0])); });
}

TEST_CASE("vectors: intersect") {
  check_vectors("intersect", [](const Json& in) { return to_json(intersect(read_box(in[0]), read_box(in[1]))); });
}

TEST_CASE("vectors: subtract") {
  check_vectors("subtract", [](const Json& in) {
    BoxList pieces;
    subtract(read_box(in[0]), read_box(in[1]), pieces);
    return to_json(std::move(pieces));
  });
}

TEST_CASE("vectors: hull") {
  check_vectors("hull", [](const Json& in) { return to_json(box_hull(read_box(in[0]), read_box(in[1]))); });
}

TEST_CASE("vectors: worth-joining") {
  check_vectors("worth-joining", [](const Json& in) -> Json {
    return worth_joining(read_box(in[0]), read_box(in[1]));
  });
}

TEST_CASE("vectors: is-subset") {
  check_vectors("is-subset", [](const Json& in) -> Json { return is_subset(read_box(in[0]), read_box(in[1])); });
}

TEST_CASE("vectors: exact-union") {
  check_vectors("exact-union", [](const Json& in) -> Json {
    Box result;
    return exact_union(read_box(in[0]), read_box(in[1]), result) ? to_json(result) : Json();
  });
}

TEST_CASE("vectors: coalesce") {
  check_vectors("coalesce", [](const Json& in) {
    BoxList boxes = read_boxes(in[0]);
    coalesce(boxes);
    return to_json(std::move(boxes));
  });
}

TEST_CASE("vectors: set-subtract") {
  check_vectors("set-subtract", [](const Json& in) { return to_json(subtracted(in)); });
}

TEST_CASE("vectors: set-is-subset") {
  check_vectors("set-is-subset", [](const Json& in) -> Json { return subtracted(in).empty(); });
}
