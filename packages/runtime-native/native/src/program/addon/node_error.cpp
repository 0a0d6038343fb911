#include "program/addon/node_error.hpp"

namespace boxflow::addon {

Napi::Error node_error(Napi::Env env, const Error& error) {
  const std::string place = error.place().empty() ? "" : error.place() + ": ";
  Napi::Error result = Napi::Error::New(env, place + error.what());
  result.Set("code", error.code());
  result.Set("hint", error.hint());
  return result;
}

}  // namespace boxflow::addon
