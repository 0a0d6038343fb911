#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "report/stats_json.hpp"
#include "report/summary.hpp"
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
  region.devices[0].idle = {{0, 700}, 3000, 1000};
  region.devices[0].allocations = 3;
  region.devices[0].releases = 1;
  region.devices[1].allocations = 2;
  region.devices[1].reused_blocks = 7;
  region.count_copy(kOnHost, DeviceId(0), 1536, Purpose::kReadIn);
  region.count_copy(DeviceId(0), DeviceId(1), 100, Purpose::kFlowOut);
  region.count_copy(DeviceId(0), DeviceId(1), 50, Purpose::kFlowIn);
  region.count_copy(DeviceId(0), DeviceId(1), 50, Purpose::kFlowIn);
  region.count_copy(DeviceId(1), DeviceId(1), 8, Purpose::kMove);
  region.count_copy(DeviceId(1), kOnHost, 512, Purpose::kWriteOut);
  region.of(Purpose::kFlowIn).ns = 4000;
  region.links[{DeviceId(0), DeviceId(1)}].ns = 4000;
  region.links[{DeviceId(1), kOnHost}].ns = 256;
  region.counters.reuse_hits = 9;
  region.times = {1000000, 3000000, 500000000, 7000000, 990000000, 1500000000};
  const std::vector<DeviceDescription> devices{{"host 0", 1 << 30, true, {}}, {"host 1", 1 << 30, false, {}}};
  RunStats stats{"host", "merge", devices, {region}, {}, {}, {}};
  stats.possible_rates[{DeviceId(1), kOnHost}] = 5.5e9;
  return stats;
}

}  // namespace

TEST_CASE("the summary names devices, links and times") {
  CHECK(summary_text(example()) ==
        "boxflow: target host, 2 devices\n"
        "a.c:3 scop0, 1 call\n"
        "  device 0  host 0                   peak   3.00 MiB  compute    2.5 ms  1 tile\n"
        "    idle 4.7 us: 3.0 us for memory, 1.0 us for the host, 0.7 us for device 1\n"
        "  device 1  host 1                   peak        0 B  compute    0.0 us  0 tiles\n"
        "  host -> device 0                   moved    1.50 KiB  in 1 copy\n"
        "  device 0 -> device 1               moved       200 B  in 3 copies, 0.05 GB/s, through the host\n"
        "  device 1 -> host                   moved       512 B  in 1 copy, 2.00 GB/s of 5.50 GB/s\n"
        "  device 1 -> device 1               moved         8 B  in 1 copy\n"
        "  flow-out                           moved       100 B  in 1 copy, 0.0 us\n"
        "  flow-in                            moved       100 B  in 2 copies, 4.0 us\n"
        "  read-in                            moved    1.50 KiB  in 1 copy, 0.0 us\n"
        "  move                               moved         8 B  in 1 copy, 0.0 us\n"
        "  write-out                          moved       512 B  in 1 copy, 0.0 us\n"
        "  memory: 5 allocations, 1 release, 7 blocks used again, 9 boxes found on a device\n"
        "  time: load 1.0 ms, total 1.50 s: management 3.0 ms (0.20 %), issue 500.0 ms, allocation 7.0 ms, "
        "wait 990.0 ms\n");
  RunStats contracted = example();
  contracted.regions[0].contracts = true;
  CHECK(summary_text(contracted).find("a.c:3 scop0, 1 call\n"
                                      "  x * y + z with one rounding (--fp-contract)\n"
                                      "  device 0  host 0") != std::string::npos);
  RunStats repeated = example();
  repeated.regions[0].counters.repeated_iterations = 90;
  CHECK(summary_text(repeated).find("found on a device\n"
                                    "  issued again with nothing decided: 90 serial iterations\n"
                                    "  time:") != std::string::npos);
  RunStats failed = example();
  failed.devices[1].failure = "it broke";
  CHECK(summary_text(failed).starts_with("boxflow: target host, 2 devices\n  device 1 is no longer used: it broke\n"));
  CHECK(summary_text({}) == "boxflow: no region ran on devices\n");
}

TEST_CASE("the summary says which regions could not run on devices, and why") {
  RunStats stats;
  stats.placements.push_back({.origin = "a.c:7",
                              .name = "scop1",
                              .refused = {{"n is too large", 1}, {"the arrays A and B overlap", 3}}});
  stats.placements.push_back({.origin = "a.c:9", .name = "scop2"});
  CHECK(summary_text(stats) ==
        "boxflow: no region ran on devices\n"
        "where a.c:7 scop1 ran\n"
        "  1 call sequentially: n is too large\n"
        "  3 calls sequentially: the arrays A and B overlap\n");
}

TEST_CASE("the summary says how many devices calls used, and how efficient several were") {
  RunStats stats;
  stats.placements.push_back(
      {.origin = "a.c:7", .name = "scop1", .on_devices = {{1, 20}, {4, 1}}, .efficiency = 0.873, .host_is_faster = 2});
  CHECK(summary_text(stats) ==
        "boxflow: no region ran on devices\n"
        "where a.c:7 scop1 ran\n"
        "  20 calls on 1 device\n"
        "  1 call on 4 devices\n"
        "  efficiency of several devices: 87 % (the predicted time on one, over their time times their number)\n"
        "  2 calls sequentially: the host is faster\n");
}

TEST_CASE("the summary says which signal ended the program, and which region had not finished") {
  RunStats stats = example();
  stats.signal = "SIGINT";
  stats.regions[0].unfinished = true;
  CHECK(summary_text(stats).starts_with("boxflow: SIGINT ended the program; until then:\n"
                                        "boxflow: target host, 2 devices\n"
                                        "a.c:3 scop0, 1 call, the last one unfinished\n"));
  stats = {};
  stats.signal = "SIGSEGV";
  CHECK(summary_text(stats) ==
        "boxflow: SIGSEGV ended the program; until then:\nboxflow: no region ran on devices\n");
}

TEST_CASE("statistics as JSON have a signal and unfinished regions only if there are any") {
  RunStats stats = example();
  const auto complete = nlohmann::json::parse(stats_json(stats));
  CHECK_FALSE(complete.contains("signal"));
  CHECK_FALSE(complete["regions"][0].contains("unfinished"));
  RegionStats call = stats.regions[0];
  call.unfinished = true;
  stats.add(call);
  stats.signal = "SIGABRT";
  const auto json = nlohmann::json::parse(stats_json(stats));
  CHECK(json["signal"] == "SIGABRT");
  REQUIRE(json["regions"].size() == 1);
  CHECK(json["regions"][0]["unfinished"] == true);
  CHECK(json["regions"][0]["calls"] == 2);
  CHECK(json["regions"][0]["devices"][0]["tiles"] == 2);
}

TEST_CASE("the summary of simulated devices tells their time from the planner's") {
  RunStats stats = example();
  stats.regions[0].times.simulated_ns = 2500000;
  const std::string text = summary_text(stats);
  CHECK(text.substr(text.find("  simulated:")) ==
        "  simulated: total 2.5 ms\n"
        "  time: load 1.0 ms, planner 1.50 s\n");
}

TEST_CASE("the summary of many devices is short") {
  RegionStats region("scop0", "a.c:3", {"A"}, 1024);
  region.devices[3].peak_bytes = 3 << 20;
  region.devices[1023].compute_ns = 2500000;
  region.devices[7].tiles = 2;
  region.count_copy(kOnHost, DeviceId(0), 1024, Purpose::kReadIn);
  region.count_copy(kOnHost, DeviceId(1023), 1024, Purpose::kFlowIn);
  region.count_copy(DeviceId(5), DeviceId(6), 100, Purpose::kFlowOut);
  region.count_copy(DeviceId(6), kOnHost, 512, Purpose::kWriteOut);
  region.times.simulated_ns = 1000;
  const RunStats stats{
      "sim", "convex", std::vector<DeviceDescription>(1024, {"NVIDIA H200", 1 << 30, true, {}}), {region}, {}};
  CHECK(summary_text(stats) ==
        "boxflow: target sim, 1024 devices\n"
        "a.c:3 scop0, 1 call\n"
        "  at most   NVIDIA H200              peak   3.00 MiB  compute    2.5 ms  2 tiles\n"
        "  host -> devices                    moved    2.00 KiB  in 2 copies\n"
        "  devices -> host                    moved       512 B  in 1 copy\n"
        "  devices -> other devices           moved       100 B  in 1 copy\n"
        "  flow-out                           moved       100 B  in 1 copy, 0.0 us\n"
        "  flow-in                            moved    1.00 KiB  in 1 copy, 0.0 us\n"
        "  read-in                            moved    1.00 KiB  in 1 copy, 0.0 us\n"
        "  write-out                          moved       512 B  in 1 copy, 0.0 us\n"
        "  memory: 0 allocations, 0 releases, 0 blocks used again, 0 boxes found on a device\n"
        "  simulated: total 1.0 us\n"
        "  time: load 0.0 us, planner 0.0 us\n");
}

TEST_CASE("statistics as JSON") {
  const auto json = nlohmann::json::parse(stats_json(example()));
  CHECK(json["version"] == 2);
  CHECK(json["target"] == "host");
  CHECK(json["boxes"] == "merge");
  CHECK(json["devices"][1]["name"] == "host 1");
  const auto& region = json["regions"][0];
  CHECK(region["devices"][0]["arrays"][1] == nlohmann::json({{"name", "x"}, {"peakBytes", 1 << 20}}));
  CHECK(region["links"][0] ==
        nlohmann::json({{"from", "host"}, {"to", 0}, {"bytes", 1536}, {"copies", 1}, {"ns", 0}, {"staged", false}}));
  CHECK(region["links"][1] ==
        nlohmann::json({{"from", 0}, {"to", 1}, {"bytes", 200}, {"copies", 3}, {"ns", 4000}, {"staged", true}}));
  CHECK(region["links"][2]["possibleBytesPerSecond"] == 5.5e9);
  CHECK(region["devices"][0]["idle"] ==
        nlohmann::json({{"devicesNs", {0, 700}}, {"memoryNs", 3000}, {"hostNs", 1000}}));
  CHECK(region["links"].size() == 4);
  CHECK(region["copies"]["flowOut"] == nlohmann::json({{"copies", 1}, {"bytes", 100}, {"ns", 0}}));
  CHECK(region["copies"]["flowIn"] == nlohmann::json({{"copies", 2}, {"bytes", 100}, {"ns", 4000}}));
  CHECK(region["copies"]["readIn"]["bytes"] == 1536);
  CHECK(region["copies"]["move"]["bytes"] == 8);
  CHECK(region["copies"]["boxOut"]["bytes"] == 0);
  CHECK(region["copies"]["writeOut"]["bytes"] == 512);
  CHECK(region["devices"][1]["reusedBlocks"] == 7);
  CHECK(region["times"]["managementNs"] == 3000000);
  CHECK(region["times"]["totalNs"] == 1500000000);
  CHECK(region["times"]["simulatedNs"] == 0);
}

TEST_CASE("calls of one region add up") {
  RegionStats sum = example().regions[0];
  RegionStats more = example().regions[0];
  more.devices[0].peak_bytes = 1;
  more.devices[1].peak_bytes = 7;
  more.times.simulated_ns = 5;
  sum.merge(more);
  CHECK(sum.calls == 2);
  CHECK(sum.devices[0].peak_bytes == 3 << 20);
  CHECK(sum.devices[1].peak_bytes == 7);
  CHECK(sum.devices[0].launches == 4);
  CHECK(sum.devices[1].reused_blocks == 14);
  CHECK(sum.devices[0].idle.device_ns == std::vector<std::int64_t>{0, 1400});
  CHECK(sum.devices[0].idle.total() == 9400);
  CHECK(sum.link(DeviceId(0), DeviceId(1)).ns == 8000);
  CHECK(sum.link(DeviceId(0), DeviceId(1)).copies == 6);
  CHECK(sum.of(Purpose::kFlowIn).copies == 4);
  CHECK(sum.of(Purpose::kFlowIn).ns == 8000);
  CHECK(sum.times.management_ns == 6000000);
  CHECK(sum.times.wait_ns == 1980000000);
  CHECK(sum.times.total_ns == 3000000000);
  CHECK(sum.times.simulated_ns == 5);
}

TEST_CASE("a file that cannot be written is an error") {
  expect_error("BF5032", "cannot write the statistics to /no such folder/s.json: No such file or directory",
               [] { write_stats_file("/no such folder/s.json", example()); });
}
