#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "base/options.hpp"
#include "support/expect_error.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

using Values = std::map<std::string, std::string>;

// Sets variables for the time of a test.
class Environment {
 public:
  explicit Environment(const Values& values) : values_(values) {
    for (const auto& [name, value] : values_) setenv(name.c_str(), value.c_str(), 1);
  }
  ~Environment() {
    for (const auto& [name, value] : values_) unsetenv(name.c_str());
  }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;

 private:
  Values values_;
};

void expect_bad(const std::string& name, const std::string& value, const std::string& message) {
  const Environment environment(Values{{name, value}});
  expect_error("BF5030", message, [] { options_from_environment(); });
}

}  // namespace

TEST_CASE("an empty environment leaves everything to the runtime") {
  const ProgramOptions options = options_from_environment();
  CHECK(options.run.target == Target::kAuto);
  CHECK(options.run.devices == 0);
  CHECK_FALSE(options.run.all_devices);
  CHECK(options.run.memory_limit == 0);
  CHECK(options.run.tile == 0);
  CHECK(options.run.second_tile == 0);
  CHECK(options.run.distribution == Distribution::kBlock);
  CHECK(options.run.concurrent_tiles == 1);
  CHECK_FALSE(options.run.second_distribution);
  CHECK(options.run.communication == Communication::kExact);
  CHECK(options.run.boxes == BoxPolicy::kMerge);
  CHECK(options.run.reuse);
  CHECK(options.run.overlap);
  CHECK(options.run.reorder);
  CHECK(options.run.peer);
  CHECK(options.run.model.empty());
  CHECK_FALSE(options.run.profiling);
  CHECK_FALSE(options.verify);
  CHECK_FALSE(options.run.shadow);
  CHECK_FALSE(options.run.require_gpu);
}

TEST_CASE("all options come from the environment") {
  const Environment environment(Values{{"BOXFLOW_TARGET", "opencl"},
                                 {"BOXFLOW_REQUIRE_GPU", "1"},
                                 {"BOXFLOW_DEVICES", "7"},
                                 {"BOXFLOW_MEMORY_LIMIT", "123456789012"},
                                 {"BOXFLOW_TILE", "32"},
                                 {"BOXFLOW_DISTRIBUTION", "block-cyclic"},
                                 {"BOXFLOW_CONCURRENT_TILES", "4"},
                                 {"BOXFLOW_COMM", "fop"},
                                 {"BOXFLOW_BOXES", "disjoint"},
                                 {"BOXFLOW_REUSE", "0"},
                                 {"BOXFLOW_OVERLAP", "0"},
                                 {"BOXFLOW_REORDER", "1"},
                                 {"BOXFLOW_PEER", "0"},
                                 {"BOXFLOW_MODEL", "c2050-4"},
                                 {"BOXFLOW_VERIFY", "1"},
                                 {"BOXFLOW_SHADOW", "1"},
                                 {"BOXFLOW_SUMMARY", "0"},
                                 {"BOXFLOW_STATS", "/a folder/stats.json"},
                                 {"BOXFLOW_TRACE", "/a folder/trace.json"}});
  const ProgramOptions options = options_from_environment();
  CHECK(options.run.target == Target::kOpencl);
  CHECK(options.run.require_gpu);
  CHECK(options.run.devices == 7);
  CHECK(options.run.memory_limit == 123456789012);
  CHECK(options.run.tile == 32);
  CHECK(options.run.distribution == Distribution::kBlockCyclic);
  CHECK(options.run.concurrent_tiles == 4);
  CHECK(options.run.communication == Communication::kFop);
  CHECK(options.run.boxes == BoxPolicy::kDisjoint);
  CHECK_FALSE(options.run.reuse);
  CHECK_FALSE(options.run.overlap);
  CHECK(options.run.reorder);
  CHECK_FALSE(options.run.peer);
  CHECK(options.run.model == "c2050-4");
  CHECK(options.run.profiling);
  CHECK(options.verify);
  CHECK(options.run.shadow);
  CHECK_FALSE(options.summary);
  CHECK(options.stats == "/a folder/stats.json");
  CHECK(options.trace == "/a folder/trace.json");
}

TEST_CASE("a trace needs times") {
  const Environment environment(Values{{"BOXFLOW_TRACE", "trace.json"}});
  CHECK(options_from_environment().run.profiling);
}

TEST_CASE("all and auto are values") {
  const Environment environment(Values{{"BOXFLOW_DEVICES", "all"}, {"BOXFLOW_TILE", "auto"}});
  CHECK(options_from_environment().run.all_devices);
  CHECK(options_from_environment().run.tile == 0);
  const Environment automatic(Values{{"BOXFLOW_DEVICES", "auto"}});
  CHECK_FALSE(options_from_environment().run.all_devices);
  CHECK(options_from_environment().run.devices == 0);
}

TEST_CASE("tiles and distributions may have a second dimension") {
  const Environment environment(Values{{"BOXFLOW_TILE", "32,7"}, {"BOXFLOW_DISTRIBUTION", "cyclic,block-cyclic"}});
  const ProgramOptions options = options_from_environment();
  CHECK(options.run.tile == 32);
  CHECK(options.run.second_tile == 7);
  CHECK(options.run.distribution == Distribution::kCyclic);
  CHECK(options.run.second_distribution == Distribution::kBlockCyclic);
}

TEST_CASE("a distribution may be dynamic") {
  const Environment environment(Values{{"BOXFLOW_DISTRIBUTION", "dynamic"}});
  CHECK(options_from_environment().run.distribution == Distribution::kDynamic);
  CHECK_FALSE(options_from_environment().run.second_distribution);
}

TEST_CASE("every target has its name") {
  for (const char* name : {"auto", "host", "opencl", "cuda", "sim"}) {
    CHECK(target_name(parse_target(name)) == std::string(name));
  }
}

TEST_CASE("every box policy has its name") {
  for (const char* name : {"merge", "disjoint", "convex"}) CHECK(boxes_name(parse_boxes(name)) == std::string(name));
}

TEST_CASE("values that cannot be are errors") {
  expect_bad("BOXFLOW_TARGET", "gpu",
             "the target (BOXFLOW_TARGET) is 'gpu', which is not auto, host, opencl, cuda or sim");
  expect_bad("BOXFLOW_DEVICES", "0", "BOXFLOW_DEVICES is '0', which is not a positive number, 'all' or 'auto'");
  expect_bad("BOXFLOW_DEVICES", "4x", "BOXFLOW_DEVICES is '4x', which is not a positive number, 'all' or 'auto'");
  for (const char* value : {"0", "-1", "1X", "M", "1 G", "0.0001K", "nan", "1e9", "99999999T"}) {
    expect_bad("BOXFLOW_MEMORY_LIMIT", value, "BOXFLOW_MEMORY_LIMIT is '" + std::string(value) +
                                                  "', which is not a size such as 512M, 1.5G or a number of bytes, or "
                                                  "'none'");
  }
  expect_bad("BOXFLOW_TILE", "-3",
             "BOXFLOW_TILE is '-3', which is not a positive number, two with a comma between, or 'auto'");
  expect_bad(
      "BOXFLOW_DISTRIBUTION", "rows",
      "the distribution (BOXFLOW_DISTRIBUTION) is 'rows', which is not dynamic, block, cyclic or block-cyclic, or two "
      "of the last three with a comma between, as block,block");
  for (const char* value :
       {",", "block,", ",cyclic", "block,rows", "block,block,block", "dynamic,block", "block,dynamic"}) {
    expect_bad("BOXFLOW_DISTRIBUTION", value,
               "the distribution (BOXFLOW_DISTRIBUTION) is '" + std::string(value) +
                   "', which is not dynamic, block, cyclic or block-cyclic, or two of the last three with a comma "
                   "between, as block,block");
  }
  for (const char* value : {"0", "65", "many"}) {
    expect_bad("BOXFLOW_CONCURRENT_TILES", value,
               "BOXFLOW_CONCURRENT_TILES is '" + std::string(value) + "', which is not a number from 1 to 64");
  }
  for (const char* value : {",", "4,", ",4", "4,0", "4,auto", "4,4,4"}) {
    expect_bad("BOXFLOW_TILE", value, "BOXFLOW_TILE is '" + std::string(value) +
                   "', which is not a positive number, two with a comma between, or 'auto'");
  }
  expect_bad("BOXFLOW_COMM", "all", "the communication scheme (BOXFLOW_COMM) is 'all', which is not fo, fop or exact");
  expect_bad("BOXFLOW_BOXES", "hull",
             "the box policy (BOXFLOW_BOXES) is 'hull', which is not merge, disjoint or convex");
  expect_bad("BOXFLOW_REUSE", "no", "BOXFLOW_REUSE is 'no', which is not 0 or 1");
  expect_bad("BOXFLOW_VERIFY", "yes", "BOXFLOW_VERIFY is 'yes', which is not 0 or 1");
}

TEST_CASE("a memory limit is a size, as on the command line, or none") {
  const auto limit_of = [](const std::string& value) {
    const Environment environment(Values{{"BOXFLOW_MEMORY_LIMIT", value}});
    return options_from_environment().run.memory_limit;
  };
  CHECK(limit_of("1000") == 1000);
  CHECK(limit_of("4K") == 4096);
  CHECK(limit_of("4MiB") == std::size_t{4} << 20);
  CHECK(limit_of("1.5g") == std::size_t{3} << 29);
  CHECK(limit_of("2TB") == std::size_t{2} << 40);
  CHECK(limit_of("none") == 0);
}

TEST_CASE("vectors: the texts that TypeScript accepts and refuses") {
  std::ifstream file(std::string(BOXFLOW_PACKAGES) + "/ir/vectors/options.json");
  const nlohmann::json vectors = nlohmann::json::parse(file);
  REQUIRE(vectors.size() > 0);
  for (const nlohmann::json& option : vectors) {
    const std::string variable = option["variable"];
    const auto read = [&](const std::string& text) {
      return options_from([&](const char* name) { return variable == name ? text : std::string(); });
    };
    CAPTURE(variable);
    for (const std::string text : option["accepted"]) CHECK_NOTHROW_MESSAGE(read(text), text);
    for (const std::string text : option["refused"]) CHECK_THROWS_MESSAGE(read(text), text);
  }
}
