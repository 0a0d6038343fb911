#include "device/cuda/cuda_device.hpp"

#include <algorithm>

#include "device/constant_copy.hpp"
#include "device/view_table.hpp"

namespace boxflow::cuda {

namespace {

LaunchLimits launch_limits(const Context& context) {
  LaunchLimits limits;
  limits.group_threads = static_cast<std::uint64_t>(context.attribute(kAttributeMaxThreadsPerBlock));
  for (int axis = 0; axis < 3; ++axis) {
    const auto position = static_cast<std::size_t>(axis);
    limits.group[position] = static_cast<std::uint64_t>(context.attribute(kAttributeMaxBlockDimX + axis));
    limits.groups[position] = static_cast<std::uint64_t>(context.attribute(kAttributeMaxGridDimX + axis));
  }
  return limits;
}

DevicePointer pointer_of(const Allocation& allocation) {
  return static_cast<DevicePointer>(reinterpret_cast<std::uintptr_t>(allocation.handle));
}

}  // namespace

CudaDevice::CudaDevice(ContextRef context, DeviceInfo info, KernelLoader& kernels, Timing timing,
                       std::shared_ptr<Streams> all, const RingShape& ring,
                       std::shared_ptr<RingThreads> ring_threads, std::shared_ptr<ExchangeWaits> exchange_waits)
    : context_(std::move(context)),
      info_(std::move(info)),
      limits_(launch_limits(*context_)),
      largest_pitch_(static_cast<std::size_t>(context_->attribute(kAttributeMaxPitch))),
      events_(std::make_shared<EventPool>(context_, timing, std::move(all))),
      blocks_(context_),
      in_stream_(context_),
      out_stream_(context_),
      in_ring_(context_, RingDirection::kToDevice, ring, ring_threads),
      out_ring_(context_, RingDirection::kToHost, ring, ring_threads),
      module_(kernels.load(context_)),
      exchange_waits_(std::move(exchange_waits)),
      exchange_kernels_(context_) {
  for (std::size_t i = 0; i < info_.compute_queues; ++i) {
    const Stream& stream = compute_streams_.emplace_back(context_, i == info_.urgent_queue);
    compute_.push_back(&events_->add_stream(stream.handle()));
  }
  in_ = &events_->add_stream(in_stream_.handle());
  out_ = &events_->add_stream(out_stream_.handle());
  if (timing == Timing::kTimeline) events_->start_clock();
}

// Waits, because after an error work may still be under way in memory that is freed now.
CudaDevice::~CudaDevice() { drain(); }

void CudaDevice::drain() noexcept {
  unfinished_.reset();
  exchange_waits_->settle();
  const bool usable = context_->try_make_current();
  const auto finish = [&](const Stream& stream) {
    return usable ? context_->api().stream_synchronize(stream.handle()) : kErrorUnknown;
  };
  // The threads of a ring go on until the device has done its half, or never will.
  const auto finish_copies = [&](const Stream& stream, StreamState& state, CudaRing& ring) {
    const Result result = finish(stream);
    if (ring.come_to_rest(result == kSuccess)) state.failure = result;
  };
  for (const Stream& stream : compute_streams_) finish(stream);
  finish_copies(in_stream_, *in_, in_ring_);
  finish_copies(out_stream_, *out_, out_ring_);
}

bool CudaDevice::has_kernel(const std::string& name) const { return module_ && module_->function(name); }

// Looks up a kernel at its first launch, so that a failed device does not prevent others from finding theirs.
const CudaDevice::Kernel& CudaDevice::kernel(std::size_t position) {
  Kernel& kernel = kernels_.at(position);
  if (kernel.function) return kernel;
  const FunctionHandle function = module_->function(kernel.name);
  int threads = 0;
  context_->check(context_->api().func_get_attribute(&threads, kFunctionMaxThreadsPerBlock, function),
                  "cuFuncGetAttribute");
  kernel.block_threads = static_cast<std::uint64_t>(threads);
  kernel.function = function;
  return kernel;
}

Allocation CudaDevice::allocate(std::size_t bytes) {
  context_->make_current();
  const DevicePointer block = blocks_.allocate(bytes);
  return {reinterpret_cast<void*>(static_cast<std::uintptr_t>(block)), bytes};
}

void CudaDevice::release(const Allocation& allocation) {
  if (!allocation.handle) return;
  context_->make_current();
  blocks_.release(pointer_of(allocation), allocation.bytes);
}

// A view is one pointer, moved to where the array's corner would be: it may lie outside the allocation, as may the
// pointer that the kernel computes from it before it adds the subscripts. Or it is a table of such pointers, by value.
void CudaDevice::gather_arguments(const LaunchRequest& request) {
  arguments_.clear();
  argument_begins_.clear();
  const auto append = [&](std::uint64_t value) {
    argument_begins_.push_back(arguments_.size());
    arguments_.push_back(value);
  };
  const auto append_all = [&](std::span<const std::int64_t> values) {
    for (const std::int64_t value : values) append(static_cast<std::uint64_t>(value));
  };
  const auto moved = [](const Allocation& allocation, std::int64_t origin, std::size_t element_bytes) {
    return pointer_of(allocation) + static_cast<std::uint64_t>(origin) * element_bytes;
  };
  for (const ViewArgument& view : request.views) {
    if (view.most_pieces > 0) {
      argument_begins_.push_back(arguments_.size());
      const auto base = [&](const ViewPiece& piece) {
        return moved(*piece.allocation, piece.origin, view.element_bytes);
      };
      append_view_table(view, base, arguments_);
      continue;
    }
    if (view.constant) {
      append(static_cast<std::uint64_t>(view.constant->origin));
      append_all({view.constant->strides.data(), view.strides.size()});
      continue;
    }
    append(moved(*view.allocation, view.origin, view.element_bytes));
    append_all(view.strides);
  }
  append_all(request.scalars);
  append_all(request.grid);
  argument_addresses_.clear();
  for (const std::size_t begin : argument_begins_) argument_addresses_.push_back(&arguments_[begin]);
}

// All kernels of the module have one variable in constant memory. Launches of one stream are in order; others wait
// until the last one that reads the variable has ended.
bool CudaDevice::fill_constants(const LaunchRequest& request, StreamState& stream) {
  const auto has_box = [](const ViewArgument& view) { return view.constant.has_value(); };
  if (std::none_of(request.views.begin(), request.views.end(), has_box)) return false;
  if (constants_reader_ && constants_queue_ != request.queue) {
    wait_on_stream(*context_, stream, Waits{&constants_reader_, 1});
  }
  if (constants_ == 0) constants_ = module_->constants();
  for (const ViewArgument& view : request.views) {
    if (!view.constant) continue;
    const RectCopy copy = constant_copy(*view.constant);
    if (copy.empty()) continue;
    enqueue_copy(*context_, stream.handle, Place::of_device(constants_, *context_), place_of(*view.allocation), copy,
                 largest_pitch_);
  }
  return true;
}

KernelNode CudaDevice::describe(const LaunchRequest& request) {
  const Kernel& kernel = this->kernel(request.kernel);
  LaunchLimits limits = limits_;
  limits.group_threads = std::min(limits.group_threads, kernel.block_threads);
  const LaunchShape shape = launch_shape(request.grid, request.block, limits);
  gather_arguments(request);
  KernelNode node;
  node.function = kernel.function;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    node.grid[axis] = static_cast<unsigned>(shape.groups[axis]);
    node.block[axis] = static_cast<unsigned>(shape.group[axis]);
  }
  node.parameters = argument_addresses_.data();
  return node;
}

EventRef CudaDevice::launch(const LaunchRequest& request, Waits waits) {
  context_->make_current();
  const KernelNode node = describe(request);
  StreamState& stream = compute_stream(request.queue);
  wait_on_stream(*context_, stream, waits);
  std::shared_ptr<CudaEvent> event = unfinished_ ? std::move(unfinished_) : begin(stream);
  const bool reads_constants = fill_constants(request, stream);
  const auto& [x, y, z] = node.grid;
  const auto& [block_x, block_y, block_z] = node.block;
  context_->check(context_->api().launch_kernel(node.function, x, y, z, block_x, block_y, block_z, 0, stream.handle,
                                                node.parameters, nullptr),
                  "cuLaunchKernel");
  if (reads_constants) {
    constants_reader_ = event;
    constants_queue_ = request.queue;
  }
  if (request.followed) {
    unfinished_ = std::move(event);
    return nullptr;
  }
  event->record_end(stream);
  return event;
}

std::shared_ptr<CudaEvent> CudaDevice::begin(const StreamState& stream) {
  auto event = std::make_shared<CudaEvent>(events_);
  event->record_begin(stream);
  return event;
}

Place CudaDevice::place_of(const Allocation& allocation) const {
  return Place::of_device(pointer_of(allocation), *context_);
}

EventRef CudaDevice::copy(StreamState& stream, const Place& to, const Place& from, const RectCopy& rect_copy,
                          Waits waits, CudaRing* ring) {
  context_->make_current();
  wait_on_stream(*context_, stream, waits);
  std::shared_ptr<CudaEvent> event = begin(stream);
  if (!ring || !ring->enqueue(stream.handle, to, from, rect_copy, largest_pitch_)) {
    enqueue_copy(*context_, stream.handle, to, from, rect_copy, largest_pitch_);
  }
  event->record_end(stream);
  return event;
}

EventRef CudaDevice::copy_from_host(const Allocation& to, const RectSide& to_side, const void* from,
                                    const RectSide& from_side, const Rect& rect, Waits waits) {
  return copy(*in_, place_of(to), Place::of_host(const_cast<void*>(from)), fold_rect(rect, to_side, from_side),
              waits, &in_ring_);
}

EventRef CudaDevice::copy_to_host(void* to, const RectSide& to_side, const Allocation& from,
                                  const RectSide& from_side, const Rect& rect, Waits waits) {
  return copy(*out_, Place::of_host(to), place_of(from), fold_rect(rect, to_side, from_side), waits,
              &out_ring_);
}

// Copies on the receiver's stream, so that one row travels to several devices at once.
EventRef CudaDevice::copy_from_device(const Allocation& to, const RectSide& to_side, Device& source,
                                      const Allocation& from, const RectSide& from_side, const Rect& rect,
                                      Waits waits) {
  const auto& sender = static_cast<const CudaDevice&>(source);
  return copy(*in_, place_of(to), sender.place_of(from), fold_rect(rect, to_side, from_side), waits,
              nullptr);
}

}  // namespace boxflow::cuda
