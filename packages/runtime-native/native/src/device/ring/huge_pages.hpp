// Huge pages for memory that a copy is the first to touch: a page fault for each 4 KiB takes longer than the copy.
#pragma once

#include <cstddef>

#include "device/rect_copy.hpp"

namespace boxflow {

// Asks for huge pages in the untouched parts of at least 16 MiB of a rectangle that is about to be written. Only if at
// least half of the bytes between its first and its last are written. Advice only: nothing depends on its effect.
void advise_huge_pages(char* base, const RectSide& side, const Rect& rect) noexcept;

}  // namespace boxflow
