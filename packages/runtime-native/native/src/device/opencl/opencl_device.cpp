#include "device/opencl/opencl_device.hpp"

#include <array>
#include <limits>

#include "base/clock.hpp"
#include "device/constant_copy.hpp"
#include "device/opencl/opencl_error.hpp"
#include "device/opencl/opencl_query.hpp"
#include "device/queue_names.hpp"
#include "device/view_table.hpp"

namespace boxflow::opencl {

namespace {

Memory memory_of(const Allocation& allocation) { return static_cast<Memory>(allocation.handle); }

LaunchLimits launch_limits(const Api& api, DeviceId device) {
  LaunchLimits limits;
  limits.group_threads = device_value<std::size_t>(api, device, kDeviceMaxWorkGroupSize);
  // At least three dimensions; some devices have more.
  std::array<std::size_t, 16> values{};
  check(api.clGetDeviceInfo(device, kDeviceMaxWorkItemSizes, sizeof values, values.data(), nullptr),
        "clGetDeviceInfo", "OpenCL");
  for (std::size_t axis = 0; axis < 3; ++axis) limits.group[axis] = values[axis];
  limits.groups.fill(std::numeric_limits<std::uint32_t>::max());
  return limits;
}

using Triple = std::array<std::size_t, 3>;

template <typename Value>
Value kernel_value(const Api& api, Kernel kernel, DeviceId device, UInt what) {
  Value value{};
  check(api.clGetKernelWorkGroupInfo(kernel, device, what, sizeof value, &value, nullptr), "clGetKernelWorkGroupInfo",
        "OpenCL");
  return value;
}

// Throws BF5906 if the kernel is written for blocks of more threads than the device has. Other kernels have no size.
void require_threads(const std::string& kernel, const Triple& block, const LaunchLimits& limits,
                     const std::string& device) {
  const std::size_t threads = block[0] * block[1] * block[2];
  bool fits = threads <= limits.group_threads;
  for (std::size_t axis = 0; axis < 3; ++axis) fits = fits && block[axis] <= limits.group[axis];
  if (fits) return;
  const auto by = [](const auto& sizes) {
    return std::to_string(sizes[0]) + " x " + std::to_string(sizes[1]) + " x " + std::to_string(sizes[2]);
  };
  throw Error("BF5906",
              "the kernel " + kernel + " has blocks of " + by(block) + " threads, of which at most " +
                  std::to_string(limits.group_threads) + " (" + by(limits.group) + ") fit " + device,
              "change the lines block and tile of the recipe, which `poly-cli explain --recipe` prints, or choose "
              "other devices");
}

Triple origin_of(const RectSide& side) { return {side.offset, 0, 0}; }
Triple region_of(const Rect& rect) { return {rect.row_bytes, rect.rows, rect.slices}; }
constexpr Triple kNoOrigin{0, 0, 0};

}  // namespace

OpenclDevice::OpenclDevice(std::shared_ptr<const Session> session, const FoundDevice& found, int index,
                           std::size_t sharers)
    : session_(std::move(session)),
      id_(found.id),
      label_(std::make_shared<const DeviceLabel>(
          DeviceLabel{index, "device " + std::to_string(index) + " (" + found.name + ")"})),
      largest_allocation_(device_value<ULong>(session_->api, id_, kDeviceMaxMemAllocSize)),
      limits_(launch_limits(session_->api, id_)),
      copy_queue_(make_queue()),
      allocation_queue_(make_queue()) {
  info_.index = index;
  info_.name = found.name;
  info_.memory = device_value<ULong>(session_->api, id_, kDeviceGlobalMemSize) / sharers;
  info_.peer_access = session_->peer;  // one context
  info_.gpu = (found.type & kDeviceTypeGpu) != 0;
  for (std::size_t i = 0; i < session_->compute_queues; ++i) {
    compute_queues_.push_back(make_queue());
    constants_.emplace_back(nullptr, session_->api.clReleaseMemObject);
  }
  info_.queues = queue_names(compute_queues_.size(), {"copies"});
  info_.compute_queues = compute_queues_.size();
  for (const std::string& name : session_->kernels) kernels_.push_back(make_kernel(name));
  if (session_->profiling) calibrate_clock();
}

// After an error, work may still be under way that uses the user's arrays.
OpenclDevice::~OpenclDevice() {
  drain();
  if (!session_->widening) return;
  for (const QueueOwner& queue : compute_queues_) session_->widening->forget(queue.get());
}

void OpenclDevice::drain() noexcept {
  for (const QueueOwner& queue : compute_queues_) session_->api.clFinish(queue.get());
  session_->api.clFinish(copy_queue_.get());
  // Memory of a copy without its second half may be in use on the sender's queue.
  std::erase_if(stagings_, [](const Staging& staging) { return staging.copied != nullptr; });
}

QueueOwner OpenclDevice::make_queue() const {
  Int status = kSuccess;
  const Api& api = session_->api;
  QueueOwner queue(
      api.clCreateCommandQueue(session_->context.get(), id_, session_->profiling ? kQueueProfilingEnable : 0, &status),
      api.clReleaseCommandQueue);
  fail_unless(status, "clCreateCommandQueue");
  return queue;
}

OpenclDevice::KernelSlot OpenclDevice::make_kernel(const std::string& name) const {
  const Api& api = session_->api;
  Int status = kSuccess;
  KernelOwner kernel(api.clCreateKernel(session_->program.get(), name.c_str(), &status), api.clReleaseKernel);
  fail_unless(status, "clCreateKernel");
  require_threads(name, kernel_value<Triple>(api, kernel.get(), id_, kKernelCompileWorkGroupSize), limits_,
                  label_->text);
  const auto threads = kernel_value<std::size_t>(api, kernel.get(), id_, kKernelWorkGroupSize);
  return {std::move(kernel), threads};
}

// Ties the device's clock to the host's, because devices count from any time. This takes a real command, because a
// marker need not have times.
void OpenclDevice::calibrate_clock() {
  const Api& api = session_->api;
  const Allocation target = allocate(1);
  if (!target.handle) fail_unless(kMemObjectAllocationFailure, "clCreateBuffer");
  const MemoryOwner memory(memory_of(target), api.clReleaseMemObject);
  const char source = 0;
  const EventRef copied = copy_from_host(target, {}, &source, {}, {1, 1, 1}, {});
  const auto& event = static_cast<const OpenclEvent&>(*copied);
  wait_for(api, event);
  const std::int64_t now = nanoseconds_now();
  clock_offset_ = now - profiled_interval(api, event).end;
}

Allocation OpenclDevice::allocate(std::size_t bytes) {
  const Api& api = session_->api;
  const std::size_t size = bytes == 0 ? 1 : bytes;
  if (size > largest_allocation_) return {nullptr, bytes};
  Int status = kSuccess;
  MemoryOwner memory(api.clCreateBuffer(session_->context.get(), kMemReadWrite, size, nullptr, &status),
                     api.clReleaseMemObject);
  if (is_out_of_memory(status) || status == kInvalidBufferSize) return {nullptr, bytes};
  fail_unless(status, "clCreateBuffer");
  if (!commit(memory.get())) return {nullptr, bytes};
  return {memory.release(), bytes};
}

// A buffer belongs to the context, and drivers find memory for it only at its first use: too late to evict. It is
// therefore used once here, on this device. Returns false if there is not enough memory.
bool OpenclDevice::commit(Memory memory) {
  const Api& api = session_->api;
  RawEvent raw = nullptr;
  Int status =
      api.clEnqueueMigrateMemObjects(allocation_queue_.get(), 1, &memory, kMigrateContentUndefined, 0, nullptr, &raw);
  if (is_out_of_memory(status)) return false;
  fail_unless(status, "clEnqueueMigrateMemObjects");
  const EventOwner event(raw, api.clReleaseEvent);
  if (api.clWaitForEvents(1, &raw) == kSuccess) return true;
  Int outcome = kSuccess;
  fail_unless(api.clGetEventInfo(raw, kEventCommandExecutionStatus, sizeof outcome, &outcome, nullptr),
              "clGetEventInfo");
  if (!is_out_of_memory(outcome)) fail_unless(outcome, "clEnqueueMigrateMemObjects");
  return false;
}

void OpenclDevice::release(const Allocation& allocation) {
  if (allocation.handle) fail_unless(session_->api.clReleaseMemObject(memory_of(allocation)), "clReleaseMemObject");
}

EventRef OpenclDevice::event_of(RawEvent raw, Queue queue, std::size_t position) const {
  auto event = std::make_shared<OpenclEvent>(EventOwner(raw, session_->api.clReleaseEvent), label_, clock_offset_,
                                             static_cast<int>(position));
  // A command that another queue waits for must have been submitted, or neither makes progress.
  fail_unless(session_->api.clFlush(queue), "clFlush");
  return event;
}

EventRef OpenclDevice::join(Waits waits) {
  const WaitList list(waits);
  RawEvent raw = nullptr;
  fail_unless(session_->api.clEnqueueMarkerWithWaitList(copy_queue_.get(), list.size(), list.data(), &raw),
              "clEnqueueMarkerWithWaitList");
  return event_of_copy(raw);
}

Memory OpenclDevice::constants_of(std::size_t queue) {
  MemoryOwner& memory = constants_.at(queue);
  if (!memory) {
    Int status = kSuccess;
    memory.reset(
        session_->api.clCreateBuffer(session_->context.get(), kMemReadWrite, kConstantBytes, nullptr, &status));
    fail_unless(status, "clCreateBuffer");
  }
  return memory.get();
}

void OpenclDevice::fill_constants(const LaunchRequest& request, Waits waits) {
  const Api& api = session_->api;
  const WaitList list(waits);
  Queue queue = compute_queues_.at(request.queue).get();
  for (const ViewArgument& view : request.views) {
    if (!view.constant) continue;
    const RectCopy copy = constant_copy(*view.constant);
    if (copy.empty()) continue;
    for_each_regular_piece(copy, [&](const RectCopy& piece) {
      fail_unless(api.clEnqueueCopyBufferRect(queue, memory_of(*view.allocation), constants_of(request.queue),
                                              origin_of(piece.from).data(), origin_of(piece.to).data(),
                                              region_of(piece.rect).data(), piece.from.row_pitch,
                                              piece.from.slice_pitch, piece.to.row_pitch, piece.to.slice_pitch,
                                              list.size(), list.data(), nullptr),
                  "clEnqueueCopyBufferRect");
    });
  }
}

void OpenclDevice::set_arguments(Kernel kernel, const LaunchRequest& request) {
  UInt position = 0;
  const auto set = [&](std::size_t size, const void* value) {
    fail_unless(session_->api.clSetKernelArg(kernel, position++, size, value), "clSetKernelArg");
  };
  const auto set_all = [&](std::span<const std::int64_t> values) {
    for (const std::int64_t& value : values) set(sizeof value, &value);
  };
  // Buffers cannot be in a table, so they come before it. Unused ones are null.
  const auto set_table = [&](const ViewArgument& view) {
    for (std::size_t i = 0; i < view.most_pieces; ++i) {
      const Memory memory = i < view.pieces.size() ? memory_of(*view.pieces[i].allocation) : nullptr;
      set(sizeof memory, &memory);
    }
    std::vector<std::int64_t> table;
    append_view_table(view, [](const ViewPiece& piece) { return piece.origin; }, table);
    set(table.size() * sizeof table[0], table.data());
  };
  for (const ViewArgument& view : request.views) {
    if (view.most_pieces > 0) {
      set_table(view);
      continue;
    }
    if (view.constant) {
      const Memory memory = constants_of(request.queue);
      set(sizeof memory, &memory);
      set(sizeof view.constant->origin, &view.constant->origin);
      set_all({view.constant->strides.data(), view.strides.size()});
      continue;
    }
    const Memory memory = memory_of(*view.allocation);
    set(sizeof memory, &memory);
    set(sizeof view.origin, &view.origin);
    set_all(view.strides);
  }
  set_all(request.scalars);
  set_all(request.grid);
}

EventRef OpenclDevice::enqueue_kernel(const LaunchRequest& request, const LaunchShape& shape, Waits waits) const {
  Triple global{};
  for (std::size_t axis = 0; axis < 3; ++axis) global[axis] = shape.groups[axis] * shape.group[axis];
  const Triple local{shape.group[0], shape.group[1], shape.group[2]};
  const WaitList list(waits);
  RawEvent raw = nullptr;
  const UInt dimensions = static_cast<UInt>(std::max<std::size_t>(request.grid.size(), 1));
  Queue queue = compute_queues_.at(request.queue).get();
  fail_unless(session_->api.clEnqueueNDRangeKernel(queue, kernels_.at(request.kernel).kernel.get(), dimensions, nullptr,
                                                   global.data(), local.data(), list.size(), list.data(), &raw),
              "clEnqueueNDRangeKernel");
  return event_of(raw, queue, request.queue);
}

EventRef OpenclDevice::launch(const LaunchRequest& request, Waits waits) {
  const KernelSlot& slot = kernels_.at(request.kernel);
  set_arguments(slot.kernel.get(), request);
  fill_constants(request, waits);
  LaunchLimits limits = limits_;
  limits.group_threads = std::min(limits.group_threads, slot.group_threads);
  const LaunchShape shape = launch_shape(request.grid, request.block, limits);
  if (!session_->widening) return enqueue_kernel(request, shape, waits);
  const std::size_t width = std::max(shape.groups[0] * shape.group[0], shape.groups[1] * shape.group[1]);
  const WideningGrids::Group group{
      session_->source_hash, session_->kernels[request.kernel], {shape.group[0], shape.group[1], shape.group[2]}};
  return session_->widening->launch(session_->api, group, width, compute_queues_.at(request.queue).get(),
                                    [&] { return enqueue_kernel(request, shape, waits); });
}

template <typename Enqueue>
EventRef OpenclDevice::copy(const RectCopy& rect_copy, bool by_rows, Waits waits, const char* function,
                            const Enqueue& enqueue) {
  if (rect_copy.empty()) return join(waits);
  const WaitList list(waits);
  EventOwner last(nullptr, session_->api.clReleaseEvent);
  const auto enqueue_piece = [&](const RectCopy& piece) {
    const bool first = last == nullptr;
    RawEvent raw = nullptr;
    fail_unless(enqueue(piece, first ? list.size() : 0, first ? list.data() : nullptr, &raw), function);
    last.reset(raw);
  };
  if (by_rows) {
    for_each_row(rect_copy, enqueue_piece);
  } else {
    for_each_regular_piece(rect_copy, enqueue_piece);
  }
  return event_of_copy(last.release());
}

// Waits for writes to the host. NVIDIA's driver reads pageable memory when a copy is enqueued, without waiting for the
// copy's predecessors.
void OpenclDevice::finish_writes_to_host(Waits waits) const {
  for (const EventRef& wait : waits) {
    if (!wait) continue;
    const auto& event = static_cast<const OpenclEvent&>(*wait);
    if (event.writes_host()) wait_for(session_->api, event);
  }
}

EventRef OpenclDevice::copy_from_host(const Allocation& to, const RectSide& to_side, const void* from,
                                      const RectSide& from_side, const Rect& rect, Waits waits) {
  finish_writes_to_host(waits);
  const auto enqueue = [&](const RectCopy& piece, UInt count, const RawEvent* list, RawEvent* event) {
    const Api& api = session_->api;
    const char* host = static_cast<const char*>(from) + piece.from.offset;
    if (piece.contiguous()) {
      return api.clEnqueueWriteBuffer(copy_queue_.get(), memory_of(to), kFalse, piece.to.offset, piece.rect.row_bytes,
                                      host, count, list, event);
    }
    return api.clEnqueueWriteBufferRect(copy_queue_.get(), memory_of(to), kFalse, origin_of(piece.to).data(),
                                        kNoOrigin.data(), region_of(piece.rect).data(), piece.to.row_pitch,
                                        piece.to.slice_pitch, piece.from.row_pitch, piece.from.slice_pitch, host,
                                        count, list, event);
  };
  return copy(fold_rect(rect, to_side, from_side), false, waits, "clEnqueueWriteBufferRect", enqueue);
}

EventRef OpenclDevice::copy_to_host(void* to, const RectSide& to_side, const Allocation& from,
                                    const RectSide& from_side, const Rect& rect, Waits waits) {
  const auto enqueue = [&](const RectCopy& piece, UInt count, const RawEvent* list, RawEvent* event) {
    const Api& api = session_->api;
    char* host = static_cast<char*>(to) + piece.to.offset;
    if (piece.contiguous()) {
      return api.clEnqueueReadBuffer(copy_queue_.get(), memory_of(from), kFalse, piece.from.offset,
                                     piece.rect.row_bytes, host, count, list, event);
    }
    return api.clEnqueueReadBufferRect(copy_queue_.get(), memory_of(from), kFalse, origin_of(piece.from).data(),
                                       kNoOrigin.data(), region_of(piece.rect).data(), piece.from.row_pitch,
                                       piece.from.slice_pitch, piece.to.row_pitch, piece.to.slice_pitch, host, count,
                                       list, event);
  };
  EventRef copied = copy(fold_rect(rect, to_side, from_side), false, waits, "clEnqueueReadBufferRect", enqueue);
  static_cast<OpenclEvent&>(*copied).set_writes_host();
  return copied;
}

// Copies through host memory. The host waits for the first half, as for all data that it sends on.
EventRef OpenclDevice::copy_staged(const Allocation& to, const RectSide& to_side, Device& source,
                                   const Allocation& from, const RectSide& from_side, const Rect& rect, Waits waits) {
  for (std::size_t i = stagings_.size(); i-- > 0;) {
    const EventRef& copied = stagings_[i].copied;
    if (copied && is_complete(session_->api, static_cast<const OpenclEvent&>(*copied))) {
      stagings_[i] = std::move(stagings_.back());
      stagings_.pop_back();
    }
  }
  // The memory exists before anything is enqueued: if a later call fails, enqueued work continues to use it.
  Staging& staging = stagings_.emplace_back();
  staging.bytes.resize(bytes_of(rect));
  const RectSide packed = packed_side(rect);
  const EventRef sent = source.copy_to_host(staging.bytes.data(), packed, from, from_side, rect, waits);
  staging.copied = copy_from_host(to, to_side, staging.bytes.data(), packed, rect, Waits{&sent, 1});
  return staging.copied;
}

// Buffers of one context may be used on any of its devices, so the driver chooses the route if it may.
EventRef OpenclDevice::copy_from_device(const Allocation& to, const RectSide& to_side, Device& source,
                                        const Allocation& from, const RectSide& from_side, const Rect& rect,
                                        Waits waits) {
  if (!info_.peer_access && &source != this) return copy_staged(to, to_side, source, from, from_side, rect, waits);
  const auto enqueue = [&](const RectCopy& piece, UInt count, const RawEvent* list, RawEvent* event) {
    const Api& api = session_->api;
    if (piece.contiguous()) {
      return api.clEnqueueCopyBuffer(copy_queue_.get(), memory_of(from), memory_of(to), piece.from.offset,
                                     piece.to.offset, piece.rect.row_bytes, count, list, event);
    }
    return api.clEnqueueCopyBufferRect(copy_queue_.get(), memory_of(from), memory_of(to), origin_of(piece.from).data(),
                                       origin_of(piece.to).data(), region_of(piece.rect).data(), piece.from.row_pitch,
                                       piece.from.slice_pitch, piece.to.row_pitch, piece.to.slice_pitch, count, list,
                                       event);
  };
  const RectCopy folded = fold_rect(rect, to_side, from_side);
  // Within one buffer, OpenCL requires the same pitches on both sides.
  const bool by_rows = memory_of(to) == memory_of(from) && (folded.to.row_pitch != folded.from.row_pitch ||
                                                            folded.to.slice_pitch != folded.from.slice_pitch);
  return copy(folded, by_rows, waits, "clEnqueueCopyBufferRect", enqueue);
}

void OpenclDevice::fail_unless(Int status, const char* function) const { check(status, function, *label_); }

}  // namespace boxflow::opencl
