// Random plans on devices that fail, in each way, at each call: the result is that of the sequential loops, or somebody
// is told; and nothing hangs or stays allocated.
#include <doctest/doctest.h>

#include <map>

#include "support/boxes.hpp"
#include "support/faulty_platform.hpp"
#include "support/random_program.hpp"
#include "support/thoroughness.hpp"
#include "support/time_limit.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr DeviceCall kCalls[] = {DeviceCall::kAllocate, DeviceCall::kRelease, DeviceCall::kLaunch,
                                 DeviceCall::kFromHost, DeviceCall::kToHost,  DeviceCall::kFromPeer,
                                 DeviceCall::kWithin};

std::vector<Effect> effects_of(DeviceCall call) {
  switch (call) {
    case DeviceCall::kAllocate: return {Effect::kRefuse, Effect::kFail, Effect::kLose};
    case DeviceCall::kRelease: return {Effect::kFail, Effect::kLose};
    default: return {Effect::kFail, Effect::kFailLater, Effect::kLose};
  }
}

// How often each call is made where nothing fails.
using CallCounts = std::map<DeviceCall, int>;

FaultPlan counting(CallCounts& counts) {
  return [&counts](DeviceCall call, int) {
    counts[call] += 1;
    return Fault{};
  };
}

struct FaultyCall {
  DeviceCall call;
  int position;
  Effect effect;
};

// The call itself, or, of allocations that are refused, all that come after it on the same device. `failed` is that
// device.
FaultPlan at_call(const FaultyCall& faulty, int& failed) {
  failed = -1;
  return [faulty, &failed, seen = 0](DeviceCall call, int device) mutable {
    if (call != faulty.call) return Fault{};
    if (seen++ == faulty.position) failed = device;
    const bool now = seen == faulty.position + 1 || (faulty.effect == Effect::kRefuse && seen > faulty.position);
    return Fault{.effect = now && device == failed ? faulty.effect : Effect::kNone};
  };
}

// The numbers of runs by their outcome.
struct Outcomes {
  int untroubled = 0;  // as of a release that fails at the very end
  int recovered = 0;
  int handed_over = 0;
  int sequential = 0;
  int lost = 0;
  int no_room = 0;
};

struct Case {
  explicit Case(unsigned seed) : random(seed), program(random_program(random)) {
    // Long enough for iterations to be repeated.
    setting.watched = pick(random, 0, 1) == 0;
    if (!setting.watched) program.steps += 16;
    plan = plan_of(program, random);
    input = random_arrays(program, random);
    expected = input;
    run_sequentially(program, expected);
    setting.devices = static_cast<std::size_t>(pick(random, 1, 4));
    setting.tile = pick(random, 0, 2) == 0 ? pick(random, 1, 4) : 0;
    setting.concurrent_tiles = static_cast<std::size_t>(pick(random, 1, 3));
    setting.second_tile = pick(random, 0, 2) == 0 ? pick(random, 1, 4) : 0;
    switch (pick(random, 0, 2)) {
      case 0: setting.second_distribution = Distribution::kBlock; break;
      case 1: setting.distribution = Distribution::kDynamic; break;
      default: break;
    }
    setting.memory_limit = pick(random, 0, 2) == 0 ? static_cast<std::size_t>(pick(random, 3, 6)) * 256 : 0;
  }

  void run(std::vector<Matrix>& arrays, const Session::Wrap& wrap, std::vector<Error>& warnings) const {
    const std::vector<void*> addresses{arrays[0].data(), arrays[1].data(), arrays[2].data()};
    run_plan(plan, random_program_kernels, setting, {}, addresses, {}, wrap,
             [&](const Error& warning) {
               // Little memory may be left after a refused allocation; the warning about that is not one of recovery.
               if (warning.code() != "BF5905") warnings.push_back(warning);
             });
  }
  // Returns whether the plan fits the devices.
  bool count_calls(CallCounts& counts) const {
    std::vector<Matrix> arrays = input;
    std::vector<Error> warnings;
    try {
      run(arrays, with_faults(counting(counts)), warnings);
    } catch (const Error&) {
      return false;
    }
    REQUIRE(arrays == expected);
    return true;
  }
  void run_with(const FaultyCall& faulty, Outcomes& outcomes) const;

  std::mt19937 random;
  RandomProgram program;
  Json plan;
  std::vector<Matrix> input;
  std::vector<Matrix> expected;
  RunSetting setting;
};

void count_completed(const std::vector<Error>& warnings, Outcomes& outcomes) {
  if (warnings.empty()) {
    outcomes.untroubled += 1;
  } else if (warnings[0].code() == "BF5902") {
    outcomes.recovered += 1;
  } else {
    REQUIRE(warnings[0].code() == "BF5904");
    outcomes.handed_over += 1;
  }
}

void Case::run_with(const FaultyCall& faulty, Outcomes& outcomes) const {
  std::vector<Matrix> actual = input;
  std::vector<Error> warnings;
  FaultReport report;
  int failed = -1;
  try {
    run(actual, with_faults(at_call(faulty, failed), &report), warnings);
    REQUIRE(actual == expected);
    count_completed(warnings, outcomes);
  } catch (const DeviceFailure&) {
    REQUIRE(setting.devices == 1);
    REQUIRE(actual == input);
    outcomes.sequential += 1;
  } catch (const Error& error) {
    INFO(error.what());
    if (error.code() == "BF5020") {
      // The others may have too little memory for one iteration more, or there is no other.
      REQUIRE((faulty.effect == Effect::kRefuse || setting.memory_limit > 0));
      outcomes.no_room += 1;
    } else {
      REQUIRE(error.code() == "BF5903");
      REQUIRE(std::string(error.what()).find("device " + std::to_string(failed)) != std::string::npos);
      // With memory enough, nothing goes to the program's arrays before the end.
      REQUIRE((faulty.call == DeviceCall::kToHost || setting.memory_limit > 0));
      outcomes.lost += 1;
    }
  }
  // The places of tiles may depend on times, and the number of calls on the places.
  if (failed < 0 && setting.distribution == Distribution::kDynamic) return;
  REQUIRE(failed >= 0);
  REQUIRE(report.unreleased.size() == setting.devices);
  for (std::size_t d = 0; d < report.unreleased.size(); ++d) {
    if (static_cast<int>(d) != failed || faulty.effect == Effect::kRefuse) REQUIRE(report.unreleased[d] == 0);
  }
}

}  // namespace

TEST_CASE("a device may fail in any way at any call") {
  TimeLimit limit(std::chrono::seconds(60));
  Outcomes outcomes;
  const unsigned seeds = short_or_full(6u, 40u);
  for (unsigned seed = 0; seed < seeds; ++seed) {
    Case test_case(seed);
    CallCounts counts;
    if (!test_case.count_calls(counts)) continue;
    for (const DeviceCall call : kCalls) {
      for (const Effect effect : effects_of(call)) {
        for (const int count : {1, 2, 3}) {
          if (counts[call] < count) break;
          const FaultyCall faulty{call, static_cast<int>(pick(test_case.random, 0, counts[call] - 1)), effect};
          const std::string what = "seed " + std::to_string(seed) + ", " + to_string(test_case.setting) + ", call " +
                                   std::to_string(static_cast<int>(call)) + " at " + std::to_string(faulty.position) +
                                   ", effect " + std::to_string(static_cast<int>(effect));
          CAPTURE(what);
          limit.begin(what);
          test_case.run_with(faulty, outcomes);
        }
      }
    }
  }
  MESSAGE("untroubled ", outcomes.untroubled, ", recovered ", outcomes.recovered, ", handed over ",
          outcomes.handed_over, ", sequential ", outcomes.sequential, ", lost ", outcomes.lost, ", no room ",
          outcomes.no_room);
  CHECK(outcomes.untroubled > 0);
  CHECK(outcomes.recovered > 0);
  CHECK(outcomes.handed_over > 0);
  CHECK(outcomes.sequential > 0);
  CHECK(outcomes.lost > 0);
  CHECK(outcomes.no_room > 0);
}
