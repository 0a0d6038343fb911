#include <doctest/doctest.h>

#include <map>
#include <utility>

#include "cudart/device_arrays.hpp"

using namespace boxflow::cudart;

namespace {

// Three devices with a few pages each. Addresses hold nothing.
class CountedPages final : public Pages {
 public:
  uint32_t devices() const override { return 3; }
  size_t page_bytes() const override { return size_t{1} << 20; }
  uintptr_t reserve(size_t bytes) override {
    ++reserved;
    next_ += bytes + page_bytes();
    return next_ - bytes - page_bytes();
  }
  void release(uintptr_t, size_t) override { --reserved; }
  bool map(uintptr_t address, size_t bytes, uint32_t device) override {
    if (bytes > free_bytes(device)) return false;
    used[device] += bytes;
    mapped[address] = {bytes, device};
    return true;
  }
  void unmap(uintptr_t address, size_t bytes) override {
    CHECK(mapped.at(address).first == bytes);
    used[mapped.at(address).second] -= bytes;
    mapped.erase(address);
  }
  size_t free_bytes(uint32_t device) override { return (size_t{20} << 20) - used[device]; }

  int reserved = 0;
  size_t used[3] = {};
  std::map<uintptr_t, std::pair<size_t, uint32_t>> mapped;

 private:
  uintptr_t next_ = size_t{1} << 40;
};

}  // namespace

TEST_CASE("an array has one range of addresses, with an interval of pages from each device") {
  CountedPages pages;
  DeviceArrays arrays(pages);
  const size_t bytes = (size_t{7} << 20) + 5;
  void *array = arrays.allocate(bytes);
  REQUIRE(array != nullptr);
  const auto start = reinterpret_cast<uintptr_t>(array);
  CHECK(pages.mapped.size() == 3);
  CHECK(pages.mapped.at(start).second == 0);
  size_t offset = 0;
  for (const auto &[address, part] : pages.mapped) {
    CHECK(address == start + offset);
    offset += part.first;
  }
  CHECK(offset == size_t{8} << 20);
  CHECK(arrays.contains(array, bytes));
  CHECK(!arrays.contains(array, bytes + 1));
  CHECK(!arrays.release(static_cast<char *>(array) + 8));
  CHECK(arrays.release(array));
  CHECK(!arrays.release(array));
  CHECK(pages.mapped.empty());
  CHECK(pages.reserved == 0);
}

TEST_CASE("small arrays lie on the first device, without overlaps, and their memory is used again") {
  CountedPages pages;
  DeviceArrays arrays(pages);
  std::map<uintptr_t, size_t> live;
  unsigned random = 1;
  for (int step = 0; step < 2000; ++step) {
    random = random * 1664525u + 1013904223u;
    if (live.size() < 20 && random % 3 != 0) {
      const size_t bytes = 1 + (random >> 8) % 70000;
      void *array = arrays.allocate(bytes);
      REQUIRE(array != nullptr);
      const auto start = reinterpret_cast<uintptr_t>(array);
      CHECK(start % 512 == 0);
      const auto after = live.lower_bound(start);
      if (after != live.end()) CHECK(start + bytes <= after->first);
      if (after != live.begin()) CHECK(std::prev(after)->first + std::prev(after)->second <= start);
      live[start] = bytes;
    } else if (!live.empty()) {
      const auto one = std::next(live.begin(), static_cast<long>(random >> 8) % static_cast<long>(live.size()));
      CHECK(arrays.release(reinterpret_cast<void *>(one->first)));
      live.erase(one);
    }
    CHECK(pages.used[1] + pages.used[2] == 0);
  }
  for (const auto &[start, bytes] : live) arrays.release(reinterpret_cast<void *>(start));
  CHECK(pages.used[0] == 0);
  CHECK(pages.reserved == 0);
}

TEST_CASE("a device whose memory is short is named, and nothing stays") {
  CountedPages pages;
  DeviceArrays arrays(pages);
  pages.used[1] = size_t{15} << 20;
  std::optional<Shortage> shortage;
  CHECK(arrays.allocate(size_t{30} << 20, &shortage) == nullptr);
  REQUIRE(shortage);
  CHECK(shortage->device == 1);
  CHECK(shortage->wanted_bytes == size_t{10} << 20);
  CHECK(shortage->free_bytes == size_t{5} << 20);
  CHECK(pages.used[0] == 0);
  CHECK(pages.reserved == 0);
  CHECK(arrays.allocate(SIZE_MAX) == nullptr);
}
