// Checks of large copies through pinned blocks, for cuda_device_test.
#pragma once

#include "cuda_fake_control.hpp"
#include "device_checks.hpp"

namespace boxflow::test {

void check_ring(Checks& checks, FakeDriver& driver);

}  // namespace boxflow::test
