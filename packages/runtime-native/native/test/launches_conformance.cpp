// The duties of launches: their threads, their order, and what they may do at the same time as copies.
#include "device_buffers.hpp"
#include "device_conformance.hpp"
#include "device_counter.hpp"

namespace boxflow::test {

namespace {

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

}  // namespace

void check_launches(Checks& checks, Platform& platform) {
  checks.run("a launch that fills its blocks", [&] { check_2d_launch(checks, platform, 64, 128); });
  checks.run("a launch that does not", [&] { check_2d_launch(checks, platform, 13, 45); });
  checks.run("a launch with very many rows", [&] { check_2d_launch(checks, platform, 530000, 1); });
  checks.run("a launch in three dimensions", [&] { check_3d_launch(checks, platform); });
  checks.run("sequences of launches", [&] { check_sequences(checks, platform); });
  checks.run("events order queues and devices", [&] { check_event_order(checks, platform); });
  checks.run("a buffer is computed in and sent away at once", [&] { check_overlap(checks, platform); });
  checks.run("launches that follow each other", [&] { check_followed_launches(checks, platform); });
  checks.run("several compute queues", [&] { check_compute_queues(checks, platform); });
}

}  // namespace boxflow::test
