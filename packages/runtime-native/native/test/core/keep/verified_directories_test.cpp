// The check of directories after each phase. Only a bug of boxflow breaks them, so the test does so itself.
#include <doctest/doctest.h>

#include "support/expect_error.hpp"
#include "support/kept_run.hpp"

using namespace boxflow;
using namespace boxflow::test;

TEST_CASE("a directory that lost values is a bug, not a wrong result") {
  KeptRun run(2, {}, 0, /*shadow=*/false);
  Values x = all(5);
  run.region(run.plans[kIncrements], x);
  KeptArray& kept = run.kept->all().front();
  kept.array.directory.remove(kept.buffers[0].get());
  expect_error("BF9502", "after phase p0: x: [0,60) is current nowhere",
               [&] { run.region(run.plans[kIncrementsEnd], x); });
}
