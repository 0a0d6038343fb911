// `boxflow_transfers [MEGABYTES [REPETITIONS [SHAPE …]]]`: how fast the CUDA devices of this machine copy from and to
// the program's memory, as CSV. A shape is THREADS,BLOCK_MIB,BLOCKS, where 0 means the default, or `driver` for copies
// without the ring. Every byte that comes back is compared; a difference ends in exit code 1.
#include <sys/mman.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <limits>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "device/platform_request.hpp"
#include "device/rect_copy.hpp"

namespace {

using namespace boxflow;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kRowBytes = 163840;  // of a matrix of 20480 columns of doubles

// Memory that nobody has touched, until `touch`.
class Memory {
 public:
  explicit Memory(std::size_t bytes) : bytes_(bytes) {
    void* const address = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (address == MAP_FAILED) throw Error("bench", "no memory");
    data_ = static_cast<char*>(address);
  }
  ~Memory() { munmap(data_, bytes_); }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  char* data() const { return data_; }

 private:
  std::size_t bytes_;
  char* data_;
};

// Calls `work(begin, end)` for parts of the rows, on all processors.
template <typename Work>
void in_parallel(std::size_t rows, const Work& work) {
  const std::size_t count = std::max(1u, std::thread::hardware_concurrency());
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < count; ++i) {
    threads.emplace_back([&, i] { work(rows * i / count, rows * (i + 1) / count); });
  }
  for (std::thread& thread : threads) thread.join();
}

struct Side {
  Memory memory;
  std::size_t rows;
  explicit Side(std::size_t r) : memory(r * kRowBytes), rows(r) {}

  void fill(std::uint64_t seed) const {
    in_parallel(rows, [&](std::size_t begin, std::size_t end) {
      auto* const words = reinterpret_cast<std::uint64_t*>(memory.data());
      for (std::size_t i = begin * kRowBytes / 8; i < end * kRowBytes / 8; ++i) {
        words[i] = (i + seed) * 0x9e3779b97f4a7c15u;
      }
    });
  }
  // Compares the first `bytes` of each row.
  bool equals(const Side& other, std::size_t bytes) const {
    std::vector<char> equal(rows, 0);
    in_parallel(rows, [&](std::size_t begin, std::size_t end) {
      for (std::size_t row = begin; row < end; ++row) {
        const std::size_t at = row * kRowBytes;
        equal[row] = std::memcmp(memory.data() + at, other.memory.data() + at, bytes) == 0;
      }
    });
    return std::all_of(equal.begin(), equal.end(), [](char same) { return same != 0; });
  }
};

struct Shape {
  std::string name;
  RingShape ring;
};

Shape parse_shape(const std::string& text) {
  Shape shape{text, {}};
  if (text == "driver") {
    shape.ring.least_bytes = std::numeric_limits<std::size_t>::max();
    return shape;
  }
  unsigned long threads = 0;
  unsigned long mib = 0;
  unsigned long blocks = 0;
  if (std::sscanf(text.c_str(), "%lu,%lu,%lu", &threads, &mib, &blocks) != 3) throw Error("bench", "shape? " + text);
  shape.ring.threads = threads;
  if (mib > 0) shape.ring.block_bytes = mib << 20;
  if (blocks > 0) shape.ring.blocks = static_cast<std::uint32_t>(blocks);
  return shape;
}

class Bench {
 public:
  Bench(const Shape& shape, std::size_t rows, int repetitions)
      : shape_(shape), rows_(rows), repetitions_(repetitions) {
    PlatformRequest request;
    request.ring = shape.ring;
    platform_ = open_cuda_platform(request);
    for (const auto& device : platform_->devices()) {
      blocks_.push_back(device->allocate(rows * kRowBytes));
      sources_.push_back(std::make_unique<Side>(rows));
      sources_.back()->fill(sources_.size());
    }
    first_copies();
  }
  ~Bench() {
    for (std::size_t i = 0; i < blocks_.size(); ++i) device(i).release(blocks_[i]);
  }

  bool run() {
    for (const bool strided : {false, true}) {
      const std::size_t bytes = strided ? kRowBytes / 2 : kRowBytes;
      for (std::size_t devices = 1; devices <= blocks_.size(); ++devices) measure(devices, bytes);
    }
    if (blocks_.size() == 1) measure_both_ways();
    return right_;
  }

 private:
  Device& device(std::size_t i) { return *platform_->devices()[i]; }

  // Opens the rings, and says what that took.
  void first_copies() {
    const std::size_t bytes = std::min<std::size_t>(rows_ * kRowBytes, 64u << 20);
    const Clock::time_point begin = Clock::now();
    const EventRef in = device(0).copy_from_host(blocks_[0], {}, sources_[0]->memory.data(), {}, {bytes, 1, 1}, {});
    platform_->wait(in);
    Side target(rows_);
    platform_->wait(device(0).copy_to_host(target.memory.data(), {}, blocks_[0], {}, {bytes, 1, 1}, {&in, 1}));
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    print("first 64 MiB in and out", "ms", 1, kRowBytes, seconds * 1e3);
  }

  EventRef in(std::size_t i, std::size_t bytes) {
    return device(i).copy_from_host(blocks_[i], {0, bytes, 0}, sources_[i]->memory.data(), {0, kRowBytes, 0},
                                    {bytes, rows_, 1}, {});
  }
  EventRef out(std::size_t i, std::size_t bytes, const Side& target) {
    return device(i).copy_to_host(target.memory.data(), {0, kRowBytes, 0}, blocks_[i], {0, bytes, 0},
                                  {bytes, rows_, 1}, {});
  }

  void measure(std::size_t devices, std::size_t bytes) {
    const double gigabytes = static_cast<double>(devices * rows_ * bytes) / 1e9;
    for (int repetition = 0; repetition < repetitions_; ++repetition) {
      std::vector<std::unique_ptr<Side>> targets;
      for (std::size_t i = 0; i < devices; ++i) targets.push_back(std::make_unique<Side>(rows_));
      const auto rate = [&](const char* what, const auto& copy) {
        std::vector<EventRef> events;
        const Clock::time_point begin = Clock::now();
        for (std::size_t i = 0; i < devices; ++i) events.push_back(copy(i));
        issue_ = std::chrono::duration<double>(Clock::now() - begin).count();
        for (const EventRef& event : events) platform_->wait(event);
        print(what, "GB/s", devices, bytes, gigabytes / std::chrono::duration<double>(Clock::now() - begin).count());
      };
      rate("in", [&](std::size_t i) { return in(i, bytes); });
      rate("out untouched", [&](std::size_t i) { return out(i, bytes, *targets[i]); });
      verify(targets, bytes);
      for (const auto& target : targets) target->fill(99);
      rate("out touched", [&](std::size_t i) { return out(i, bytes, *targets[i]); });
      verify(targets, bytes);
    }
  }

  // Reads the rows of one half of the device's memory in while those of the other half go out.
  void measure_both_ways() {
    const std::size_t half = rows_ / 2;
    for (int repetition = 0; repetition < repetitions_; ++repetition) {
      Side target(rows_);
      target.fill(98);
      const Clock::time_point begin = Clock::now();
      const EventRef events[] = {
          device(0).copy_from_host(blocks_[0], {}, sources_[0]->memory.data(), {}, {half * kRowBytes, 1, 1}, {}),
          device(0).copy_to_host(target.memory.data() + half * kRowBytes, {}, blocks_[0], {half * kRowBytes, 0, 0},
                                 {half * kRowBytes, 1, 1}, {})};
      for (const EventRef& event : events) platform_->wait(event);
      const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
      print("in and out at once", "GB/s", 1, kRowBytes, static_cast<double>(2 * half * kRowBytes) / 1e9 / seconds);
    }
  }

  void verify(const std::vector<std::unique_ptr<Side>>& targets, std::size_t bytes) {
    for (std::size_t i = 0; i < targets.size(); ++i) {
      if (targets[i]->equals(*sources_[i], bytes)) continue;
      right_ = false;
      std::printf("DIFFERENT: device %zu, rows of %zu bytes, shape %s\n", i, bytes, shape_.name.c_str());
    }
  }

  void print(const char* what, const char* unit, std::size_t devices, std::size_t bytes, double value) const {
    std::printf("\"%s\",%s,%s,%zu,%zu,%.2f,%s,%.2f\n", shape_.name.c_str(), what,
                bytes == kRowBytes ? "contiguous" : "strided", devices, rows_ * bytes, value, unit, issue_ * 1e3);
    std::fflush(stdout);
  }

  Shape shape_;
  std::size_t rows_;
  int repetitions_;
  std::unique_ptr<Platform> platform_;
  std::vector<Allocation> blocks_;
  std::vector<std::unique_ptr<Side>> sources_;
  double issue_ = 0;
  bool right_ = true;
};

}  // namespace

int main(int argc, char** argv) {
  try {
    const std::size_t megabytes = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 3356;
    const int repetitions = argc > 2 ? std::atoi(argv[2]) : 3;
    std::vector<std::string> shapes(argv + std::min(argc, 3), argv + argc);
    if (shapes.empty()) shapes = {"driver", "0,0,0"};
    std::printf("shape,copy,layout,devices,bytes per device,value,unit,ms to issue\n");
    const std::size_t rows = std::max<std::size_t>(megabytes * 1000000 / kRowBytes, 2);
    bool right = true;
    for (const std::string& shape : shapes) {
      right = Bench(parse_shape(shape), rows, repetitions).run() && right;
    }
    std::printf("%s\n", right ? "every byte is right" : "SOME BYTES ARE WRONG");
    return right ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
