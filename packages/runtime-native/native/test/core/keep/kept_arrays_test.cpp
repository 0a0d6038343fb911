// Arrays that stay on the devices from one region to the next: what moves, what the program's memory holds in between,
// and what becomes of them where memory is short or devices fail.
#include "keep/kept_arrays.hpp"

#include <doctest/doctest.h>

#include <numeric>
#include <random>

#include "keep/host_access.hpp"
#include "support/expect_error.hpp"
#include "support/faulty_platform.hpp"
#include "support/region_runner.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr std::int64_t kElements = 120;
constexpr std::uint64_t kBytes = kElements * sizeof(std::int64_t);
using Values = std::vector<std::int64_t>;

void increment_kernel(void* const* a) {
  auto* x = kernel_argument<std::int64_t*>(a, 0);
  for (auto i = kernel_argument<std::int64_t>(a, 1); i < kernel_argument<std::int64_t>(a, 2); ++i) x[i] += 1;
}

void look_kernel(void* const*) {}

void add_kernel(void* const* a) {
  const auto* x = kernel_argument<const std::int64_t*>(a, 0);
  const auto* y = kernel_argument<const std::int64_t*>(a, 1);
  auto* z = kernel_argument<std::int64_t*>(a, 2);
  for (auto i = kernel_argument<std::int64_t>(a, 3); i < kernel_argument<std::int64_t>(a, 4); ++i) z[i] = x[i] + y[i];
}

constexpr std::int64_t kRows = 12;
constexpr std::int64_t kColumns = kElements / kRows;

void double_kernel(void* const* a) {
  auto* x = kernel_argument<std::int64_t*>(a, 0);
  const auto pitch = kernel_argument<std::int64_t>(a, 1);
  for (auto i = kernel_argument<std::int64_t>(a, 2); i < kernel_argument<std::int64_t>(a, 3); ++i) {
    for (std::int64_t j = 0; j < kColumns; ++j) x[i * pitch + j] *= 2;
  }
}

const boxflow_host_kernel kKernels[] = {{"increment", increment_kernel},
                                        {"look", look_kernel},
                                        {"add", add_kernel},
                                        {"double", double_kernel},
                                        {nullptr, nullptr}};

// x[i] += 1 for i in [0, n).
Json increments(bool exact = true) {
  Json plan = empty_plan("increments", {"n"});
  plan["arrays"].push_back(array("x", "int64", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("x.0", num(0), var("n")));
  Json phase = phase_over("p0", {}, 0, num(0), var("n"));
  phase["views"].push_back(writing(reading(view("x", 0, plan_box({var("lo")}, {var("hi")}))), exact));
  phase["launches"].push_back(launch("increment", {0}, {var("lo"), var("hi")}, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

// Reads x[i] for i in [0, n).
Json looks() {
  Json plan = empty_plan("looks", {"n"});
  plan["arrays"].push_back(array("x", "int64", {var("n")}, true, false));
  plan["classes"].push_back(distribution_class("x.0", num(0), var("n")));
  Json phase = phase_over("p0", {}, 0, num(0), var("n"));
  phase["views"].push_back(reading(view("x", 0, plan_box({var("lo")}, {var("hi")}))));
  phase["launches"].push_back(launch("look", {0}, {var("lo"), var("hi")}, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

// z[i] = x[i] + y[i] for i in [0, n).
Json adds() {
  Json plan = empty_plan("adds", {"n"});
  for (const char* name : {"x", "y"}) plan["arrays"].push_back(array(name, "int64", {var("n")}, true, false));
  plan["arrays"].push_back(array("z", "int64", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("z.0", num(0), var("n")));
  Json phase = phase_over("p0", {}, 0, num(0), var("n"));
  phase["views"].push_back(reading(view("x", 0, plan_box({var("lo")}, {var("hi")}))));
  phase["views"].push_back(reading(view("y", 1, plan_box({var("lo")}, {var("hi")}))));
  phase["views"].push_back(writing(view("z", 2, plan_box({var("lo")}, {var("hi")})), true));
  phase["launches"].push_back(launch("add", {0, 1, 2}, {var("lo"), var("hi")}, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

// x[i][j] *= 2 for rows of kColumns elements.
Json doubles() {
  Json plan = empty_plan("doubles", {"n"});
  plan["arrays"].push_back(array("x", "int64", {num(kRows), num(kColumns)}, true, true));
  plan["classes"].push_back(distribution_class("x.0", num(0), num(kRows)));
  Json phase = phase_over("p0", {}, 0, num(0), num(kRows));
  const Json rows = plan_box({var("lo"), num(0)}, {var("hi"), num(kColumns)});
  phase["views"].push_back(writing(reading(view("x", 0, rows)), true));
  phase["launches"].push_back(launch("double", {0}, {var("lo"), var("hi")}, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

constexpr std::int64_t kSlice = 4;

// x[i] += 1 for i in [n - kSlice, n).
Json increments_end() {
  Json plan = empty_plan("increments_end", {"n"});
  plan["arrays"].push_back(array("x", "int64", {var("n")}, true, true));
  plan["classes"].push_back(distribution_class("x.0", sub(var("n"), num(kSlice)), var("n")));
  Json phase = phase_over("p0", {}, 0, sub(var("n"), num(kSlice)), var("n"));
  phase["views"].push_back(writing(reading(view("x", 0, plan_box({var("lo")}, {var("hi")}))), true));
  phase["launches"].push_back(launch("increment", {0}, {var("lo"), var("hi")}, {}, {}));
  plan["phases"].push_back(phase);
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

// One program: a session with its regions and its announcements.
struct Run {
  explicit Run(std::size_t devices, const FaultPlan& faults = {}, std::size_t memory_limit = 0, bool shadow = true,
               std::int64_t tile = 0) {
    boxflow_bundle bundle{};
    bundle.host_kernels = kKernels;
    RunOptions options;
    options.target = Target::kHost;
    options.devices = devices;
    options.memory_limit = memory_limit;
    options.shadow = shadow;
    options.profiling = true;
    options.tile = tile;
    session = std::make_unique<Session>(bundle, options, faults ? with_faults(faults, &report) : Session::Wrap{});
    kept = std::make_unique<KeptArrays>(*session);
  }

  RegionStats region(const Plan& plan, Values& x, std::int64_t n = kElements, bool keep = true, std::int64_t from = 0) {
    return region(plan, std::vector<void*>{x.data() + from}, n, keep);
  }

  RegionStats region(const Plan& plan, const std::vector<void*>& arrays, std::int64_t n, bool keep,
                     std::function<void(double)> progress = {}) {
    RegionStats stats(plan.name, plan.origin, array_names(plan), session->device_count());
    const std::int64_t parameters[] = {n};
    RegionCall call;
    call.plan = &plan;
    call.parameters = parameters;
    call.arrays = arrays;
    call.keep = keep;
    call.verify_directories = verify;
    call.progress = std::move(progress);
    call.warn = [this](const Error& warning) { warnings.push_back(warning.code()); };
    run_region(call, *session, *kept, stats);
    return stats;
  }

  // Bytes that had to be written out.
  std::uint64_t announce(const HostRange& range, HostAccess access) {
    std::uint64_t bytes = 0;
    boxflow::announce(*session, *kept, range, access,
                      {[&](const RegionStats& stats) {
                         CHECK(stats.calls == 0);
                         bytes += stats.of(Purpose::kWriteOut).bytes;
                       },
                       [this](const Error& warning) { warnings.push_back(warning.code()); }});
    return bytes;
  }

  std::vector<Plan> plans = parse_plans(
      Json::array({increments(), increments(false), looks(), adds(), doubles(), increments_end()}).dump().c_str());
  bool verify = true;  // the directories, after each phase
  FaultReport report;
  std::vector<std::string> warnings;
  std::unique_ptr<Session> session;
  std::unique_ptr<KeptArrays> kept;
};

HostRange range_of(const Values& values, std::size_t from = 0, std::size_t count = kElements) {
  const auto begin = reinterpret_cast<std::uintptr_t>(values.data() + from);
  return {begin, begin + count * sizeof(std::int64_t)};
}

Values all(std::int64_t value) { return Values(kElements, value); }

// Of device 1, the launch with this number, from 1 on.
FaultPlan at_launch(int number, Effect effect) {
  return [=, launches = 0](DeviceCall call, int device) mutable {
    const bool fails = call == DeviceCall::kLaunch && device == 1 && ++launches == number;
    return Fault{.effect = fails ? effect : Effect::kNone};
  };
}

}  // namespace

TEST_CASE("an array stays until the program reads it, and after that as well") {
  for (const std::size_t devices : {1, 3}) {
    Run run(devices);
    Values x = all(5);
    const RegionStats first = run.region(run.plans[0], x);
    CHECK(first.of(Purpose::kReadIn).bytes == kBytes);
    CHECK(first.of(Purpose::kWriteOut).bytes == 0);
    CHECK(first.counters.kept_bytes == 0);
    CHECK(x == all(5));  // owed
    const RegionStats second = run.region(run.plans[0], x);
    CHECK(second.of(Purpose::kReadIn).bytes == 0);
    CHECK(second.counters.kept_bytes == kBytes);
    CHECK(run.announce(range_of(x), HostAccess::kRead) == kBytes);
    CHECK(x == all(7));
    CHECK(run.announce(range_of(x, 7, 1), HostAccess::kRead) == 0);
    CHECK(run.region(run.plans[0], x).of(Purpose::kReadIn).bytes == 0);
    CHECK(run.announce(kEverything, HostAccess::kRead) == kBytes);
    CHECK(x == all(8));
  }
}

TEST_CASE("a region takes an array and gives it back without a change of its directory's entries") {
  Run run(2);
  Values x = all(5);
  run.region(run.plans[0], x);
  run.announce(range_of(x), HostAccess::kRead);
  const auto kept_array = [&]() -> const RegionArray& { return run.kept->all().front().array; };
  const Directory::Entry* entries = kept_array().directory.entries().data();
  const std::uint64_t version = kept_array().directory.version();
  for (int call = 0; call < 3; ++call) {
    CHECK(run.region(run.plans[2], x).counters.kept_bytes == kBytes);
    REQUIRE(run.kept->size() == 1);
    CHECK(kept_array().directory.entries().data() == entries);
    CHECK(kept_array().directory.version() == version);
    for (const auto& [box, places] : kept_array().directory.entries()) {
      CHECK(places.on_device(kOnHost) == kept_array().host.get());
    }
    CHECK(directory_fault(kept_array().directory, kept_array().bounds, true) == "");
  }
}

TEST_CASE("calls on slices of a filled array meet no more entries as there are more") {
  constexpr std::int64_t kCalls = 600;
  for (const std::size_t devices : {2, 3}) {
    Run run(devices, {}, 0, /*shadow=*/false);
    run.verify = false;
    Values x(kCalls * kSlice, 5);
    run.region(run.plans[0], x, kCalls * kSlice);
    const auto directory = [&]() -> const Directory& { return run.kept->all().front().array.directory; };
    const auto met_by_calls = [&](std::int64_t first, std::int64_t last) {
      const std::uint64_t before = directory().met();
      for (std::int64_t call = first; call <= last; ++call) run.region(run.plans[5], x, call * kSlice);
      REQUIRE(run.kept->size() == 1);
      return directory().met() - before;
    };
    const std::uint64_t first = met_by_calls(1, 100);
    met_by_calls(101, kCalls - 100);
    CHECK(met_by_calls(kCalls - 99, kCalls) <= 2 * first);
    CHECK(directory().entries().size() > kCalls / 4);
    run.announce(kEverything, HostAccess::kRead);
    CHECK(x == Values(kCalls * kSlice, 7));
  }
}

TEST_CASE("an array that the program writes leaves the devices first") {
  Run run(2);
  Values x = all(5);
  run.region(run.plans[0], x);
  CHECK(run.announce(range_of(x), HostAccess::kWrite) == kBytes);
  CHECK(run.kept->empty());
  x[3] = 100;
  CHECK(run.region(run.plans[0], x, kElements, false).of(Purpose::kReadIn).bytes == kBytes);
  CHECK(x[2] == 7);
  CHECK(x[3] == 101);
  CHECK(run.kept->empty());
}

TEST_CASE("of an array that the program reads an element of, only that goes to the host") {
  for (const std::size_t devices : {1, 3}) {
    Run run(devices);
    Values x = all(5), expected = all(5);
    run.region(run.plans[0], x);
    CHECK(run.announce(range_of(x, 7, 1), HostAccess::kRead) == 8);
    expected[7] = 6;
    CHECK(x == expected);
    CHECK(run.announce(range_of(x, 7, 1), HostAccess::kRead) == 0);
    CHECK(run.region(run.plans[0], x).of(Purpose::kReadIn).bytes == 0);
    // Half of two elements.
    const HostRange parts{range_of(x, 30).begin + 4, range_of(x, 32).begin - 4};
    CHECK(run.announce(parts, HostAccess::kRead) == 16);
    CHECK(run.announce(kEverything, HostAccess::kRead) == kBytes - 16);
    CHECK(x == all(7));
  }
}

TEST_CASE("of an array that the program writes an element of, only that leaves the devices") {
  for (const std::size_t devices : {1, 3}) {
    Run run(devices);
    Values x = all(5), expected = all(7);
    run.region(run.plans[0], x);
    CHECK(run.announce(range_of(x, 3, 1), HostAccess::kWrite) == 8);
    x[3] = 100;
    CHECK(run.announce(range_of(x, 3, 1), HostAccess::kWrite) == 0);
    const RegionStats second = run.region(run.plans[0], x);
    CHECK(second.of(Purpose::kReadIn).bytes == 8);
    CHECK(second.counters.kept_bytes == kBytes - 8);
    run.announce(kEverything, HostAccess::kWrite);
    expected[3] = 101;
    CHECK(x == expected);
    CHECK(run.kept->empty());
  }
}

TEST_CASE("an array that the program goes through element by element is there after few copies") {
  for (const HostAccess access : {HostAccess::kRead, HostAccess::kWrite}) {
    Run run(2);
    Values x = all(5);
    run.region(run.plans[0], x);
    int copies = 0;
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < kElements; ++i) {
      const std::uint64_t moved = run.announce(range_of(x, i, 1), access);
      CHECK(x[i] == 6);
      copies += moved > 0 ? 1 : 0;
      bytes += moved;
    }
    CHECK(bytes == kBytes);
    CHECK(copies <= 4 + 5);
    CHECK(run.announce(kEverything, HostAccess::kWrite) == 0);
  }
}

TEST_CASE("the elements that bytes are of") {
  std::mt19937 random(1);
  const auto pick = [&](int least, int most) { return std::uniform_int_distribution(least, most)(random); };
  for (int round = 0; round < 2000; ++round) {
    RegionArray array;
    const int rank = pick(1, 3);
    array.bounds = Box(rank);
    array.host->element_bytes = array.element_bytes = pick(0, 1) ? 4 : 8;
    std::int64_t stride = pick(1, 3);
    for (int d = rank - 1; d >= 0; --d) {
      array.bounds.hi[d] = pick(1, 4);
      array.host->strides[d] = stride;
      stride = stride * array.bounds.hi[d] + pick(0, 2);
    }
    array.host->box = array.bounds;
    std::vector<char> memory(static_cast<std::size_t>(stride) * array.element_bytes);
    array.host->host = memory.data();
    const auto base = reinterpret_cast<std::uintptr_t>(memory.data());
    const std::uintptr_t begin = base + static_cast<std::size_t>(pick(0, static_cast<int>(memory.size()) - 1));
    const std::uintptr_t end = begin + static_cast<std::size_t>(pick(1, pick(0, 1) ? 4 : 40));
    const Box found = elements_in(array, begin, end);
    for (std::int64_t k = 0; k < volume(array.bounds); ++k) {
      Box point = array.bounds;
      std::int64_t left = k;
      for (int d = rank - 1; d >= 0; --d) {
        point.lo[d] = left % array.bounds.hi[d];
        point.hi[d] = point.lo[d] + 1;
        left /= array.bounds.hi[d];
      }
      const std::uintptr_t place = base + array.host->byte_offset(point);
      if (place >= end || place + array.element_bytes <= begin) continue;
      CHECK(is_subset(point, found));
      if (place <= begin && end <= place + array.element_bytes) CHECK(found == point);
    }
    CHECK(is_subset(found, array.bounds));
  }
}

TEST_CASE("what is forgotten is never written, and gives its memory back") {
  Run run(2);
  Values x = all(5);
  run.region(run.plans[0], x);
  CHECK(run.announce(range_of(x), HostAccess::kForget) == 0);
  CHECK(run.kept->empty());
  CHECK(run.session->memory(0).in_use() == 0);
  CHECK(run.announce(kEverything, HostAccess::kWrite) == 0);
  CHECK(x == all(5));
}

TEST_CASE("a region after which nothing stays brings home also what it only reads") {
  Run run(2);
  Values x = all(5);
  run.region(run.plans[0], x);
  CHECK(run.region(run.plans[2], x).of(Purpose::kWriteOut).bytes == 0);
  CHECK(x == all(5));
  CHECK(run.region(run.plans[2], x, kElements, false).of(Purpose::kWriteOut).bytes == kBytes);
  CHECK(x == all(6));
  CHECK(run.kept->empty());
}

TEST_CASE("a region that reads an array by two names gets it from the host by both") {
  Run run(2, {}, 0, false);
  Values x = all(5), z = all(0);
  run.region(run.plans[0], x);
  for (const std::int64_t sum : {12, 14}) {
    // Here y is the end of x.
    const std::vector<void*> shifted{x.data(), x.data() + 20, z.data()};
    run.region(run.plans[3], {x.data(), x.data(), z.data()}, kElements, true);
    run.announce(range_of(z), HostAccess::kRead);
    CHECK(z == all(sum));
    run.region(run.plans[3], shifted, kElements - 20, true);
    run.announce(range_of(z), HostAccess::kRead);
    CHECK(z == all(sum));
    run.region(run.plans[0], x);
  }
  run.announce(kEverything, HostAccess::kWrite);
  CHECK(x == all(8));
}

TEST_CASE("an array that only reaches into memory that ends is not lost") {
  Run run(2);
  Values x = all(5);
  run.region(run.plans[0], x);
  CHECK(run.announce(range_of(x, 100, 30), HostAccess::kForget) == kBytes);
  CHECK(run.kept->empty());
  CHECK(x == all(6));
}

TEST_CASE("accesses beside an array leave it where it is") {
  Run run(2);
  Values x = all(5);
  run.region(run.plans[0], x, 100, true, 10);
  CHECK(run.announce(range_of(x, 0, 10), HostAccess::kWrite) == 0);
  CHECK(run.announce(range_of(x, 110, 10), HostAccess::kRead) == 0);
  CHECK(run.kept->size() == 1);
}

TEST_CASE("a region that begins elsewhere in the same memory gets it from the host") {
  for (const std::int64_t n : {60, 90}) {
    constexpr std::int64_t from = 30;
    Run run(3);
    Values x = all(5);
    run.region(run.plans[0], x, 100);
    const RegionStats second = run.region(run.plans[0], x, n, true, from);
    CHECK(second.of(Purpose::kWriteOut).bytes == 100 * sizeof(std::int64_t));
    CHECK(second.counters.kept_bytes == 0);
    run.announce(kEverything, HostAccess::kWrite);
    for (std::int64_t i = 0; i < kElements; ++i) {
      CHECK(x[static_cast<std::size_t>(i)] == 5 + (i < 100 ? 1 : 0) + (from <= i && i < from + n ? 1 : 0));
    }
  }
}

TEST_CASE("a region with less or more of an array goes on with what is there") {
  for (const std::size_t devices : {1, 3}) {
    for (const auto& lengths : {std::vector<std::int64_t>{100, 60, 120, 7, 120}, {60, 100, 60, 100}}) {
      Run run(devices);
      Values x = all(5);
      std::int64_t longest = 0;
      for (const std::int64_t n : lengths) {
        const RegionStats stats = run.region(run.plans[0], x, n);
        CHECK(stats.of(Purpose::kWriteOut).bytes == 0);
        CHECK(stats.counters.kept_bytes >= static_cast<std::uint64_t>(longest) * sizeof(std::int64_t));
        longest = std::max(longest, n);
      }
      CHECK(run.kept->size() == 1);
      CHECK(run.announce(kEverything, HostAccess::kWrite) == static_cast<std::uint64_t>(longest) * 8);
      for (std::int64_t i = 0; i < kElements; ++i) {
        const auto uses = std::count_if(lengths.begin(), lengths.end(), [&](std::int64_t n) { return i < n; });
        CHECK(x[static_cast<std::size_t>(i)] == 5 + uses);
      }
    }
  }
}

TEST_CASE("a region with other dimensions goes on with what is there, where boxes are whole rows") {
  for (const std::size_t devices : {1, 2, 3, 5, 7}) {
    CAPTURE(devices);
    // Twelve rows in equal parts are equal parts of the elements; else all goes to the host and comes back.
    const bool stays = kRows % devices == 0;
    Run run(devices);
    Values x = all(5);
    run.region(run.plans[0], x);
    for (const std::size_t plan : {4, 4, 0, 0, 4}) {
      const RegionStats stats = run.region(run.plans[plan], x);
      if (stays) {
        CHECK(stats.of(Purpose::kReadIn).bytes == 0);
        CHECK(stats.of(Purpose::kWriteOut).bytes == 0);
        CHECK(stats.counters.kept_bytes == kBytes);
      }
    }
    CHECK(run.kept->size() == 1);
    // The host has an element, too: what is left is no box in two dimensions.
    run.announce(range_of(x, 17, 1), HostAccess::kRead);
    CHECK(x[17] == 52);
    CHECK(run.region(run.plans[0], x).of(Purpose::kReadIn).bytes == 0);  // rows follow each other
    run.announce(range_of(x, 17, 1), HostAccess::kRead);
    CHECK(x[17] == 53);
    CHECK((run.region(run.plans[4], x).of(Purpose::kReadIn).bytes == 0) == stays);
    CHECK(run.announce(kEverything, HostAccess::kRead) == kBytes);
    CHECK(x == all(((6 * 4 + 2) * 2 + 1) * 2));
  }
}

TEST_CASE("an array is not longer than up to the next one of the region") {
  Run run(2);
  Values x = all(5);
  run.region(run.plans[0], x);
  Values z(40);
  const RegionStats sum = run.region(run.plans[3], {x.data(), x.data() + 40, z.data()}, 40, true);
  CHECK(sum.of(Purpose::kWriteOut).bytes == kBytes);
  run.announce(kEverything, HostAccess::kRead);
  CHECK(z == Values(40, 12));
}

TEST_CASE("what leaves the devices before a region begins is a part of its time") {
  Run run(1, {}, 0, false);
  Values x(4 << 20, 5);
  run.region(run.plans[0], x, 4 << 20);
  const RegionStats other = run.region(run.plans[2], x, 1, true, 1);
  CHECK(x[1] == 6);
  CHECK(other.of(Purpose::kWriteOut).bytes == x.size() * sizeof(std::int64_t));
  CHECK(other.times.total_ns > other.of(Purpose::kWriteOut).ns);
}

TEST_CASE("an array of unknown extent of which hulls are written does not stay") {
  Run run(2);
  Values x = all(5);
  run.plans[1].arrays[0].extents_inferred = true;
  CHECK(run.region(run.plans[1], x).of(Purpose::kWriteOut).bytes == kBytes);
  CHECK(run.kept->empty());
  // Nor does it go on with what another region left.
  run.region(run.plans[0], x);
  CHECK(run.region(run.plans[1], x).counters.kept_bytes == 0);
  CHECK(x == all(8));
  run.plans[1].arrays[0].extents_inferred = false;
  CHECK(run.region(run.plans[1], x).of(Purpose::kWriteOut).bytes == 0);
}

TEST_CASE("where memory is short, arrays of earlier regions leave the devices first") {
  Run run(2, {}, 1024);
  Values x = all(5), y = all(10), z = all(20);
  for (int i = 0; i < 4; ++i) {
    for (Values* values : {&x, &y, &z}) run.region(run.plans[0], *values);
  }
  const std::size_t in_use = run.session->memory(0).in_use();
  CHECK(in_use > 0);
  CHECK(in_use <= 1024);
  run.announce(kEverything, HostAccess::kRead);
  CHECK(x == all(9));
  CHECK(y == all(14));
  CHECK(z == all(24));
}

TEST_CASE("a region is not called short of memory because of what earlier regions left") {
  Run run(1, {}, 2048);
  Values x = all(5), y = all(10), z = all(20);
  run.region(run.plans[0], x);
  run.region(run.plans[0], y);
  const RegionStats small = run.region(run.plans[0], z, 4);
  CHECK(small.of(Purpose::kBoxOut).bytes == 0);
  CHECK(small.of(Purpose::kWriteOut).bytes == kBytes);
  CHECK(small.counters.box_outs == 0);
  CHECK(run.warnings.empty());
  CHECK(x == all(6));
}

TEST_CASE("a region has the memory that it would have if nothing had stayed") {
  for (const bool keep : {false, true}) {
    Run run(1, {}, 1536, true, 30);
    Values x = all(5), y = all(10);
    run.region(run.plans[0], x, kElements, keep);
    // One block for all four tiles.
    const RegionStats second = run.region(run.plans[0], y);
    CHECK(second.devices[0].allocations + second.devices[0].reused_blocks == 1);
    CHECK(second.of(Purpose::kReadIn).bytes == kBytes);
  }
}

TEST_CASE("what a region has nothing to do with is not touched while it runs") {
  Run run(2);
  Values x = all(5), y = all(10), z = all(20);
  for (Values* values : {&x, &y, &z}) run.region(run.plans[0], *values);
  const auto held = [&] { return run.kept->bytes(0) + run.kept->bytes(1); };
  const auto in_use = [&] { return run.session->memory(0).in_use() + run.session->memory(1).in_use(); };
  CHECK(held() == in_use());
  const std::size_t each = in_use() / 3;
  int looks = 0;
  run.region(run.plans[0], {y.data()}, kElements, true, [&](double done) {
    ++looks;
    CHECK(run.kept->size() == (done < 1 ? 2 : 3));
    CHECK(held() == (done < 1 ? 2 : 3) * each);
  });
  CHECK(looks > 1);
  CHECK(run.announce(range_of(z), HostAccess::kWrite) == kBytes);
  CHECK(held() == in_use());
  CHECK(held() == 2 * each);
  CHECK(run.announce(range_of(y), HostAccess::kForget) == 0);
  CHECK(held() == each);
}

TEST_CASE("of very many arrays, the oldest ones leave the devices") {
  constexpr std::int64_t kFew = 4;
  constexpr std::uint64_t kFewBytes = kFew * sizeof(std::int64_t);
  Run run(2, {}, 0, false);
  std::vector<Values> arrays(KeptArrays::kMost + 2, Values(kFew, 1));
  for (std::size_t i = 0; i < KeptArrays::kMost; ++i) {
    CHECK(run.region(run.plans[0], arrays[i], kFew).of(Purpose::kWriteOut).bytes == 0);
  }
  CHECK(run.kept->size() == KeptArrays::kMost);
  // It is the newest one from now on.
  const RegionStats again = run.region(run.plans[0], arrays[0], kFew);
  CHECK(again.of(Purpose::kWriteOut).bytes == 0);
  CHECK(again.counters.kept_bytes == kFewBytes);
  for (const std::size_t next : {KeptArrays::kMost, KeptArrays::kMost + 1}) {
    CHECK(run.region(run.plans[0], arrays[next], kFew).of(Purpose::kWriteOut).bytes == kFewBytes);
    CHECK(run.kept->size() == KeptArrays::kMost);
  }
  for (std::size_t i = 0; i < arrays.size(); ++i) CHECK(arrays[i] == Values(kFew, i == 1 || i == 2 ? 2 : 1));
  run.announce(kEverything, HostAccess::kRead);
  for (std::size_t i = 0; i < arrays.size(); ++i) CHECK(arrays[i] == Values(kFew, i == 0 ? 3 : 2));
}

TEST_CASE("of very many slices of one array, those that nobody has used for long leave the devices") {
  constexpr std::int64_t kSlices = 300;
  for (const std::size_t devices : {1, 3}) {
    Run run(devices, {}, 0, false);
    Values x(kSlices * kSlice, 1);
    for (const std::int64_t expected : {2, 3}) {
      std::size_t most = 0;
      for (std::int64_t i = 1; i <= kSlices; ++i) {
        run.region(run.plans[5], x, i * kSlice);
        // Slices that begin elsewhere belong to the same array, which is as long as the longest of them.
        REQUIRE(run.kept->size() == 1);
        most = std::max(most, run.kept->all().front().buffers.size());
      }
      CHECK(most >= 16);
      CHECK(most < 40 * devices);
      run.announce(kEverything, HostAccess::kRead);
      CHECK(x == Values(kSlices * kSlice, expected));
    }
  }
}

TEST_CASE("a device fails while slices leave it: that is lost") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    int copies = 0;
    Run run(
        1,
        [&](DeviceCall call, int) {
          return Fault{.effect = call == DeviceCall::kToHost && ++copies == 5 ? effect : Effect::kNone};
        },
        0, false);
    Values x(100 * kSlice, 1);
    const auto all_slices = [&] {
      for (std::int64_t i = 1; i <= 100; ++i) run.region(run.plans[5], x, i * kSlice);
    };
    CHECK_THROWS_WITH_AS(all_slices(), doctest::Contains("copy_to_host failed on device 0"), Error);
    CHECK(copies >= 5);
  }
}

TEST_CASE("a device fails that alone has what an earlier region left: that is lost") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    Run run(2, at_launch(2, effect));
    Values x = all(5), y = all(10);
    run.region(run.plans[0], x);
    expect_error("BF5903",
                 "launch failed on device 1 (host 1); x [60,120), which an earlier region left on device 1 and "
                 "nowhere else, is lost",
                 [&] { run.region(run.plans[0], y); });
    CHECK(y == all(10));
  }
}

TEST_CASE("a device fails that works on what an earlier region left: that is lost") {
  Run run(2, at_launch(2, Effect::kFail));
  Values x = all(5);
  run.region(run.plans[0], x);
  expect_error(
      "BF5903",
      "launch failed on device 1 (host 1); the region cannot start again, because the program's memory does not "
      "hold what x was before it, and x [60,120), which only device 1 had, is lost",
      [&] { run.region(run.plans[0], x); });
}

TEST_CASE("a device fails in a region that only reads what an earlier one left: that is lost") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    Run run(2, at_launch(2, effect));
    Values x = all(5);
    run.region(run.plans[0], x);
    expect_error("BF5903",
                 "launch failed on device 1 (host 1); the region cannot start again, because the program's memory does "
                 "not hold what x was before it, and x [60,120), which only device 1 had, is lost",
                 [&] { run.region(run.plans[2], x); });
  }
}

TEST_CASE("a device fails in a region that only reads what an earlier one left, and the host has, too") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    Run run(2, at_launch(2, effect));
    Values x = all(5);
    run.region(run.plans[0], x);
    run.announce(range_of(x), HostAccess::kRead);
    run.region(run.plans[2], x);
    CHECK(run.warnings == std::vector<std::string>{"BF5902"});
    run.announce(kEverything, HostAccess::kWrite);
    CHECK(x == all(6));
  }
}

TEST_CASE("a device fails where the host has all that it had: the others keep theirs") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    Run run(3, at_launch(3, effect));
    Values x = all(5), y = all(10);
    run.region(run.plans[0], x);
    run.announce(range_of(x), HostAccess::kRead);
    run.region(run.plans[0], y);
    run.announce(range_of(y), HostAccess::kRead);
    run.region(run.plans[0], y);  // starts again
    CHECK(run.warnings == std::vector<std::string>{"BF5902"});
    // Of three parts, those of the two devices that are left.
    CHECK(run.region(run.plans[0], x).counters.kept_bytes == kBytes / 3 * 2);
    run.announce(kEverything, HostAccess::kWrite);
    CHECK(x == all(7));
    CHECK(y == all(12));
  }
}

TEST_CASE("a device fails while the program waits for what it has") {
  for (const Effect effect : {Effect::kFail, Effect::kFailLater, Effect::kLose}) {
    Run run(2, [effect](DeviceCall call, int device) {
      return Fault{.effect = call == DeviceCall::kToHost && device == 1 ? effect : Effect::kNone};
    });
    Values x = all(5);
    run.region(run.plans[0], x);
    expect_error("BF5903",
                 "copy_to_host failed on device 1 (host 1); x [60,120), which an earlier region left on device 1 "
                 "and nowhere else, is lost",
                 [&] { run.announce(range_of(x), HostAccess::kRead); });
  }
}

TEST_CASE("a device fails while what the second region left comes home: that is the region that is named") {
  Run run(2, [](DeviceCall call, int device) {
    return Fault{.effect = call == DeviceCall::kToHost && device == 1 ? Effect::kFail : Effect::kNone};
  });
  Values x = all(5), y = all(1);
  Plan second = run.plans[0];
  second.origin = "test.c:9";
  run.region(run.plans[0], x);
  run.region(second, y);
  try {
    run.announce(range_of(y), HostAccess::kRead);
    FAIL("did not throw");
  } catch (const Error& error) {
    CHECK(error.code() == "BF5903");
    CHECK(error.place() == "test.c:9");
  }
}

TEST_CASE("kept arrays give everything back when the session ends") {
  Run run(3, [](DeviceCall, int) { return Fault{}; });
  Values x = all(5), y = all(1);
  run.region(run.plans[0], x);
  run.region(run.plans[0], y);
  run.kept.reset();
  run.session.reset();
  CHECK(run.report.unreleased == std::vector<std::size_t>{0, 0, 0});
}
