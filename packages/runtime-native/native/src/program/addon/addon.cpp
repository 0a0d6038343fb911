// The addon's export table. It keeps no state: two runs share nothing.
#include "program/addon/list_devices.hpp"
#include "program/addon/machine.hpp"
#include "program/addon/run_worker.hpp"

namespace {

Napi::Object export_all(Napi::Env env, Napi::Object exports) {
  exports.Set("run", Napi::Function::New(env, boxflow::addon::run, "run"));
  exports.Set("listDevices", Napi::Function::New(env, boxflow::addon::list_devices, "listDevices"));
  exports.Set("measure", Napi::Function::New(env, boxflow::addon::measure, "measure"));
  exports.Set("measured", Napi::Function::New(env, boxflow::addon::measured, "measured"));
  return exports;
}

}  // namespace

NODE_API_MODULE(boxflow, export_all)
