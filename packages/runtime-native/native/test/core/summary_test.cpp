#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "stats_json.hpp"
#include "summary.hpp"
#include "support/expect_error.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

RunStats example() {
  RegionStats region("scop0", "a.c:3", {"A", "x"}, 2);
  region.devices[0].peak_bytes = 3 << 20;
  region.devices[0].array_peak_bytes = {2 << 20, 1 << 20};
  region.devices[0].tiles = 1;
  region.devices[0].launches = 2;
  region.devices[0].compute_ns = 2500000;
  region.count_copy(-1, 0, 1536, Purpose::kPull);
  region.count_copy(0, 1, 100, Purpose::kPush);
  region.count_copy(0, 1, 100, Purpose::kPull);
  region.count_copy(1, 1, 8, Purpose::kMove);
  region.count_copy(1, -1, 512, Purpose::kWriteOut);
  region.times.total_ns = 1500000000;
  return {"host", {{"host 0", 1 << 30}, {"host 1", 1 << 30}}, {region}};
}

}  // namespace

TEST_CASE("the summary names devices, links and times") {
  CHECK(summary_text(example()) ==
        "boxflow: target host, 2 devices\n"
        "a.c:3 scop0, 1 call\n"
        "  device 0  host 0                   peak   3.00 MiB  compute    2.5 ms  1 tile\n"
        "  device 1  host 1                   peak        0 B  compute    0.0 us  0 tiles\n"
        "  host -> device 0                   moved    1.50 KiB  in 1 copy\n"
        "  device 0 -> device 1               moved       200 B  in 2 copies\n"
        "  device 1 -> host                   moved       512 B  in 1 copy\n"
        "  device 1 -> device 1               moved         8 B  in 1 copy\n"
        "  time: load 0.0 us, management 0.0 us, copies 0.0 us (overlapped), finish 0.0 us, write-out 0.0 us, "
        "total 1.50 s\n");
  CHECK(summary_text({}) == "boxflow: no region ran on devices\n");
}

TEST_CASE("statistics as JSON") {
  const auto json = nlohmann::json::parse(stats_json(example()));
  CHECK(json["version"] == 1);
  CHECK(json["target"] == "host");
  CHECK(json["devices"][1]["name"] == "host 1");
  const auto& region = json["regions"][0];
  CHECK(region["devices"][0]["arrays"][1] == nlohmann::json({{"name", "x"}, {"peakBytes", 1 << 20}}));
  CHECK(region["links"][0] == nlohmann::json({{"from", "host"}, {"to", 0}, {"bytes", 1536}, {"copies", 1}}));
  CHECK(region["links"].size() == 4);
  CHECK(region["counters"]["pushedBytes"] == 100);
  CHECK(region["counters"]["pulledFromHostBytes"] == 1536);
  CHECK(region["counters"]["pulledFromPeerBytes"] == 100);
  CHECK(region["counters"]["pulledFromSelfBytes"] == 8);
  CHECK(region["counters"]["writtenOutBytes"] == 512);
  CHECK(region["times"]["totalNs"] == 1500000000);
}

TEST_CASE("calls of one region add up") {
  RegionStats sum = example().regions[0];
  RegionStats more = example().regions[0];
  more.devices[0].peak_bytes = 1;
  more.devices[1].peak_bytes = 7;
  sum.merge(more);
  CHECK(sum.calls == 2);
  CHECK(sum.devices[0].peak_bytes == 3 << 20);
  CHECK(sum.devices[1].peak_bytes == 7);
  CHECK(sum.devices[0].launches == 4);
  CHECK(sum.link(0, 1).copies == 4);
  CHECK(sum.times.total_ns == 3000000000);
}

TEST_CASE("a file that cannot be written is an error") {
  expect_error("BF5032", "cannot write the statistics to /no such folder/s.json: No such file or directory",
               [] { write_stats_file("/no such folder/s.json", example()); });
}
