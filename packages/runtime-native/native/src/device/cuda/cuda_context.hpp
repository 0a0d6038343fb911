// A device's primary context, and owners of objects in it.
#pragma once

#include <memory>
#include <string>

#include "device/cuda/cuda_api.hpp"
#include "device/cuda/cuda_error.hpp"

namespace boxflow::cuda {

// Keeps the primary context alive. Whatever lives in it holds a reference, so that it is destroyed last.
class Context {
 public:
  // `label` says which device of the run it is.
  Context(const Api& api, DeviceOrdinal device, DeviceLabel label);
  ~Context();
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  const Api& api() const { return api_; }
  ContextHandle handle() const { return handle_; }
  DeviceOrdinal device() const { return device_; }
  const std::string& label() const { return label_.text; }

  // Makes the context current for the calling thread. The driver is asked each time, because the thread and its context
  // may change between calls.
  void make_current() const;
  // Does the same without exceptions. Returns false if the context is unusable; its objects are then already destroyed.
  bool try_make_current() const noexcept;

  // Returns a CU_DEVICE_ATTRIBUTE of the device.
  int attribute(int which) const;
  // Returns the priority of work that goes before all other work of the device. The context must be current.
  int most_urgent() const;

  // Throws BF5205, for this device, unless `result` is a success.
  void check(Result result, const char* function) const;

 private:
  Api api_;
  DeviceOrdinal device_;
  DeviceLabel label_;
  ContextHandle handle_ = nullptr;
};

using ContextRef = std::shared_ptr<const Context>;

// An in-order queue that never waits for the legacy default stream.
class Stream {
 public:
  // Launches on an `urgent` stream go before those of other streams, as soon as blocks of these end.
  explicit Stream(ContextRef context, bool urgent = false);
  ~Stream();
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  StreamHandle handle() const { return handle_; }

 private:
  ContextRef context_;
  StreamHandle handle_ = nullptr;
};

}  // namespace boxflow::cuda
