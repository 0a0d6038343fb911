// Marks functions that programs call by NVIDIA's names.
#pragma once

#define BOXFLOW_CUDART extern "C" __attribute__((visibility("default")))
