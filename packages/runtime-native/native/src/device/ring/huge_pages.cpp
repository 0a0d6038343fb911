#include "device/ring/huge_pages.hpp"

#include <sys/mman.h>

#include <cstdint>

namespace boxflow {

namespace {

constexpr std::uintptr_t kHugePage = std::uintptr_t{2} << 20;
constexpr std::uintptr_t kLeastPart = std::uintptr_t{16} << 20;

// Returns whether the first small page of a huge one has no memory. One page speaks for all of them: one call of the
// system for each huge page is cheap, and a wrong answer is harmless.
bool is_untouched(std::uintptr_t address) {
  unsigned char resident = 0;
  return mincore(reinterpret_cast<void*>(address), 1, &resident) == 0 && (resident & 1) == 0;
}

void advise_range(std::uintptr_t begin, std::uintptr_t end) {
  begin = (begin + kHugePage - 1) / kHugePage * kHugePage;
  end = end / kHugePage * kHugePage;
  std::uintptr_t part = begin;  // the beginning of the untouched part that ends at `at`
  const auto finish = [&](std::uintptr_t at) {
    if (at >= part + kLeastPart) madvise(reinterpret_cast<void*>(part), at - part, MADV_HUGEPAGE);
  };
  for (std::uintptr_t at = begin; at < end; at += kHugePage) {
    if (is_untouched(at)) continue;
    finish(at);
    part = at + kHugePage;
  }
  finish(end);
}

bool is_dense(std::size_t bytes, std::size_t pitch) { return 2 * bytes >= pitch; }

}  // namespace

void advise_huge_pages(char* base, const RectSide& side, const Rect& rect) noexcept {
#ifdef MADV_HUGEPAGE
  const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(base) + side.offset;
  const bool dense_rows = rect.rows == 1 || is_dense(rect.row_bytes, side.row_pitch);
  const std::size_t slice_bytes = dense_rows ? (rect.rows - 1) * side.row_pitch + rect.row_bytes : rect.row_bytes;
  const std::size_t written = rect.row_bytes * rect.rows;
  if (dense_rows && (rect.slices == 1 || is_dense(written, side.slice_pitch))) {
    return advise_range(begin, begin + (rect.slices - 1) * side.slice_pitch + slice_bytes);
  }
  if (slice_bytes < kLeastPart) return;
  for (std::size_t slice = 0; slice < rect.slices; ++slice) {
    for (std::size_t row = 0; row < (dense_rows ? 1 : rect.rows); ++row) {
      const std::uintptr_t at = begin + slice * side.slice_pitch + row * side.row_pitch;
      advise_range(at, at + slice_bytes);
    }
  }
#endif
}

}  // namespace boxflow
