// The fake CUDA driver's kernels and graphs: see cuda_fake_state.hpp. An old driver has no graphs.
#include <algorithm>

#include "cuda_fake_state.hpp"

using namespace boxflow::cuda;

namespace boxflow::test::fake_cuda {

Kernel kernel_of(const KernelNode& node) {
  const Function* function = find(fake().functions, node.function);
  if (!function || function->device != current) return {kInvalidHandle, {}, {}, {}};
  const auto& [grid_x, grid_y, grid_z] = node.grid;
  const auto& [block_x, block_y, block_z] = node.block;
  const unsigned block = block_x * block_y * block_z;
  if (node.shared_bytes || node.extra || node.kernel || node.context) return {kErrorInvalidValue, {}, {}, {}};
  if (!grid_x || !grid_y || !grid_z || grid_y > 65535 || grid_z > 65535) return {kErrorInvalidValue, {}, {}, {}};
  if (!block || block > static_cast<unsigned>(function->kernel->max_threads) || block_z > 64) {
    return {kErrorInvalidValue, {}, {}, {}};
  }
  std::string text = std::string(function->kernel->name) + " " + number(grid_x) + "," + number(grid_y) + "," +
                     number(grid_z) + " x " + number(block_x) + "," + number(block_y) + "," + number(block_z);
  // The driver copies the parameters at once.
  std::vector<std::uint64_t> values;
  for (int i = 0; i < function->kernel->parameters; ++i) {
    values.push_back(*static_cast<const std::uint64_t*>(node.parameters[i]));
  }
  const FakeThreads threads{std::uint64_t{grid_x} * block_x, std::uint64_t{grid_y} * block_y,
                            std::uint64_t{grid_z} * block_z};
  const auto locate = [device = current](DevicePointer pointer, std::size_t bytes) {
    return reached_bytes(device, pointer, bytes);
  };
  const auto* const kernel = function->kernel;
  return {kSuccess, std::move(text),
          [=] { return kernel->run(values.data(), threads, locate) ? kSuccess : kErrorIllegalAddress; },
          [=] { return !kernel->has_ended || kernel->has_ended(values.data(), locate); }};
}

namespace {

// A launched graph. Runs the nodes in the order that is the least expected among those that the dependences allow.
class Launched {
 public:
  explicit Launched(const Graph& graph) : nodes_(graph.nodes), begun_(nodes_.size()), done_(nodes_.size()) {}

  // Returns kNotYet if all that could run waits for other streams.
  Result run() {
    while (!all_done()) {
      const std::size_t before = fake().progress;
      if (const Result result = run_one()) return result;
      if (fake().progress == before) run_others();
      if (fake().progress == before) return kNotYet;
    }
    return kSuccess;
  }

 private:
  bool all_done() const { return std::all_of(done_.begin(), done_.end(), [](bool done) { return done; }); }

  bool ready(std::size_t node) const {
    return std::all_of(nodes_[node].after.begin(), nodes_[node].after.end(),
                       [&](std::size_t before) { return done_[before]; });
  }

  // Runs a node, or finds that one has ended.
  Result run_one() {
    for (std::size_t node = nodes_.size(); node-- > 0;) {
      if (done_[node] || !ready(node)) continue;
      if (!begun_[node]) {
        if (const Result result = nodes_[node].kernel.run()) return result;
        begun_[node] = true;
        ++fake().progress;
      }
      if (!nodes_[node].kernel.has_ended()) continue;
      done_[node] = true;
      ++fake().progress;
      return kSuccess;
    }
    return kSuccess;
  }

  // Lets each other stream do the work that it has to do next.
  static void run_others() {
    for (const auto& [handle, stream] : fake().streams) {
      if (!stream->pending.empty() && !stream->runs) run_to(stream.get(), stream->done + 1);
    }
  }

  std::vector<GraphNode> nodes_;
  std::vector<bool> begun_;
  std::vector<bool> done_;
};

}  // namespace

}  // namespace boxflow::test::fake_cuda

using namespace boxflow::test::fake_cuda;

#ifndef FAKE_WITHOUT_GRAPHS

extern "C" {

Result cuGraphCreate(GraphHandle* handle, unsigned flags) {
  FAKE_ENTER("cuGraphCreate")
  if (flags) return kErrorInvalidValue;
  auto made = std::make_unique<Graph>();
  *handle = handle_of<GraphHandle>(made.get());
  fake().graphs[*handle] = std::move(made);
  return kSuccess;
}

Result cuGraphDestroy(GraphHandle handle) { return fake().graphs.erase(handle) ? kSuccess : kInvalidHandle; }

// A node's handle is its position, from 1 on.
Result cuGraphAddKernelNode_v2(GraphNodeHandle* handle, GraphHandle graph_handle, const GraphNodeHandle* after,
                               std::size_t count, const KernelNode* node) {
  FAKE_ENTER("cuGraphAddKernelNode_v2")
  FAKE_NEEDS_CONTEXT()
  Graph* graph = find(fake().graphs, graph_handle);
  if (!graph) return kInvalidHandle;
  GraphNode made{kernel_of(*node), {}};
  if (made.kernel.refused) return made.kernel.refused;
  for (std::size_t i = 0; i < count; ++i) {
    made.after.push_back(reinterpret_cast<std::uintptr_t>(after[i]) - 1);
    if (made.after.back() >= graph->nodes.size()) return kErrorInvalidValue;
  }
  graph->nodes.push_back(std::move(made));
  *handle = reinterpret_cast<GraphNodeHandle>(graph->nodes.size());
  return kSuccess;
}

Result cuGraphInstantiateWithFlags(GraphExecHandle* handle, GraphHandle graph_handle, unsigned long long flags) {
  FAKE_ENTER("cuGraphInstantiateWithFlags")
  FAKE_NEEDS_CONTEXT()
  Graph* graph = find(fake().graphs, graph_handle);
  if (!graph || graph->nodes.empty() || flags) return kErrorInvalidValue;
  auto made = std::make_unique<Graph>(*graph);
  *handle = handle_of<GraphExecHandle>(made.get());
  fake().executables[*handle] = std::move(made);
  log("cuGraphInstantiate " + number(graph->nodes.size()));
  return kSuccess;
}

Result cuGraphExecDestroy(GraphExecHandle handle) {
  return fake().executables.erase(handle) ? kSuccess : kInvalidHandle;
}

// Changes later launches only.
Result cuGraphExecKernelNodeSetParams_v2(GraphExecHandle handle, GraphNodeHandle node, const KernelNode* params) {
  FAKE_ENTER("cuGraphExecKernelNodeSetParams_v2")
  FAKE_NEEDS_CONTEXT()
  Graph* executable = find(fake().executables, handle);
  const std::size_t position = reinterpret_cast<std::uintptr_t>(node) - 1;
  if (!executable || position >= executable->nodes.size()) return kErrorInvalidValue;
  Kernel kernel = kernel_of(*params);
  if (kernel.refused) return kernel.refused;
  executable->nodes[position].kernel = std::move(kernel);
  return kSuccess;
}

Result cuGraphLaunch(GraphExecHandle handle, StreamHandle stream) {
  FAKE_ENTER("cuGraphLaunch")
  Graph* executable = find(fake().executables, handle);
  if (!executable) return kInvalidHandle;
  log("cuGraphLaunch " + number(executable->nodes.size()));
  return put(stream, [launched = std::make_shared<Launched>(*executable)] { return launched->run(); });
}

Result cuGraphKernelNodeSetAttribute(GraphNodeHandle, int attribute, const LaunchAttributeValue* value) {
  FAKE_ENTER("cuGraphKernelNodeSetAttribute")
  return attribute == kLaunchAttributePriority && value->priority == kMostUrgent ? kSuccess : kErrorInvalidValue;
}
}

#endif
