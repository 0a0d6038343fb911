// Errors of the runtime: a stable code, what is wrong, and what to do about it.
#pragma once

#include <stdexcept>
#include <string>

namespace boxflow {

class Error : public std::runtime_error {
 public:
  Error(std::string code, const std::string& message, std::string hint = {})
      : std::runtime_error(message), code_(std::move(code)), hint_(std::move(hint)) {}
  const std::string& code() const { return code_; }
  const std::string& hint() const { return hint_; }

  // `file:line:column` of the region at fault; empty where it is no region's fault, or not known yet.
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
};

}  // namespace boxflow
