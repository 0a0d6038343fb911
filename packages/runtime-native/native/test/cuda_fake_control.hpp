// The controls of the CUDA driver made up for the tests, from the same library that the devices open.
#pragma once

#include <cstdlib>

#include "base/dynamic_library.hpp"
#include "cuda_fake_driver.hpp"

namespace boxflow::test {

struct FakeDriver {
  DynamicLibrary library = DynamicLibrary::open_first({std::getenv("BOXFLOW_CUDA_LIBRARY")});
  decltype(&fake_cuda_reset) reset = library.symbol<decltype(&fake_cuda_reset)>("fake_cuda_reset");
  decltype(&fake_cuda_take_log) take_log = library.symbol<decltype(&fake_cuda_take_log)>("fake_cuda_take_log");
  decltype(&fake_cuda_fail_next) fail_next = library.symbol<decltype(&fake_cuda_fail_next)>("fake_cuda_fail_next");
  decltype(&fake_cuda_fail_after) fail_after = library.symbol<decltype(&fake_cuda_fail_after)>("fake_cuda_fail_after");
  decltype(&fake_cuda_break) break_device = library.symbol<decltype(&fake_cuda_break)>("fake_cuda_break");
  decltype(&fake_cuda_hangs) hangs = library.symbol<decltype(&fake_cuda_hangs)>("fake_cuda_hangs");
  decltype(&fake_cuda_live_objects) live_objects =
      library.symbol<decltype(&fake_cuda_live_objects)>("fake_cuda_live_objects");
  decltype(&fake_cuda_calls) calls = library.symbol<decltype(&fake_cuda_calls)>("fake_cuda_calls");

  void start(FakeCudaSetup setup) { reset(&setup); }
};

inline constexpr FakeCudaSetup kOne{1, std::size_t{1} << 30, 1, 1 << 30, 90};
inline constexpr FakeCudaSetup kFour{4, std::size_t{1} << 30, 1, 1 << 30, 90};

inline const unsigned char* image(const char* text) { return reinterpret_cast<const unsigned char*>(text); }
inline const unsigned char* const kImage = image("FAKE IMAGE sm_90");

}  // namespace boxflow::test
