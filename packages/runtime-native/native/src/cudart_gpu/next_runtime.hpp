// The functions of NVIDIA's runtime, which this library stands before.
#pragma once

namespace boxflow::cudart {

// Returns the function of a name that comes next in the order of the dynamic linker. Ends the program with BF5401 if
// there is none.
void *next_symbol(const char *name);

}  // namespace boxflow::cudart

// NVIDIA's function of the same name and type as one that is declared here.
#define BOXFLOW_NEXT(name)                                                                                 \
  ([] {                                                                                                    \
    static const auto next_##name = reinterpret_cast<decltype(&name)>(boxflow::cudart::next_symbol(#name)); \
    return next_##name;                                                                                    \
  }())
