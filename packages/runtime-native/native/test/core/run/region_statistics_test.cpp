// Statistics and traces of whole regions: what moves, between whom and why, and where the time goes.
#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <thread>

#include "support/faulty_platform.hpp"
#include "support/region_runner.hpp"
#include "support/sample_regions.hpp"
#include "support/temporary_file.hpp"

using namespace boxflow;
using namespace boxflow::test;

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

// The events of a trace by kind: their number, and the sums of their bytes and durations.
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
