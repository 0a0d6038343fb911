// Errors of the runtime: a stable code, the problem, and its remedy.
#pragma once

#include <exception>
#include <new>
#include <stdexcept>
#include <string>
#include <utility>

namespace boxflow {

class Error : public std::runtime_error {
 public:
  Error(std::string code, const std::string& message, std::string hint = {})
      : std::runtime_error(message), code_(std::move(code)), hint_(std::move(hint)) {}
  const std::string& code() const { return code_; }
  const std::string& hint() const { return hint_; }

  // The region's place, `file:line:column`; empty if the error concerns no region, or the region is not known yet.
  const std::string& place() const { return place_; }
  Error at(const std::string& place) const {
    Error placed = *this;
    if (placed.place_.empty()) placed.place_ = place;
    return placed;
  }

 private:
  std::string code_;
  std::string hint_;
  std::string place_;

  friend class DeviceFailure;
};

// A device failed, through a mistake of neither the program nor the runtime. The program may continue without the
// device.
class DeviceFailure : public Error {
 public:
  // `device`: its position in the run's list of devices.
  DeviceFailure(std::string code, const std::string& message, std::string hint, std::size_t device)
      : Error(std::move(code), message, std::move(hint)), device_(device) {}
  std::size_t device() const { return device_; }
  DeviceFailure at(const std::string& place) const {
    DeviceFailure placed = *this;
    if (placed.place_.empty()) placed.place_ = place;
    return placed;
  }

 private:
  std::size_t device_;
};

// Turns any exception into an Error.
inline Error as_error(const std::exception_ptr& exception) {
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

}  // namespace boxflow
