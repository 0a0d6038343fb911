// The interface of kernels that are printed from PTX. See the README of @boxflow/codegen-ptx.
#ifndef BOXFLOW_PTX_KERNEL_H
#define BOXFLOW_PTX_KERNEL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A launch of a kernel for a box of blocks. Dimensions are in the order x, y, z.
typedef struct boxflow_ptx_launch {
  uint32_t grid[3];   // the program's grid, as %nctaid
  uint32_t block[3];  // threads of a block, as %ntid
  uint32_t first[3];  // the first block that runs, as %ctaid
  uint32_t end[3];    // the block after the last one, in each dimension
  uint64_t dynamic_shared_bytes;
} boxflow_ptx_launch;

enum {
  boxflow_ptx_done = 0,
  boxflow_ptx_trapped = 1,        // a thread executed trap
  boxflow_ptx_deadlock = 2,       // threads wait for others that have ended or wait elsewhere
  boxflow_ptx_out_of_memory = 3,  // no memory for shared memory or for the threads' stacks
  boxflow_ptx_assertion = 4,      // an assertion failed, whose text is on stderr
};

// Properties of a kernel that the runtime needs, as bits.
enum {
  boxflow_ptx_one_device = 1,  // its blocks cannot be divided between devices
  boxflow_ptx_atomics = 2,     // it has atomic operations on memory that all blocks see, whose order is open
  boxflow_ptx_prints = 4,      // it prints, so it cannot run twice unnoticed
};

typedef struct boxflow_ptx_kernel {
  const char *name;  // the mangled name
  // Runs the blocks of the launch. arguments[i] points to the value of parameter i, as for cudaLaunchKernel.
  // Several threads may call it at a time, for different blocks.
  int (*run)(const boxflow_ptx_launch *launch, void *const *arguments);
  uint32_t parameters;
  const uint32_t *parameter_bytes;
  uint32_t static_shared_bytes;
  uint32_t fibers;  // 1 if each thread of a block has a stack of its own
  uint32_t traits;  // of the enumeration above
} boxflow_ptx_kernel;

// A module-level variable in the memory that kernels use.
typedef struct boxflow_ptx_variable {
  const char *name;  // the mangled name
  void *address;
  uint64_t bytes;
  uint32_t constant;  // 1 if it is in constant memory
} boxflow_ptx_variable;

// The exports of a unit. The last entry of each table has no name.
typedef struct boxflow_ptx_unit {
  const boxflow_ptx_kernel *kernels;
  const boxflow_ptx_variable *variables;
} boxflow_ptx_unit;

#ifdef __cplusplus
}
#endif

#endif
