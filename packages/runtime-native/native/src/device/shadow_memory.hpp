// Tags that identify every element in the memory of the program and of host devices, for shadow mode (shadow.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>

namespace boxflow {

// The number of the write that left an element. A session never uses a version twice.
using Version = std::uint32_t;

struct ShadowTag {
  Version version = 0;
  std::uint32_t array = 0;   // in the region
  std::int64_t element = 0;  // row-major, in the whole array

  friend bool operator==(const ShadowTag&, const ShadowTag&) = default;
};

// Tags by the address of an element's first byte. Ordering is that of the bytes themselves: whoever may write them may
// change their tags.
class ShadowMemory {
 public:
  void put(const void* address, const ShadowTag& tag);
  // Copies tags like memcpy, absent ones included.
  void copy(const void* to, const void* from, std::size_t bytes);
  void forget(const void* begin, std::size_t bytes);
  std::optional<ShadowTag> at(const void* address) const;

  Version next_version() { return ++versions_; }  // from the thread that runs regions

 private:
  using Tags = std::map<std::uintptr_t, ShadowTag>;

  void erase(std::uintptr_t begin, std::size_t bytes);

  mutable std::mutex mutex_;
  Tags tags_;
  Version versions_ = 0;
};

}  // namespace boxflow
