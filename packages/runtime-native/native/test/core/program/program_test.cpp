// The decisions of boxflow_enter and boxflow_check, as a compiled program sees them.
#include <doctest/doctest.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <thread>

#include "program/program.hpp"
#include "support/expect_error.hpp"
#include "support/faulty_platform.hpp"
#include "support/plan_parts.hpp"
#include "support/region_runner.hpp"
#include "support/temporary_file.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

void twice_kernel(void* const* a) {
  auto* x = kernel_argument<std::int32_t*>(a, 0);
  const auto lo = kernel_argument<std::int64_t>(a, 1);
  for (std::int64_t i = lo; i < lo + kernel_argument<std::int64_t>(a, 2); ++i) x[i] *= 2;
}

const boxflow_host_kernel kKernels[] = {{"twice", twice_kernel}, {nullptr, nullptr}};

Json twice_plan() {
  Json plan = empty_plan("scop0", {"n"});
  plan["assumptions"].push_back({{"condition", lt(var("n"), num(100))}, {"message", "n is too large"}});
  plan["arrays"].push_back(array("x", "int32", {var("n")}, true, true));
  plan["arrays"].push_back(array("y", "int32", {var("n")}, true, false));
  plan["classes"].push_back(distribution_class("x.0", num(0), var("n")));
  Json phase = phase_over("p0", {}, 0, num(0), var("n"));
  phase["views"].push_back(writing(reading(view("x", 0, plan_box({var("lo")}, {var("hi")}))), true));
  phase["launches"].push_back(launch("twice", {0}, {var("lo")}, {sub(var("hi"), var("lo"))}, {1}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

struct Fixture {
  explicit Fixture(bool verify = false) {
    bundle.plans_json = json.c_str();
    bundle.host_kernels = kKernels;
    options.run.target = Target::kHost;
    options.run.devices = 3;
    options.offload = Offload::kAlways;
    options.verify = verify;
    call.bundle = &bundle;
    call.parameters = &n;
    call.arrays = addresses;
  }

  std::string json = Json::array({twice_plan()}).dump();
  boxflow_bundle bundle{};
  ProgramOptions options;
  std::int64_t n = 10;
  std::vector<std::int32_t> x = std::vector<std::int32_t>(10, 1);
  std::vector<std::int32_t> y = std::vector<std::int32_t>(10, 1);
  void* addresses[2] = {x.data(), y.data()};
  boxflow_call call{};
};

// Every launch on these devices, from one region to the next.
Session::Wrap without_launches(std::vector<int> devices) {
  return with_faults([devices](DeviceCall call, int device) {
    const bool named = std::find(devices.begin(), devices.end(), device) != devices.end();
    return Fault{.effect = named && call == DeviceCall::kLaunch ? Effect::kFailLater : Effect::kNone};
  });
}

}  // namespace

TEST_CASE("a region runs on the devices, again and again") {
  Fixture fixture;
  Program program(fixture.options);
  CHECK(program.enter(fixture.call));
  CHECK(program.enter(fixture.call));
  CHECK(fixture.x == std::vector<std::int32_t>(10, 4));
  CHECK(program.finish());
}

TEST_CASE("a region whose assumptions do not hold, or whose arrays overlap, is left to the sequential code") {
  Fixture fixture;
  Program program(fixture.options);
  fixture.n = 100;
  CHECK_FALSE(program.enter(fixture.call));
  program.check(fixture.call);
  fixture.n = 10;
  fixture.addresses[1] = fixture.x.data() + 9;
  CHECK_FALSE(program.enter(fixture.call));
  program.check(fixture.call);
  CHECK(fixture.x == std::vector<std::int32_t>(10, 1));
  fixture.addresses[1] = fixture.x.data() + 10;  // next to it
  CHECK(program.enter(fixture.call));
  CHECK(program.finish());
}

TEST_CASE("a region that may access more than the program has is left to the sequential code") {
  Fixture fixture;
  Program program(fixture.options);
  const std::size_t page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  void* pages = mmap(nullptr, 3 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  REQUIRE(pages != MAP_FAILED);
  char* middle = static_cast<char*>(pages) + page;
  REQUIRE(mprotect(middle, page, PROT_READ | PROT_WRITE) == 0);
  const std::size_t bytes = 10 * sizeof(std::int32_t);

  fixture.addresses[0] = middle + page - bytes;
  CHECK(program.enter(fixture.call));
  fixture.addresses[0] = middle + page - bytes + sizeof(std::int32_t);
  CHECK_FALSE(program.enter(fixture.call));
  program.check(fixture.call);
  fixture.addresses[0] = middle - sizeof(std::int32_t);
  CHECK_FALSE(program.enter(fixture.call));
  program.check(fixture.call);
  munmap(pages, 3 * page);
}

TEST_CASE("a process that the program forks runs its regions sequentially") {
  Fixture fixture;
  Program program(fixture.options);
  CHECK(program.enter(fixture.call));
  const pid_t child = fork();
  if (child == 0) _exit(program.enter(fixture.call) ? 1 : 0);
  int status = -1;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK(status == 0);
  CHECK(program.enter(fixture.call));
}

TEST_CASE("a region of an exit handler, after the devices are closed, is left to the sequential code") {
  Fixture fixture;
  Program program(fixture.options);
  CHECK(program.enter(fixture.call));
  program.close_devices();
  CHECK_FALSE(program.enter(fixture.call));
  program.check(fixture.call);
  CHECK(program.finish());
}

TEST_CASE("a device that fails is not used again, and the others keep their numbers") {
  Fixture fixture;
  const auto path = temporary_file("failure test.json");
  fixture.options.stats = path.string();
  Program program(fixture.options, {}, without_launches({1}));
  CHECK(program.enter(fixture.call));
  CHECK(program.enter(fixture.call));
  CHECK(fixture.x == std::vector<std::int32_t>(10, 4));
  CHECK(program.finish());
  std::ifstream file(path);
  const Json stats = Json::parse(file);
  std::filesystem::remove(path);
  CHECK_FALSE(stats["devices"][0].contains("failure"));
  CHECK(stats["devices"][1]["failure"] == "launch failed on device 1 (host 1)");
  CHECK(stats["regions"][0]["calls"] == 2);
  // In the first call twice, the second time without the device.
  CHECK(stats["regions"][0]["devices"][0]["launches"] == 3);
  CHECK(stats["regions"][0]["devices"][1]["launches"] == 1);
  CHECK(stats["regions"][0]["devices"][2]["launches"] == 3);
}

TEST_CASE("where no device is left regions are left to the sequential code, also under verification") {
  for (const bool verify : {false, true}) {
    Fixture fixture(verify);
    Program program(fixture.options, {}, without_launches({0, 1, 2}));
    for (int call = 0; call < 2; ++call) {
      CHECK_FALSE(program.enter(fixture.call));
      CHECK(fixture.x == std::vector<std::int32_t>(10, 1));
      program.check(fixture.call);
    }
    CHECK(program.finish());
  }
}

TEST_CASE("verification of a region that has started again") {
  Fixture fixture(true);
  Program program(fixture.options, {}, without_launches({2}));
  CHECK_FALSE(program.enter(fixture.call));
  CHECK(fixture.x == std::vector<std::int32_t>(10, 1));
  for (std::int32_t& value : fixture.x) value *= 2;
  program.check(fixture.call);
  CHECK(program.finish());
}

TEST_CASE("verification restores the arrays, and compares") {
  Fixture fixture(true);
  Program program(fixture.options);
  CHECK_FALSE(program.enter(fixture.call));
  CHECK(fixture.x == std::vector<std::int32_t>(10, 1));
  for (std::int32_t& value : fixture.x) value *= 2;
  program.check(fixture.call);
  CHECK(program.finish());
}

TEST_CASE("verification finds a difference") {
  Fixture fixture(true);
  Program program(fixture.options);
  CHECK_FALSE(program.enter(fixture.call));
  for (std::int32_t& value : fixture.x) value *= 2;
  fixture.x[7] = 3;
  program.check(fixture.call);
  CHECK_FALSE(program.finish());
}

TEST_CASE("statistics of all calls go to a file") {
  Fixture fixture;
  const auto path = temporary_file("program test.json");
  fixture.options.stats = path.string();
  fixture.options.run.profiling = true;
  {
    Program program(fixture.options);
    program.enter(fixture.call);
    program.enter(fixture.call);
    program.finish();
  }
  std::ifstream file(path);
  const Json stats = Json::parse(file);
  std::filesystem::remove(path);
  CHECK(stats["target"] == "host");
  CHECK(stats["devices"].size() == 3);
  CHECK(stats["regions"].size() == 1);
  CHECK(stats["regions"][0]["calls"] == 2);
  CHECK(stats["regions"][0]["devices"][2]["launches"] == 2);
  CHECK(stats["regions"][0]["times"]["loadNs"] > 0);
}

TEST_CASE("when a signal ends the program, statistics have the finished calls and the one under way") {
  for (const bool under_way : {false, true}) {
    CAPTURE(under_way);
    Fixture fixture;
    const auto path = temporary_file("signal test.json");
    fixture.options.stats = path.string();
    Program* running = nullptr;
    int calls = 0;
    const auto report = [&] { std::thread([&] { running->report_signal("SIGTERM"); }).join(); };
    Program program(fixture.options, {}, with_faults([&](DeviceCall call, int device) {
                      // Results go home once the whole region has been issued.
                      if (under_way && calls == 2 && call == DeviceCall::kToHost && device == 0) report();
                      return Fault{};
                    }));
    running = &program;
    for (calls = 1; calls <= 2; ++calls) CHECK(program.enter(fixture.call));
    if (!under_way) report();
    std::ifstream file(path);
    const Json stats = Json::parse(file);
    std::filesystem::remove(path);
    CHECK(stats["signal"] == "SIGTERM");
    REQUIRE(stats["regions"].size() == 1);
    CHECK(stats["regions"][0].contains("unfinished") == under_way);
    CHECK(stats["regions"][0]["calls"] == 2);
    CHECK(stats["regions"][0]["devices"][0]["tiles"] == 2);
    CHECK(stats["regions"][0]["copies"]["writeOut"]["copies"] == (under_way ? 3 : 6));
    const Json times = stats["regions"][0]["times"];
    CHECK(times["loadNs"] > 0);
    CHECK(times["totalNs"] > 0);
  }
}

TEST_CASE("a signal at the very end of the program changes no report") {
  Fixture fixture;
  const auto path = temporary_file("late signal test.json");
  fixture.options.stats = path.string();
  Program program(fixture.options);
  CHECK(program.enter(fixture.call));
  CHECK(program.finish());
  program.report_signal("SIGTERM");
  std::ifstream file(path);
  CHECK_FALSE(Json::parse(file).contains("signal"));
  std::filesystem::remove(path);
}

TEST_CASE("a trace is of all calls, and a program that gives up ends it") {
  for (const bool gives_up : {false, true}) {
    Fixture fixture;
    const auto path = temporary_file("program trace.json");
    fixture.options.trace = path.string();
    fixture.options.run.profiling = true;
    Program program(fixture.options);
    program.enter(fixture.call);
    program.enter(fixture.call);
    if (gives_up) {
      program.give_up();
    } else {
      CHECK(program.finish());
    }
    std::ifstream file(path);
    const Json trace = Json::parse(file);
    std::filesystem::remove(path);
    std::map<std::string, int> seen;
    for (const Json& event : trace["traceEvents"]) seen[event["name"]] += 1;
    CHECK(seen["twice"] == 6);
    CHECK(seen["scop0"] == 2);
    CHECK(seen["process_name"] == 4);
  }
}

TEST_CASE("a trace that cannot be written is an error: at once, or at the end") {
  Fixture fixture;
  fixture.options.trace = "/no such folder/trace.json";
  expect_error("BF5036", "cannot write the trace to /no such folder/trace.json: No such file or directory",
               [&] { Program program(fixture.options); });
  fixture.options.trace = "/dev/full";
  fixture.options.run.profiling = true;
  Program program(fixture.options);
  CHECK(program.enter(fixture.call));
  expect_error("BF5036", "cannot write the trace to /dev/full: No space left on device", [&] { program.finish(); });
}

TEST_CASE("statistics that cannot be written are an error at once") {
  Fixture fixture;
  fixture.options.stats = "/no such folder/stats.json";
  expect_error("BF5032", "cannot write the statistics to /no such folder/stats.json: No such file or directory",
               [&] { Program program(fixture.options); });
}

TEST_CASE("statistics replace nothing but files") {
  Fixture fixture;
  fixture.options.stats = "/dev/full";
  Program program(fixture.options);
  program.enter(fixture.call);
  CHECK_THROWS_WITH(program.finish(), "cannot write the statistics to /dev/full: No space left on device");
  CHECK(std::filesystem::is_character_file("/dev/full"));
}

TEST_CASE("an array with no address keeps a region on the host, since the program may not access it") {
  Fixture fixture;
  Program program(fixture.options);
  fixture.addresses[0] = nullptr;
  CHECK_FALSE(program.enter(fixture.call));
  program.check(fixture.call);
}

TEST_CASE("a target with no kernels is an error") {
  Fixture other;
  other.options.run.target = Target::kOpencl;
  Program opencl(other.options);
  expect_error("BF5031", "the program was built without kernels for the target opencl",
               [&] { opencl.enter(other.call); });
}

TEST_CASE("a program that requires a GPU does not run on the host") {
  Fixture on_host;
  on_host.options.run.require_gpu = true;
  Program host(on_host.options);
  expect_error("BF5038", "a GPU is required (--require-gpu, BOXFLOW_REQUIRE_GPU), but the target is host",
               [&] { host.enter(on_host.call); });
  Fixture chosen;
  chosen.options.run.require_gpu = true;
  chosen.options.run.target = Target::kAuto;
  Program automatic(chosen.options);
  expect_error("BF5038", "a GPU is required (--require-gpu, BOXFLOW_REQUIRE_GPU), but the program has no CUDA kernels",
               [&] { automatic.enter(chosen.call); });
}

TEST_CASE("a region on simulated devices leaves its arrays to the sequential code, and says what it would have taken") {
  Fixture fixture;
  fixture.bundle.host_kernels = nullptr;
  fixture.options.run.target = Target::kSim;
  const auto path = temporary_file("simulated program test.json");
  fixture.options.stats = path.string();
  fixture.options.run.profiling = true;
  Program program(fixture.options);
  CHECK_FALSE(program.enter(fixture.call));
  CHECK(fixture.x == std::vector<std::int32_t>(10, 1));
  program.check(fixture.call);
  CHECK(program.finish());
  std::ifstream file(path);
  const Json stats = Json::parse(file);
  std::filesystem::remove(path);
  CHECK(stats["target"] == "sim");
  CHECK(stats["devices"].size() == 3);
  CHECK(stats["devices"][0] == Json({{"name", "NVIDIA H200"}, {"memory", 141'000'000'000}}));
  CHECK(stats["regions"][0]["times"]["simulatedNs"] > 0);
  CHECK(stats["regions"][0]["devices"][2]["computeNs"] > 0);
}

TEST_CASE("simulated devices cannot be verified") {
  Fixture fixture(true);
  fixture.options.run.target = Target::kSim;
  expect_error("BF5035", "the target sim computes nothing that could be verified",
               [&] { Program program(fixture.options); });
}

TEST_CASE("of many calls of a region with large arrays, the first ones are verified") {
  Fixture fixture(true);
  fixture.options.verified_bytes = 1000;  // fewer than 100 calls have
  Program program(fixture.options);
  const auto twice = [&] {
    if (!program.enter(fixture.call)) {
      for (std::int32_t& value : fixture.x) value = value * 2;
      program.check(fixture.call);
      return false;
    }
    return true;
  };
  for (int call = 0; call < 130; ++call) {
    std::fill(fixture.x.begin(), fixture.x.end(), call);
    CHECK(twice() == (call >= 100));
    CHECK(fixture.x == std::vector<std::int32_t>(10, 2 * call));
  }
  CHECK(program.finish());
}

TEST_CASE("the driver of a target that the user named must be there, also if the region is too small for devices") {
  setenv("BOXFLOW_CUDA_LIBRARY", "/no/such/libcuda.so", 1);
  Fixture fixture;
  fixture.options.offload = Offload::kAuto;
  fixture.options.run.target = Target::kCuda;
  CHECK_THROWS_WITH_AS(Program(fixture.options), doctest::Contains("the CUDA driver cannot be opened"), Error);
  fixture.options.offload = Offload::kNever;
  CHECK_NOTHROW(Program(fixture.options));
  unsetenv("BOXFLOW_CUDA_LIBRARY");
}
