#include "cudart/device_arrays.hpp"

#include "cudart/round_up.hpp"

namespace boxflow::cudart {

void *DeviceArrays::allocate(size_t bytes, std::optional<Shortage> *shortage) {
  const size_t page = pages_.page_bytes();
  if (bytes > SIZE_MAX - page) return nullptr;
  const std::lock_guard lock(mutex_);
  Array array;
  array.bytes = bytes;
  // Fewer pages than devices: the first device has them all, together with other small arrays.
  if (bytes < page * pages_.devices()) {
    const uintptr_t address = small_.allocate(bytes);
    if (address == 0) {
      if (shortage != nullptr) *shortage = {0, bytes, pages_.free_bytes(0)};
      return nullptr;
    }
    return add(address, array);
  }
  array.reserved = round_up(bytes, page);
  const uintptr_t address = pages_.reserve(array.reserved);
  if (address == 0) return nullptr;
  if (!map_parts(address, array, shortage)) {
    unmap(address, array);
    return nullptr;
  }
  return add(address, array);
}

void *DeviceArrays::add(uintptr_t address, const Array &array) {
  arrays_[address] = array;
  allocated_bytes_ += array.bytes;
  return reinterpret_cast<void *>(address);
}

// Gives each device one interval of the pages.
bool DeviceArrays::map_parts(uintptr_t address, Array &array, std::optional<Shortage> *shortage) {
  const uint32_t devices = pages_.devices();
  const size_t page = pages_.page_bytes(), pages = array.reserved / page;
  for (uint32_t d = 0; d < devices; ++d) {
    const size_t first = pages * d / devices, end = pages * (d + 1) / devices;
    const Part part = {address + first * page, (end - first) * page};
    if (!pages_.map(part.address, part.bytes, d)) {
      if (shortage != nullptr) *shortage = {d, part.bytes, pages_.free_bytes(d)};
      return false;
    }
    array.parts.push_back(part);
  }
  return true;
}

bool DeviceArrays::release(void *address) {
  const std::lock_guard lock(mutex_);
  const auto found = arrays_.find(reinterpret_cast<uintptr_t>(address));
  if (found == arrays_.end()) return false;
  const auto &[start, array] = *found;
  if (array.reserved == 0) {
    small_.release(start);
  } else {
    unmap(start, array);
  }
  allocated_bytes_ -= array.bytes;
  arrays_.erase(found);
  return true;
}

void DeviceArrays::unmap(uintptr_t address, const Array &array) {
  for (const Part &part : array.parts) pages_.unmap(part.address, part.bytes);
  pages_.release(address, array.reserved);
}

bool DeviceArrays::contains(const void *address, size_t bytes) {
  const auto start = reinterpret_cast<uintptr_t>(address);
  const std::lock_guard lock(mutex_);
  const auto after = arrays_.upper_bound(start);
  if (after == arrays_.begin()) return false;
  const auto &[first, array] = *std::prev(after);
  const size_t offset = start - first;
  return offset <= array.bytes && bytes <= array.bytes - offset;
}

std::vector<std::pair<void *, size_t>> DeviceArrays::all() {
  const std::lock_guard lock(mutex_);
  std::vector<std::pair<void *, size_t>> found;
  for (const auto &[address, array] : arrays_) found.emplace_back(reinterpret_cast<void *>(address), array.bytes);
  return found;
}

size_t DeviceArrays::allocated_bytes() {
  const std::lock_guard lock(mutex_);
  return allocated_bytes_;
}

}  // namespace boxflow::cudart
