#include "device_conformance.hpp"

#include <chrono>
#include <cstring>
#include <random>
#include <thread>

namespace boxflow::test {

namespace {

using Bytes = std::vector<unsigned char>;

// An allocation that is released with its owner.
class Buffer {
 public:
  Buffer(Device& device, std::size_t bytes) : device_(device), allocation_(device.allocate(bytes)) {
    if (!allocation_.handle) throw Error("test", "no memory for a test buffer");
  }
  ~Buffer() { device_.release(allocation_); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  const Allocation& get() const { return allocation_; }

 private:
  Device& device_;
  Allocation allocation_;
};

Rect row_of(std::size_t bytes) { return {bytes, 1, 1}; }

EventRef upload(Device& device, const Allocation& to, const void* from, std::size_t bytes, Waits waits = {}) {
  return device.copy_from_host(to, {}, from, {}, row_of(bytes), waits);
}

EventRef download(Device& device, void* to, const Allocation& from, std::size_t bytes, Waits waits = {}) {
  return device.copy_to_host(to, {}, from, {}, row_of(bytes), waits);
}

// A number on a device, and the launch that adds to it.
class Counter {
 public:
  Counter(Platform& platform, Device& device, std::int64_t start, std::int64_t step)
      : device_(device),
        value_(start),
        scalars_{step},
        buffer_(device, sizeof value_),
        views_{{&buffer_.get(), 0, sizeof value_, {}}},
        increment_{platform.kernel_index("increment"), views_, scalars_, {}, {}},
        uploaded_(upload(device, buffer_.get(), &value_, sizeof value_)) {}
  Counter(const Counter&) = delete;
  Counter& operator=(const Counter&) = delete;

  const LaunchRequest& increment() const { return increment_; }
  const EventRef& uploaded() const { return uploaded_; }
  // The number goes to the host's value.
  EventRef download_after(const EventRef& last) {
    return download(device_, &value_, buffer_.get(), sizeof value_, {&last, 1});
  }
  std::int64_t value() const { return value_; }

 private:
  Device& device_;
  std::int64_t value_;
  std::int64_t scalars_[1];
  Buffer buffer_;
  ViewArgument views_[1];
  LaunchRequest increment_;
  EventRef uploaded_;
};

Bytes random_bytes(std::mt19937& random, std::size_t count) {
  Bytes bytes(count);
  for (auto& byte : bytes) byte = static_cast<unsigned char>(random());
  return bytes;
}

void check_info(Checks& checks, Platform& platform) {
  const auto devices = platform.devices();
  checks.expect(!devices.empty(), "there is a device");
  for (std::size_t i = 0; i < devices.size(); ++i) {
    const DeviceInfo& info = devices[i]->info();
    checks.expect_equal(info.index, static_cast<long long>(i), "index");
    checks.expect(!info.name.empty(), "a device has a name");
    checks.expect(info.memory > 0, "a device has memory");
    checks.expect(!info.queues.empty(), "a device has a queue");
  }
}

void check_round_trip(Checks& checks, Platform& platform) {
  std::mt19937 random(1);
  for (const auto& device : platform.devices()) {
    const Bytes sent = random_bytes(random, (1 << 20) + 3);
    Bytes received(sent.size());
    const Buffer buffer(*device, sent.size());
    const EventRef up = upload(*device, buffer.get(), sent.data(), sent.size());
    platform.wait(download(*device, received.data(), buffer.get(), sent.size(), {&up, 1}));
    checks.expect(sent == received, "bytes come back as they were sent");
  }
}

// ---- rectangles, against a byte-by-byte twin ----------------------------------------------------------------------

void copy_naively(Bytes& to, const RectSide& to_side, const Bytes& from, const RectSide& from_side, const Rect& rect) {
  const Bytes source = from;  // source and target may be one
  for (std::size_t slice = 0; slice < rect.slices; ++slice) {
    for (std::size_t row = 0; row < rect.rows; ++row) {
      for (std::size_t byte = 0; byte < rect.row_bytes; ++byte) {
        to[to_side.offset + slice * to_side.slice_pitch + row * to_side.row_pitch + byte] =
            source[from_side.offset + slice * from_side.slice_pitch + row * from_side.row_pitch + byte];
      }
    }
  }
}

std::size_t pick(std::mt19937& random, std::size_t low, std::size_t high) {
  return std::uniform_int_distribution<std::size_t>(low, high)(random);
}

// Rows and slices that touch, that are padded, and that step by an odd number of bytes; a pitch that does not matter
// is anything.
RectSide random_side(std::mt19937& random, const Rect& rect, std::size_t limit) {
  RectSide side;
  side.row_pitch = rect.row_bytes + (pick(random, 0, 1) ? 0 : pick(random, 0, 9));
  side.slice_pitch = rect.rows * side.row_pitch;
  switch (pick(random, 0, 2)) {
    case 0:
      break;
    case 1:
      side.slice_pitch += side.row_pitch * pick(random, 0, 3);
      break;
    default:
      side.slice_pitch += pick(random, 0, 13);
  }
  const std::size_t extent =
      (rect.slices - 1) * side.slice_pitch + (rect.rows - 1) * side.row_pitch + rect.row_bytes;
  side.offset = pick(random, 0, limit - extent);
  if (rect.rows == 1) side.row_pitch = pick(random, 0, 5);
  if (rect.slices == 1) side.slice_pitch = pick(random, 0, 5);
  return side;
}

Rect random_rect(std::mt19937& random) { return {pick(random, 1, 24), pick(random, 1, 6), pick(random, 1, 5)}; }

// One half of each buffer is only ever read by copies within it and the other only written, so that they never overlap.
constexpr std::size_t kHalf = 4096;

struct Replica {
  Device* device;
  std::unique_ptr<Buffer> buffer;
  Bytes twin;
  EventRef last;
};

std::vector<Replica> make_replicas(Platform& platform, std::mt19937& random) {
  std::vector<Replica> replicas;
  for (const auto& device : platform.devices()) {
    Replica replica{device.get(), std::make_unique<Buffer>(*device, 2 * kHalf), random_bytes(random, 2 * kHalf), {}};
    replica.last = upload(*device, replica.buffer->get(), replica.twin.data(), replica.twin.size());
    platform.wait(replica.last);
    replicas.push_back(std::move(replica));
  }
  return replicas;
}

void copy_between(Replica& to, Replica& from, std::mt19937& random) {
  const Rect rect = random_rect(random);
  RectSide to_side = random_side(random, rect, kHalf);
  const RectSide from_side = random_side(random, rect, kHalf);
  to_side.offset += kHalf;
  const EventRef waits[] = {to.last, nullptr, from.last};
  to.last = to.device->copy_from_device(to.buffer->get(), to_side, *from.device, from.buffer->get(), from_side, rect,
                                        waits);
  from.last = to.last;
  copy_naively(to.twin, to_side, from.twin, from_side, rect);
}

// `host` outlives the copies: every round has its own.
void copy_with_host(Replica& replica, Bytes& host, Bytes& host_twin, bool to_device, std::mt19937& random) {
  const Rect rect = random_rect(random);
  const RectSide device_side = random_side(random, rect, kHalf);
  const RectSide host_side = random_side(random, rect, host.size());
  const Waits waits{&replica.last, 1};
  const Allocation& allocation = replica.buffer->get();
  if (to_device) {
    replica.last = replica.device->copy_from_host(allocation, device_side, host.data(), host_side, rect, waits);
    copy_naively(replica.twin, device_side, host_twin, host_side, rect);
  } else {
    replica.last = replica.device->copy_to_host(host.data(), host_side, allocation, device_side, rect, waits);
    copy_naively(host_twin, host_side, replica.twin, device_side, rect);
  }
}

void check_rectangles(Checks& checks, Platform& platform) {
  std::mt19937 random(2);
  std::vector<Replica> replicas = make_replicas(platform, random);
  constexpr int kRounds = 300;
  std::vector<Bytes> hosts;
  for (int round = 0; round < kRounds; ++round) hosts.push_back(random_bytes(random, kHalf));
  std::vector<Bytes> host_twins = hosts;
  for (std::size_t round = 0; round < kRounds; ++round) {
    Replica& one = replicas[pick(random, 0, replicas.size() - 1)];
    Replica& other = replicas[pick(random, 0, replicas.size() - 1)];
    if (pick(random, 0, 1)) {
      copy_between(one, other, random);
    } else {
      copy_with_host(one, hosts[round], host_twins[round], pick(random, 0, 1) == 0, random);
    }
  }
  for (Replica& replica : replicas) {
    Bytes actual(replica.twin.size());
    platform.wait(download(*replica.device, actual.data(), replica.buffer->get(), actual.size(), {&replica.last, 1}));
    checks.expect(actual == replica.twin, "a device's buffer equals its twin");
  }
  checks.expect(hosts == host_twins, "the host's arrays equal their twins");
}

void check_empty_copy(Checks& checks, Platform& platform) {
  Device& device = *platform.devices()[0];
  const Buffer buffer(device, 0);
  const EventRef event = device.copy_from_host(buffer.get(), {}, nullptr, {}, Rect{0, 3, 2}, {});
  platform.wait(event);
  checks.expect(platform.is_complete(event), "an empty copy completes");
}

// ---- launches ------------------------------------------------------------------------------------------------------

// Rows [first, first + rows) of an array, of which the device has rows [box, box + box_rows) and columns from
// `column` on: the view's origin is negative.
void check_2d_launch(Checks& checks, Platform& platform, std::int64_t rows, std::int64_t columns) {
  constexpr std::int64_t kBox = 100;
  constexpr std::int64_t kColumn = 7;
  const std::size_t kernel = platform.kernel_index("scale_add");
  for (const auto& device : platform.devices()) {
    const auto count = static_cast<std::size_t>(rows * columns);
    std::vector<double> a(count, 3.0);
    std::vector<double> b(static_cast<std::size_t>(columns + kColumn));
    for (std::size_t j = 0; j < b.size(); ++j) b[j] = static_cast<double>(j);
    const Buffer a_buffer(*device, count * sizeof(double));
    const Buffer b_buffer(*device, b.size() * sizeof(double));
    const EventRef ups[] = {upload(*device, a_buffer.get(), a.data(), count * sizeof(double)),
                            upload(*device, b_buffer.get(), b.data(), b.size() * sizeof(double))};
    const std::int64_t strides[] = {columns};
    const ViewArgument views[] = {{&a_buffer.get(), -kBox * columns, sizeof(double), strides},
                                  {&b_buffer.get(), 0, sizeof(double), {}}};
    const std::int64_t scalars[] = {kBox, 10};
    const std::int64_t grid[] = {rows, columns};
    const std::int64_t block[] = {8, 32};
    const EventRef done = device->launch({kernel, views, scalars, grid, block}, ups);
    platform.wait(download(*device, a.data(), a_buffer.get(), count * sizeof(double), {&done, 1}));
    bool right = true;
    for (std::size_t i = 0; i < count; ++i) {
      right = right && a[i] == 30.0 + static_cast<double>(i % static_cast<std::size_t>(columns));
    }
    checks.expect(right, "every element is updated exactly once");
  }
}

void check_3d_launch(Checks& checks, Platform& platform) {
  const std::size_t kernel = platform.kernel_index("mark_3d");
  Device& device = *platform.devices()[0];
  constexpr std::size_t kExtent[] = {5, 6, 70};
  constexpr std::size_t kCount = kExtent[0] * kExtent[1] * kExtent[2];
  std::vector<std::int32_t> a(kCount, -1);
  const Buffer buffer(device, kCount * sizeof(std::int32_t));
  const EventRef up = upload(device, buffer.get(), a.data(), kCount * sizeof(std::int32_t));
  const std::int64_t strides[] = {kExtent[1] * kExtent[2], kExtent[2]};
  const ViewArgument views[] = {{&buffer.get(), 0, sizeof(std::int32_t), strides}};
  const std::int64_t grid[] = {kExtent[0], kExtent[1], kExtent[2] - 1};
  const std::int64_t block[] = {4, 4, 16};
  const EventRef done = device.launch({kernel, views, {}, grid, block}, {&up, 1});
  platform.wait(download(device, a.data(), buffer.get(), kCount * sizeof(std::int32_t), {&done, 1}));
  bool right = true;
  for (std::size_t i = 0; i < kCount; ++i) {
    const std::size_t k = i % kExtent[2];
    const std::size_t j = i / kExtent[2] % kExtent[1];
    const std::size_t outer = i / kExtent[2] / kExtent[1];
    const auto marked = static_cast<std::int32_t>(10000 * outer + 100 * j + k);
    right = right && a[i] == (k == kExtent[2] - 1 ? -1 : marked);
  }
  checks.expect(right, "three dimensions are mapped outermost first, and the last column is left alone");
}

// A value goes round all devices, one increment on each, with no wait on the host: only events order the work.
void check_event_order(Checks& checks, Platform& platform) {
  const std::size_t kernel = platform.kernel_index("increment");
  const auto devices = platform.devices();
  std::vector<std::unique_ptr<Buffer>> buffers;
  for (const auto& device : devices) buffers.push_back(std::make_unique<Buffer>(*device, sizeof(std::int64_t)));
  const std::int64_t start = 1000;
  EventRef last = upload(*devices[0], buffers[0]->get(), &start, sizeof start);
  constexpr int kRounds = 60;
  std::size_t at = 0;
  for (int round = 0; round < kRounds; ++round) {
    const ViewArgument views[] = {{&buffers[at]->get(), 0, sizeof(std::int64_t), {}}};
    const std::int64_t scalars[] = {round};
    last = devices[at]->launch({kernel, views, scalars, {}, {}}, {&last, 1});
    const std::size_t next = (at + 1) % devices.size();
    if (next != at) {
      last = devices[next]->copy_from_device(buffers[next]->get(), {}, *devices[at], buffers[at]->get(), {},
                                             row_of(sizeof start), {&last, 1});
    }
    at = next;
  }
  std::int64_t result = 0;
  platform.wait(download(*devices[at], &result, buffers[at]->get(), sizeof result, {&last, 1}));
  checks.expect_equal(result, start + kRounds * (kRounds - 1) / 2, "the value after all increments");
}

// A number is multiplied and added to by the launches of a sequence, whose result depends on their order.
void check_sequences(Checks& checks, Platform& platform) {
  const std::size_t kernel = platform.kernel_index("scale_add");
  for (const auto& device : platform.devices()) {
    const auto number = static_cast<std::size_t>(device->info().index);
    const std::unique_ptr<LaunchSequence> sequence = platform.make_sequence({&number, 1}, 0);
    if (!sequence) continue;
    double value = 1;
    const double one = 1;
    const Buffer a(*device, sizeof value);
    const Buffer b(*device, sizeof one);
    const EventRef up[] = {upload(*device, a.get(), &value, sizeof value),
                           upload(*device, b.get(), &one, sizeof one)};
    const std::int64_t strides[] = {1};
    const ViewArgument views[] = {{&a.get(), 0, sizeof value, strides}, {&b.get(), 0, sizeof one, {}}};
    const std::int64_t grid[] = {1, 1};
    const std::int64_t block[] = {1, 32};
    std::int64_t factors[] = {2, 3, 5};
    double expected = value;
    const auto with_factor = [&](std::int64_t factor, const auto& use) {
      const std::int64_t scalars[] = {0, factor};
      use(LaunchRequest{kernel, views, scalars, grid, block});
    };
    for (const std::int64_t factor : factors) {
      with_factor(factor, [&](const LaunchRequest& request) { sequence->add_launch(number, request, {}); });
    }
    checks.expect(sequence->complete(), "the device has room for a sequence");
    EventRef last;
    std::vector<EventRef> events;
    for (const std::int64_t changed : {3, 7, 4}) {
      factors[1] = changed;
      with_factor(changed, [&](const LaunchRequest& request) { sequence->change(1, request); });
      sequence->issue(up, events);
      with_factor(2, [&](const LaunchRequest& request) { last = device->launch(request, {}); });
      for (const std::int64_t factor : factors) expected = expected * static_cast<double>(factor) + 1;
      expected = expected * 2 + 1;
    }
    platform.wait(download(*device, &value, a.get(), sizeof value, {&last, 1}));
    checks.expect_equal(value, expected, "the value after sequences and launches in turn");
  }
}

// Checks what the runtime does all the time: a device computes in one part of a buffer while another part is sent away.
void check_overlap(Checks& checks, Platform& platform) {
  constexpr std::int64_t kRows = 64;
  constexpr std::int64_t kColumns = 96;
  constexpr std::size_t kBytes = kRows * kColumns * sizeof(double);
  constexpr std::size_t kRowBytes = kColumns * sizeof(double);
  const std::size_t kernel = platform.kernel_index("scale_add");
  Device& one = *platform.devices().front();
  Device& other = *platform.devices().back();
  std::vector<double> a(kRows * kColumns, 1.0);
  const std::vector<double> b(kColumns, 5.0);
  const Buffer a_buffer(one, kBytes);
  const Buffer b_buffer(one, kRowBytes);
  const Buffer away(other, kBytes);
  const EventRef ups[] = {upload(one, a_buffer.get(), a.data(), kBytes),
                          upload(one, b_buffer.get(), b.data(), kRowBytes),
                          upload(other, away.get(), a.data(), kBytes)};
  const std::int64_t strides[] = {kColumns};
  const ViewArgument views[] = {{&a_buffer.get(), 0, sizeof(double), strides},
                                {&b_buffer.get(), 0, sizeof(double), {}}};
  const std::int64_t grid[] = {1, kColumns};
  const std::int64_t block[] = {1, 32};
  std::vector<EventRef> done(ups, ups + 3);
  for (std::int64_t row = 0; row < kRows; ++row) {
    const std::int64_t scalars[] = {row, 2};
    const EventRef launched = one.launch({kernel, views, scalars, grid, block}, ups);
    const RectSide side{static_cast<std::size_t>(row) * kRowBytes, 0, 0};
    const EventRef waits[] = {launched, ups[2]};
    done.push_back(other.copy_from_device(away.get(), side, one, a_buffer.get(), side, row_of(kRowBytes), waits));
  }
  platform.wait(download(other, a.data(), away.get(), kBytes, done));
  checks.expect(a == std::vector<double>(a.size(), 7.0), "every row arrives as its launch left it");
}

void check_polling(Checks& checks, Platform& platform) {
  Device& device = *platform.devices()[0];
  const Bytes sent(1 << 16, 1);
  const Buffer buffer(device, sent.size());
  const EventRef event = upload(device, buffer.get(), sent.data(), sent.size());
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!platform.is_complete(event) && std::chrono::steady_clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  checks.expect(platform.is_complete(event), "a copy completes with no wait");
  const Interval interval = platform.interval(event);
  checks.expect(interval.begin <= interval.end, "it does not end before it begins");
  checks.expect(platform.is_complete(nullptr), "a null event is complete");
  platform.wait(nullptr);
}

// Zeros, which are in order too, where the platform was opened without profiling.
void check_queues(Checks& checks, Platform& platform) {
  for (const auto& device : platform.devices()) {
    Bytes bytes(1 << 12);
    const Buffer first(*device, bytes.size());
    const Buffer second(*device, bytes.size());
    std::vector<EventRef> events;
    for (int round = 0; round < 20; ++round) {
      const EventRef last = events.empty() ? nullptr : events.back();
      events.push_back(upload(*device, first.get(), bytes.data(), bytes.size(), {&last, 1}));
      events.push_back(device->copy_from_device(second.get(), {}, *device, first.get(), {}, row_of(bytes.size()),
                                                {&events.back(), 1}));
      events.push_back(download(*device, bytes.data(), second.get(), bytes.size(), {&events.back(), 1}));
    }
    platform.wait(events.back());
    std::vector<std::int64_t> ends(device->info().queues.size());
    for (const EventRef& event : events) {
      const Interval interval = platform.interval(event);
      const auto queue = static_cast<std::size_t>(interval.queue);
      checks.expect(queue < ends.size(), "the queue is one of the device's");
      if (queue >= ends.size()) return;
      const bool in_order = ends[queue] <= interval.begin && interval.begin <= interval.end;
      checks.expect(in_order, "a queue does one thing at a time");
      ends[queue] = interval.end;
      const Interval again = platform.interval(event);
      checks.expect(again.begin == interval.begin && again.end == interval.end, "times do not change");
    }
  }
}

// Whatever queue a launch is on, it comes after what it is told to, and the queue that its event names is its own.
void check_compute_queues(Checks& checks, Platform& platform) {
  for (const auto& device : platform.devices()) {
    const std::size_t queues = device->info().compute_queues;
    checks.expect(queues >= 1 && queues < device->info().queues.size(), "compute queues, and one for copies");
    Counter counter(platform, *device, 5, 3);
    EventRef last = counter.uploaded();
    for (std::size_t i = 0; i < 60; ++i) {
      LaunchRequest request = counter.increment();
      request.queue = i % queues;
      last = device->launch(request, {&last, 1});
      if (i % 7 != 0) continue;
      platform.wait(last);
      const auto queue = static_cast<std::size_t>(platform.interval(last).queue);
      checks.expect(queue == request.queue || platform.interval(last).end == 0, "a launch is on its queue");
    }
    platform.wait(counter.download_after(last));
    checks.expect_equal(counter.value(), 5 + 60 * 3, "the value after launches on all queues");
  }
}

void check_memory_limit(Checks& checks, Platform& platform) {
  Device& device = *platform.devices()[0];
  checks.expect(device.allocate(std::size_t{1} << 50).handle == nullptr, "a petabyte is not there");
  const Buffer small(device, 64);
  checks.expect(small.get().bytes == 64, "and a small block still is");
}

// The last one's event stands for all of a tile's launches, whether or not the others have one.
void check_followed_launches(Checks& checks, Platform& platform) {
  for (const auto& device : platform.devices()) {
    Counter counter(platform, *device, 5, 3);
    EventRef last = counter.uploaded();
    std::vector<EventRef> events;
    for (int tile = 0; tile < 10; ++tile) {
      for (int i = 0; i < 3; ++i) {
        LaunchRequest request = counter.increment();
        request.followed = i < 2;
        const EventRef event = device->launch(request, i == 0 ? Waits{&last, 1} : Waits{});
        if (event) events.push_back(event);
        if (!request.followed) last = event;
      }
      checks.expect(last != nullptr, "the last launch of a tile has an event");
    }
    platform.wait(counter.download_after(last));
    checks.expect_equal(counter.value(), 5 + 10 * 3 * 3, "the value after all launches");
    platform.wait_for_all(events);
    std::vector<Interval> intervals;
    platform.complete_intervals(events, intervals);
    checks.expect_equal(static_cast<long long>(intervals.size()), static_cast<long long>(events.size()),
                        "intervals of complete launches");
    for (const Interval& interval : intervals) {
      checks.expect(interval.begin <= interval.end, "none ends before it begins");
    }
  }
}

// With no event waited for.
void check_drain(Checks& checks, Platform& platform) {
  for (const auto& device : platform.devices()) {
    Counter counter(platform, *device, 1, 2);
    EventRef last = counter.uploaded();
    for (int i = 0; i < 50; ++i) last = device->launch(counter.increment(), {&last, 1});
    last = counter.download_after(last);
    device->drain();
    checks.expect_equal(counter.value(), 101, "the value when nothing is under way");
    checks.expect(platform.is_complete(last), "the last event is complete");
    device->drain();
  }
}

}  // namespace

void check_conformance(Checks& checks, Platform& platform) {
  checks.run("devices describe themselves", [&] { check_info(checks, platform); });
  checks.run("host to device and back", [&] { check_round_trip(checks, platform); });
  checks.run("rectangles between hosts and devices", [&] { check_rectangles(checks, platform); });
  checks.run("an empty copy", [&] { check_empty_copy(checks, platform); });
  checks.run("a launch that fills its blocks", [&] { check_2d_launch(checks, platform, 64, 128); });
  checks.run("a launch that does not", [&] { check_2d_launch(checks, platform, 13, 45); });
  checks.run("a launch with very many rows", [&] { check_2d_launch(checks, platform, 530000, 1); });
  checks.run("a launch in three dimensions", [&] { check_3d_launch(checks, platform); });
  checks.run("sequences of launches", [&] { check_sequences(checks, platform); });
  checks.run("events order queues and devices", [&] { check_event_order(checks, platform); });
  checks.run("a buffer is computed in and sent away at once", [&] { check_overlap(checks, platform); });
  checks.run("launches that follow each other", [&] { check_followed_launches(checks, platform); });
  checks.run("a device comes to rest", [&] { check_drain(checks, platform); });
  checks.run("polling", [&] { check_polling(checks, platform); });
  checks.run("queues are in order", [&] { check_queues(checks, platform); });
  checks.run("several compute queues", [&] { check_compute_queues(checks, platform); });
  checks.run("more memory than there is", [&] { check_memory_limit(checks, platform); });
  checks.run("an unknown kernel", [&] {
    bool thrown = false;
    try {
      platform.kernel_index("no_such_kernel");
    } catch (const Error& error) {
      thrown = std::string(error.what()).find("no_such_kernel") != std::string::npos;
    }
    checks.expect(thrown, "is an error that names it");
  });
}

}  // namespace boxflow::test
