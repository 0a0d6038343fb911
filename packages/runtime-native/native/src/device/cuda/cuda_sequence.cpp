#include "device/cuda/cuda_sequence.hpp"

#include "device/cuda/cuda_device.hpp"

namespace boxflow::cuda {

bool CudaSequence::is_possible(const Api& api) {
  return api.graph_create && api.graph_destroy && api.graph_add_kernel_node && api.graph_instantiate &&
         api.graph_exec_destroy && api.graph_exec_kernel_node_set_params && api.graph_launch;
}

CudaSequence::CudaSequence(CudaDevice& device, std::size_t queue)
    : device_(device), context_(device.context()), stream_(device.compute_stream(queue)) {
  context_->make_current();
  context_->check(context_->api().graph_create(&graph_, 0), "cuGraphCreate");
}

CudaSequence::~CudaSequence() {
  if (!context_->try_make_current()) return;
  if (executable_) context_->api().graph_exec_destroy(executable_);
  context_->api().graph_destroy(graph_);
}

void CudaSequence::add(const LaunchRequest& request) {
  context_->make_current();
  const KernelNode node = device_.describe(request);
  GraphNodeHandle added = nullptr;
  const GraphNodeHandle* const before = nodes_.empty() ? nullptr : &nodes_.back();
  context_->check(context_->api().graph_add_kernel_node(&added, graph_, before, before ? 1 : 0, &node),
                  "cuGraphAddKernelNode");
  nodes_.push_back(added);
}

bool CudaSequence::complete() {
  context_->make_current();
  const Result result = context_->api().graph_instantiate(&executable_, graph_, 0);
  if (result == kErrorOutOfMemory || result == kErrorNotSupported) return false;
  context_->check(result, "cuGraphInstantiate");
  return true;
}

void CudaSequence::change(std::size_t position, const LaunchRequest& request) {
  context_->make_current();
  const KernelNode node = device_.describe(request);
  context_->check(context_->api().graph_exec_kernel_node_set_params(executable_, nodes_.at(position), &node),
                  "cuGraphExecKernelNodeSetParams");
}

EventRef CudaSequence::issue(Waits waits) {
  context_->make_current();
  wait_on_stream(*context_, stream_, waits);
  const std::shared_ptr<CudaEvent> event = device_.begin(stream_);
  context_->check(context_->api().graph_launch(executable_, stream_.handle), "cuGraphLaunch");
  event->record_end(stream_);
  return event;
}

}  // namespace boxflow::cuda
