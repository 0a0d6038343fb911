// Devices that fail while arrays stay on them.
#include <doctest/doctest.h>

#include "support/expect_error.hpp"
#include "support/kept_run.hpp"

using namespace boxflow;
using namespace boxflow::test;

TEST_CASE("a device fails while slices leave it: that is lost") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    int copies = 0;
    KeptRun run(
        1,
        [&](DeviceCall call, int) {
          return Fault{.effect = call == DeviceCall::kToHost && ++copies == 5 ? effect : Effect::kNone};
        },
        0, false);
    Values x(100 * kSlice, 1);
    const auto all_slices = [&] {
      for (std::int64_t i = 1; i <= 100; ++i) run.region(run.plans[kIncrementsEnd], x, i * kSlice);
    };
    CHECK_THROWS_WITH_AS(all_slices(), doctest::Contains("copy_to_host failed on device 0"), Error);
    CHECK(copies >= 5);
  }
}

TEST_CASE("a device fails that alone has what an earlier region left: that is lost") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    KeptRun run(2, at_launch(2, effect));
    Values x = all(5), y = all(10);
    run.region(run.plans[kIncrements], x);
    expect_error("BF5903",
                 "launch failed on device 1 (host 1); x [60,120), which an earlier region left on device 1 and "
                 "nowhere else, is lost",
                 [&] { run.region(run.plans[kIncrements], y); });
    CHECK(y == all(10));
  }
}

TEST_CASE("a device fails that works on what an earlier region left: that is lost") {
  KeptRun run(2, at_launch(2, Effect::kFail));
  Values x = all(5);
  run.region(run.plans[kIncrements], x);
  expect_error(
      "BF5903",
      "launch failed on device 1 (host 1); the region cannot start again, because the program's memory does not "
      "hold what x was before it, and x [60,120), which only device 1 had, is lost",
      [&] { run.region(run.plans[kIncrements], x); });
}

TEST_CASE("a device fails in a region that only reads what an earlier one left: that is lost") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    KeptRun run(2, at_launch(2, effect));
    Values x = all(5);
    run.region(run.plans[kIncrements], x);
    expect_error("BF5903",
                 "launch failed on device 1 (host 1); the region cannot start again, because the program's memory does "
                 "not hold what x was before it, and x [60,120), which only device 1 had, is lost",
                 [&] { run.region(run.plans[kLooks], x); });
  }
}

TEST_CASE("a device fails in a region that only reads what an earlier one left, and the host has, too") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    KeptRun run(2, at_launch(2, effect));
    Values x = all(5);
    run.region(run.plans[kIncrements], x);
    run.announce(range_of(x), HostAccess::kRead);
    run.region(run.plans[kLooks], x);
    CHECK(run.warnings == std::vector<std::string>{"BF5902"});
    run.announce(kEverything, HostAccess::kWrite);
    CHECK(x == all(6));
  }
}

TEST_CASE("a device fails where the host has all that it had: the others keep theirs") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    KeptRun run(3, at_launch(3, effect));
    Values x = all(5), y = all(10);
    run.region(run.plans[kIncrements], x);
    run.announce(range_of(x), HostAccess::kRead);
    run.region(run.plans[kIncrements], y);
    run.announce(range_of(y), HostAccess::kRead);
    run.region(run.plans[kIncrements], y);  // starts again
    CHECK(run.warnings == std::vector<std::string>{"BF5902"});
    // Two of three parts are left, those of the two remaining devices.
    CHECK(run.region(run.plans[kIncrements], x).counters.kept_bytes == kBytes / 3 * 2);
    run.announce(kEverything, HostAccess::kWrite);
    CHECK(x == all(7));
    CHECK(y == all(12));
  }
}

TEST_CASE("a device fails while the program waits for what it has") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    KeptRun run(2, [effect](DeviceCall call, int device) {
      return Fault{.effect = call == DeviceCall::kToHost && device == 1 ? effect : Effect::kNone};
    });
    Values x = all(5);
    run.region(run.plans[kIncrements], x);
    expect_error("BF5903",
                 "copy_to_host failed on device 1 (host 1); x [60,120), which an earlier region left on device 1 "
                 "and nowhere else, is lost",
                 [&] { run.announce(range_of(x), HostAccess::kRead); });
  }
}

TEST_CASE("a device fails while what the second region left comes home: that is the region that is named") {
  KeptRun run(2, [](DeviceCall call, int device) {
    return Fault{.effect = call == DeviceCall::kToHost && device == 1 ? Effect::kFail : Effect::kNone};
  });
  Values x = all(5), y = all(1);
  Plan second = run.plans[kIncrements];
  second.origin = "test.c:9";
  run.region(run.plans[kIncrements], x);
  run.region(second, y);
  try {
    run.announce(range_of(y), HostAccess::kRead);
    FAIL("did not throw");
  } catch (const Error& error) {
    CHECK(error.code() == "BF5903");
    CHECK(error.place() == "test.c:9");
  }
}
