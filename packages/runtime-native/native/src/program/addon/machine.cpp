#include "program/addon/machine.hpp"

#include "decision/machine_name.hpp"
#include "measure/measure_machine.hpp"

namespace boxflow::addon {

namespace {

RunOptions options_of(const Napi::CallbackInfo& info) {
  RunOptions options;
  options.target = parse_target(info[0].As<Napi::String>().Utf8Value());
  options.devices = static_cast<std::size_t>(info[1].As<Napi::Number>().Int64Value());
  return options;
}

}  // namespace

Napi::Value measure(const Napi::CallbackInfo& info) {
  try {
    const RunOptions options = options_of(info);
    const std::string name = machine_name(options);
    const MachineMeasurements measurements = measure_machine(options, 0);
    write_machine_file(machine_file(name), name, measurements);
    return Napi::String::New(info.Env(), machine_json(name, measurements));
  } catch (const Error& error) {
    throw node_error(info.Env(), error);
  }
}

Napi::Value measured(const Napi::CallbackInfo& info) {
  try {
    const std::string name = machine_name(options_of(info));
    const auto measurements = read_machine_file(machine_file(name), name);
    return measurements ? Napi::Value(Napi::String::New(info.Env(), machine_json(name, *measurements)))
                        : Napi::Value(info.Env().Null());
  } catch (const Error& error) {
    throw node_error(info.Env(), error);
  }
}

}  // namespace boxflow::addon
