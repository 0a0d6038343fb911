#include <doctest/doctest.h>

#include "keep/kept_arrays.hpp"
#include "memory/buffers.hpp"
#include "support/boxes.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// One array of 16 x 16 doubles on one device (a row is 128 bytes), with a given limit.
struct BuffersFixture {
  explicit BuffersFixture(std::size_t limit) {
    array_plan.name = "A";
    array_plan.live_in = array_plan.live_out = true;
    array_plan.extents = {Expr(16), Expr(16)};
    plan.arrays.push_back(array_plan);
    bundle.host_kernels = &no_kernel;
    RunOptions options;
    options.target = Target::kHost;
    options.memory_limit = limit;
    session = std::make_unique<Session>(bundle, options);
    kept = std::make_unique<KeptArrays>(*session);
    for (std::size_t i = 0; i < data.size(); ++i) data[i] = static_cast<double>(i);
    void* const addresses[] = {data.data()};
    arrays = make_region_arrays(plan, {}, addresses);
    stats = RegionStats("r", "t.c:1", {"A"}, 1);
    work_log = std::make_unique<WorkLog>(*session, stats);
    transfers = std::make_unique<Transfers>(*session, arrays, stats, *work_log);
    buffers = std::make_unique<Buffers>(*session, *kept, arrays, *transfers, stats);
  }

  Buffer* allocate(const Box& box, Buffers::Fit fit = Buffers::Fit::kGrow) { return buffers->allocate(0, 0, box, fit); }
  Buffer* find(const Box& box, Buffers::Use use = Buffers::Use::kLasting) { return buffers->find(0, 0, box, use); }
  Directory& directory() { return arrays[0].directory; }
  // As a launch would, but at once.
  void write(Buffer& buffer, const Box& box, double value) {
    buffers->wait_for_all();
    for (const Point& point : points_of(box)) {
      std::int64_t position = buffer.origin();
      for (std::size_t d = 0; d < point.size(); ++d) position += point[d] * buffer.strides[d];
      static_cast<double*>(buffer.allocation.handle)[position] = value;
    }
    directory().set_only(box, &buffer);
  }

  PlanArray array_plan;
  Plan plan;
  boxflow_host_kernel no_kernel{nullptr, nullptr};
  boxflow_bundle bundle{};
  std::vector<double> data = std::vector<double>(256);
  std::unique_ptr<Session> session;
  std::unique_ptr<KeptArrays> kept;
  RegionArrays arrays;
  RegionStats stats;
  std::unique_ptr<WorkLog> work_log;
  std::unique_ptr<Transfers> transfers;
  std::unique_ptr<Buffers> buffers;
};

Box rows(std::int64_t lo, std::int64_t hi) { return box({lo, 0}, {hi, 16}); }

}  // namespace

TEST_CASE("a buffer that has room is found again") {
  BuffersFixture fixture(0);
  Buffer* buffer = fixture.allocate(rows(2, 6));
  CHECK(fixture.find(rows(3, 5)) == buffer);
  CHECK(fixture.find(rows(5, 7)) == nullptr);
}

TEST_CASE("of several buffers the one with the latest values is found") {
  BuffersFixture fixture(0);
  Buffer* large = fixture.allocate(rows(0, 8), Buffers::Fit::kSpare);
  Buffer* small = fixture.allocate(rows(2, 3), Buffers::Fit::kSpare);
  fixture.write(*small, rows(2, 3), 1);
  CHECK(fixture.find(rows(2, 3)) == small);
  fixture.write(*large, rows(2, 3), 2);
  CHECK(fixture.find(rows(2, 3)) == large);
}

TEST_CASE("the least recently used buffer goes first, and what only it holds is saved") {
  BuffersFixture fixture(3 * 256);
  Buffer* first = fixture.allocate(rows(0, 2), Buffers::Fit::kExact);
  fixture.write(*first, rows(0, 1), -1);
  Buffer* second = fixture.allocate(rows(4, 6), Buffers::Fit::kExact);
  fixture.allocate(rows(8, 10), Buffers::Fit::kExact);
  fixture.buffers->use(*first);  // now the second is the oldest
  fixture.buffers->unuse(*first);
  CHECK(fixture.allocate(rows(12, 14), Buffers::Fit::kSpare) == nullptr);
  REQUIRE(fixture.allocate(rows(12, 14), Buffers::Fit::kExact) != nullptr);
  CHECK(fixture.find(rows(4, 6)) == nullptr);
  CHECK(fixture.find(rows(0, 2)) == first);
  CHECK(fixture.stats.counters.box_outs == 1);
  CHECK(fixture.stats.of(Purpose::kBoxOut).bytes == 0);  // the host had it all
  fixture.buffers->evict_all(0);
  fixture.buffers->wait_for_all();
  CHECK(fixture.stats.of(Purpose::kBoxOut).bytes == 128);
  CHECK(fixture.data[0] == -1);
  CHECK(fixture.data[15] == -1);
  CHECK(fixture.data[16] == 16);
  CHECK(directory_fault(fixture.directory(), rows(0, 16), true) == "");
  (void)second;
}

TEST_CASE("a buffer in use is not evicted") {
  BuffersFixture fixture(256);
  Buffer* buffer = fixture.allocate(rows(0, 2));
  fixture.buffers->use(*buffer);
  CHECK(fixture.allocate(rows(4, 6)) == nullptr);
  fixture.buffers->unuse(*buffer);
  CHECK(fixture.allocate(rows(4, 6)) != nullptr);
}

TEST_CASE("overlapping buffers become one, and content moves along") {
  BuffersFixture fixture(0);
  Buffer* old = fixture.allocate(rows(0, 4));
  fixture.write(*old, rows(0, 4), 5);
  Buffer* buffer = fixture.allocate(rows(3, 8));
  CHECK(buffer->box == rows(0, 8));
  CHECK(fixture.buffers->of(0, 0).all().size() == 1);
  CHECK(fixture.directory().current_volume(rows(0, 8), buffer) == 64);
  fixture.buffers->wait_for_all();
  CHECK(static_cast<double*>(buffer->allocation.handle)[63] == 5);
  CHECK(fixture.stats.of(Purpose::kMove).bytes == 4 * 128);
}

TEST_CASE("boxes that only touch, or whose hull wastes memory, stay apart") {
  BuffersFixture fixture(0);
  fixture.allocate(rows(0, 4));
  CHECK(fixture.allocate(rows(4, 5))->box == rows(4, 5));
  const Box column = box({0, 3}, {16, 4});
  CHECK(fixture.allocate(column)->box == column);
  CHECK(fixture.buffers->of(0, 0).all().size() == 3);
}

TEST_CASE("where memory is short a buffer does not grow") {
  BuffersFixture fixture(1024);
  fixture.allocate(rows(0, 4));
  CHECK(fixture.allocate(rows(3, 7))->box == rows(3, 7));
}

TEST_CASE("the preferred box is taken where memory is free") {
  BuffersFixture fixture(1024);
  CHECK(fixture.buffers->allocate(0, 0, rows(0, 1), Buffers::Fit::kGrow, rows(0, 8))->box == rows(0, 8));
  fixture.buffers->evict_all(0);
  CHECK(fixture.buffers->allocate(0, 0, rows(0, 1), Buffers::Fit::kGrow, rows(0, 9))->box == rows(0, 1));
}

TEST_CASE("clean-up frees what one serial iteration needed, and keeps what was pushed or used otherwise") {
  BuffersFixture fixture(0);
  Buffer* gone = fixture.allocate(rows(0, 1));
  Buffer* pushed = fixture.allocate(rows(2, 3));
  Buffer* kept = fixture.allocate(rows(4, 5));
  pushed->unread_push = true;
  kept->transient = false;
  for (Buffer* buffer : {gone, pushed, kept}) fixture.buffers->clean_up_later(*buffer);
  fixture.buffers->clean_up();
  CHECK(fixture.find(rows(0, 1)) == nullptr);
  CHECK(fixture.find(rows(2, 3)) == pushed);
  CHECK(fixture.find(rows(4, 5)) == kept);
}

TEST_CASE("a buffer that goes before clean-up is forgotten by it") {
  BuffersFixture fixture(0);
  fixture.buffers->clean_up_later(*fixture.allocate(rows(0, 1)));
  fixture.buffers->evict_all(0);
  fixture.buffers->clean_up();
  CHECK(fixture.session->memory(0).in_use() == 0);
}

TEST_CASE("holders are named, largest first") {
  BuffersFixture fixture(0);
  CHECK(fixture.buffers->holders(0) == "");
  fixture.allocate(rows(0, 1));
  fixture.allocate(rows(4, 8));
  CHECK(fixture.buffers->holders(0) == "A [4,8) x [0,16): 512 bytes; A [0,1) x [0,16): 256 bytes");
}
