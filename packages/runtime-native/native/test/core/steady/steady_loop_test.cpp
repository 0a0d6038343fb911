// Iterations that are issued again are issued as the planner would have decided.
#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "idle_platform.hpp"
#include "plans.hpp"
#include "support/boxes.hpp"
#include "support/call_log.hpp"
#include "support/random_program.hpp"
#include "support/thoroughness.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr std::int64_t kSteps = 41;

RunSetting random_setting(std::mt19937& random) {
  RunSetting setting;
  setting.watched = false;
  setting.devices = static_cast<std::size_t>(pick(random, 1, 6));
  setting.boxes = std::array{BoxPolicy::kMerge, BoxPolicy::kDisjoint, BoxPolicy::kConvex}[
      static_cast<std::size_t>(pick(random, 0, 2))];
  setting.reuse = pick(random, 0, 5) > 0;
  setting.reorder = pick(random, 0, 1) == 0;
  setting.tile = pick(random, 0, 2) == 0 ? pick(random, 1, 4) : 0;
  setting.second_tile = pick(random, 0, 2) == 0 ? pick(random, 1, 4) : 0;
  if (pick(random, 0, 2) == 0) setting.distribution = Distribution::kCyclic;
  if (pick(random, 0, 2) > 0) setting.second_distribution = Distribution::kBlock;
  setting.concurrent_tiles = static_cast<std::size_t>(pick(random, 1, 3));
  setting.communication = std::array{Communication::kExact, Communication::kFop, Communication::kFo}[
      static_cast<std::size_t>(pick(random, 0, 2))];
  setting.memory_limit = pick(random, 0, 3) == 0 ? static_cast<std::size_t>(pick(random, 2, 12)) * 256 : 0;
  setting.peer = pick(random, 0, 3) > 0;
  return setting;
}

struct Outcome {
  std::vector<Matrix> arrays;
  RegionStats stats;
  CallLog log;
};

std::optional<Outcome> run(const Json& plan, RunSetting setting, const std::vector<Matrix>& input, bool repeat,
                           bool sequences = false, bool urgent = false) {
  setting.repeat = repeat;
  Outcome outcome{input, {}, {}};
  std::vector<Matrix>& a = outcome.arrays;
  try {
    outcome.stats = run_plan(plan, random_program_kernels, setting, {}, {a[0].data(), a[1].data(), a[2].data()}, {},
                             with_call_log(outcome.log, Completion::kNever, sequences, urgent));
  } catch (const Error& error) {
    REQUIRE(error.code() == "BF5020");
    return std::nullopt;
  }
  return outcome;
}

// Returns the run's time on the clock of simulated devices.
std::int64_t simulated_ns(const Json& plan, RunSetting setting, std::vector<Matrix> arrays, bool repeat) {
  setting.repeat = repeat;
  return simulate_plan(plan, "nvlink-8", setting, {}, {arrays[0].data(), arrays[1].data(), arrays[2].data()})
      .times.simulated_ns;
}

void check_counters(const RegionStats& decided, const RegionStats& repeated) {
  CHECK(repeated.counters.reuse_hits == decided.counters.reuse_hits);
  CHECK(repeated.counters.splits == decided.counters.splits);
  CHECK(repeated.counters.box_ins == decided.counters.box_ins);
  CHECK(repeated.counters.box_outs == decided.counters.box_outs);
  for (std::size_t d = 0; d < decided.devices.size(); ++d) {
    CHECK(repeated.devices[d].tiles == decided.devices[d].tiles);
    CHECK(repeated.devices[d].launches == decided.devices[d].launches);
    CHECK(repeated.devices[d].split_launches == decided.devices[d].split_launches);
  }
  for (std::size_t p = 0; p < kPurposes; ++p) {
    CHECK(repeated.copies[p].copies == decided.copies[p].copies);
    CHECK(repeated.copies[p].bytes == decided.copies[p].bytes);
  }
  REQUIRE(repeated.links.size() == decided.links.size());
  for (const auto& [link, stats] : decided.links) {
    CHECK(repeated.link(link.from, link.to).bytes == stats.bytes);
    CHECK(repeated.link(link.from, link.to).copies == stats.copies);
  }
}

// Arrays: A[2][n][n], of which level t mod 2 is read and the other one written, rows [lo, hi).
void heat_kernel(void* const* a) {
  const auto level = [&](int view, std::int64_t t) {
    auto* base = kernel_argument<double*>(a, view);
    const auto plane = kernel_argument<std::int64_t>(a, view + 1);
    const auto row = kernel_argument<std::int64_t>(a, view + 2);
    return [=](std::int64_t i, std::int64_t j) -> double& { return base[t % 2 * plane + i * row + j]; };
  };
  const auto t = kernel_argument<std::int64_t>(a, 6);
  const auto from = level(0, t);
  const auto to = level(3, t + 1);
  const auto hi = kernel_argument<std::int64_t>(a, 8);
  const auto columns = kernel_argument<std::int64_t>(a, 10);
  for (auto i = kernel_argument<std::int64_t>(a, 7); i < hi; ++i) {
    for (std::int64_t j = 1; j <= columns; ++j) {
      to(i, j) = 0.2 * (from(i, j) + from(i - 1, j) + from(i + 1, j) + from(i, j - 1) + from(i, j + 1));
    }
  }
}

// The text of a call without those of the events that it comes after whose numbers are below `first`.
std::string without_old_waits(const std::string& call, std::size_t first) {
  constexpr std::string_view kAfter = " after";
  const std::size_t end = call.find(kAfter);
  if (end == std::string::npos) return call;
  std::string text = call.substr(0, end + kAfter.size());
  std::istringstream numbers(call.substr(end + kAfter.size()));
  for (std::size_t number = 0; numbers >> number;) {
    if (number >= first) text += " " + std::to_string(number);
  }
  return text;
}

const boxflow_host_kernel kHeatKernels[] = {{"p0_k0", heat_kernel}, {nullptr, nullptr}};

}  // namespace

TEST_CASE("a stencil with two time levels, until the last step, which sends nothing") {
  constexpr std::int64_t n = 19;
  std::vector<double> input(2 * n * n);
  for (std::size_t i = 0; i < input.size(); ++i) input[i] = static_cast<double>(i * i % 23);
  for (const std::int64_t steps : {1, 9, 10, 11, 12, 13, 50, 51}) {
    const std::vector<std::int64_t> parameters{3, 3 + steps, n};
    std::vector<double> expected = input;
    RunSetting setting;
    run_plan(bench::heat_plan(), kHeatKernels, setting, parameters, {expected.data()});
    setting.watched = false;
    for (std::size_t devices = 1; devices <= 5; ++devices) {
      CAPTURE(steps);
      CAPTURE(devices);
      setting.devices = devices;
      CallLog logs[2];
      RegionStats stats[2];
      for (const bool repeat : {false, true}) {
        setting.repeat = repeat;
        std::vector<double> actual = input;
        stats[repeat] = run_plan(bench::heat_plan(), kHeatKernels, setting, parameters, {actual.data()}, {},
                                 with_call_log(logs[repeat]));
        REQUIRE(actual == expected);
      }
      REQUIRE(logs[true] == logs[false]);
      const auto repeated = static_cast<std::int64_t>(stats[true].counters.repeated_iterations);
      CHECK(repeated >= steps - 12);
      CHECK((repeated > 0) == (steps > 10));
    }
  }
}

TEST_CASE("phases may stand under conditions that the loop does not change") {
  constexpr std::int64_t n = 19;
  constexpr std::int64_t kLast = 50;
  const auto repeated_under = [&](const Json& condition) {
    Json plan = bench::heat_plan();
    Json& body = plan["host"][0]["body"];
    body = Json::array({{{"kind", "if"}, {"condition", condition}, {"then", body}, {"otherwise", Json::array()}}});
    std::vector<double> results[2];
    RegionStats stats[2];
    for (const bool repeat : {false, true}) {
      results[repeat].resize(2 * n * n);
      for (std::size_t i = 0; i < results[repeat].size(); ++i) results[repeat][i] = static_cast<double>(i * i % 23);
      RunSetting setting;
      setting.devices = 3;
      setting.watched = false;
      setting.repeat = repeat;
      stats[repeat] = run_plan(plan, kHeatKernels, setting, {0, kLast, n}, {results[repeat].data()});
    }
    CHECK(results[true] == results[false]);
    return stats[true].counters.repeated_iterations;
  };
  const std::string t = bench::heat_plan()["host"][0]["iterator"];
  CHECK(repeated_under(lt(num(3), var("n"))) >= kLast - 12);
  CHECK(repeated_under(lt(var("n"), num(3))) >= kLast - 12);  // nothing is done
  CHECK(repeated_under(lt(var(t), num(30))) == 0);
}

// While a period is recorded, work that is complete is waited for all the same: in the next period it may not be.
TEST_CASE("what is repeated waits for work that was complete when it was recorded") {
  constexpr std::int64_t n = 90;
  constexpr std::int64_t steps = 60;
  std::vector<double> array(2 * n * n);
  RunSetting setting;
  setting.watched = false;
  setting.devices = 2;
  setting.tile = 2;  // many accesses of each buffer, so that complete ones are dropped now and then
  const auto log_of = [&](bool repeat, Completion completion) {
    CallLog log;
    setting.repeat = repeat;
    const auto idle = [&](std::unique_ptr<Platform> platform) {
      return with_call_log(log, completion)(bench::idle_platform(std::move(platform), 0));
    };
    const RegionStats stats =
        run_plan(bench::heat_plan(), kHeatKernels, setting, {0, steps, n}, {array.data()}, {}, idle);
    if (repeat) REQUIRE(stats.counters.repeated_iterations > 20);
    return log;
  };
  const CallLog careful = log_of(false, Completion::kNever);
  const CallLog repeated = log_of(true, Completion::kTrue);
  REQUIRE(repeated.size() == careful.size());
  // Up to the last steps, which are decided, and the write-out.
  const std::size_t end = careful.size() - careful.size() / 6;
  std::size_t waits = 0;
  for (std::size_t i = careful.size() / 2; i < end; ++i) {
    const std::string expected = without_old_waits(careful[i], careful.size() / 4);
    REQUIRE(without_old_waits(repeated[i], careful.size() / 4) == expected);
    waits += !expected.ends_with(" after");
  }
  CHECK(waits > 20);
}

// In this program the accesses of a buffer are the same after each period, and come in another order in its log.
TEST_CASE("a loop is steady whatever the order of the accesses is that are logged") {
  std::mt19937 random(234);
  RandomProgram program = random_program(random);
  vary_over_steps(program, random, kSteps);
  const Json plan = plan_of(program, random);
  const std::vector<Matrix> input = random_arrays(program, random);
  const std::optional<Outcome> repeats = run(plan, random_setting(random), input, true);
  REQUIRE(repeats.has_value());
  CHECK(repeats->stats.counters.repeated_iterations > 0);
}

TEST_CASE("a loop that does something else now and then is repeated in between") {
  std::mt19937 random(1);
  RandomProgram program;
  program.rows = 12;
  program.columns = 8;
  program.steps = 1200;
  program.nests.resize(2);
  program.nests[0].to = program.nests[1].from = 1;
  program.nests[0].di = 1;
  program.nests[1].di = -1;
  Json plan = plan_of(program, random);
  Json& begin = plan["phases"][0]["lo"];
  begin = add(begin, apply("eq", {apply("mod", {var("t"), num(40)}), num(0)}));
  const std::vector<Matrix> input = random_arrays(program, random);
  RunSetting setting;
  setting.watched = false;
  setting.devices = 2;
  const std::optional<Outcome> decides = run(plan, setting, input, false);
  const std::optional<Outcome> repeats = run(plan, setting, input, true);
  REQUIRE(decides.has_value());
  REQUIRE(repeats.has_value());
  CHECK(repeats->arrays == decides->arrays);
  REQUIRE(repeats->log == decides->log);
  CHECK(repeats->stats.counters.repeated_iterations > 600);
}

TEST_CASE("what is repeated is what would be decided, work by work and wait by wait") {
  const int programs = short_or_full(20, 400);
  int repeated = 0;
  int varied = 0;
  int split = 0;
  int sent = 0;
  for (int seed = 0; seed < programs; ++seed) {
    std::mt19937 random(static_cast<unsigned>(seed));
    RandomProgram program = random_program(random);
    const bool varies = seed % 2 == 0;
    if (varies) vary_over_steps(program, random, kSteps);
    program.steps = kSteps;
    const Json plan = plan_of(program, random);
    const std::vector<Matrix> input = random_arrays(program, random);
    std::vector<Matrix> expected = input;
    run_sequentially(program, expected);
    const RunSetting setting = random_setting(random);
    CAPTURE(seed);
    CAPTURE(to_string(setting));
    CAPTURE(plan.dump());
    const std::optional<Outcome> decides = run(plan, setting, input, false);
    const std::optional<Outcome> repeats = run(plan, setting, input, true);
    REQUIRE(decides.has_value() == repeats.has_value());
    if (!decides) continue;
    REQUIRE(repeats->arrays == expected);
    REQUIRE(decides->arrays == expected);
    REQUIRE(decides->stats.counters.repeated_iterations == 0);
    REQUIRE(repeats->log.size() == decides->log.size());
    for (std::size_t i = 0; i < decides->log.size(); ++i) REQUIRE(repeats->log[i] == decides->log[i]);
    check_counters(decides->stats, repeats->stats);
    REQUIRE(simulated_ns(plan, setting, input, true) == simulated_ns(plan, setting, input, false));
    if (repeats->stats.counters.repeated_iterations == 0) continue;
    ++repeated;
    varied += varies;
    split += std::any_of(repeats->stats.devices.begin(), repeats->stats.devices.end(),
                         [](const DeviceStats& device) { return device.split_launches > 0; });
    sent += repeats->stats.of(Purpose::kFlowOut).copies + repeats->stats.of(Purpose::kFlowIn).copies > 100;
  }
  CHECK(repeated > programs / 4);
  CHECK(varied > programs / 8);
  CHECK(split > programs / 40);
  CHECK(sent > 3 * programs / 40);
}

// The calls without those that make sequences, and without the events that they come after: one event stands for all
// steps of a sequence. Launches of several queues, and copies, come in another order, so these are sorted.
CallLog without_sequences(const CallLog& log, const RunSetting& setting) {
  CallLog calls;
  for (const std::string& call : log) {
    if (call != "sequence") calls.push_back(call.substr(0, call.find(" after")));
  }
  const bool copies = std::any_of(calls.begin(), calls.end(), [](const std::string& call) {
    return call.find(" from device ") != std::string::npos;
  });
  if (setting.devices > 1 || setting.concurrent_tiles > 1 || copies) std::sort(calls.begin(), calls.end());
  return calls;
}

TEST_CASE("what is repeated in sequences is what would be decided") {
  constexpr std::int64_t steps = 400;
  const int programs = short_or_full(24, 400);
  int in_sequences = 0;
  int varied = 0;
  int sent = 0;
  for (int seed = 0; seed < programs; ++seed) {
    std::mt19937 random(static_cast<unsigned>(seed));
    RandomProgram program = random_program(random);
    const bool varies = seed % 2 == 0;
    if (varies) vary_over_steps(program, random, steps);
    program.steps = steps;
    const Json plan = plan_of(program, random);
    const std::vector<Matrix> input = random_arrays(program, random);
    std::vector<Matrix> expected = input;
    run_sequentially(program, expected);
    RunSetting setting = random_setting(random);
    setting.devices = static_cast<std::size_t>(seed % 6 < 3 ? seed % 6 + 2 : 1);
    setting.profiling = false;
    if (seed % 3 == 0) setting.concurrent_tiles = 1;
    CAPTURE(seed);
    CAPTURE(to_string(setting));
    const std::optional<Outcome> decides = run(plan, setting, input, false);
    const std::optional<Outcome> repeats = run(plan, setting, input, true, true);
    REQUIRE(decides.has_value() == repeats.has_value());
    if (!decides) continue;
    REQUIRE(repeats->arrays == expected);
    REQUIRE(without_sequences(repeats->log, setting) == without_sequences(decides->log, setting));
    check_counters(decides->stats, repeats->stats);
    const bool any = repeats->log.size() > without_sequences(repeats->log, setting).size();
    in_sequences += any;
    varied += any && varies;
    sent += any && repeats->stats.of(Purpose::kFlowOut).copies + repeats->stats.of(Purpose::kFlowIn).copies > 100;
  }
  CHECK(in_sequences > programs / 8);
  CHECK(varied > programs / 24);
  CHECK(sent > programs / 24);
}

// Makes each nest send what others of the same direction read: rows or columns at the ends of tiles, mostly.
void send_halos(Json& plan, const RandomProgram& program) {
  for (std::size_t writer = 0; writer < program.nests.size(); ++writer) {
    const Nest& written = program.nests[writer];
    const std::size_t along = written.by_columns ? 1 : 0;
    Json flows = Json::array();
    for (std::size_t reader = 0; reader < program.nests.size(); ++reader) {
      const Nest& read = program.nests[reader];
      if (read.from != written.to || read.by_columns != written.by_columns) continue;
      std::vector<Json> lo{num(0), num(0)};
      std::vector<Json> hi{num(program.rows), num(program.columns)};
      lo[along] = maximum(var("lo"), add(var("rlo"), num(read.shift(along))));
      hi[along] = minimum(var("hi"), add(var("rhi"), num(read.shift(along))));
      flows.push_back(flow(static_cast<int>(written.to), static_cast<int>(reader), {plan_box(lo, hi)}));
    }
    plan["phases"][writer]["flowOut"] = flows;
  }
}

TEST_CASE("ends have a queue of their own, also in sequences") {
  constexpr std::int64_t steps = 280;
  const int programs = short_or_full(24, 400);
  int urgent = 0;
  int in_sequences = 0;
  for (int seed = 0; seed < programs; ++seed) {
    std::mt19937 random(static_cast<unsigned>(seed));
    RandomProgram program = random_program(random);
    program.steps = steps;
    for (Nest& nest : program.nests) {
      nest.single = nest.odd_steps_only = false;
      nest.by_columns = program.nests[0].by_columns;
    }
    program.rows = pick(random, 70, 150);
    program.columns = pick(random, 70, 150);
    Json plan = plan_of(program, random);
    for (Json& phase : plan["phases"]) phase["workHull"] = num(std::int64_t{1} << 40);
    send_halos(plan, program);
    const std::vector<Matrix> input = random_arrays(program, random);
    std::vector<Matrix> expected = input;
    run_sequentially(program, expected);
    RunSetting setting;
    setting.watched = false;
    setting.profiling = false;
    setting.devices = static_cast<std::size_t>(pick(random, 2, 4));
    setting.peer = seed % 4 > 0;
    CAPTURE(seed);
    CAPTURE(to_string(setting));
    const std::optional<Outcome> decides = run(plan, setting, input, false, false, true);
    const std::optional<Outcome> repeats = run(plan, setting, input, true, true, true);
    REQUIRE((decides && repeats));
    REQUIRE(decides->arrays == expected);
    REQUIRE(repeats->arrays == expected);
    const auto has = [&](std::string_view text) {
      const CallLog& log = repeats->log;
      return std::any_of(log.begin(), log.end(), [&](const auto& call) { return call.find(text) != call.npos; });
    };
    urgent += has("queue 1");
    in_sequences += has("queue 1") && has("sequence");
  }
  CHECK(urgent > programs / 8);
  CHECK(in_sequences > programs / 8);
}
