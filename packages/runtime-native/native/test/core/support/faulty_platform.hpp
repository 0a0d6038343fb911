// Host devices that fail, or do not copy what they were told to.
#pragma once

#include <functional>

#include "session/session.hpp"

namespace boxflow::test {

enum class DeviceCall { kAllocate, kRelease, kLaunch, kFromHost, kToHost, kFromPeer, kWithin };

enum class Effect {
  kNone,
  kRefuse,     // there is not enough memory
  kFail,       // the call throws a DeviceFailure
  kFailLater,  // the work is not done, and only whoever waits for it learns that
  kLose,       // the call throws, as does every later one for this device; what was under way has failed
};

// A fault of one call: what happens in its place.
struct Fault {
  Effect effect = Effect::kNone;
  bool skip = false;                // a copy is said to be done, and is not
  std::ptrdiff_t source_shift = 0;  // bytes
};

// Asked about every call, in the order in which they are issued; `device` is the one that does it. Devices that are
// lost are not asked about.
using FaultPlan = std::function<Fault(DeviceCall call, int device)>;

// The facts that are known when the platform has been closed.
struct FaultReport {
  std::vector<std::size_t> unreleased;  // by device: allocations
};

// Work that waits for failed work fails in the same way, as do later launches on the device. `report`, which may be
// null, outlives the session.
Session::Wrap with_faults(FaultPlan plan, FaultReport* report = nullptr);

}  // namespace boxflow::test
