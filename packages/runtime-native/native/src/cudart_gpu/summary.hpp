// What --summary prints about a CUDA program when it ends.
#pragma once

namespace boxflow::cudart {

// Prints the summary at the end of the program if BOXFLOW_SUMMARY asks for it.
void plan_summary();

// Note, and tell, that the program records work for graphs, which NVIDIA's runtime runs on the first GPU.
void note_capture();
bool was_captured();

}  // namespace boxflow::cudart
