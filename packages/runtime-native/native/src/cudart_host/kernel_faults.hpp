// Names the kernel and its launch if it accesses memory that the program does not have.
#pragma once

#include "boxflow/ptx_kernel.h"

namespace boxflow::cudart {

// The launch whose blocks this thread runs, as long as this lives. A fault meanwhile is reported as BF5070, and then
// ends the process by its signal. A program that has its own action for the signal keeps it.
class RunningLaunch {
 public:
  // Both outlive this.
  RunningLaunch(const char *kernel, const boxflow_ptx_launch *launch);
  ~RunningLaunch();
  RunningLaunch(const RunningLaunch &) = delete;
  RunningLaunch &operator=(const RunningLaunch &) = delete;
};

}  // namespace boxflow::cudart
