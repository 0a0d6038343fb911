// Control over the CUDA driver made up for the tests (cuda_fake_driver.cpp), found in its library by name.
#pragma once

#include <cstddef>

extern "C" {

struct FakeCudaSetup {
  int devices;
  std::size_t memory;           // bytes per device
  int peer_access;              // 1: between all pairs; 0: none
  int max_pitch;                // bytes
  int compute_capability;       // 90 for sm_90
  int one_gpu = 0;              // 1: all devices are on one GPU
};

// Forgets everything. No platform is open.
void fake_cuda_reset(const FakeCudaSetup* setup);
// One line per call since the last time: "cuMemcpyPeerAsync 0->1 4096". Valid until the next call.
const char* fake_cuda_take_log();
// How often `symbol` was called since the driver was reset. Questions that cost the driver nothing do not count.
int fake_cuda_calls(const char* symbol);
// The next call of `symbol` returns `result` and does nothing.
void fake_cuda_fail_next(const char* symbol, int result);
// The call of `symbol` after `calls` more of them returns `result` and does nothing.
void fake_cuda_fail_after(const char* symbol, int calls, int result);
// From now on the device does no work, and what asks for its work gets `result`.
void fake_cuda_break(int device, int result);
// How many calls would never have returned, since the driver was reset: the work they waited for waits for other work.
int fake_cuda_hangs();
// Contexts retained, modules, streams, events, graphs and allocations, pinned ones too, that are alive.
int fake_cuda_live_objects();
}
