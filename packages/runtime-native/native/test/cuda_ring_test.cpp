// Large copies of CUDA devices through pinned blocks, on the driver made up for the tests: when the ring is opened,
// which calls a copy takes, and what failures leave behind.
#include "cuda_ring_test.hpp"

#include <chrono>
#include <filesystem>
#include <iterator>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "device/platform_request.hpp"

namespace boxflow::test {

namespace {

constexpr std::size_t kBlock = 4096;
constexpr RingShape kSmallRing{3, kBlock, 2, 1000, 2 * kBlock};

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

std::size_t thread_count() {
  const std::filesystem::directory_iterator tasks("/proc/self/task");
  return static_cast<std::size_t>(std::distance(begin(tasks), end(tasks)));
}

// Gives the system a moment to forget threads that have been joined.
void expect_threads(Checks& checks, std::size_t count) {
  for (int i = 0; i < 1000 && thread_count() != count; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  checks.expect_equal(static_cast<long long>(thread_count()), static_cast<long long>(count), "threads");
}

std::vector<char> numbered(std::size_t bytes, int seed) {
  std::vector<char> values(bytes);
  const auto first = static_cast<std::size_t>(seed);
  for (std::size_t i = 0; i < bytes; ++i) values[i] = static_cast<char>(i * 31 + i / 251 + first);
  return values;
}

// A platform with a small ring, and as much memory on its first device as on the host.
struct Setting {
  explicit Setting(FakeDriver& driver, RingShape ring = kSmallRing, std::size_t size = 10 * kBlock + 5)
      : bytes(size), sent(numbered(size, 1)), received(size) {
    driver.start(kFour);
    platform = open_cuda_platform({.cuda_fatbin = kImage, .ring = ring});
    block = device().allocate(bytes);
  }
  ~Setting() {
    device().drain();
    device().release(block);
  }
  Device& device() const { return *platform->devices()[0]; }
  EventRef in(Waits waits = {}) { return device().copy_from_host(block, {}, sent.data(), {}, {bytes, 1, 1}, waits); }
  EventRef out(Waits waits = {}) { return device().copy_to_host(received.data(), {}, block, {}, {bytes, 1, 1}, waits); }

  std::size_t bytes;
  std::vector<char> sent;
  std::vector<char> received;
  std::unique_ptr<Platform> platform;
  Allocation block;
};

void check_opening(Checks& checks, FakeDriver& driver) {
  checks.run("small copies open no ring and start no thread", [&] {
    const std::size_t threads = thread_count();
    Setting setting(driver, {}, std::size_t{1} << 20);
    const EventRef in = setting.in();
    setting.platform->wait(setting.out({&in, 1}));
    checks.expect(setting.sent == setting.received, "bytes");
    checks.expect_equal(driver.calls("cuMemHostAlloc"), 0, "pinned blocks");
    expect_threads(checks, threads);
  });
  checks.run("the first large copy of each direction opens its ring, and nothing is left", [&] {
    const std::size_t threads = thread_count();
    {
      Setting setting(driver, {}, (std::size_t{1} << 20) + 1);
      for (int round = 0; round < 2; ++round) {
        const EventRef in = setting.in();
        setting.platform->wait(setting.out({&in, 1}));
        checks.expect_equal(driver.calls("cuMemHostAlloc"), 2, "pinned memory for each direction");
      }
      checks.expect(setting.sent == setting.received, "bytes");
      checks.expect(thread_count() > threads, "there are threads");
    }
    checks.expect_equal(driver.live_objects(), 0, "live objects");
    expect_threads(checks, threads);
  });
  checks.run("without pinned memory the driver copies", [&] {
    for (const int result : {2, 801}) {
      Setting setting(driver);
      driver.fail_next("cuMemHostAlloc", result);
      const EventRef in = setting.in();
      driver.fail_next("cuStreamWriteValue32_v2", 801);
      setting.platform->wait(setting.out({&in, 1}));
      checks.expect(setting.sent == setting.received, "bytes");
      checks.expect_equal(driver.calls("cuStreamWaitValue32_v2"), 0, "waits for counters");
    }
    checks.expect_equal(driver.live_objects(), 0, "live objects");
  });
}

void check_calls(Checks& checks, FakeDriver& driver) {
  checks.run("a large copy is units of a block, and one wait at its end", [&] {
    Setting setting(driver, {3, kBlock, 2, kBlock, 2 * kBlock}, 3 * kBlock);
    setting.platform->wait(setting.in());
    driver.take_log();
    setting.platform->wait(setting.out());
    const std::string log = driver.take_log();
    const auto units = static_cast<long long>(count_of(log, "cuMemcpyDtoHAsync"));
    checks.expect(units == 3 || units == 4, "units, whose borders lie on multiples of a block: " + log);
    checks.expect_equal(static_cast<long long>(count_of(log, "cuStreamWaitValue32")), units + 1, "waits");
  });
  checks.run("nothing is read before the copy's turn", [&] {
    Setting setting(driver);
    const EventRef first = setting.in();
    const EventRef out = setting.out({&first, 1});
    // Copies what the former one has brought, not what the host has now.
    const EventRef again = setting.device().copy_from_host(setting.block, {}, setting.received.data(), {},
                                                           {setting.bytes, 1, 1}, {&out, 1});
    std::vector<char> last(setting.bytes);
    setting.platform->wait(
        setting.device().copy_to_host(last.data(), {}, setting.block, {}, {setting.bytes, 1, 1}, {&again, 1}));
    checks.expect(setting.sent == last, "bytes");
  });
}

void check_failures(Checks& checks, FakeDriver& driver) {
  checks.run("a call that fails in the middle of a copy", [&] {
    for (const char* symbol : {"cuStreamWaitValue32_v2", "cuStreamWriteValue32_v2", "cuMemcpyHtoDAsync_v2"}) {
      for (int calls = 0; calls < 6; ++calls) {
        Setting setting(driver);
        const EventRef before = setting.in();
        const std::vector<char> other = numbered(setting.bytes, 7);
        driver.fail_after(symbol, calls, 719);
        checks.expect_failure("BF5205", 0, [&] {
          setting.device().copy_from_host(setting.block, {}, other.data(), {}, {setting.bytes, 1, 1}, {});
        });
        setting.platform->wait(before);
        setting.device().drain();
      }
    }
    for (const char* symbol : {"cuStreamWaitValue32_v2", "cuStreamWriteValue32_v2", "cuMemcpyDtoHAsync_v2"}) {
      for (int calls = 0; calls < 6; ++calls) {
        Setting setting(driver);
        const EventRef in = setting.in();
        const EventRef before = setting.out({&in, 1});
        std::vector<char> other(setting.bytes);
        driver.fail_after(symbol, calls, 719);
        checks.expect_failure("BF5205", 0, [&] {
          setting.device().copy_to_host(other.data(), {}, setting.block, {}, {setting.bytes, 1, 1}, {});
        });
        setting.platform->wait(before);
        checks.expect(setting.sent == setting.received, "the copy before it is complete");
      }
    }
    checks.expect_equal(driver.live_objects(), 0, "live objects");
  });
  checks.run("a device that fails while threads work for it", [&] {
    const std::size_t threads = thread_count();
    {
      Setting setting(driver);
      const EventRef in = setting.in();
      const EventRef out = setting.out({&in, 1});
      driver.fail_next("cuStreamSynchronize", 719);  // of the first compute stream
      setting.device().drain();
      checks.expect(setting.platform->is_complete(out), "the copies are complete");
      const EventRef lost = setting.in();
      driver.fail_after("cuStreamSynchronize", 2, 719);  // of the stream of copies to the device
      setting.device().drain();
      checks.expect_failure("BF5205", 0, [&] { setting.platform->wait(lost); });
      checks.expect_failure("BF5205", 0, [&] { setting.platform->is_complete(lost); });
    }
    checks.expect_equal(driver.live_objects(), 0, "live objects");
    expect_threads(checks, threads);
  });
  checks.run("a failed kernel before a copy to the host", [&] {
    Setting setting(driver);
    setting.platform->wait(setting.in());
    const ViewArgument views[] = {{&setting.block, std::int64_t{1} << 40, 8, {}}};
    const std::int64_t scalars[] = {1};
    const EventRef wrong =
        setting.device().launch({setting.platform->kernel_index("increment"), views, scalars, {}, {}}, {});
    const EventRef out = setting.out({&wrong, 1});
    checks.expect_error("BF5205", "CUDA_ERROR_ILLEGAL_ADDRESS", [&] { setting.platform->wait(out); });
    setting.device().drain();
    const std::vector<char> zeros(setting.bytes);
    checks.expect(setting.received == zeros, "nothing was written");
  });
}

}  // namespace

void check_ring(Checks& checks, FakeDriver& driver) {
  check_opening(checks, driver);
  check_calls(checks, driver);
  check_failures(checks, driver);
}

}  // namespace boxflow::test
