#include "host_device.hpp"

#include <cstdlib>
#include <cstring>

#include "../rect_fold.hpp"
#include "guarded_memory.hpp"
#include "host_memory.hpp"
#include "kernel_faults.hpp"
#include "padded.hpp"

namespace boxflow::host {

namespace {

// A cache line, and what vector instructions like.
constexpr std::size_t kAlignment = 64;

void copy_rows(char* to, const char* from, const RectCopy& copy) {
  for_each_row(copy, [&](const RectCopy& row) {
    std::memcpy(to + row.to.offset, from + row.from.offset, row.rect.row_bytes);
  });
}

void copy_tags(ShadowMemory& shadow, const char* to, const char* from, const RectCopy& copy) {
  for_each_row(copy, [&](const RectCopy& row) {
    shadow.copy(to + row.to.offset, from + row.from.offset, row.rect.row_bytes);
  });
}

union ArgumentValue {
  void* pointer;
  std::int64_t integer;
};

// The values that a kernel's arguments point to, in the order of boxflow.h.
std::vector<ArgumentValue> argument_values(const LaunchRequest& request) {
  std::vector<ArgumentValue> values;
  const auto add_all = [&](std::span<const std::int64_t> integers) {
    for (const std::int64_t integer : integers) values.push_back({.integer = integer});
  };
  for (const ViewArgument& view : request.views) {
    // The origin lies outside the allocation where the box is away from the array's corner.
    const auto offset = static_cast<std::uintptr_t>(view.origin) * view.element_bytes;
    const auto origin = reinterpret_cast<std::uintptr_t>(view.allocation->handle) + offset;
    values.push_back({.pointer = reinterpret_cast<void*>(origin)});
    add_all(view.strides);
  }
  add_all(request.scalars);
  add_all(request.grid);
  return values;
}

void call(boxflow_host_kernel_function function, std::vector<ArgumentValue>& values) {
  SmallVector<void*, 32> arguments;
  for (ArgumentValue& value : values) arguments.push_back(&value);
  function(arguments.data());
}

}  // namespace

HostDevice::HostDevice(DeviceInfo info, const std::vector<boxflow_host_kernel>& kernels, ShadowMemory* shadow)
    : info_(std::move(info)), kernels_(kernels), shadow_(shadow) {
  if (shadow_) report_kernel_faults();
}

Allocation HostDevice::allocate(std::size_t bytes) {
  if (bytes > info_.memory || used_ > info_.memory - bytes) return {nullptr, bytes};
  void* memory = shadow_ ? allocate_guarded(bytes, kAlignment)
                         : std::aligned_alloc(kAlignment, padded(bytes, kAlignment));
  if (!memory) return {nullptr, bytes};
  poison(memory, bytes);
  used_ += bytes;
  return {memory, bytes};
}

void HostDevice::release(const Allocation& allocation) {
  if (!allocation.handle) return;
  used_ -= allocation.bytes;
  if (!shadow_) return std::free(allocation.handle);
  shadow_->forget(allocation.handle, allocation.bytes);
  release_guarded(allocation.handle, allocation.bytes, kAlignment);
}

EventRef HostDevice::launch(const LaunchRequest& request, Waits waits) {
  const boxflow_host_kernel& kernel = kernels_.at(request.kernel);
  return compute_.enqueue(
      waits, [&kernel, values = argument_values(request), before = request.before, after = request.after]() mutable {
        if (before) before();
        {
          const RunningKernel running(kernel.name);
          call(kernel.function, values);
        }
        if (after) after();
      });
}

EventRef HostDevice::copy_from_host(const Allocation& to, const RectSide& to_side, const void* from,
                                    const RectSide& from_side, const Rect& rect, Waits waits) {
  return copy(to.handle, to_side, from, from_side, rect, waits);
}

EventRef HostDevice::copy_to_host(void* to, const RectSide& to_side, const Allocation& from,
                                  const RectSide& from_side, const Rect& rect, Waits waits) {
  return copy(to, to_side, from.handle, from_side, rect, waits);
}

EventRef HostDevice::copy_from_device(const Allocation& to, const RectSide& to_side, Device&, const Allocation& from,
                                      const RectSide& from_side, const Rect& rect, Waits waits) {
  return copy(to.handle, to_side, from.handle, from_side, rect, waits);
}

void HostDevice::drain() noexcept {
  compute_.drain();
  copies_.drain();
}

EventRef HostDevice::copy(void* to, const RectSide& to_side, const void* from, const RectSide& from_side,
                          const Rect& rect, Waits waits) {
  const RectCopy folded = fold_rect(rect, to_side, from_side);
  return copies_.enqueue(waits, [=, shadow = shadow_] {
    if (folded.empty()) return;
    copy_rows(static_cast<char*>(to), static_cast<const char*>(from), folded);
    if (shadow) copy_tags(*shadow, static_cast<char*>(to), static_cast<const char*>(from), folded);
  });
}

}  // namespace boxflow::host
