#include "measure/probe_program.hpp"

#include <utility>

namespace boxflow {

namespace {

constexpr const char* kPlans = R"([{
  "version": 2, "name": "probe", "origin": "the probe of machines", "parameters": ["steps", "n", "work"],
  "assumptions": [],
  "arrays": [{"name": "x", "element": "double", "extents": [{"op": "var", "name": "n"}],
              "liveIn": true, "liveOut": true}],
  "classes": [{"name": "x.0", "lo": {"op": "int", "value": 0}, "hi": {"op": "var", "name": "n"}}],
  "phases": [{
    "name": "p0", "summary": "the probe", "hostIterators": ["t"], "class": 0, "iterator": "i",
    "lo": {"op": "var", "name": "t"}, "hi": {"op": "var", "name": "n"}, "single": null,
    "views": [{
      "name": "x", "array": 0,
      "boxHull": {"lo": [{"op": "var", "name": "lo"}], "hi": [{"op": "var", "name": "hi"}]},
      "reads": [{"lo": [{"op": "var", "name": "lo"}], "hi": [{"op": "var", "name": "hi"}]}],
      "writes": [{"box": {"lo": [{"op": "var", "name": "lo"}], "hi": [{"op": "var", "name": "hi"}]}, "exact": true}],
      "cleanUp": false}],
    "launches": [{
      "kernel": "boxflow_probe", "views": [0],
      "scalars": [{"op": "var", "name": "work"}, {"op": "var", "name": "lo"}],
      "grid": [{"op": "sub", "args": [{"op": "var", "name": "hi"}, {"op": "var", "name": "lo"}]}],
      "block": [64]}],
    "flowOut": [], "flowOutSets": [], "workHull": {"op": "int", "value": 1}}],
  "host": [{"kind": "for", "iterator": "t", "init": {"op": "int", "value": 0},
            "condition": {"op": "lt", "args": [{"op": "var", "name": "t"}, {"op": "var", "name": "steps"}]},
            "step": 1,
            "body": [{"kind": "phase", "phase": 0, "iterators": [{"op": "var", "name": "t"}]}]}]
}])";

// Values stay in memory, not in registers, as in most loops.
constexpr const char* kCudaSource = R"(
extern "C" __global__ void boxflow_probe(volatile double *x, long long work, long long lo, long long count) {
  const long long i = lo + (long long)blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= lo + count) return;
  for (long long k = 0; k < work; ++k) x[i] = 0.5 * x[i] + 1.0;
}
)";

constexpr const char* kOpenclSource = R"(
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
__kernel void boxflow_probe(volatile __global double *x_buffer, long x_origin, long work, long lo, long count) {
  volatile __global double *x = x_buffer + x_origin;
  const long i = lo + (long)get_global_id(0);
  if (i >= lo + count) return;
  for (long k = 0; k < work; ++k) x[i] = 0.5 * x[i] + 1.0;
}
)";

void host_kernel(void* const* arguments) {
  double* const x = *static_cast<double* const*>(arguments[0]);
  const auto integer = [&](int position) { return *static_cast<const std::int64_t*>(arguments[position]); };
  execute_probe(x + integer(2), integer(3), integer(1));
}

constexpr boxflow_host_kernel kHostKernels[] = {{"boxflow_probe", host_kernel}, {nullptr, nullptr}};

}  // namespace

boxflow_bundle probe_bundle() {
  boxflow_bundle bundle{};
  bundle.plans_json = kPlans;
  bundle.host_kernels = kHostKernels;
  bundle.opencl_source = kOpenclSource;
  bundle.cuda_source = kCudaSource;
  return bundle;
}

Plan probe_plan() { return std::move(parse_plans(kPlans).front()); }

// Four elements at a time: neither one chain of dependent operations nor as many as the processor can do. The host and
// its devices execute the same instructions, so this is compiled once.
__attribute__((noinline)) void execute_probe(double* x, std::int64_t count, std::int64_t work) {
  std::int64_t i = 0;
  for (; i + 4 <= count; i += 4) {
    double a = x[i], b = x[i + 1], c = x[i + 2], d = x[i + 3];
    for (std::int64_t k = 0; k < work; ++k) {
      a = 0.5 * a + 1.0;
      b = 0.5 * b + 1.0;
      c = 0.5 * c + 1.0;
      d = 0.5 * d + 1.0;
    }
    x[i] = a, x[i + 1] = b, x[i + 2] = c, x[i + 3] = d;
  }
  for (; i < count; ++i) {
    for (std::int64_t k = 0; k < work; ++k) x[i] = 0.5 * x[i] + 1.0;
  }
}

}  // namespace boxflow
