// Owners of OpenCL objects. The release function is a plain pointer into a library that is never unmapped, so a
// handle may outlive everything else here.
#pragma once

#include <memory>
#include <type_traits>

#include "device/opencl/opencl_api.hpp"

namespace boxflow::opencl {

template <typename Raw>
using Owner = std::unique_ptr<std::remove_pointer_t<Raw>, Int (*)(Raw)>;

using ContextOwner = Owner<Context>;
using QueueOwner = Owner<Queue>;
using MemoryOwner = Owner<Memory>;
using ProgramOwner = Owner<Program>;
using KernelOwner = Owner<Kernel>;
using EventOwner = Owner<RawEvent>;

}  // namespace boxflow::opencl
