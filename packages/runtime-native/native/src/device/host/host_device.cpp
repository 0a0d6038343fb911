#include "device/host/host_device.hpp"

#include <cstdlib>
#include <cstring>

#include "device/host/guarded_memory.hpp"
#include "device/host/host_memory.hpp"
#include "device/host/kernel_faults.hpp"
#include "device/rect_copy.hpp"
#include "device/view_table.hpp"

namespace boxflow::host {

namespace {

// A cache line, which also suits vector instructions.
constexpr std::size_t kAlignment = 64;

// Copying this much takes about as long as waking up a thread.
constexpr std::size_t kMostShortBytes = std::size_t{256} << 10;

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

static_assert(sizeof(void*) == sizeof(std::int64_t));

// The values of a kernel's arguments in the order of boxflow.h, each of 64 bits, or several in a row: addresses are
// among them.
struct Arguments {
  std::vector<std::int64_t> values;
  std::vector<std::size_t> first;  // position of each argument's first value
};

// Memory of the host that a copy between devices goes through.
class Staging {
 public:
  Staging(std::size_t bytes, ShadowMemory* shadow) : bytes_(bytes), shadow_(shadow) {}
  ~Staging() {
    if (shadow_) shadow_->forget(bytes_.data(), bytes_.size());
  }
  Staging(const Staging&) = delete;
  Staging& operator=(const Staging&) = delete;
  char* data() { return bytes_.data(); }

 private:
  std::vector<char> bytes_;
  ShadowMemory* shadow_;
};

// The origin lies outside the allocation if the box is away from the array's corner.
std::int64_t address(const Allocation& allocation, std::int64_t origin, std::size_t element_bytes) {
  const auto offset = static_cast<std::uintptr_t>(origin) * element_bytes;
  return static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(allocation.handle) + offset);
}

Arguments arguments_of(const LaunchRequest& request) {
  Arguments arguments;
  const auto add = [&](std::int64_t value) {
    arguments.first.push_back(arguments.values.size());
    arguments.values.push_back(value);
  };
  for (const ViewArgument& view : request.views) {
    if (view.most_pieces > 0) {
      arguments.first.push_back(arguments.values.size());
      const auto base = [&](const ViewPiece& piece) {
        return address(*piece.allocation, piece.origin, view.element_bytes);
      };
      append_view_table(view, base, arguments.values);
      continue;
    }
    add(address(*view.allocation, view.origin, view.element_bytes));
    for (const std::int64_t stride : view.strides) add(stride);
  }
  for (const std::int64_t scalar : request.scalars) add(scalar);
  for (const std::int64_t threads : request.grid) add(threads);
  return arguments;
}

void call(boxflow_host_kernel_function function, Arguments& arguments) {
  SmallVector<void*, 32> pointers;
  for (const std::size_t first : arguments.first) pointers.push_back(&arguments.values[first]);
  function(pointers.data());
}

}  // namespace

HostDevice::HostDevice(DeviceInfo info, const std::vector<boxflow_host_kernel>& kernels, ShadowMemory* shadow,
                       bool has_processors)
    : info_(std::move(info)),
      kernels_(kernels),
      shadow_(shadow),
      copies_(static_cast<int>(info_.compute_queues), false) {
  for (std::size_t i = 0; i < info_.compute_queues; ++i) compute_.emplace_back(static_cast<int>(i), has_processors);
  if (shadow_) report_kernel_faults();
}

Allocation HostDevice::allocate(std::size_t bytes) {
  if (bytes > info_.memory || used_ > info_.memory - bytes) return {nullptr, bytes};
  void* memory = shadow_ ? allocate_guarded(bytes, kAlignment) : allocate_block(bytes, kAlignment);
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
  return compute_.at(request.queue).enqueue(
      waits,
      [&kernel, arguments = arguments_of(request), before = request.before, after = request.after]() mutable {
        if (before) before();
        {
          const RunningKernel running(kernel.name);
          call(kernel.function, arguments);
        }
        if (after) after();
      },
      TaskLength::kLong);
}

EventRef HostDevice::copy_from_host(const Allocation& to, const RectSide& to_side, const void* from,
                                    const RectSide& from_side, const Rect& rect, Waits waits) {
  return copy(to.handle, to_side, from, from_side, rect, waits);
}

EventRef HostDevice::copy_to_host(void* to, const RectSide& to_side, const Allocation& from,
                                  const RectSide& from_side, const Rect& rect, Waits waits) {
  return copy(to, to_side, from.handle, from_side, rect, waits);
}

// Copies on both devices' queues, the sender's first, if there is no peer access.
EventRef HostDevice::copy_from_device(const Allocation& to, const RectSide& to_side, Device& source,
                                      const Allocation& from, const RectSide& from_side, const Rect& rect,
                                      Waits waits) {
  if (info_.peer_access || &source == this) return copy(to.handle, to_side, from.handle, from_side, rect, waits);
  const auto staging = std::make_shared<Staging>(bytes_of(rect), shadow_);
  const RectSide packed = packed_side(rect);
  const EventRef sent =
      static_cast<HostDevice&>(source).copy(staging->data(), packed, from.handle, from_side, rect, waits, staging);
  return copy(to.handle, to_side, staging->data(), packed, rect, Waits{&sent, 1}, staging);
}

void HostDevice::drain() noexcept {
  for (HostQueue& queue : compute_) queue.drain();
  copies_.drain();
}

EventRef HostDevice::copy(void* to, const RectSide& to_side, const void* from, const RectSide& from_side,
                          const Rect& rect, Waits waits, std::shared_ptr<void> kept) {
  const RectCopy folded = fold_rect(rect, to_side, from_side);
  auto work = [to, from, folded, shadow = shadow_, kept = std::move(kept)] {
    if (folded.empty()) return;
    copy_rows(static_cast<char*>(to), static_cast<const char*>(from), folded);
    if (shadow) copy_tags(*shadow, static_cast<char*>(to), static_cast<const char*>(from), folded);
  };
  const TaskLength length = bytes_of(rect) <= kMostShortBytes ? TaskLength::kShort : TaskLength::kLong;
  return copies_.enqueue(waits, std::move(work), length);
}

}  // namespace boxflow::host
