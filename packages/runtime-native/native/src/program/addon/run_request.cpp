#include "program/addon/run_request.hpp"

namespace boxflow::addon {

namespace {

std::string text(const Napi::Object& object, const char* key) {
  return object.Get(key).As<Napi::String>().Utf8Value();
}

std::size_t count(const Napi::Object& object, const char* key) {
  return static_cast<std::size_t>(object.Get(key).As<Napi::Number>().Int64Value());
}

std::vector<std::int64_t> integers(const Napi::BigInt64Array& values) {
  return {values.Data(), values.Data() + values.ElementLength()};
}

void* address(const Napi::Value& value) {
  if (value.IsNull()) return nullptr;
  void* data = nullptr;
  napi_get_typedarray_info(value.Env(), value, nullptr, nullptr, &data, nullptr, nullptr);
  return data;
}

}  // namespace

RunRequest read_request(const Napi::Object& object) {
  RunRequest request;
  request.plans_json = text(object, "plansJson");
  request.plan = count(object, "plan");
  request.host_kernels = text(object, "hostKernels");
  request.opencl_source = text(object, "openclSource");
  request.cuda_source = text(object, "cudaSource");
  request.options.target = parse_target(text(object, "target"));
  request.options.all_devices = object.Get("allDevices").As<Napi::Boolean>();
  request.options.devices = count(object, "devices");
  request.options.memory_limit = count(object, "memoryLimit");
  request.options.tile = static_cast<std::int64_t>(count(object, "tile"));
  request.options.second_tile = static_cast<std::int64_t>(count(object, "secondTile"));
  parse_distribution(text(object, "distribution"), request.options);
  request.options.communication = parse_communication(text(object, "comm"));
  request.options.boxes = parse_boxes(text(object, "boxes"));
  request.options.concurrent_tiles = count(object, "concurrentTiles");
  request.options.reuse = object.Get("reuse").As<Napi::Boolean>();
  request.options.overlap = object.Get("overlap").As<Napi::Boolean>();
  request.options.reorder = object.Get("reorder").As<Napi::Boolean>();
  request.options.repeat = object.Get("repeat").As<Napi::Boolean>();
  request.options.peer = object.Get("peer").As<Napi::Boolean>();
  request.options.model = text(object, "model");
  request.options.profiling = true;
  request.trace = text(object, "trace");
  request.parameters = integers(object.Get("parameters").As<Napi::BigInt64Array>());
  request.without_arrays = object.Get("arrays").IsNull();
  if (request.without_arrays) return request;
  const auto arrays = object.Get("arrays").As<Napi::Array>();
  for (std::uint32_t i = 0; i < arrays.Length(); ++i) request.arrays.push_back(address(arrays.Get(i)));
  return request;
}

}  // namespace boxflow::addon
