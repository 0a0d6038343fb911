// Everything that devices are told to do, as text: two runs that issue the same, each work after the same ones, have
// the same log.
#pragma once

#include "session/session.hpp"

namespace boxflow::test {

using CallLog = std::vector<std::string>;

// The answers of devices about events that nobody has waited for.
enum class Completion {
  kNever,  // not complete: logs do not depend on how fast devices are
  kTrue,
};

// `log` outlives the session. `sequences`: the devices have sequences, whose steps are logged one by one. `urgent`:
// they have a queue more, for what others wait for. Its launches are logged as such, and run on the first queue.
Session::Wrap with_call_log(CallLog& log, Completion completion = Completion::kNever, bool sequences = false,
                            bool urgent = false);

}  // namespace boxflow::test
