#include "device_conformance.hpp"

#include <chrono>
#include <string>
#include <thread>

#include "device_buffers.hpp"
#include "device_counter.hpp"

namespace boxflow::test {

namespace {

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

void check_memory_limit(Checks& checks, Platform& platform) {
  Device& device = *platform.devices()[0];
  checks.expect(device.allocate(std::size_t{1} << 50).handle == nullptr, "a petabyte is not there");
  const Buffer small(device, 64);
  checks.expect(small.get().bytes == 64, "and a small block still is");
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
  check_copies(checks, platform);
  check_launches(checks, platform);
  checks.run("a device comes to rest", [&] { check_drain(checks, platform); });
  checks.run("polling", [&] { check_polling(checks, platform); });
  checks.run("queues are in order", [&] { check_queues(checks, platform); });
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
