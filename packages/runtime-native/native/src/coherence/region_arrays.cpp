#include "coherence/region_arrays.hpp"

#include <sys/uio.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/error.hpp"
#include "coherence/box_copy.hpp"
#include "geometry/provably_disjoint.hpp"

namespace boxflow {

namespace {

Box array_bounds(const PlanArray& array, std::span<const std::int64_t> parameters) {
  Box bounds(static_cast<int>(array.extents.size()));
  for (std::size_t d = 0; d < array.extents.size(); ++d) {
    bounds.hi[d] = std::max<std::int64_t>(array.extents[d].evaluate(parameters), 0);
  }
  return bounds;
}

// Returns false if the result overflows.
bool add_product(std::int64_t& sum, std::int64_t a, std::int64_t b) {
  std::int64_t product = 0;
  return !__builtin_mul_overflow(a, b, &product) && !__builtin_add_overflow(sum, product, &sum);
}

// Returns the elements from the array's first one to its last one in the program's own memory, gaps included; nothing
// if no memory is so large.
std::optional<std::int64_t> host_elements(const RegionArray& array) {
  if (array.bounds.empty()) return 0;
  std::int64_t last = 0;
  for (int d = 0; d < array.bounds.rank; ++d) {
    if (!add_product(last, array.bounds.extent(d) - 1, array.host->strides[d])) return std::nullopt;
  }
  return last + 1;
}

void require_addressable(const RegionArray& array) {
  std::int64_t bytes = 0;
  const auto elements = host_elements(array);
  if (elements && add_product(bytes, *elements, static_cast<std::int64_t>(array.element_bytes))) return;
  throw Error("BF5011", "the array " + array.plan->name + " is larger than any memory", "use smaller sizes");
}

void set_host_strides(RegionArray& array, std::span<const std::int64_t> parameters) {
  array.host->pack();
  for (std::size_t d = 0; d < array.plan->host_strides.size(); ++d) {
    array.host->strides[d] = array.plan->host_strides[d].evaluate(parameters);
  }
}

// Copies all elements between two pieces of the host's memory that are laid out as `to` and `from`.
void copy_on_host(const Place& to, char* to_memory, const Place& from, const char* from_memory) {
  for_each_piece(to, from, to.box, [&](const CopyPiece& piece) {
    for (std::size_t slice = 0; slice < piece.rect.slices; ++slice) {
      for (std::size_t row = 0; row < piece.rect.rows; ++row) {
        const auto offset = [&](const RectSide& side) {
          return side.offset + slice * side.slice_pitch + row * side.row_pitch;
        };
        std::memcpy(to_memory + offset(piece.to), from_memory + offset(piece.from), piece.rect.row_bytes);
      }
    }
  });
}

Place packed(const Place& place) {
  Place without_gaps;
  without_gaps.box = place.box;
  without_gaps.element_bytes = place.element_bytes;
  without_gaps.pack();
  return without_gaps;
}

StridedRange host_range(const RegionArray& array) {
  const auto bytes = static_cast<std::int64_t>(array.element_bytes);
  StridedRange range{reinterpret_cast<std::intptr_t>(array.host->host), bytes, {}};
  for (int d = 0; d < array.bounds.rank; ++d) {
    range.dimensions.push_back({array.bounds.extent(d), array.host->strides[d] * bytes});
  }
  return range;
}

// Asks the kernel, because trying would end the program. Some kernels do not answer.
enum class Readable { kYes, kNo, kUnknown };
Readable readable(const void* address) {
  char byte = 0;
  const iovec to{&byte, 1};
  const iovec from{const_cast<void*>(address), 1};
  if (process_vm_readv(getpid(), &to, 1, &from, 1, 0) == 1) return Readable::kYes;
  return errno == EFAULT ? Readable::kNo : Readable::kUnknown;
}

}  // namespace

RegionArrays make_region_arrays(const Plan& plan, std::span<const std::int64_t> parameters,
                                std::span<void* const> addresses) {
  RegionArrays arrays;
  for (std::size_t i = 0; i < plan.arrays.size(); ++i) {
    RegionArray& array = arrays.emplace_back();
    array.region = &plan;
    array.plan = &plan.arrays[i];
    array.element_bytes = info(array.plan->element).bytes;
    array.bounds = array_bounds(*array.plan, parameters);
    array.host->array = i;
    array.host->box = array.bounds;
    array.host->element_bytes = array.element_bytes;
    set_host_strides(array, parameters);
    require_addressable(array);
    array.host->host = static_cast<char*>(addresses[i]);
    if (array.outer()) array.directory.set_only(array.bounds, array.host.get());
  }
  return arrays;
}

std::size_t RegionArray::host_bytes() const {
  return static_cast<std::size_t>(host_elements(*this).value_or(0)) * element_bytes;
}

Box elements_in(const RegionArray& array, std::uintptr_t begin, std::uintptr_t end) {
  const auto first = reinterpret_cast<std::uintptr_t>(array.host->host);
  const std::uintptr_t last = first + array.host_bytes();
  const Place& host = *array.host;
  Box box = array.bounds;
  if (end <= first || last <= begin || box.empty()) return Box(box.rank > 0 ? box.rank : 1);
  // Offsets of the first and the last element from the first one of all.
  auto lo = static_cast<std::int64_t>((std::max(begin, first) - first) / array.element_bytes);
  auto hi = static_cast<std::int64_t>((std::min(end, last) - 1 - first) / array.element_bytes);
  for (int d = 0; d < box.rank; ++d) {
    const std::int64_t inner = d + 1 < box.rank ? host.strides[d + 1] * box.extent(d + 1) : 1;
    if (host.strides[d] < inner) return box;  // nothing is known of where rows lie
    const std::int64_t from = std::min(lo / host.strides[d], box.extent(d) - 1);
    const std::int64_t to = std::min(hi / host.strides[d], box.extent(d) - 1);
    box.hi[d] = box.lo[d] + to + 1;
    box.lo[d] += from;
    if (from != to) return box;
    lo -= from * host.strides[d];
    hi -= from * host.strides[d];
  }
  return box;
}

void read_host(const RegionArray& array, char* values) {
  copy_on_host(packed(*array.host), values, *array.host, array.host->host);
}

void write_host(RegionArray& array, const char* values) {
  copy_on_host(*array.host, array.host->host, packed(*array.host), values);
}

Place& host_place(RegionArray& array) {
  if (!array.host->host) {
    array.own_memory = std::make_unique_for_overwrite<char[]>(array.host_bytes());
    array.host->host = array.own_memory.get();
  }
  return *array.host;
}

std::optional<std::string> failed_assumption(const Plan& plan, std::span<const std::int64_t> parameters) {
  for (const Assumption& assumption : plan.assumptions) {
    if (assumption.condition.evaluate(parameters) == 0) return assumption.message;
  }
  return std::nullopt;
}

std::optional<std::string> extreme_parameter(const Plan& plan, std::span<const std::int64_t> parameters) {
  // Leaves three bits for the coefficients and sums of the plan. No size or position in memory comes near.
  constexpr std::int64_t kLimit = std::int64_t{1} << 60;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (parameters[i] > kLimit || parameters[i] < -kLimit) {
      return plan.parameters[i] + " is out of the range that can be computed with";
    }
  }
  return std::nullopt;
}

bool has_memory_throughout(const RegionArray& array) {
  if (!array.host->host) return false;
  constexpr std::size_t kSmallestPage = 4096;
  const std::size_t bytes = array.host_bytes();
  for (std::size_t offset = 0; offset < bytes; offset += kSmallestPage) {
    if (readable(array.host->host + offset) != Readable::kYes) return false;
  }
  return bytes == 0 || readable(array.host->host + bytes - 1) == Readable::kYes;
}

std::optional<std::string> array_without_memory(const RegionArrays& arrays) {
  for (const RegionArray& array : arrays) {
    if (!array.outer() || array.bounds.empty()) continue;
    if (!array.host->host) return "the array " + array.plan->name + " has no address";
    const auto may_be_read = [&](std::size_t offset) { return readable(array.host->host + offset) != Readable::kNo; };
    if (may_be_read(0) && may_be_read(array.host_bytes() - 1)) continue;
    return "the program has less memory for the array " + array.plan->name + " than the region may access";
  }
  return std::nullopt;
}

std::string overwritten_arrays(const RegionArrays& arrays) {
  std::string names;
  for (const RegionArray& array : arrays) {
    if (array.overwritten) names += (names.empty() ? "" : ", ") + array.plan->name;
  }
  return names;
}

bool share_elements(const RegionArray& a, const RegionArray& b) {
  return a.host->host && b.host->host && !provably_disjoint(host_range(a), host_range(b));
}

std::optional<std::string> overlapping_arrays(const RegionArrays& arrays) {
  for (const RegionArray& a : arrays) {
    for (const RegionArray& b : arrays) {
      if (&a == &b) break;
      if (!a.plan->live_out && !b.plan->live_out) continue;
      if (share_elements(a, b)) return "the arrays " + b.plan->name + " and " + a.plan->name + " overlap in memory";
    }
  }
  return std::nullopt;
}

}  // namespace boxflow
