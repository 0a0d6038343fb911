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

 private:
  std::string code_;
  std::string hint_;
};

}  // namespace boxflow
