#include "device/cuda/sequence/cuda_sequence.hpp"

#include <algorithm>
#include <array>

#include "device/cuda/cuda_device.hpp"
#include "device/cuda/sequence/exchange_node.hpp"
#include "device/rect_copy.hpp"

namespace boxflow::cuda {

bool CudaSequence::is_possible(const Api& api) {
  return api.graph_create && api.graph_destroy && api.graph_add_kernel_node && api.graph_instantiate &&
         api.graph_exec_destroy && api.graph_exec_kernel_node_set_params && api.graph_launch;
}

CudaSequence::CudaSequence(std::span<CudaDevice* const> devices, std::size_t flags,
                           std::shared_ptr<ExchangeWaits> waits)
    : parts_(devices.size()), waits_(std::move(waits)) {
  try {
    for (std::size_t d = 0; d < devices.size(); ++d) {
      if (!devices[d]) continue;
      Part& part = parts_[d];
      part.device = devices[d];
      const Context& context = *part.device->context();
      context.make_current();
      context.check(context.api().graph_create(&part.graph, 0), "cuGraphCreate");
      if (flags > 0) make_flags(part, flags);
    }
  } catch (...) {
    release();
    throw;
  }
}

CudaSequence::~CudaSequence() { release(); }

void CudaSequence::release() noexcept {
  if (waits_) waits_->settle();
  for (const EventRef& event : cleared_) {
    try {
      wait_for(static_cast<const CudaEvent&>(*event));
    } catch (...) {
      // The device has failed, and its memory is gone.
    }
  }
  for (Part& part : parts_) {
    if (!part.graph) continue;
    const Context& context = *part.device->context();
    if (!context.try_make_current()) continue;
    if (part.executable) context.api().graph_exec_destroy(part.executable);
    context.api().graph_destroy(part.graph);
    try {
      part.device->release(part.flags);
    } catch (...) {  // as above
    }
  }
}

void CudaSequence::make_flags(Part& part, std::size_t flags) {
  part.flags = part.device->allocate(flags * kFlagBytes);
  if (!part.flags.handle) {
    possible_ = false;
    return;
  }
  static constexpr std::array<char, 16 * 1024> kZeros{};  // until the copies are complete
  for (std::size_t begin = 0; begin < part.flags.bytes; begin += kZeros.size()) {
    const Rect rect{std::min(kZeros.size(), part.flags.bytes - begin), 1, 1};
    cleared_.push_back(part.device->copy_from_host(part.flags, {begin, 0, 0}, kZeros.data(), {}, rect, {}));
  }
}

DevicePointer CudaSequence::words_of(std::size_t device, std::size_t flag) const {
  const auto base = reinterpret_cast<std::uintptr_t>(parts_[device].flags.handle);
  return static_cast<DevicePointer>(base + flag * kFlagBytes);
}

void CudaSequence::add(std::size_t device, const KernelNode& node, GraphNodeHandle& last, Steps after) {
  before_.clear();
  if (last) before_.push_back(last);
  for (const std::size_t step : after) before_.push_back(steps_[step].node);
  const Context& context = *parts_[device].device->context();
  const GraphNodeHandle* const first = before_.empty() ? nullptr : before_.data();
  context.check(context.api().graph_add_kernel_node(&last, parts_[device].graph, first, before_.size(), &node),
                "cuGraphAddKernelNode");
  steps_.push_back({device, last});
}

void CudaSequence::add_launch(std::size_t device, const LaunchRequest& request, Steps after) {
  if (!possible_) return;
  Part& part = parts_[device];
  part.device->context()->make_current();
  GraphNodeHandle& last = part.last_launches[request.queue];
  add(device, part.device->describe(request), last, after);
  if (request.queue == part.device->info().urgent_queue) prefer(part, last);
}

void CudaSequence::add_exchange(std::size_t device, const Exchange& exchange, Steps after) {
  if (!possible_) return;
  Part& part = parts_[device];
  part.device->context()->make_current();
  ExchangeWords words;
  if (exchange.raises) {
    words.sender = words_of(device, *exchange.raises);
    words.to_raise = words_of(exchange.to, *exchange.raises);
  }
  if (exchange.awaits) words.to_await = words_of(device, *exchange.awaits);
  words.stop = waits_->word();
  const DeviceCopy* const copy = exchange.copy ? &*exchange.copy : nullptr;
  const ExchangeNode node(part.device->exchange_kernels(), copy, words);
  if (!node.node().function || (copy && bytes_of(copy->rect) > kLargestExchange)) possible_ = false;
  if (!possible_) return;
  add(device, node.node(), part.last_exchange, after);
  prefer(part, part.last_exchange);
}

// Lets a step begin as soon as any block of a launch ends. It would wait until all blocks have begun otherwise.
void CudaSequence::prefer(const Part& part, GraphNodeHandle step) const {
  const Context& context = *part.device->context();
  if (!context.api().graph_kernel_node_set_attribute) return;
  LaunchAttributeValue value;
  value.priority = context.most_urgent();
  context.check(context.api().graph_kernel_node_set_attribute(step, kLaunchAttributePriority, &value),
                "cuGraphKernelNodeSetAttribute");
}

bool CudaSequence::complete() {
  if (!possible_) return false;
  for (Part& part : parts_) {
    if (!part.device) continue;
    const Context& context = *part.device->context();
    context.make_current();
    const Result result = context.api().graph_instantiate(&part.executable, part.graph, 0);
    if (result == kErrorOutOfMemory || result == kErrorNotSupported) return false;
    context.check(result, "cuGraphInstantiate");
  }
  return true;
}

void CudaSequence::change(std::size_t step, const LaunchRequest& request) {
  const Step& changed = steps_.at(step);
  const Part& part = parts_[changed.device];
  const Context& context = *part.device->context();
  context.make_current();
  const KernelNode node = part.device->describe(request);
  context.check(context.api().graph_exec_kernel_node_set_params(part.executable, changed.node, &node),
                "cuGraphExecKernelNodeSetParams");
}

void CudaSequence::issue(Waits waits, std::vector<EventRef>& events) {
  events.assign(parts_.size(), nullptr);
  try {
    for (std::size_t d = 0; d < parts_.size(); ++d) {
      const Part& part = parts_[d];
      if (!part.device) continue;
      const Context& context = *part.device->context();
      context.make_current();
      // The stream of one queue has the whole graph, and those of the others wait for it.
      auto queue = part.last_launches.begin();
      StreamState& stream = part.device->compute_stream(queue == part.last_launches.end() ? 0 : (queue++)->first);
      wait_on_stream(context, stream, waits);
      wait_on_stream(context, stream, {cleared_.data(), cleared_.size()});
      const std::shared_ptr<CudaEvent> event = part.device->begin(stream);
      context.check(context.api().graph_launch(part.executable, stream.handle), "cuGraphLaunch");
      event->record_end(stream);
      if (waits_) waits_->issued(event);
      events[d] = event;
      for (; queue != part.last_launches.end(); ++queue) {
        wait_on_stream(context, part.device->compute_stream(queue->first), {&events[d], 1});
      }
    }
  } catch (...) {
    if (waits_) waits_->stop();  // the devices that have begun would wait for this one
    throw;
  }
  cleared_.clear();
}

}  // namespace boxflow::cuda
