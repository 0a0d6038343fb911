#include "run/verify.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace boxflow {

namespace {

template <typename T>
T load(const char* element) {
  T value;
  std::memcpy(&value, element, sizeof value);
  return value;
}

bool close(double a, double b, double tolerance) {
  if (a == b || (std::isnan(a) && std::isnan(b))) return true;
  if (std::isinf(a) || std::isinf(b)) return false;
  return std::abs(a - b) <= tolerance * std::max(std::abs(a), std::abs(b));
}

bool equal(ElementType type, std::size_t bytes, const char* a, const char* b) {
  if (std::memcmp(a, b, bytes) == 0) return true;
  if (type == ElementType::kDouble) return close(load<double>(a), load<double>(b), 1e-12);
  if (type == ElementType::kFloat) return close(load<float>(a), load<float>(b), 1e-5);
  return false;
}

}  // namespace

std::optional<Difference> first_difference(const RegionArray& array, const char* devices, const char* sequential) {
  const std::size_t bytes = array.element_bytes;
  const std::int64_t elements = volume(array.bounds);
  std::optional<Difference> difference;
  for (std::int64_t i = 0; i < elements; ++i) {
    const std::size_t offset = static_cast<std::size_t>(i) * bytes;
    const ElementType type = array.plan->element;
    if (equal(type, bytes, devices + offset, sequential + offset)) continue;
    if (!difference) {
      difference = {array.plan->name,
                    index_text(array.bounds, i),
                    element_text(type, devices + offset),
                    element_text(type, sequential + offset),
                    0,
                    static_cast<std::uint64_t>(elements)};
    }
    difference->count += 1;
  }
  return difference;
}

Snapshot::Snapshot(const RegionArrays& arrays) {
  for (const RegionArray& array : arrays) {
    auto& copy = copies_.emplace_back();
    if (!array.plan->live_out) continue;
    const std::size_t bytes = array.bytes(array.bounds);
    copy = std::make_unique_for_overwrite<char[]>(std::max<std::size_t>(bytes, 1));
    if (bytes > 0) read_host(array, copy.get());
  }
}

void Snapshot::restore(RegionArrays& arrays) const {
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    const std::size_t bytes = arrays[i].bytes(arrays[i].bounds);
    if (copies_[i] && bytes > 0) write_host(arrays[i], copies_[i].get());
  }
}

}  // namespace boxflow
