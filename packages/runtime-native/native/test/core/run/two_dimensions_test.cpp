// Regions whose phases have a second distribution dimension, on hand-written plans, compared with the sequential loops.
#include <doctest/doctest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <numeric>

#include "placement/device_grid.hpp"
#include "support/expect_error.hpp"
#include "support/region_runner.hpp"
#include "support/temporary_file.hpp"
#include "support/thoroughness.hpp"
#include "tiles/tile.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr Distribution kKinds[] = {Distribution::kBlock, Distribution::kCyclic, Distribution::kBlockCyclic};

Json before(const Json& value) { return sub(value, num(1)); }
Json behind(const Json& value) { return add(value, num(1)); }

// ---- heat: a stencil of five points, two matrices in turn -----------------------------------------------------------

struct Matrix2 {
  double* base;
  std::int64_t stride;
  double& operator()(std::int64_t i, std::int64_t j) const { return base[i * stride + j]; }
};

Matrix2 matrix_argument(void* const* a, int position) {
  return {kernel_argument<double*>(a, position), kernel_argument<std::int64_t>(a, position + 1)};
}

void heat_step(const Matrix2& from, const Matrix2& to, const TileRect& rect) {
  for (std::int64_t i = rect.first.lo; i < rect.first.hi; ++i) {
    for (std::int64_t j = rect.second.lo; j < rect.second.hi; ++j) {
      to(i, j) = (from(i, j) + from(i - 1, j) + from(i + 1, j) + from(i, j - 1) + from(i, j + 1)) / 5;
    }
  }
}

TileRect rect_argument(void* const* a, int position) {
  const auto scalar = [&](int offset) { return kernel_argument<std::int64_t>(a, position + offset); };
  return {{scalar(0), scalar(1)}, {scalar(2), scalar(3)}};
}

void heat_kernel(void* const* a) { heat_step(matrix_argument(a, 0), matrix_argument(a, 2), rect_argument(a, 4)); }

const boxflow_host_kernel kHeat[] = {{"heat", heat_kernel}, {nullptr, nullptr}};

std::vector<Json> rect_scalars() { return {var("lo"), var("hi"), var("lo2"), var("hi2")}; }

// Returns the boxes of the tile that a reader reads: rows and columns next to its own part, no corners.
std::vector<Json> heat_flow() {
  const auto common = [](const Json& i, const Json& j) {
    return plan_box({maximum(var("lo"), sub(var("rlo"), i)), maximum(var("lo2"), sub(var("rlo2"), j))},
                    {minimum(var("hi"), add(var("rhi"), i)), minimum(var("hi2"), add(var("rhi2"), j))});
  };
  return {common(num(1), num(0)), common(num(0), num(1))};
}

Json heat_phase(const std::string& name, int from, int to, int reader) {
  Json phase = with_second(phase_over(name, {"t"}, 0, num(1), before(var("n"))), 1, num(1), before(var("m")));
  const Json hull = plan_box({before(var("lo")), before(var("lo2"))}, {behind(var("hi")), behind(var("hi2"))});
  const Json rows = plan_box({before(var("lo")), var("lo2")}, {behind(var("hi")), var("hi2")});
  const Json columns = plan_box({var("lo"), before(var("lo2"))}, {var("hi"), behind(var("hi2"))});
  const Json own = plan_box({var("lo"), var("lo2")}, {var("hi"), var("hi2")});
  phase["views"].push_back(view("from", from, hull));
  phase["views"][0]["reads"] = {rows, columns};
  phase["views"].push_back(writing(view("to", to, own), true));
  phase["launches"].push_back(launch("heat", {0, 1}, rect_scalars(), {}, {}));
  phase["flowOut"].push_back(flow(to, reader, heat_flow()));
  phase["flowOutSets"].push_back({{"array", to}, {"exact", false}, {"boxes", {own}}});
  return phase;
}

Json heat_plan() {
  Json plan = empty_plan("heat", {"n", "m", "steps"});
  for (const char* name : {"A", "B"}) plan["arrays"].push_back(array(name, "double", {var("n"), var("m")}, true, true));
  plan["classes"].push_back(distribution_class("A.0", num(1), before(var("n"))));
  plan["classes"].push_back(distribution_class("A.1", num(1), before(var("m"))));
  plan["phases"] = {heat_phase("p0", 0, 1, 1), heat_phase("p1", 1, 0, 0)};
  plan["host"].push_back(loop("t", num(0), lt(var("t"), var("steps")), 1, {leaf(0, {var("t")}), leaf(1, {var("t")})}));
  return plan;
}

struct Heat {
  std::int64_t n;
  std::int64_t m;
  std::vector<double> a;
  std::vector<double> b;

  Heat(std::int64_t rows, std::int64_t columns) : n(rows), m(columns) {
    for (std::int64_t i = 0; i < n * m; ++i) {
      a.push_back(static_cast<double>(i * i % 17));
      b.push_back(static_cast<double>(i % 5));
    }
  }
  void sequential(std::int64_t steps) {
    const TileRect whole{{1, n - 1}, {1, m - 1}};
    for (std::int64_t t = 0; t < steps; ++t) {
      heat_step({a.data(), m}, {b.data(), m}, whole);
      heat_step({b.data(), m}, {a.data(), m}, whole);
    }
  }
  RegionStats run(const RunSetting& setting, std::int64_t steps) {
    return run_plan(heat_plan(), kHeat, setting, {n, m, steps}, {a.data(), b.data()});
  }
};

RunSetting in_two_dimensions(std::size_t devices, Distribution first = Distribution::kBlock,
                             Distribution second = Distribution::kBlock) {
  RunSetting setting;
  setting.devices = devices;
  setting.distribution = first;
  setting.second_distribution = second;
  return setting;
}

// ---- a matrix product ---------------------------------------------------------------------------------------------

void product_kernel(void* const* a) {
  const Matrix2 left = matrix_argument(a, 0);
  const Matrix2 right = matrix_argument(a, 2);
  const Matrix2 to = matrix_argument(a, 4);
  const TileRect rect = rect_argument(a, 6);
  const auto n = kernel_argument<std::int64_t>(a, 10);
  for (std::int64_t i = rect.first.lo; i < rect.first.hi; ++i) {
    for (std::int64_t j = rect.second.lo; j < rect.second.hi; ++j) {
      to(i, j) = 0;
      for (std::int64_t k = 0; k < n; ++k) to(i, j) += left(i, k) * right(k, j);
    }
  }
}

const boxflow_host_kernel kProduct[] = {{"product", product_kernel}, {nullptr, nullptr}};

Json product_plan() {
  Json plan = empty_plan("product", {"n"});
  for (const char* name : {"A", "B", "C"}) {
    plan["arrays"].push_back(array(name, "double", {var("n"), var("n")}, true, name[0] == 'C'));
  }
  plan["classes"].push_back(distribution_class("C.0", num(0), var("n")));
  plan["classes"].push_back(distribution_class("C.1", num(0), var("n")));
  Json phase = with_second(phase_over("p0", {}, 0, num(0), var("n")), 1, num(0), var("n"));
  phase["views"].push_back(reading(view("A", 0, plan_box({var("lo"), num(0)}, {var("hi"), var("n")}))));
  phase["views"].push_back(reading(view("B", 1, plan_box({num(0), var("lo2")}, {var("n"), var("hi2")}))));
  phase["views"].push_back(writing(view("C", 2, plan_box({var("lo"), var("lo2")}, {var("hi"), var("hi2")})), true));
  std::vector<Json> scalars = rect_scalars();
  scalars.push_back(var("n"));
  phase["launches"].push_back(launch("product", {0, 1, 2}, scalars, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

struct Product {
  std::int64_t n;
  std::vector<double> a;
  std::vector<double> b;
  std::vector<double> c;
  std::vector<double> expected;

  explicit Product(std::int64_t size) : n(size) {
    const auto count = static_cast<std::size_t>(n * n);
    for (std::size_t i = 0; i < count; ++i) {
      a.push_back(static_cast<double>(i * 7 % 13));
      b.push_back(static_cast<double>(i * 5 % 11));
    }
    c.resize(count, -1);
    expected.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t width = static_cast<std::size_t>(n);
      for (std::size_t k = 0; k < width; ++k) expected[i] += a[i / width * width + k] * b[k * width + i % width];
    }
  }
  std::size_t bytes() const { return 3 * a.size() * sizeof(double); }
  RegionStats run(const RunSetting& setting) {
    return run_plan(product_plan(), kProduct, setting, {n}, {a.data(), b.data(), c.data()});
  }
};

}  // namespace

TEST_CASE("heat equals the sequential loops on every grid") {
  using Counts = std::vector<std::size_t>;
  using Sizes = std::vector<std::pair<int, int>>;
  for (const auto& [n, m] : short_or_full<Sizes>({{2, 9}, {5, 12}}, {{2, 9}, {3, 3}, {5, 12}, {11, 10}})) {
    Heat expected(n, m);
    expected.sequential(5);
    for (const std::size_t devices : short_or_full<Counts>({1, 4, 6, 9}, {1, 2, 3, 4, 5, 6, 7, 8, 9})) {
      for (const Distribution first : kKinds) {
        for (const Distribution second : kKinds) {
          RunSetting setting = in_two_dimensions(devices, first, second);
          setting.tile = devices % 2 == 0 ? 2 : 0;
          setting.second_tile = devices % 3 == 0 ? 2 : 0;
          setting.memory_limit = devices % 4 == 1 ? 1024 : 0;
          setting.communication =
              std::array{Communication::kExact, Communication::kFop, Communication::kFo}[devices % 3];
          setting.boxes = std::array{BoxPolicy::kMerge, BoxPolicy::kDisjoint}[devices % 2];
          CAPTURE(n);
          CAPTURE(m);
          CAPTURE(to_string(setting));
          Heat actual(n, m);
          actual.run(setting, 5);
          CHECK(actual.a == expected.a);
          CHECK(actual.b == expected.b);
        }
      }
    }
  }
}

TEST_CASE("of a stencil in two dimensions only borders move, and nobody has to ask for them") {
  for (const auto& [devices, cuts] : {std::pair{4, 20 + 28}, {6, 2 * 28 + 20}, {9, 2 * 20 + 2 * 28}}) {
    const auto run = [count = static_cast<std::size_t>(devices)](std::int64_t steps) {
      return Heat(22, 30).run(in_two_dimensions(count), steps);
    };
    CAPTURE(devices);
    const RegionStats some = run(10);
    const RegionStats more = run(15);
    // Each cut is crossed in both directions, in each of two phases.
    const std::uint64_t borders = 5 * 2 * 2 * static_cast<std::uint64_t>(cuts) * sizeof(double);
    CHECK(more.of(Purpose::kFlowOut).bytes - some.of(Purpose::kFlowOut).bytes == borders);
    // A row and a column that have a corner in common are copied separately, too.
    const auto neighbours = static_cast<std::uint64_t>(devices == 4 ? 8 : devices == 6 ? 14 : 24);
    CHECK(more.of(Purpose::kFlowOut).copies - some.of(Purpose::kFlowOut).copies == 5 * 2 * neighbours);
    CHECK(more.of(Purpose::kFlowIn).copies == some.of(Purpose::kFlowIn).copies);
    CHECK(more.of(Purpose::kReadIn).copies == some.of(Purpose::kReadIn).copies);
    CHECK(more.of(Purpose::kMove).copies == some.of(Purpose::kMove).copies);
  }
}

TEST_CASE("with one dimension each device has whole rows") {
  const auto run = [](std::int64_t steps) { return Heat(22, 30).run({4, 0, 0}, steps); };
  const RegionStats some = run(10);
  const RegionStats more = run(15);
  CHECK(more.of(Purpose::kFlowOut).bytes - some.of(Purpose::kFlowOut).bytes == 5 * 2 * 2 * 3 * 28 * sizeof(double));
  CHECK(more.of(Purpose::kFlowIn).copies == some.of(Purpose::kFlowIn).copies);
}

TEST_CASE("the product equals the sequential loops") {
  Product product(20);
  for (const std::size_t devices : short_or_full<std::vector<std::size_t>>({1, 3, 6}, {1, 2, 3, 4, 5, 6, 7})) {
    for (const std::size_t limit : {0, 4096, 1024, 768}) {
      for (RunSetting setting : {RunSetting{devices, 0, limit}, in_two_dimensions(devices),
                                 in_two_dimensions(devices, Distribution::kCyclic, Distribution::kBlockCyclic)}) {
        setting.memory_limit = limit;
        CAPTURE(to_string(setting));
        std::fill(product.c.begin(), product.c.end(), -1);
        product.run(setting);
        CHECK(product.c == product.expected);
      }
    }
  }
}

namespace {

ActiveDevices all_devices(std::size_t count) {
  std::vector<std::size_t> all(count);
  std::iota(all.begin(), all.end(), std::size_t{0});
  return ActiveDevices(all);
}

// Returns the elements that a good schedule of a part of a product moves, if tiles have whole rows of the left matrix
// and whole columns of the right one. A band of rows, as wide as memory allows, stays while the columns pass.
std::int64_t least_elements(std::int64_t rows, std::int64_t columns, std::int64_t n, std::int64_t memory) {
  std::int64_t least = INT64_MAX;
  for (std::int64_t band = 1; band <= rows; ++band) {
    if (band * n + n + band > memory) break;  // with one column
    const std::int64_t bands = (rows + band - 1) / band;
    least = std::min(least, rows * n + bands * columns * n + rows * columns);
  }
  return least;
}

}  // namespace

TEST_CASE("a product of five times the memory of all devices") {
  Product product(96);
  for (const std::size_t devices : {1, 2, 4, 6}) {
    for (RunSetting setting : {RunSetting{devices}, in_two_dimensions(devices)}) {
      setting.memory_limit = product.bytes() / 5 / devices;
      CAPTURE(to_string(setting));
      std::fill(product.c.begin(), product.c.end(), -1);
      const RegionStats stats = product.run(setting);
      CHECK(product.c == product.expected);
      CHECK(stats.counters.splits > 0);
      for (const DeviceStats& device : stats.devices) CHECK(device.peak_bytes <= setting.memory_limit);
    }
  }
}

TEST_CASE("a product of five times the memory moves no more than a good schedule has to") {
  constexpr std::int64_t kN = 4096;
  constexpr std::uint64_t kBytes = 3 * kN * kN * sizeof(double);
  std::array<char, 1> nothing{};
  for (const std::size_t devices : {1, 2, 4, 6, 8}) {
    for (const bool in_grid : {false, true}) {
      RunSetting setting = in_grid ? in_two_dimensions(devices) : RunSetting{devices};
      setting.memory_limit = kBytes / 5 / devices;
      CAPTURE(to_string(setting));
      const std::vector<void*> arrays(3, nothing.data());
      const RegionStats stats = simulate_plan(product_plan(), "nvlink-8", setting, {kN}, arrays);
      std::uint64_t moved = 0;
      for (const auto& [link, used] : stats.links) moved += used.bytes;
      const DeviceGrid grid = DeviceGrid::squarest_of(all_devices(devices));
      const auto rows = static_cast<std::int64_t>(in_grid ? grid.rows() : devices);
      const auto columns = static_cast<std::int64_t>(in_grid ? grid.columns() : 1);
      const auto memory = static_cast<std::int64_t>(setting.memory_limit / sizeof(double));
      const std::int64_t elements = least_elements(kN / rows, kN / columns, kN, memory);
      const std::uint64_t least = static_cast<std::uint64_t>(elements) * sizeof(double) * devices;
// Less, since a band begins with the columns that the last one ended with.
      CHECK(moved <= least);
      CHECK(moved >= least - least / 32);
    }
  }
}

TEST_CASE("a trace has both intervals of a tile, and into how many parts it was cut") {
  const std::string file = temporary_file("two dimensions.json");
  Product product(20);
  RunSetting setting = in_two_dimensions(4);
  setting.memory_limit = 1536;
  {
    Trace trace(file);
    run_plan(product_plan(), kProduct, setting, {20}, {product.a.data(), product.b.data(), product.c.data()}, {}, {},
             {}, &trace);
    trace.close();
  }
  std::ifstream stream(file);
  const Json document = Json::parse(stream);
  std::filesystem::remove(file);
  std::map<std::pair<std::int64_t, std::int64_t>, int> computed;
  std::array<int, 3> cuts{};
  for (const Json& event : document["traceEvents"]) {
    const Json arguments = event.value("args", Json::object());
    if (event["name"] == "split") {
      const auto dimension = arguments["dimension"].get<std::size_t>();
      const auto tile = arguments["tile"].get<std::vector<std::int64_t>>();
      REQUIRE(tile.size() == 4);
      CHECK(tile[2 * dimension - 1] - tile[2 * dimension - 2] >= arguments["parts"].get<std::int64_t>());
      CHECK(arguments["parts"] == 2);
      cuts.at(dimension) += 1;
    }
    if (event["name"] == "p0") CHECK(arguments["interval"] == Json({0, 20, 0, 20}));
    if (event["name"] != "product" || !arguments.contains("tile")) continue;
    const auto tile = arguments["tile"].get<std::vector<std::int64_t>>();
    REQUIRE(tile.size() == 4);
    for (std::int64_t i = tile[0]; i < tile[1]; ++i) {
      for (std::int64_t j = tile[2]; j < tile[3]; ++j) computed[{i, j}] += 1;
    }
  }
  CHECK(cuts[1] > 0);
  CHECK(cuts[2] > 0);
  CHECK(computed.size() == 400);
  for (const auto& [iteration, count] : computed) CHECK(count == 1);
}

TEST_CASE("a tile is named with the intervals that its phase has") {
  const std::vector<Plan> plans = parse_plans(Json::array({heat_plan()}).dump().c_str());
  CHECK(rect_text(plans[0].phases[0], {{1, 4}, {-2, 7}}) == "[1,4) x [-2,7)");
  CHECK(rect_text(Phase{}, {{1, 4}}) == "[1,4)");
}

TEST_CASE("a phase that leaves its class in the second dimension is a bug") {
  Json plan = heat_plan();
  plan["classes"][1]["hi"] = num(3);
  Heat heat(9, 9);
  expect_error("BF9503", "the interval of phase p0 leaves that of its class",
               [&] { run_plan(plan, kHeat, in_two_dimensions(2), {9, 9, 1}, {heat.a.data(), heat.b.data()}); });
}
