#include "device/cuda/cuda_context.hpp"

namespace boxflow::cuda {

Context::Context(const Api& api, DeviceOrdinal device, DeviceLabel label)
    : api_(api), device_(device), label_(std::move(label)) {
  check(api_.primary_ctx_retain(&handle_, device_), "cuDevicePrimaryCtxRetain");
}

Context::~Context() {
  // The last release destroys the context, and must not leave it current.
  ContextHandle current = nullptr;
  if (api_.ctx_get_current(&current) == kSuccess && current == handle_) api_.ctx_set_current(nullptr);
  api_.primary_ctx_release(device_);
}

void Context::make_current() const {
  ContextHandle current = nullptr;
  if (api_.ctx_get_current(&current) == kSuccess && current == handle_) return;
  check(api_.ctx_set_current(handle_), "cuCtxSetCurrent");
}

bool Context::try_make_current() const noexcept { return api_.ctx_set_current(handle_) == kSuccess; }

int Context::attribute(int which) const {
  int value = 0;
  check(api_.device_get_attribute(&value, which, device_), "cuDeviceGetAttribute");
  return value;
}

int Context::most_urgent() const {
  int least = 0;
  int greatest = 0;
  check(api_.ctx_get_stream_priority_range(&least, &greatest), "cuCtxGetStreamPriorityRange");
  return greatest;
}

void Context::check(Result result, const char* function) const { cuda::check(api_, result, function, label_); }

Stream::Stream(ContextRef context, bool urgent) : context_(std::move(context)) {
  context_->make_current();
  const int priority = urgent ? context_->most_urgent() : 0;
  context_->check(context_->api().stream_create_with_priority(&handle_, kStreamNonBlocking, priority),
                  "cuStreamCreateWithPriority");
}

Stream::~Stream() {
  if (context_->try_make_current()) context_->api().stream_destroy(handle_);
}

}  // namespace boxflow::cuda
