// Variables of modules. NVIDIA's runtime has the program's copy of each on the first GPU. The modules with intervals of
// blocks have copies of their own, which only kernels read.
#pragma once

#include "cudart_gpu/kernels.hpp"

namespace boxflow::cudart {

// Notes that the host or a kernel may change variables that the program names so; null stands for any variable.
void note_change(const void *host);

// Orders a launch behind the last update of the first GPU's copies, and updates all copies if they are old. The first
// GPU's work is in the program's stream, and the other GPUs wait for it.
bool update_variables(Unit &unit, const Gpus &gpus, cuda::StreamHandle stream);

}  // namespace boxflow::cudart
