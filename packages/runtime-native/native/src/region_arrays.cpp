#include "region_arrays.hpp"

#include <sys/uio.h>
#include <unistd.h>

#include <cerrno>

#include "error.hpp"

namespace boxflow {

namespace {

Box array_bounds(const PlanArray& array, std::span<const std::int64_t> parameters) {
  Box bounds(static_cast<int>(array.extents.size()));
  for (std::size_t d = 0; d < array.extents.size(); ++d) {
    bounds.hi[d] = std::max<std::int64_t>(array.extents[d].evaluate(parameters), 0);
  }
  return bounds;
}

void require_addressable(const RegionArray& array) {
  std::int64_t bytes = 0;
  if (!__builtin_mul_overflow(volume(array.bounds), static_cast<std::int64_t>(array.element_bytes), &bytes)) return;
  throw Error("BF5011", "the array " + array.plan->name + " is larger than any memory", "use smaller sizes");
}

// Asked of the kernel, since trying would end the program.
bool is_readable(const void* address) {
  char byte = 0;
  const iovec to{&byte, 1};
  const iovec from{const_cast<void*>(address), 1};
  return process_vm_readv(getpid(), &to, 1, &from, 1, 0) == 1 || errno != EFAULT;
}

}  // namespace

RegionArrays make_region_arrays(const Plan& plan, std::span<const std::int64_t> parameters,
                                std::span<void* const> addresses) {
  RegionArrays arrays;
  for (std::size_t i = 0; i < plan.arrays.size(); ++i) {
    RegionArray& array = arrays.emplace_back();
    array.plan = &plan.arrays[i];
    array.element_bytes = info(array.plan->element).bytes;
    array.bounds = array_bounds(*array.plan, parameters);
    require_addressable(array);
    array.host.array = i;
    array.host.box = array.bounds;
    array.host.element_bytes = array.element_bytes;
    array.host.pack();
    array.host.host = static_cast<char*>(addresses[i]);
    if (array.outer() && !array.host.host && !array.bounds.empty()) {
      throw Error("BF5010", "the array " + array.plan->name + " has no address");
    }
    if (array.outer()) array.directory.set_only(array.bounds, &array.host);
  }
  return arrays;
}

Place& host_place(RegionArray& array) {
  if (!array.host.host) {
    array.own_memory = std::make_unique_for_overwrite<char[]>(array.bytes(array.bounds));
    array.host.host = array.own_memory.get();
  }
  return array.host;
}

std::optional<std::string> failed_assumption(const Plan& plan, std::span<const std::int64_t> parameters) {
  for (const Assumption& assumption : plan.assumptions) {
    if (assumption.condition.evaluate(parameters) == 0) return assumption.message;
  }
  return std::nullopt;
}

std::optional<std::string> array_without_memory(const RegionArrays& arrays) {
  for (const RegionArray& array : arrays) {
    if (!array.outer() || array.bounds.empty()) continue;
    if (is_readable(array.host.host) && is_readable(array.host.host + array.bytes(array.bounds) - 1)) continue;
    return "the program has less memory for the array " + array.plan->name + " than the region may access";
  }
  return std::nullopt;
}

std::optional<std::string> overlapping_arrays(const RegionArrays& arrays) {
  for (const RegionArray& a : arrays) {
    for (const RegionArray& b : arrays) {
      if (&a == &b) break;
      if (!a.host.host || !b.host.host || (!a.plan->live_out && !b.plan->live_out)) continue;
      const auto a_begin = reinterpret_cast<std::uintptr_t>(a.host.host);
      const auto b_begin = reinterpret_cast<std::uintptr_t>(b.host.host);
      if (a_begin < b_begin + b.bytes(b.bounds) && b_begin < a_begin + a.bytes(a.bounds)) {
        return "the arrays " + b.plan->name + " and " + a.plan->name + " overlap in memory";
      }
    }
  }
  return std::nullopt;
}

}  // namespace boxflow
