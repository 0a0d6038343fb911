#include "device/shadow_memory.hpp"

namespace boxflow {

namespace {

std::uintptr_t number(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

}  // namespace

void ShadowMemory::put(const void* address, const ShadowTag& tag) {
  const std::lock_guard lock(mutex_);
  tags_.insert_or_assign(number(address), tag);
}

void ShadowMemory::copy(const void* to, const void* from, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  erase(number(to), bytes);
  auto hint = tags_.lower_bound(number(to));
  const auto end = number(from) + bytes;
  for (auto tag = tags_.lower_bound(number(from)); tag != tags_.end() && tag->first < end; ++tag) {
    hint = std::next(tags_.emplace_hint(hint, tag->first - number(from) + number(to), tag->second));
  }
}

void ShadowMemory::forget(const void* begin, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  erase(number(begin), bytes);
}

std::optional<ShadowTag> ShadowMemory::at(const void* address) const {
  const std::lock_guard lock(mutex_);
  const auto tag = tags_.find(number(address));
  if (tag == tags_.end()) return std::nullopt;
  return tag->second;
}

void ShadowMemory::erase(std::uintptr_t begin, std::size_t bytes) {
  tags_.erase(tags_.lower_bound(begin), tags_.lower_bound(begin + bytes));
}

}  // namespace boxflow
