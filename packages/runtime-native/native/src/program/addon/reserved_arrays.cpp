#include "program/addon/reserved_arrays.hpp"

#include <sys/mman.h>

#include "base/plural.hpp"
#include "coherence/region_arrays.hpp"

namespace boxflow::addon {

ReservedArrays::ReservedArrays(const Plan& plan, std::span<const std::int64_t> parameters)
    : addresses_(plan.arrays.size()) {
  const RegionArrays arrays = make_region_arrays(plan, parameters, addresses_);
  std::vector<std::size_t> offsets;
  for (const RegionArray& array : arrays) {
    offsets.push_back(bytes_);
    const std::size_t own = array.outer() ? array.bytes(array.bounds) : 0;
    if (__builtin_add_overflow(bytes_, own, &bytes_)) bytes_ = SIZE_MAX;
  }
  if (bytes_ == 0) bytes_ = 1;
  memory_ = mmap(nullptr, bytes_, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory_ == MAP_FAILED) {
    throw Error("BF5011", plan.origin + ": the region's arrays take " + plural(bytes_, "byte", "bytes") +
                              ", more than a process can address", "use smaller sizes");
  }
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    if (arrays[i].outer()) addresses_[i] = static_cast<char*>(memory_) + offsets[i];
  }
}

ReservedArrays::~ReservedArrays() { munmap(memory_, bytes_); }

}  // namespace boxflow::addon
