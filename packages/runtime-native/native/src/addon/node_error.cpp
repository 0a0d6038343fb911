#include "node_error.hpp"

namespace boxflow::addon {

Napi::Error node_error(Napi::Env env, const Error& error) {
  const std::string place = error.place().empty() ? "" : error.place() + ": ";
  Napi::Error result = Napi::Error::New(env, place + error.what());
  result.Set("code", error.code());
  result.Set("hint", error.hint());
  return result;
}

Error as_error(const std::exception_ptr& exception) {
  try {
    std::rethrow_exception(exception);
  } catch (const Error& error) {
    return error;
  } catch (const std::bad_alloc&) {
    return Error("BF5024", "this machine has no memory left", "use smaller sizes");
  } catch (const std::exception& error) {
    return Error("BF9504", error.what(), "this is a bug of boxflow; please report it with the program");
  }
}

}  // namespace boxflow::addon
