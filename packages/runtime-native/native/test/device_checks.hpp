// Named checks that print OK or FAIL: readable in a log from a machine that one cannot sit at.
#pragma once

#include <cstdio>
#include <exception>
#include <functional>
#include <string>

#include "base/error.hpp"

namespace boxflow::test {

class Checks {
 public:
  // One check: all `expect`s in `body` hold and nothing is thrown.
  void run(const std::string& name, const std::function<void()>& body) {
    failed_here_ = false;
    try {
      body();
    } catch (const Error& error) {
      fail("threw " + error.code() + ": " + error.what());
    } catch (const std::exception& error) {
      fail(std::string("threw ") + error.what());
    }
    std::printf("%s %s\n", failed_here_ ? "FAIL" : "OK  ", name.c_str());
    std::fflush(stdout);
    ++checks_;
    if (failed_here_) ++failures_;
  }

  void expect(bool holds, const std::string& what) {
    if (!holds) fail(what);
  }

  template <typename Value>
  void expect_equal(const Value& actual, const Value& expected, const std::string& what) {
    if (!(actual == expected)) fail(what + ": differs from what it should be");
  }

  void expect_equal(long long actual, long long expected, const std::string& what) {
    if (actual != expected) fail(what + ": " + std::to_string(actual) + " instead of " + std::to_string(expected));
  }

  // `body` throws an Error with this code, whose text contains `part`.
  void expect_error(const std::string& code, const std::string& part, const std::function<void()>& body) {
    try {
      body();
    } catch (const Error& error) {
      if (error.code() != code) fail("threw " + error.code() + " instead of " + code + ": " + error.what());
      if (std::string(error.what()).find(part) == std::string::npos) {
        fail(code + " does not say '" + part + "': " + error.what());
      }
      if (error.hint().empty()) fail(code + " has no hint");
      return;
    }
    fail("did not throw " + code);
  }

  // `body` throws a DeviceFailure with this code, for this device.
  void expect_failure(const std::string& code, int device, const std::function<void()>& body) {
    expect_error(code, "failed on device " + std::to_string(device), [&] {
      try {
        body();
      } catch (const DeviceFailure& failure) {
        expect_equal(failure.device(), device, "the failing device");
        throw;
      } catch (const Error& error) {
        fail(error.code() + " is not a failure of a device: " + error.what());
        throw;
      }
    });
  }
  // `body` throws an Error with this code that is not a device's fault.
  void expect_mistake(const std::string& code, const std::string& part, const std::function<void()>& body) {
    expect_error(code, part, [&] {
      try {
        body();
      } catch (const DeviceFailure& failure) {
        fail(failure.code() + " blames device " + std::to_string(failure.device()) + ": " + failure.what());
        throw;
      }
    });
  }

  // The process's exit status.
  int finish() const {
    std::printf("%d checks, %d failed\n", checks_, failures_);
    return failures_ == 0 ? 0 : 1;
  }

 private:
  void fail(const std::string& what) {
    failed_here_ = true;
    std::printf("     %s\n", what.c_str());
  }

  int checks_ = 0;
  int failures_ = 0;
  bool failed_here_ = false;
};

}  // namespace boxflow::test
