// Shadow mode: names the kernel that accessed memory outside its buffers, before the program ends.
#pragma once

namespace boxflow::host {

// Lets faults inside a RunningKernel end the process with BF5034, exit code 1, from the first call on.
void report_kernel_faults();

// The kernel that this thread runs, as long as this lives. `name` outlives it.
class RunningKernel {
 public:
  explicit RunningKernel(const char* name);
  ~RunningKernel();
  RunningKernel(const RunningKernel&) = delete;
  RunningKernel& operator=(const RunningKernel&) = delete;
};

}  // namespace boxflow::host
