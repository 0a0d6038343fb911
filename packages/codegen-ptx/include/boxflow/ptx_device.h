// The building blocks of a PTX kernel's C. Registers are unsigned integers of their width; reals are their bits.
#ifndef BOXFLOW_PTX_DEVICE_H
#define BOXFLOW_PTX_DEVICE_H

#include "boxflow/ptx_kernel.h"

#include "boxflow/ptx_memory.h"

#include "boxflow/ptx_integers.h"

#include "boxflow/ptx_reals.h"

#include "boxflow/ptx_conversions.h"

#include "boxflow/ptx_threads.h"

#include "boxflow/ptx_warps.h"

#include "boxflow/ptx_atomics.h"

#include "boxflow/ptx_system.h"

#endif
