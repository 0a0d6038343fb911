#include "cudart_host/verifier.hpp"

#include <cmath>
#include <cstring>

namespace boxflow::cudart {

namespace {

// Returns whether two words, as reals, differ by no more than sums in another order do.
template <typename Real>
bool are_close(const char *a, const char *b, Real tolerance) {
  Real x, y;
  std::memcpy(&x, a, sizeof x);
  std::memcpy(&y, b, sizeof y);
  return std::isfinite(x) && std::isfinite(y) && std::fabs(x - y) <= tolerance * (std::fabs(x) + std::fabs(y));
}

// Says whether the aligned word of the byte is a float or a double that is close to the other one.
bool is_rounded(const std::vector<char> &before, const char *now, size_t byte) {
  const size_t small = byte / sizeof(float) * sizeof(float), large = byte / sizeof(double) * sizeof(double);
  if (small + sizeof(float) <= before.size() && are_close<float>(&before[small], now + small, 1e-4f)) return true;
  return large + sizeof(double) <= before.size() && are_close<double>(&before[large], now + large, 1e-9);
}

}  // namespace

MemoryCopy::MemoryCopy(const std::vector<Variable> &memory) : memory_(memory) {
  for (const Variable &one : memory_) {
    const char *start = static_cast<const char *>(one.address);
    bytes_.emplace_back(start, start + one.bytes);
  }
}

void MemoryCopy::restore() const {
  for (size_t i = 0; i < memory_.size(); ++i) {
    if (memory_[i].bytes > 0) std::memcpy(memory_[i].address, bytes_[i].data(), memory_[i].bytes);
  }
}

std::string MemoryCopy::difference(bool rounding) const {
  for (size_t i = 0; i < memory_.size(); ++i) {
    const char *now = static_cast<const char *>(memory_[i].address);
    if (memory_[i].bytes == 0 || std::memcmp(now, bytes_[i].data(), memory_[i].bytes) == 0) continue;
    size_t first = memory_[i].bytes, count = 0;
    for (size_t byte = 0; byte < memory_[i].bytes; ++byte) {
      if (now[byte] == bytes_[i][byte] || (rounding && is_rounded(bytes_[i], now, byte))) continue;
      if (count++ == 0) first = byte;
    }
    if (count == 0) continue;
    return std::to_string(count) + " of the " + std::to_string(memory_[i].bytes) +
           " bytes of an array differ, the first one at byte " + std::to_string(first);
  }
  return {};
}

}  // namespace boxflow::cudart
