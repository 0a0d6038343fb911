// Kernels that several GPUs can run together, as executables have them. See the README of @boxflow/codegen-ptx.
#ifndef BOXFLOW_INTERVAL_UNIT_H
#define BOXFLOW_INTERVAL_UNIT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// The value of the parameter behind a kernel's own ones. Dimensions are in the order x, y, z.
typedef struct boxflow_interval {
  uint32_t first[3];  // the first block that runs
  uint32_t grid[3];   // the program's grid
} boxflow_interval;

typedef struct boxflow_interval_kernel {
  const char *name;           // the mangled name
  uint32_t parameters;        // the program's own ones
  uint32_t is_weak;           // 1 if other files may have the same kernel
  uint32_t reads_variables;   // 1 if it mentions variables of the module
  uint32_t changes_variables; // 1 if it may change them
  const char *obstacle;       // why one device runs it, with the place; null if it may be split
} boxflow_interval_kernel;

// A variable of the image, of which each device has a copy.
typedef struct boxflow_interval_variable {
  const char *name;
  uint64_t bytes;
} boxflow_interval_variable;

// The kernels of one file. The last entry of each table has no name.
typedef struct boxflow_interval_unit {
  const char *image;  // PTX; null if no kernel may be split
  const boxflow_interval_kernel *kernels;
  const boxflow_interval_variable *variables;
} boxflow_interval_unit;

#ifdef __cplusplus
}
#endif

#endif
