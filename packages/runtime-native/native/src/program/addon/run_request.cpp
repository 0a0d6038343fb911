#include "program/addon/run_request.hpp"

namespace boxflow::addon {

namespace {

std::string text(const Napi::Object& object, const char* key) {
  return object.Get(key).As<Napi::String>().Utf8Value();
}

std::size_t count(const Napi::Object& object, const char* key) {
  return static_cast<std::size_t>(object.Get(key).As<Napi::Number>().Int64Value());
}

// The names are those of environment variables.
ProgramOptions options_of(const Napi::Object& texts) {
  return options_from([&](const char* name) { return texts.Has(name) ? text(texts, name) : std::string(); });
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
  const ProgramOptions options = options_of(object.Get("options").As<Napi::Object>());
  request.options = options.run;
  request.options.profiling = true;
  request.trace = options.trace;
  if (object.Has("aborted")) request.aborted = object.Get("aborted").As<Napi::Int32Array>().Data();
  request.parameters = integers(object.Get("parameters").As<Napi::BigInt64Array>());
  request.without_arrays = object.Get("arrays").IsNull();
  if (request.without_arrays) return request;
  const auto arrays = object.Get("arrays").As<Napi::Array>();
  for (std::uint32_t i = 0; i < arrays.Length(); ++i) request.arrays.push_back(address(arrays.Get(i)));
  return request;
}

}  // namespace boxflow::addon
