// Files of machine models, and what is said about wrong ones.
#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "device/sim/built_in_models.hpp"
#include "device/sim/machine_model.hpp"
#include "support/expect_error.hpp"
#include "support/temporary_file.hpp"

using namespace boxflow;
using namespace boxflow::sim;
using namespace boxflow::test;

namespace {

using Json = nlohmann::json;

Json good_model() { return Json::parse(built_in_models()[0].json); }

template <typename Change>
void expect_malformed(const std::string& what, const Change& change) {
  Json model = good_model();
  change(model);
  expect_error("BF5302", "the machine model m.json: " + what, [&] { parse_machine_model(model.dump(), "m.json"); });
}

}  // namespace

TEST_CASE("the built-in models") {
  REQUIRE(built_in_models().size() == 2);
  const MachineModel nvlink = load_machine_model("nvlink-8");
  CHECK(nvlink.name == "nvlink-8");
  CHECK(nvlink.devices == 8);
  CHECK(nvlink.device.memory_bytes == 141'000'000'000);
  CHECK(nvlink.device.memory_bytes_per_second == 4270e9);
  CHECK(nvlink.device.launch_ns == 3200);
  CHECK(nvlink.host_link.bytes_per_second == 55e9);
  REQUIRE(nvlink.peer_link);
  CHECK(nvlink.peer_link->bytes_per_second == 396e9);
  CHECK(nvlink.peer_link->latency_ns == 7000);
  const MachineModel thesis = load_machine_model("c2050-4");
  CHECK(thesis.devices == 4);
  CHECK_FALSE(thesis.peer_link);
  CHECK(load_machine_model("").name == "nvlink-8");
}

TEST_CASE("a built-in model is called as its file says") {
  for (const BuiltInModel& model : built_in_models()) CHECK(load_machine_model(model.name).name == model.name);
}

TEST_CASE("a model that is not there") {
  expect_error("BF5301", "there is no machine model 'cray'", [] { load_machine_model("cray"); });
  expect_error("BF5301", "cannot read the machine model none.json: No such file or directory",
               [] { load_machine_model("none.json"); });
  const std::string folder = std::filesystem::temp_directory_path().string();
  expect_error("BF5301", "cannot read the machine model " + folder + ": Is a directory",
               [&] { load_machine_model(folder); });
}

TEST_CASE("a malformed model is said to be so, with the field and what belongs there") {
  expect_malformed("'device.launchNs' is missing", [](Json& m) { m["device"].erase("launchNs"); });
  expect_malformed("'peerLink' is missing", [](Json& m) { m.erase("peerLink"); });
  expect_malformed("'version' is 2, which is not 1", [](Json& m) { m["version"] = 2; });
  expect_malformed("'name' is \"\", which is not a text", [](Json& m) { m["name"] = ""; });
  expect_malformed("'device' is a list, not an object", [](Json& m) { m["device"] = Json::array(); });
  expect_malformed("there is no field 'hostLink.bandwidth'", [](Json& m) { m["hostLink"]["bandwidth"] = 3; });
  expect_malformed("there is no field 'comment'", [](Json& m) { m["comment"] = "x"; });
  expect_malformed("'devices' is 2.5, which is not a whole number of devices", [](Json& m) { m["devices"] = 2.5; });
  expect_malformed("'devices' is 0, which is not a whole number of devices from 1 to 65536",
                   [](Json& m) { m["devices"] = 0; });
  expect_malformed("'peerLink.latencyNs' is \"7 us\", which is not a number of nanoseconds from 0 to 1e+12",
                   [](Json& m) { m["peerLink"]["latencyNs"] = "7 us"; });
  expect_malformed("'device.instancesPerSecond' is 0, which is not a number of statement instances per second from "
                   "1000 to 1e+21",
                   [](Json& m) { m["device"]["instancesPerSecond"] = 0; });
}

TEST_CASE("devices may differ in speed") {
  Json json = good_model();
  json["relativeSpeeds"] = {1, 0.5};
  const MachineModel model = parse_machine_model(json.dump(), "m.json");
  CHECK(model.device_at(0).instances_per_second == model.device.instances_per_second);
  CHECK(model.device_at(1).instances_per_second == model.device.instances_per_second / 2);
  CHECK(model.device_at(1).memory_bytes_per_second == model.device.memory_bytes_per_second / 2);
  CHECK(model.device_at(1).launch_ns == model.device.launch_ns);
  CHECK(model.device_at(2).instances_per_second == model.device.instances_per_second);
  expect_malformed("'relativeSpeeds' is 2, which is not a list of numbers", [](Json& m) { m["relativeSpeeds"] = 2; });
  expect_malformed("'relativeSpeeds' is 0, which is not a number from 0.001 to 1000",
                   [](Json& m) { m["relativeSpeeds"] = {1, 0}; });
}

TEST_CASE("what is no JSON at all") {
  expect_error("BF5302",
               "the machine model m.json: it is no JSON: parse error at line 1, column 2: syntax error while parsing "
               "object key - unexpected end of input; expected string literal",
               [] { parse_machine_model("{", "m.json"); });
  expect_error("BF5302", "the machine model m.json: it is 3, not an object",
               [] { parse_machine_model("3", "m.json"); });
}
