#include "cudart_gpu/variables.hpp"

#include "cudart/exported.hpp"
#include "cudart_gpu/next_runtime.hpp"

namespace boxflow::cudart {

BOXFLOW_CUDART Status cudaGetSymbolAddress(void **address, const void *symbol);

void note_change(const void *host) {
  Kernels &kernels = Kernels::get();
  const std::lock_guard lock(kernels.mutex());
  if (Unit *unit = host == nullptr ? nullptr : kernels.unit_of_variable(host)) {
    unit->variables_changed = true;
    return;
  }
  if (host != nullptr) return;
  for (Unit *unit : kernels.units()) unit->variables_changed = true;
}

namespace {

// Copies a variable to the modules, in the streams of the GPUs.
bool update(const boxflow_interval_variable &variable, Unit &unit, const Gpus &gpus, cuda::StreamHandle stream) {
  const std::vector<const void *> hosts = Kernels::get().variables_named(variable.name);
  // Those that the host cannot name have their first value for ever.
  if (hosts.empty()) return true;
  void *source = nullptr;
  if (hosts.size() > 1 || BOXFLOW_NEXT(cudaGetSymbolAddress)(&source, hosts[0]) != success) return false;
  const cuda::Api &api = gpus.api();
  for (uint32_t d = 0; d < gpus.count(); ++d) {
    const Gpu &gpu = gpus.all()[d];
    const Current current(api, gpu.context);
    cuda::DevicePointer copy = 0;
    size_t bytes = 0;
    if (api.module_get_global(&copy, &bytes, unit.modules[d], variable.name) != cuda::kSuccess) return false;
    const auto from = reinterpret_cast<cuda::DevicePointer>(source);
    const cuda::Result result =
        d == 0 ? api.memcpy_dtod_async(copy, from, bytes, stream)
               : api.memcpy_peer_async(copy, gpu.context, from, gpus.first().context, bytes, gpu.stream);
    if (result != cuda::kSuccess) return false;
  }
  return true;
}

}  // namespace

bool update_variables(Unit &unit, const Gpus &gpus, cuda::StreamHandle stream) {
  const cuda::Api &api = gpus.api();
  if (!unit.variables_changed && !unit.variables_exposed) {
    return api.stream_wait_event(stream, unit.updated, 0) == cuda::kSuccess;
  }
  for (const boxflow_interval_variable *one = unit.data->variables; one->name != nullptr; ++one) {
    if (!update(*one, unit, gpus, stream)) return false;
  }
  unit.variables_changed = false;
  return api.event_record(unit.updated, stream) == cuda::kSuccess;
}

}  // namespace boxflow::cudart
