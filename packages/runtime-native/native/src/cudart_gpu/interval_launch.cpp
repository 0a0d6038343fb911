#include "cudart_gpu/interval_launch.hpp"

#include <algorithm>

#include "cudart/block_split.hpp"
#include "cudart_gpu/variables.hpp"

namespace boxflow::cudart {

namespace {

cuda::Result launch_part(const cuda::Api &api, cuda::FunctionHandle function, const boxflow_ptx_launch &part,
                         std::vector<void *> &arguments, cuda::StreamHandle stream) {
  boxflow_interval interval;
  std::copy(part.first, part.first + 3, interval.first);
  std::copy(part.grid, part.grid + 3, interval.grid);
  arguments.back() = &interval;
  return api.launch_kernel(function, part.end[0] - part.first[0], part.end[1] - part.first[1],
                           part.end[2] - part.first[2], part.block[0], part.block[1], part.block[2],
                           static_cast<unsigned>(part.dynamic_shared_bytes), stream, arguments.data(), nullptr);
}

// Issues a part to a GPU other than the first one.
bool launch_behind_fork(const Gpus &gpus, const Gpu &gpu, cuda::FunctionHandle function,
                        const boxflow_ptx_launch &part, std::vector<void *> &arguments) {
  const cuda::Api &api = gpus.api();
  const Current current(api, gpu.context);
  return api.stream_wait_event(gpu.stream, gpus.fork(), 0) == cuda::kSuccess &&
         launch_part(api, function, part, arguments, gpu.stream) == cuda::kSuccess &&
         api.event_record(gpu.done, gpu.stream) == cuda::kSuccess;
}

}  // namespace

Issued launch_intervals(Kernel &kernel, const Gpus &gpus, const boxflow_ptx_launch &whole, void **arguments,
                        cuda::StreamHandle stream) {
  const cuda::Api &api = gpus.api();
  const std::vector<boxflow_ptx_launch> parts = split_blocks(whole, gpus.count());
  std::vector<void *> extended(arguments, arguments + kernel.code->parameters);
  extended.push_back(nullptr);

  const Current current(api, gpus.first().context);
  // Copies of variables begin behind what the stream has so far, on all GPUs.
  if (api.event_record(gpus.fork(), stream) != cuda::kSuccess) return Issued::nothing;
  if (kernel.code->reads_variables) {
    for (size_t d = 1; d < gpus.count(); ++d) {
      const Gpu &gpu = gpus.all()[d];
      const Current other(api, gpu.context);
      if (api.stream_wait_event(gpu.stream, gpus.fork(), 0) != cuda::kSuccess) return Issued::nothing;
    }
    if (!update_variables(*kernel.unit, gpus, stream)) return Issued::nothing;
  }
  if (launch_part(api, kernel.functions[0], parts[0], extended, stream) != cuda::kSuccess) return Issued::nothing;
  for (size_t d = 1; d < parts.size(); ++d) {
    const Gpu &gpu = gpus.all()[d];
    if (!launch_behind_fork(gpus, gpu, kernel.functions[d], parts[d], extended)) return Issued::failed;
    if (api.stream_wait_event(stream, gpu.done, 0) != cuda::kSuccess) return Issued::failed;
  }
  return Issued::all;
}

}  // namespace boxflow::cudart
