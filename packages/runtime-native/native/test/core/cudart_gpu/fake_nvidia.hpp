// NVIDIA's driver and runtime for machines without GPUs, in one library. Memory of all GPUs is the host's, work runs
// when it is issued, and a log says what was asked for. FAKE_GPUS is their number. FAKE_SHARE=0 takes their peer access
// away, and FAKE_PAGES=0 the virtual memory management.
#pragma once

#include <cstddef>
#include <cstdint>

extern "C" {

// A kernel of the tests: it runs a box of blocks. `parameters` are those of the launch.
using FakeKernel = void (*)(const uint32_t (&blocks)[3], void **parameters, int gpu);

// Makes a kernel known by its name, to modules and to launches by NVIDIA's runtime.
void fake_add_kernel(const char *name, FakeKernel kernel);
// What NVIDIA's runtime has as the program's copy of a variable.
void *fake_variable();
// The copy of the variable in a module of a GPU.
int *fake_copy(int gpu);
// The log since the last time, one line for each call.
const char *fake_take_log();
// From now on, all work of a GPU fails with this.
void fake_break(int gpu, int result);
// How much memory each GPU has.
void fake_set_memory(size_t bytes);
}
