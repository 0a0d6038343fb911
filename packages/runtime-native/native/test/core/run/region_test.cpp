// Whole regions on hand-written plans, compared with the sequential loops.
#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <limits>
#include <thread>

#include "support/expect_error.hpp"
#include "support/faulty_platform.hpp"
#include "support/region_runner.hpp"
#include "support/temporary_file.hpp"
#include "support/thoroughness.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// ---- floyd: each device keeps its rows, and row k goes to everybody -------------------------------------------------

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

// ---- jacobi: two phases in a time loop, halo rows to the neighbours -------------------------------------------------

void jacobi_kernel(void* const* a) {
  const auto* from = kernel_argument<const double*>(a, 0);
  auto* to = kernel_argument<double*>(a, 1);
  const auto lo = kernel_argument<std::int64_t>(a, 2);
  for (std::int64_t i = lo; i < lo + kernel_argument<std::int64_t>(a, 3); ++i) {
    to[i] = (from[i - 1] + from[i] + from[i + 1]) / 3;
  }
}

const boxflow_host_kernel kJacobi[] = {{"jacobi", jacobi_kernel}, {nullptr, nullptr}};

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

struct Jacobi {
  std::vector<double> a;
  std::vector<double> b;

  explicit Jacobi(std::int64_t n) {
    for (std::int64_t i = 0; i < n; ++i) {
      a.push_back(static_cast<double>(i * i % 17));
      b.push_back(static_cast<double>(i % 5));
    }
  }
  void sequential(std::int64_t steps) {
    const auto sweep = [](const std::vector<double>& from, std::vector<double>& to) {
      for (std::size_t i = 1; i + 1 < from.size(); ++i) to[i] = (from[i - 1] + from[i] + from[i + 1]) / 3;
    };
    for (std::int64_t t = 0; t < steps; ++t) {
      sweep(a, b);
      sweep(b, a);
    }
  }
};

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

TEST_CASE("floyd keeps its rows, and one row crosses each link per iteration") {
  constexpr std::int64_t kN = 64;
  constexpr std::uint64_t kRow = kN * sizeof(std::int32_t);
  std::vector<std::int32_t> path = floyd_input(kN);
  const RegionStats stats = run_plan(floyd_plan(), kFloyd, {4, 0, 0}, {kN}, {path.data()});
  for (std::size_t number = 0; number < 4; ++number) {
    const DeviceId d(number);
    CHECK(stats.devices[number].peak_bytes <= 16 * kRow + 2 * kRow);
    CHECK(stats.link(kOnHost, d).bytes >= 16 * kRow);
    CHECK(stats.link(kOnHost, d).bytes <= 17 * kRow);  // row 0 is not pushed by anybody
    CHECK(stats.link(d, kOnHost).bytes == 16 * kRow);
    CHECK(stats.link(d, d).bytes == 0);
    for (std::size_t other = 0; other < 4; ++other) {
      const DeviceId to(other);
      if (to == d) continue;
      CHECK(stats.link(d, to).copies <= 16);
      CHECK(stats.link(d, to).bytes <= 16 * kRow);
    }
  }
  CHECK(stats.counters.box_outs == 0);
  CHECK(stats.counters.splits == 0);
}

TEST_CASE("jacobi equals the sequential loops") {
  for (const std::int64_t n : {2, 3, 4, 9, 40}) {
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

TEST_CASE("jacobi moves only halos once it runs") {
  const auto bytes_between = [](std::int64_t steps) {
    Jacobi jacobi(400);
    const RegionStats stats =
        run_plan(jacobi_plan(), kJacobi, {4, 0, 0}, {400, steps}, {jacobi.a.data(), jacobi.b.data()});
    std::uint64_t bytes = 0;
    for (const auto& [link, used] : stats.links) bytes += used.bytes;
    return bytes;
  };
  // Two phases, three borders, one element in each direction.
  CHECK(bytes_between(30) - bytes_between(20) == 10 * 2 * 3 * 2 * sizeof(double));
}

TEST_CASE("columns, a sum on one device, and a broadcast") {
  for (const std::int64_t m : {1, 2, 6, 23}) {
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

TEST_CASE("memory of a fifth of the data is enough, and never exceeded") {
  constexpr std::int64_t kN = 2000;
  constexpr std::size_t kLimit = 2 * kN * sizeof(double) / 5 / 2;  // on each of two devices
  Jacobi actual(kN);
  Jacobi expected(kN);
  expected.sequential(3);
  const RegionStats stats =
      run_plan(jacobi_plan(), kJacobi, {2, 0, kLimit}, {kN, 3}, {actual.a.data(), actual.b.data()});
  CHECK(actual.a == expected.a);
  CHECK(actual.b == expected.b);
  CHECK(stats.counters.box_outs > 0);
  CHECK(stats.counters.box_ins > 0);
  CHECK(stats.counters.splits > 0);
  for (const DeviceStats& device : stats.devices) CHECK(device.peak_bytes <= kLimit);
}

TEST_CASE("where one iteration does not fit, the message says what it needs") {
  std::vector<std::int32_t> path = floyd_input(200);
  expect_error("BF5020",
               "one iteration of phase p0 needs 2048 bytes on device 0 (host 0), which has 1000 bytes for the "
               "program; most of it is for path [0,1) x [0,200): 800 bytes",
               [&] {
                 // Row 100 is not on device 0, so the tile needs two rows.
                 Json plan = floyd_plan();
                 plan["host"][0]["init"] = num(100);
                 run_plan(plan, kFloyd, {2, 0, 1000}, {200}, {path.data()});
               });
}

TEST_CASE("the time of the devices' calls is not management") {
  using namespace std::chrono_literals;
  std::atomic<int> copies = 0;
  const auto slow = with_faults([&](DeviceCall call, int) {
    if (call < DeviceCall::kFromHost) return Fault{};
    ++copies;
    std::this_thread::sleep_for(2ms);
    return Fault{};
  });
  std::vector<std::int32_t> path = floyd_input(16);
  const Times times = run_plan(floyd_plan(), kFloyd, {2, 0, 0}, {16}, {path.data()}, {}, slow).times;
  CHECK(path == floyd_sequential(16));
  CHECK(times.issue_ns >= copies * 2000000);
  CHECK(times.management_ns > 0);
  CHECK(times.allocation_ns > 0);
  CHECK(times.wait_ns > 0);
  CHECK(times.management_ns + times.issue_ns + times.allocation_ns + times.wait_ns == times.total_ns);
}

TEST_CASE("each copy has one purpose") {
  std::vector<std::int32_t> path = floyd_input(21);
  const RegionStats stats = run_plan(floyd_plan(), kFloyd, {3, 0, 700}, {21}, {path.data()});
  CopyStats by_link;
  for (const auto& [link, used] : stats.links) {
    by_link.bytes += used.bytes;
    by_link.copies += used.copies;
  }
  CopyStats by_purpose;
  for (const CopyStats& copies : stats.copies) {
    by_purpose.bytes += copies.bytes;
    by_purpose.copies += copies.copies;
    if (copies.copies > 0) CHECK(copies.ns > 0);
  }
  CHECK(by_purpose.bytes == by_link.bytes);
  CHECK(by_purpose.copies == by_link.copies);
  CHECK(stats.counters.box_outs > 0);
  for (const Purpose purpose : {Purpose::kReadIn, Purpose::kBoxOut, Purpose::kWriteOut}) {
    CHECK(stats.of(purpose).bytes > 0);
  }
  for (const DeviceStats& device : stats.devices) CHECK(device.allocations + device.reused_blocks > 0);
}

namespace {

// What a trace says of each kind of event: how many, and the sums of their bytes and durations.
struct TraceSums {
  std::map<std::string, std::uint64_t> count;
  std::map<std::string, std::uint64_t> bytes;
  std::map<std::string, double> microseconds;

  explicit TraceSums(const std::string& path) {
    std::ifstream file(path);
    const Json trace = Json::parse(file);
    for (const Json& event : trace["traceEvents"]) {
      const std::string name = event["name"];
      count[name] += 1;
      const Json arguments = event.value("args", Json::object());
      bytes[name] += arguments.value("bytes", std::uint64_t{0});
      if (event.contains("dur")) microseconds[name] += event["dur"].get<double>();
    }
  }
};

}  // namespace

TEST_CASE("a trace has all that the statistics count") {
  const std::string file = temporary_file("region trace.json");
  for (const std::size_t limit : {0, 700}) {
    std::vector<std::int32_t> path = floyd_input(21);
    RegionStats stats;
    {
      Trace trace(file);
      stats = run_plan(floyd_plan(), kFloyd, {3, 0, limit}, {21}, {path.data()}, {}, {}, {}, &trace);
      trace.close();
    }
    TraceSums sums(file);
    for (std::size_t i = 0; i < kPurposes; ++i) {
      const auto purpose = static_cast<Purpose>(i);
      CAPTURE(purpose_name(purpose));
      CHECK(sums.count[purpose_name(purpose)] == stats.of(purpose).copies + (purpose == Purpose::kWriteOut ? 1 : 0));
      CHECK(sums.bytes[purpose_name(purpose)] == stats.of(purpose).bytes);
    }
    std::uint64_t launches = 0;
    std::uint64_t blocks = 0;
    double compute = 0;
    for (const DeviceStats& device : stats.devices) {
      launches += device.launches;
      blocks += device.allocations + device.reused_blocks;
      compute += static_cast<double>(device.compute_ns) / 1000;
    }
    CHECK(sums.count["floyd"] == launches + 1);  // and the region, which has the same name
    CHECK(sums.microseconds["floyd"] > compute);
    CHECK(sums.count["p0"] == 21);
    CHECK(sums.count["allocate"] == blocks);
    CHECK(sums.count["free"] == blocks);
    CHECK(sums.count["evict"] == stats.counters.box_outs);
    CHECK(sums.count["reuse"] == stats.counters.reuse_hits);
    CHECK(sums.count["split"] == stats.counters.splits);
    CHECK(sums.count["bytes in use"] == 2 * blocks);
    CHECK(sums.count["flow"] == 2 * stats.of(Purpose::kFlowOut).copies);
  }
  std::filesystem::remove(file);
}

TEST_CASE("a run that fails leaves a trace that says why") {
  const std::string file = temporary_file("failed trace.json");
  std::vector<std::int32_t> path = floyd_input(64);
  {
    Trace trace(file);
    CHECK_THROWS_AS(run_plan(floyd_plan(), kFloyd, {2, 0, 256}, {64}, {path.data()}, {}, {}, {}, &trace), Error);
  }
  std::ifstream stream(file);
  const Json last = Json::parse(stream)["traceEvents"].back();
  std::filesystem::remove(file);
  CHECK(last["name"] == "error");
  CHECK(last["args"]["code"] == "BF5020");
}

namespace {

void slow_kernel(void* const*) { std::this_thread::sleep_for(std::chrono::milliseconds(10)); }

const boxflow_host_kernel kSlow[] = {{"jacobi", slow_kernel}, {nullptr, nullptr}};

std::vector<double> reports_of_slow(const Json& plan, const RunSetting& setting, std::int64_t n, std::int64_t steps) {
  std::vector<double> seen;
  Jacobi jacobi(n);
  run_plan(plan, kSlow, setting, {n, steps}, {jacobi.a.data(), jacobi.b.data()},
           [&](double fraction) { seen.push_back(fraction); });
  CHECK(seen.front() == 0);
  CHECK(seen.back() == 1);
  CHECK(std::is_sorted(seen.begin(), seen.end()));
  return seen;
}

}  // namespace

TEST_CASE("progress follows a loop under a condition") {
  Json plan = jacobi_plan();
  Json under = {
      {"kind", "if"}, {"condition", lt(num(2), var("n"))}, {"then", plan["host"]}, {"otherwise", Json::array()}};
  plan["host"] = Json::array({under});
  // 40 tiles of 10 ms on each device. Reports may come together if the machine is busy.
  CHECK(reports_of_slow(plan, {2, 0, 0}, 20, 20).size() > 20);
}

TEST_CASE("progress follows the tiles of a long phase, whose width nobody chose") {
  Json plan = jacobi_plan();
  for (Json& phase : plan["phases"]) {
    phase["workHull"] = apply("mul", {num(10'000'000), sub(var("hi"), var("lo"))});
  }
  CHECK(reports_of_slow(plan, {1, 0, 0}, 102, 1).size() > 10);
  CHECK(reports_of_slow(plan, {2, 0, 0}, 102, 1).size() > 10);
}

TEST_CASE("progress asks for no tiles that are too short to be worth it") {
  CHECK(reports_of_slow(jacobi_plan(), {1, 0, 0}, 102, 1).size() <= 3);
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

namespace {

using Address = std::vector<void*>;

// Everything but times.
void check_same_work(const RegionStats& a, const RegionStats& b) {
  for (std::size_t d = 0; d < a.devices.size(); ++d) {
    CHECK(a.devices[d].peak_bytes == b.devices[d].peak_bytes);
    CHECK(a.devices[d].array_peak_bytes == b.devices[d].array_peak_bytes);
    CHECK(a.devices[d].tiles == b.devices[d].tiles);
    CHECK(a.devices[d].launches == b.devices[d].launches);
  }
  REQUIRE(a.links.size() == b.links.size());
  for (const auto& [link, used] : a.links) {
    CHECK(used.bytes == b.link(link.from, link.to).bytes);
    CHECK(used.copies == b.link(link.from, link.to).copies);
  }
  for (const Purpose purpose : {Purpose::kFlowOut, Purpose::kFlowIn, Purpose::kReadIn, Purpose::kMove}) {
    CHECK(a.of(purpose).bytes == b.of(purpose).bytes);
    CHECK(a.of(purpose).copies == b.of(purpose).copies);
  }
  CHECK(a.counters.box_outs == b.counters.box_outs);
  CHECK(a.counters.splits == b.counters.splits);
}

}  // namespace

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

TEST_CASE("simulated devices do the work of host devices, and leave arrays as they are") {
  for (RunSetting setting : usual_settings()) {
    for (const std::size_t limit : {std::size_t{0}, std::size_t{1024}}) {
      if (limit > 0 && setting.boxes == BoxPolicy::kConvex) continue;  // one iteration takes up to all of path
      setting.memory_limit = limit;
      CAPTURE(to_string(setting));
      std::vector<std::int32_t> path = floyd_input(21);
      const RegionStats floyd = simulate_plan(floyd_plan(), "nvlink-8", setting, {21}, {path.data()});
      CHECK(path == floyd_input(21));
      check_same_work(floyd, run_plan(floyd_plan(), kFloyd, setting, {21}, {path.data()}));
      Jacobi jacobi(40);
      const Address arrays{jacobi.a.data(), jacobi.b.data()};
      const RegionStats simulated = simulate_plan(jacobi_plan(), "nvlink-8", setting, {40, 6}, arrays);
      CHECK(jacobi.a == Jacobi(40).a);
      CHECK(jacobi.b == Jacobi(40).b);
      check_same_work(simulated, run_plan(jacobi_plan(), kJacobi, setting, {40, 6}, arrays));
      CHECK(simulated.times.simulated_ns > 0);
    }
  }
}

TEST_CASE("a simulated region takes as long as its model says") {
  // One device, so that all kernels are one after the other, and so much work that neither the host nor memory matters.
  Json plan = jacobi_plan();
  for (Json& phase : plan["phases"]) {
    phase["workHull"] = apply("mul", {num(30'000'000), sub(var("hi"), var("lo"))});
    phase["launches"].push_back(phase["launches"][0]);
  }
  Jacobi jacobi(1002);
  const auto simulated = [&](std::int64_t steps) {
    const Address arrays{jacobi.a.data(), jacobi.b.data()};
    return simulate_plan(plan, "nvlink-8", {1, 0, 0}, {1002, steps}, arrays).times.simulated_ns;
  };
  constexpr std::int64_t kPhase = 2 * 3200 + 1'000'000;  // two launches share 30e9 instances at 30e12 per second
  CHECK(simulated(30) - simulated(20) == 10 * 2 * kPhase);
}

TEST_CASE("simulated devices that cannot reach each other take longer") {
  Jacobi jacobi(40);
  const Address arrays{jacobi.a.data(), jacobi.b.data()};
  const RegionStats staged = simulate_plan(jacobi_plan(), "c2050-4", {4, 0, 0}, {40, 20}, arrays);
  const RegionStats alone = simulate_plan(jacobi_plan(), "c2050-4", {1, 0, 0}, {40, 20}, arrays);
  // Each of 39 exchanges goes to the host and from there: two latencies.
  CHECK(staged.times.simulated_ns - alone.times.simulated_ns > 39 * 2 * 10'000);
}

TEST_CASE("where one iteration does not fit a simulated device, the message is the same") {
  std::vector<std::int32_t> path = floyd_input(200);
  Json plan = floyd_plan();
  plan["host"][0]["init"] = num(100);
  expect_error("BF5020",
               "one iteration of phase p0 needs 2048 bytes on device 0 (NVIDIA H200), which has 1000 bytes for the "
               "program; most of it is for path [0,1) x [0,200): 800 bytes",
               [&] { simulate_plan(plan, "nvlink-8", {2, 0, 1000}, {200}, {path.data()}); });
}
