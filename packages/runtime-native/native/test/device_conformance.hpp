// The duties of every kind of device: the same checks run on OpenCL, on CUDA and on a driver made up for the tests. The
// platform's bundle has the kernels of `conformance_kernels.hpp`.
#pragma once

#include "device/device.hpp"
#include "device_checks.hpp"

namespace boxflow::test {

void check_conformance(Checks& checks, Platform& platform);
// Parts of it.
void check_copies(Checks& checks, Platform& platform);
void check_launches(Checks& checks, Platform& platform);

}  // namespace boxflow::test
