// Host devices that now and then do not copy what they were told to.
#pragma once

#include <functional>

#include "session.hpp"

namespace boxflow::test {

enum class CopyKind { kFromHost, kToHost, kFromPeer, kWithin };

// Of one copy: what is done in its place.
struct CopyFault {
  bool skip = false;
  std::ptrdiff_t source_shift = 0;  // bytes
};

// Asked about every copy, in the order in which they are issued; `device` is the one that does it.
using FaultPlan = std::function<CopyFault(CopyKind kind, int device)>;

// The platform with faults, which reports everything as done.
Session::Wrap with_faults(FaultPlan plan);

}  // namespace boxflow::test
